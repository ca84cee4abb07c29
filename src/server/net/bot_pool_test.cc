#include "server/net/bot_pool.h"

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <thread>

namespace septem::server {
namespace {

constexpr auto kLong = std::chrono::seconds(20);

BotTurn turn_of(int seat, std::uint64_t turn = 1) { return {"table", Seat::from_index(seat), turn}; }
BotTask task_of(int seat, std::uint64_t turn = 1) { return {turn_of(seat, turn), {.bot = std::to_string(seat)}}; }

/// A bot that thinks until a test lets it go: it never looks at its token.
struct Stubborn {
  std::promise<void> begun{};
  std::promise<void> let_go{};
  std::promise<void> done{};
};

BotPool::Think stubborn(const std::shared_ptr<Stubborn>& bot) {
  return [bot](const BotQuestion&, const StopToken&) {
    bot->begun.set_value();
    bot->let_go.get_future().wait();
    bot->done.set_value();
    return std::string("too late");
  };
}

TEST(BotPool, AnswersEachQuestionWithItsTurn) {
  std::promise<std::pair<int, std::string>> answered;
  BotPool pool(
      1, [](const BotQuestion& question, const StopToken&) { return "bot " + question.bot; },
      [&](const BotTurn& turn, std::string action) { answered.set_value({turn.seat.index(), std::move(action)}); });
  pool.add(task_of(3));
  EXPECT_EQ(answered.get_future().get(), (std::pair<int, std::string>(3, "bot 3")));
}

TEST(BotPool, GoesWithoutWaitingForABotThatNeverLooksAtItsToken) {
  const auto bot = std::make_shared<Stubborn>();
  auto answers = std::make_shared<std::atomic<int>>(0);
  auto pool = std::make_unique<BotPool>(1, stubborn(bot),
                                        [answers](const BotTurn&, const std::string&) { ++*answers; });
  pool->add(task_of(0));
  pool->add(task_of(1));
  bot->begun.get_future().wait();
  EXPECT_EQ(pool->figures().waiting, 1U);
  pool.reset();  // would never come back if it waited
  bot->let_go.set_value();
  ASSERT_EQ(bot->done.get_future().wait_for(kLong), std::future_status::ready);
  EXPECT_EQ(*answers, 0);
}

/// Thinks for p0 until it is told to stop; for the others not at all.
struct Obedient {
  std::promise<void> begun{};
  std::promise<void> stopped{};
};

BotPool::Think obedient(const std::shared_ptr<Obedient>& bot) {
  return [bot](const BotQuestion& question, const StopToken& stop) {
    if (question.bot != "0") return std::string("quick");
    bot->begun.set_value();
    while (!stop.is_stopped()) std::this_thread::yield();
    bot->stopped.set_value();
    return std::string("the best so far");
  };
}

TEST(BotPool, TellsWhoThinksToStopWhenItGoes) {
  const auto bot = std::make_shared<Obedient>();
  auto pool = std::make_unique<BotPool>(1, obedient(bot), [](const BotTurn&, const std::string&) {});
  pool->add(task_of(0));
  bot->begun.get_future().wait();
  pool.reset();
  EXPECT_EQ(bot->stopped.get_future().wait_for(kLong), std::future_status::ready);
}

TEST(BotPool, DropsWhatIsCalledOffWhetherItWaitsOrIsThoughtAbout) {
  const auto bot = std::make_shared<Obedient>();
  std::promise<int> answered;
  BotPool pool(1, obedient(bot),
               [&](const BotTurn& turn, const std::string&) { answered.set_value(turn.seat.index()); });
  pool.add(task_of(0));
  bot->begun.get_future().wait();
  pool.add(task_of(1));
  pool.add(task_of(2));
  pool.call_off(turn_of(0, 2));  // another turn: nothing happens
  pool.call_off(turn_of(1));
  EXPECT_EQ(pool.figures().waiting, 1U);
  pool.call_off(turn_of(0));
  EXPECT_EQ(answered.get_future().get(), 2);  // the first answer of all
}

TEST(BotPool, LetsTablesTakeTurns) {
  const auto bot = std::make_shared<Obedient>();
  std::promise<void> all;
  std::string order;
  BotPool pool(1, obedient(bot), [&](const BotTurn& turn, const std::string&) {
    order += turn.table + std::to_string(turn.seat.index()) + " ";
    if (order.size() == 4 * std::string("a1 ").size()) all.set_value();
  });
  pool.add(task_of(0));
  bot->begun.get_future().wait();
  for (const int seat : {1, 2, 3}) pool.add({{"a", Seat::from_index(seat), 1}, {.bot = "quick"}});
  pool.add({{"b", Seat::from_index(1), 1}, {.bot = "quick"}});
  pool.call_off(turn_of(0));
  ASSERT_EQ(all.get_future().wait_for(kLong), std::future_status::ready);
  EXPECT_EQ(order, "a1 b1 a2 a3 ");
  EXPECT_GE(pool.figures().thoughts, 4U);
  EXPECT_EQ(pool.figures().cut, 0U);
}

TEST(BotPool, WhatIsStoppedBeforeTheBotIsAskedHasNoAnswer) {
  StopSource source;
  source.stop();
  EXPECT_EQ(decide({.game = "seas", .seats = 2, .told = "[]", .bot = "greedy"}, source.token()), "");
}

}  // namespace
}  // namespace septem::server
