// The baselines stand still. Whoever changes one of these numbers without having changed the rules of the game changes what all measured strengths are compared
// with.
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/greedy/seas.h"
#include "bots/greedy/seize.h"
#include "bots/greedy/sevens.h"
#include "bots/tree/move_key.h"
#include "core/mix.h"
#include "play/match.h"

namespace septem {
namespace {

/// Of all moves of a game that the bot plays against itself.
template <Game G>
std::uint64_t signature(std::string_view name) {
  const auto bot = make_bot<G>(name);
  Match<G> match(typename G::Setup{}, Seed::from_number(7));
  Rng rng(7);
  std::uint64_t sum = 0;
  while (!match.is_over()) {
    const Seat seat = match.to_act().first();
    const auto move = bot->think({match.setup(), match.knowledge(seat), seat}, {.iterations = 100}, rng).move;
    mix(sum, key_of(move));
    match.take(seat, move);
  }
  return sum;
}

TEST(Baselines, PlayAsEver) {
  EXPECT_EQ(signature<seas::Seas>("greedy"), 1033166651592677851U);
  EXPECT_EQ(signature<seas::Seas>("flat"), 7560292113532434249U);
  EXPECT_EQ(signature<seas::Seas>("textbook"), 9765238595243632280U);
  EXPECT_EQ(signature<seize::Seize>("greedy"), 7574628214884581049U);
  EXPECT_EQ(signature<seize::Seize>("flat"), 15902561409690860678U);
  EXPECT_EQ(signature<seize::Seize>("textbook"), 7110933337493184812U);
  EXPECT_EQ(signature<sevens::Sevens>("greedy"), 9738810922427786477U);
  EXPECT_EQ(signature<sevens::Sevens>("flat"), 3131138483738298103U);
  EXPECT_EQ(signature<sevens::Sevens>("textbook"), 4953291025566700389U);
}

}  // namespace
}  // namespace septem
