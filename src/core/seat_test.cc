#include "core/seat.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

Seat p(int index) { return Seat::from_index(index); }

TEST(Seat, GoesClockwiseAroundTheTable) {
  EXPECT_EQ(p(0).clockwise(3), p(1));
  EXPECT_EQ(p(2).clockwise(3), p(0));
  EXPECT_EQ(p(1).clockwise(4, 2), p(3));
  EXPECT_EQ(p(2).clockwise(4, 3), p(1));
  EXPECT_EQ(p(2).clockwise(4, 0), p(2));
}

TEST(Seat, TheGhostComesAfterEverySeat) {
  EXPECT_TRUE(Seat::ghost().is_ghost());
  for (int i = 0; i < Seat::kMaxPlayers; ++i) {
    EXPECT_FALSE(p(i).is_ghost());
    EXPECT_LT(p(i), Seat::ghost());
  }
}

TEST(Seat, IsTheFirstOneByDefault) { EXPECT_EQ(Seat{}, p(0)); }

TEST(SeatSet, HasRoomForEveryoneAndTheGhost) {
  SeatSet seats = SeatSet::first_n(Seat::kMaxPlayers);
  EXPECT_FALSE(seats.has(Seat::ghost()));
  seats.add(Seat::ghost());
  EXPECT_EQ(seats.size(), Seat::kCount);
}

TEST(Viewer, TheRefereeSeesAsEverybody) {
  EXPECT_TRUE(Viewer::referee().sees_as(p(0)));
  EXPECT_TRUE(Viewer::referee().sees_as(Seat::ghost()));
  EXPECT_TRUE(Viewer{}.is_referee());
}

TEST(Viewer, ASeatSeesAsItselfAlone) {
  const Viewer viewer = p(1);
  EXPECT_FALSE(viewer.is_referee());
  EXPECT_TRUE(viewer.sees_as(p(1)));
  EXPECT_FALSE(viewer.sees_as(p(0)));
  EXPECT_EQ(viewer.seat(), p(1));
  EXPECT_FALSE(Viewer(p(0)) == Viewer::referee());
}

TEST(ViewerDeathTest, TheRefereeHasNoSeat) { EXPECT_DEATH((void)Viewer::referee().seat(), "is_seat"); }

}  // namespace
}  // namespace septem
