// Draws what hidden nicks may have moved, in agreement with every own look.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "core/rng.h"
#include "games/seas/knowledge.h"

namespace septem::seas {

/// Cards known by name are the bits 0 to 39; anonymous tokens, the harbour cards that nobody identified, the bits after.
using Tokens = std::uint64_t;
inline constexpr int kFirstAnonymous = Card::kCount;
inline constexpr int kMaxTokens = 4;

struct Places {
  std::array<Tokens, Place::kCount> at{};
  int anonymous = 0;  ///< how many tokens have no name yet
};

/// Where everything lies at the end of the trail. A history says which card each hidden nick took; every history that agrees
/// with the looks is equally likely, because the sizes of the sources are public.
Places sample_places(const Trail& trail, int harbour_size, Rng& rng);
/// The same for a trail that may contradict itself: then nothing.
std::optional<Places> find_places(const Trail& trail, int harbour_size, Rng& rng);

/// The cards of a place, with names for the anonymous tokens.
CardSet identified(Tokens tokens, const FixedList<Card, kMaxTokens>& names);

}  // namespace septem::seas
