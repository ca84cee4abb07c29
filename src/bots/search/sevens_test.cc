#include "bots/search/sevens.h"

#include <gtest/gtest.h>

#include "bots/search/sevens_aim.h"
#include "games/sevens/scoring.h"

namespace septem {
namespace {

using namespace sevens;

const Seat kOwn = Seat::from_index(0);

Setup two_seats() {
  Setup setup;
  setup.seats = 2;
  return setup;
}

State state_with(CardSet own) {
  State state;
  state.phase = Phase::kPlay;
  state.turn = kOwn;
  state.hands[0] = own;
  state.hands[1] = {Card::of(Type::kSins, 2), Card::of(Type::kSins, 3), Card::of(Type::kSins, 4)};
  return state;
}

TEST(QuickWorth, IsTheWorthOfTheScoring) {
  const Square& square = default_square();
  for (int disabled = 0; disabled < kValues; ++disabled) {
    for (const Colour wild : {Colour::kNone, Colour::kRed, Colour::kViolet}) {
      EXPECT_EQ(QuickWorth(square, wild, disabled).of(kAllCards), Worth(square, wild, disabled).of(kAllCards));
    }
  }
}

TEST(SevensInclination, IsToKeepWhatIsWorthMuch) {
  const State state = state_with({Card::of(Type::kColors, 1), Card::of(Type::kSins, 1), Card::of(Type::kSins, 7)});
  const auto setup = two_seats();
  EXPECT_GT(Inclination<Sevens>::weight(setup, state, Move::play(Card::of(Type::kSins, 1), Type::kSins)),
            Inclination<Sevens>::weight(setup, state, Move::play(Card::of(Type::kSins, 7), Type::kSins)));
}

TEST(SevensInclination, IsToEndTheGameAheadAndNotBehind) {
  State state = state_with({Card::of(Type::kGods, 7), Card::of(Type::kGods, 6), Card::of(Type::kWonders, 1)});
  for (int value = 2; value <= kValues; ++value) state.columns.push(Type::kWonders, Card::of(Type::kWonders, value));
  const auto setup = two_seats();
  const Move end = Move::play(Card::of(Type::kWonders, 1), Type::kWonders);
  const Move other = Move::play(Card::of(Type::kGods, 6), Type::kGods);
  EXPECT_GT(Inclination<Sevens>::weight(setup, state, end), Inclination<Sevens>::weight(setup, state, other));
  state.lucky[1] = {Card::of(Type::kSeas, 1), Card::of(Type::kSeas, 2), Card::of(Type::kSeas, 3),
                    Card::of(Type::kSeas, 4), Card::of(Type::kSeas, 5)};
  EXPECT_LT(Inclination<Sevens>::weight(setup, state, end), Inclination<Sevens>::weight(setup, state, other));
}

TEST(SevensAim, HopesAddUpToOneAndLikeLuckyCards) {
  State state = state_with({Card::of(Type::kSins, 5), Card::of(Type::kSins, 6), Card::of(Type::kSins, 7)});
  const Aim<Sevens> aim;
  const auto setup = two_seats();
  const Utilities before = aim.utilities(setup, state);
  EXPECT_NEAR(before[0] + before[1], 1, 1e-9);
  state.lucky[0].add(Card::of(Type::kSeas, 1));
  EXPECT_GT(aim.utilities(setup, state)[0], before[0]);
}

}  // namespace
}  // namespace septem
