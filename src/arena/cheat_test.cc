#include "arena/cheat.h"

#include <gtest/gtest.h>

#include "games/seas/seas.h"
#include "games/seize/seize.h"
#include "games/sevens/sevens.h"
#include "play/random_match.h"

namespace septem {
namespace {

template <class G>
class CheatTest : public testing::Test {};
using GameTypes = testing::Types<seas::Seas, seize::Seize, sevens::Sevens>;
TYPED_TEST_SUITE(CheatTest, GameTypes);

TYPED_TEST(CheatTest, AnswersALegalMoveAndTheSameOneForTheSameNumbers) {
  using G = TypeParam;
  CheatBot<G> cheat;
  Match<G> match(typename G::Setup{}, Seed::from_number(1));
  for (Rng rng(1); !match.is_over(); random_step(match, rng)) {
    const Seat seat = match.to_act().first();
    Rng one = rng;
    Rng two = rng;
    const Thought<G> thought = cheat.think(match.setup(), match.state(), seat, {.iterations = 50}, one);
    ASSERT_FALSE(G::why_illegal(match.setup(), match.state(), seat, thought.move));
    ASSERT_EQ(cheat.think(match.setup(), match.state(), seat, {.iterations = 50}, two).move, thought.move);
  }
}

TEST(Cheat, LaysDownWhatItSeesThatNobodyCanTake) {
  using seas::Card;
  using seas::Type;
  seas::Setup setup;
  setup.seats = 2;
  seas::State truth;
  truth.phase = seas::Phase::kPlay;
  truth.cycle = 2;
  const Card two = Card::of(Type::kGold, 2);
  const Card four = Card::of(Type::kGold, 4);
  truth.hands[0] = {two, four};
  truth.hands[1] = {Card::of(Type::kRum, 4)};  // it would take the four, but gives it away after the two
  truth.display = {Card::of(Type::kCurse, 8)};
  CheatBot<seas::Seas> cheat;
  Rng rng(1);
  const auto thought = cheat.think(setup, truth, Seat::from_index(0), {.iterations = 5'000}, rng);
  EXPECT_EQ(thought.move, seas::Move::lay(two));
}

}  // namespace
}  // namespace septem
