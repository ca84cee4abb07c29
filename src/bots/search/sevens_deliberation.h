// Seven7s is full of luck: each move is tried in the same worlds to the end of the turn, and then a judge says what came of it.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/search/deliberation.h"
#include "bots/search/sevens_judge.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
class Deliberation<sevens::Sevens> {
 public:
  using Options = std::vector<Thought<sevens::Sevens>::Option>;

  static sevens::Move pick(const Options& options, Rng&) {
    return std::ranges::max_element(options, {}, &Thought<sevens::Sevens>::Option::value)->move;
  }

  explicit Deliberation(const sevens::Judge& judge = sevens::Judge::learned()) : judge_(judge) {}

  /// A piece of work is a move tried in a world.
  Thought<sevens::Sevens> think(const Problem<sevens::Sevens>& problem, Budget& budget, Rng& rng) const;

 private:
  const sevens::Judge& judge_;
};

}  // namespace septem
