#include "play/told.h"

#include <gtest/gtest.h>

#include "games/seize/seize.h"

namespace septem {
namespace {

TEST(ToldNothing, ACardLaidFaceDownTellsItsSeatNothingButADeckCardDoes) {
  Match<seize::Seize> match(seize::Setup{}, Seed::from_number(2));
  const Seat seat = Seat::from_index(0);
  EXPECT_FALSE(told_nothing(match, seat));
  match.take(seat, seize::Move::squabble(match.state().hand(seat).first()));
  EXPECT_TRUE(told_nothing(match, seat));
  EXPECT_FALSE(told_nothing(match, Seat::from_index(1)));
}

}  // namespace
}  // namespace septem
