// What has been played from one decision of a seat to its next one.
#pragma once

#include <concepts>
#include <optional>
#include <vector>

#include "games/game.h"

namespace septem {

/// Where a seat had to decide.
template <Game G>
struct Moment {
  typename G::Setup setup{};
  typename G::Knowledge knowledge{};
};

/// A game in which a seat sees all moves has a `between` (bots/search/seas_course.h): the moves from a decision to a later one of the same seat and game;
/// nothing if it is not that, or one of them was hidden.
template <Game G>
struct Course {};

template <class G>
concept HasCourse = requires(const Moment<G>& before, const Moment<G>& now) {
  { Course<G>::between(before, now) } -> std::same_as<std::optional<std::vector<typename G::Move>>>;
};

}  // namespace septem
