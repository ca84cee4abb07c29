#include "server/net/stop_signal.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>

namespace septem::server {
namespace {

using namespace std::chrono_literals;

/// In a process of its own, since it ends.
[[noreturn]] void hang_after_a_signal() {
  StopSignal signal(50ms, [] { std::fputs("late\n", stderr); });
  signal.on_stop([] { std::fputs("asked ", stderr); });
  ::kill(::getpid(), SIGTERM);
  while (true) ::pause();
}

[[noreturn]] void end_in_time() {
  {
    std::atomic<bool> has_come = false;
    StopSignal signal(10s, [] { std::fputs("late\n", stderr); });
    ::kill(::getpid(), SIGINT);
    signal.on_stop([&] { has_come = true; });  // also when it came before
    while (!has_come) std::this_thread::yield();
  }
  std::fputs("in time\n", stderr);
  ::_exit(0);
}

TEST(StopSignal, WhatHangsIsEndedAllTheSame) {
  EXPECT_EXIT(hang_after_a_signal(), ::testing::ExitedWithCode(1), "asked late");
}

TEST(StopSignal, WhoEndsInTimeIsLeftAlone) { EXPECT_EXIT(end_in_time(), ::testing::ExitedWithCode(0), "in time"); }

}  // namespace
}  // namespace septem::server
