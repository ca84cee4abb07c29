// 7 Seize decides secret cards by regrets, the stashes by trying them, and what lies open by a tree; all to the end of the round.
#pragma once

#include <vector>

#include "bots/search/deliberation.h"
#include "bots/search/seize_aim.h"
#include "bots/search/seize_secrets.h"

namespace septem {

template <>
class Deliberation<seize::Seize> {
 public:
  using Options = std::vector<Thought<seize::Seize>::Option>;

  /// Secret cards each as often as its visits say; where all are tried equally often the best, otherwise what was tried most.
  static seize::Move pick(const Options& options, Rng& rng);

  Thought<seize::Seize> think(const Problem<seize::Seize>& problem, Budget& budget, Rng& rng);

 private:
  Thought<seize::Seize> search(const Problem<seize::Seize>& problem, Budget& budget, Rng& rng);

  seize::Secrets secrets_;
  TreeSearch<seize::Seize, Aim<seize::Seize>, Guided<seize::Seize>> tree_;
};

}  // namespace septem
