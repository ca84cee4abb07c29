#include "bots/search/seas.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

using seas::Card;
using seas::Move;
using seas::Type;

const Card kGoldFour = Card::of(Type::kGold, 4);
const Card kRumFour = Card::of(Type::kRum, 4);
const Card kCurseNine = Card::of(Type::kCurse, 9);

float weight(seas::CardSet display, Move move) {
  seas::State state;
  state.phase = seas::Phase::kPlay;
  state.display = display;
  return Inclination<seas::Seas>::weight({}, state, move);
}

TEST(SeasInclination, IsToCaptureRatherThanToLayDown) {
  EXPECT_GT(weight({kGoldFour, kCurseNine}, Move::capture(kRumFour, {kGoldFour})),
            weight({kGoldFour, kCurseNine}, Move::lay(Card::of(Type::kRum, 2))));
}

TEST(SeasInclination, IsToTakeTheKing) {
  EXPECT_GT(weight({seas::kKing, kGoldFour, kCurseNine}, Move::capture(seas::kLady, {seas::kKing})),
            weight({seas::kKing, kGoldFour, kCurseNine}, Move::capture(kRumFour, {kGoldFour})));
}

TEST(SeasInclination, IsNotToLeaveWhatOneCardCanClear) {
  EXPECT_GT(weight({kCurseNine, kGoldFour}, Move::lay(Card::of(Type::kRum, 2))),
            weight({kGoldFour}, Move::lay(Card::of(Type::kRum, 2))));
}

TEST(SeasInclination, IsToPickTheLadyAndNotToDecline) {
  EXPECT_GT(weight({}, Move::pick(seas::kLady)), weight({}, Move::pick(kGoldFour)));
  EXPECT_GT(weight({}, Move::nick(seas::Place::harbour())), weight({}, Move::nick(seas::Place::nowhere())));
}

}  // namespace
}  // namespace septem
