// The names of dives (`r1` to `y7`) and pearls (`pearl-1` to `pearl-7`).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/pearls/cards.h"

namespace septem::pearls {

inline constexpr std::string_view kColours = "rgby";

inline std::string name(Card card) {
  return {kColours[static_cast<std::size_t>(card.index() / kDepths)], static_cast<char>('0' + depth(card))};
}
inline std::string name(Pearl pearl) { return "pearl-" + std::to_string(worth(pearl)); }

/// The one of all Cards or Pearls with this name.
template <class Thing>
std::optional<Thing> named(std::string_view text) {
  for (int i = 0; i < Thing::kCount; ++i)
    if (name(Thing::from_index(i)) == text) return Thing::from_index(i);
  return std::nullopt;
}

}  // namespace septem::pearls
