#include "server/running_time.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

using namespace std::chrono_literals;

TEST(RunningTime, GoesWithTheClockWhileItIsLookedAt) {
  RunningTime time;
  RunningTime::Clock::time_point now{5s};
  time.start(1'000, now);
  for (int i = 0; i < 100; ++i) time.look(now += 15ms);
  EXPECT_EQ(time.look(now += 500ms), 1'000 + 1'500 + 500);
  EXPECT_EQ(time.look(now += 1000ms), 1'000 + 1'500 + 1'500);
}

TEST(RunningTime, LeavesOutWhatPassedWhileTheServerWasNotThere) {
  RunningTime time;
  RunningTime::Clock::time_point now{5s};
  time.start(1'000, now);
  EXPECT_EQ(time.look(now += 1h), 1'020);
  EXPECT_EQ(time.look(now += 7ms), 1'027);
  EXPECT_EQ(time.look(now), 1'027);
}

TEST(RunningTime, BeginsAnewWhereItIsTold) {
  RunningTime time;
  RunningTime::Clock::time_point now{5s};
  time.start(1'000, now);
  time.look(now += 200ms);
  time.start(50, now += 10s);
  EXPECT_EQ(time.look(now += 3ms), 53);
}

}  // namespace
}  // namespace septem::server
