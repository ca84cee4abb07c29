// Whole games of 7 Seas beside a plain second reading of the rulings: the same moves are legal, the same cards lie in the same
// places, the same ships move.
#include "tests/property/plain_table.h"

#include <gtest/gtest.h>

#include "tests/property/beside_plain.h"
#include "tests/scale.h"

namespace septem {
namespace {

TEST(SeasBesideThePlainRules, WholeRandomGamesGoTheSameWay) {
  for (const auto& [name, rules] : kKinds) {
    SCOPED_TRACE(name);
    for (int game = 0; game < scaled(60); ++game) {
      Rng rng(static_cast<std::uint64_t>(game));
      Pair pair(rules);
      while (pair.state.phase != seas::Phase::kOver && !testing::Test::HasFailure()) {
        if (pair.state.is_chance_due()) {
          pair.deal(seas::draw(pair.setup, pair.state, rng));
        } else {
          pair.expect_same_moves();
          const auto moves = pair.legal();
          pair.act(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        pair.expect_same();
      }
    }
  }
}

}  // namespace
}  // namespace septem
