// The 28 dives of Pearls, depths 1 to 7 in four colours, and the seven pearls, worth 1 to 7.
#pragma once

#include <compare>
#include <cstdint>

#include "core/index_set.h"

namespace septem::pearls {

/// One of so many things that differ.
template <int kSize>
struct Thing {
  static constexpr int kCount = kSize;
  static constexpr Thing from_index(int index) { return {static_cast<std::uint8_t>(index)}; }
  constexpr int index() const { return place; }
  friend constexpr auto operator<=>(Thing, Thing) = default;

  std::uint8_t place = 0;
};

inline constexpr int kDepths = 7;
using Card = Thing<4 * kDepths>;
using Pearl = Thing<7>;
using CardSet = IndexSet<Card>;
using PearlSet = IndexSet<Pearl>;
inline constexpr CardSet kAllCards = CardSet::first_n(Card::kCount);
inline constexpr PearlSet kAllPearls = PearlSet::first_n(Pearl::kCount);

constexpr int depth(Card card) { return card.index() % kDepths + 1; }
constexpr int worth(Pearl pearl) { return pearl.index() + 1; }

}  // namespace septem::pearls
