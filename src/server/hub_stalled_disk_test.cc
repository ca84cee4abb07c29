// A disk that stands still: what waits for it, and how much of it may.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;

/// While a move at one table waits for the disk.
class HubStalledDisk : public ::testing::Test {
 protected:
  HubStalledDisk() : stalled_(bench_.people_at_table(2, {{"open", true}})) {
    bench_.connect(8);
    bench_.ask(8, "hello", {{"name", "Other"}});
    other_ = bench_.ask(8, "create", {{"game", "seas"}, {"seats", 2}, {"open", true}}).at("table").as_string();
    bench_.connect(9);
    action_ = bench_.legal(1, stalled_)[0];
    bench_.writes_at_once = false;
    move();
  }
  void move() { bench_.send(1, "move", {{"table", stalled_}, {"action", action_}}); }
  /// The refusal's key, `held`, or `sent`.
  std::string outcome(ClientId client, std::string_view method, json::object params = {}) {
    const json::value answer = bench_.ask(client, method, std::move(params));
    if (answer.is_null()) return "held";
    return answer.is_object() && answer.as_object().contains("code") ? why(answer) : "sent";
  }
  std::vector<std::string>& sent(ClientId client) { return bench_.world.sent[client]; }

  Bench bench_;
  std::string stalled_;
  std::string other_;
  std::string action_;
};

TEST_F(HubStalledDisk, HoldsUpOnlyWhatDependsOnTheTableThatWaits) {
  EXPECT_EQ(bench_.answer(1), nullptr);
  EXPECT_EQ(outcome(2, "view", {{"table", stalled_}}), "held");
  EXPECT_EQ(outcome(9, "watch", {{"table", stalled_}}), "held");
  EXPECT_EQ(outcome(1, "tables"), "held");
  EXPECT_EQ(outcome(9, "hello", {{"name", "New"}}), "sent");
  EXPECT_EQ(outcome(9, "lobby"), "sent");
  EXPECT_EQ(outcome(9, "watch", {{"table", other_}}), "sent");
  EXPECT_EQ(outcome(8, "view", {{"table", other_}}), "sent");
  EXPECT_EQ(outcome(8, "tables"), "sent");
  EXPECT_EQ(outcome(1, "lobby"), "sent");  // also for who made the move
  EXPECT_EQ(outcome(1, "watch", {{"table", other_}}), "sent");
}

TEST_F(HubStalledDisk, TheLobbyShowsTablesAsTheyAreOnDisk) {
  bench_.send(8, "bot", {{"table", other_}, {"seat", "p1"}, {"level", "easy"}});
  bench_.send(8, "start", {{"table", other_}});
  bench_.send(8, "create", {{"game", "seas"}, {"seats", 2}, {"open", true}});
  const auto before = bench_.ask(9, "lobby").at("tables").as_array();
  ASSERT_THAT(before, SizeIs(2));
  EXPECT_EQ(before[0].at("table"), json::value(other_));
  EXPECT_EQ(before[0].at("stage"), "waiting");
  EXPECT_EQ(before[0].at("seats").at(1).at("is"), "empty");
  EXPECT_EQ(before[1].at("to_act"), json::array{"p0"});
  bench_.commit();
  const auto after = bench_.ask(9, "lobby").at("tables").as_array();
  ASSERT_THAT(after, SizeIs(3));
  EXPECT_EQ(after[1].at("to_act"), json::array{"p1"});
  EXPECT_EQ(after[2].at("stage"), "playing");
}

TEST_F(HubStalledDisk, OneTablesMessagesComeInTheirOrder) {
  const std::size_t begin = sent(2).size();
  bench_.send(2, "view", {{"table", stalled_}});
  bench_.send(1, "chat", {{"table", stalled_}, {"text", "hi"}});
  bench_.send(2, "unwatch", {{"table", stalled_}});
  const std::uint64_t move = bench_.world.appended[bench_.world.appended.size() - 2].number;
  bench_.hub.committed(move);
  ASSERT_EQ(sent(2).size(), begin + 2);  // the step and the view
  bench_.commit();
  ASSERT_EQ(sent(2).size(), begin + 4);
  EXPECT_THAT(sent(2)[begin], HasSubstr(R"("step")"));
  EXPECT_THAT(sent(2)[begin + 1], HasSubstr(R"("view")"));
  EXPECT_THAT(sent(2)[begin + 2], HasSubstr("chatted"));
  EXPECT_THAT(sent(2)[begin + 3], HasSubstr(R"("result":{})"));
}

TEST_F(HubStalledDisk, ABatchWaitsForAllItTouchesAndNothingOvertakesIt) {
  const std::size_t begin = sent(9).size();
  const std::string batch = R"([{"jsonrpc":"2.0","id":"a","method":"watch","params":{"table":")" + other_ +
                            R"("}},{"jsonrpc":"2.0","id":"b","method":"view","params":{"table":")" + stalled_ +
                            R"("}}])";
  bench_.hub.received(9, batch, bench_.now);
  bench_.send(8, "leave", {{"table", other_}});  // news for who watches it by now
  bench_.send(9, "view", {{"table", other_}});
  EXPECT_EQ(sent(9).size(), begin);
  bench_.commit();
  ASSERT_EQ(sent(9).size(), begin + 4);
  EXPECT_THAT(sent(9)[begin], StartsWith("["));
  EXPECT_THAT(sent(9)[begin + 1], HasSubstr("left"));
  EXPECT_THAT(sent(9)[begin + 2], HasSubstr(R"("here")"));
}

TEST_F(HubStalledDisk, WhatOnlyWaitedBehindABatchIsTrueAlsoAfterAFailure) {
  bench_.commit();
  bench_.ask(9, "watch", {{"table", other_}});
  bench_.send(8, "chat", {{"table", other_}, {"text", "kept"}});
  const std::uint64_t kept = bench_.world.appended.back().number;
  bench_.send(1, "chat", {{"table", stalled_}, {"text", "lost"}});
  const std::size_t begin = sent(9).size();
  bench_.hub.received(9, R"([{"jsonrpc":"2.0","id":"b","method":"view","params":{"table":")" + stalled_ + R"("}}])",
                      bench_.now);
  bench_.send(9, "view", {{"table", other_}});
  bench_.hub.committed(kept);
  ASSERT_EQ(sent(9).size(), begin + 1);  // the chat; the answer waits behind the batch
  bench_.hub.commit_failed("the disk is full", bench_.now);
  EXPECT_TRUE(bench_.answer(9).as_object().contains("view"));
}

TEST_F(HubStalledDisk, AFailureAnswersEveryRequestThatWaits) {
  bench_.send(2, "view", {{"table", stalled_}});
  const std::int64_t view = bench_.last_id;
  bench_.hub.received(9, R"([{"jsonrpc":"2.0","id":"b","method":"view","params":{"table":")" + stalled_ + R"("}}])",
                      bench_.now);
  bench_.send(8, "chat", {{"table", other_}, {"text", "hi"}});
  bench_.hub.commit_failed("the disk is full", bench_.now);
  EXPECT_EQ(bench_.answer(8).at("code"), 27);
  bench_.last_id = view;
  EXPECT_EQ(bench_.answer(2).at("code"), 27);
  const auto refused = json::parse(sent(9).back());
  EXPECT_EQ(refused.at("error").at("code"), 27);
  EXPECT_TRUE(refused.at("id").is_null());
  EXPECT_EQ(outcome(2, "view", {{"table", stalled_}}), "sent");
}

TEST_F(HubStalledDisk, AfterAFailureEverybodyIsToldWhoIsHere) {
  bench_.hub.closed(1, bench_.now);
  bench_.hub.commit_failed("the disk is full", bench_.now);
  EXPECT_THAT(sent(2), Contains(AllOf(HasSubstr(R"("here")"), HasSubstr(R"("seat":"p0","here":false)"))));
}

TEST_F(HubStalledDisk, WhoGoesLeavesNothingBehind) {
  for (int i = 0; i < 20; ++i) bench_.send(2, "view", {{"table", stalled_}});
  EXPECT_GT(bench_.hub.outbox().held_bytes(), 0U);
  for (const ClientId client : {1U, 2U}) bench_.hub.closed(client, bench_.now);
  EXPECT_EQ(bench_.hub.outbox().held_bytes(), 0U);
}

TEST(HubHeld, IsBoundedForOneClientAndForAll) {
  Limits limits = Bench::generous();
  limits.held_per_client = 20'000;
  limits.held_in_all = 30'000;
  Bench bench({}, limits);
  const std::string table = bench.people_at_table(2);
  bench.connect(9);
  bench.ask(9, "watch", {{"table", table}});
  bench.writes_at_once = false;
  bench.send(1, "chat", {{"table", table}, {"text", "hi"}});
  for (int i = 0; i < 1'000 && bench.answer(2).is_null(); ++i) bench.send(2, "view", {{"table", table}});
  EXPECT_EQ(why(bench.answer(2)), "server.busy");  // before anything was done
  EXPECT_LE(bench.hub.outbox().held_bytes(), 12'000U);
  EXPECT_THAT(bench.world.dropped, IsEmpty());
  for (int i = 0; i < 1'000 && (bench.answer(1).is_null() || i == 0); ++i) {
    bench.send(1, "chat", {{"table", table}, {"text", std::string(200, 'x')}});
  }
  EXPECT_EQ(why(bench.answer(1)), "server.busy");
  EXPECT_LE(bench.hub.outbox().held_bytes(), 32'000U);
  bench.commit();
  EXPECT_EQ(bench.hub.outbox().held_bytes(), 0U);
  bench.send(2, "view", {{"table", table}});
  EXPECT_TRUE(bench.answer(2).as_object().contains("view"));
}

TEST(HubHeld, AClientForWhomTooMuchNewsWaitsIsCutOff) {
  Limits limits = Bench::generous();
  limits.held_per_client = 20'000;
  Bench bench({}, limits);
  bench.connect(9);
  std::map<ClientId, std::string>
      tables;  // whoever talks is refused before it is too much; who listens to all of them is not
  for (const ClientId client : {1U, 2U, 3U}) {
    bench.connect(client);
    bench.ask(client, "hello");
    tables[client] = bench.ask(client, "create", {{"game", "seas"}, {"seats", 2}}).at("table").as_string();
    bench.ask(9, "watch", {{"table", tables[client]}});
  }
  bench.writes_at_once = false;
  for (int i = 0; i < 50; ++i) {
    bench.now += 1'000;  // nobody talks too fast
    for (const auto& [client, table] : tables)
      bench.send(client, "chat", {{"table", table}, {"text", std::string(200, 'x')}});
  }
  EXPECT_THAT(bench.world.dropped, ElementsAre(std::pair<ClientId, std::string>(9, "too much waits for the disk")));
  EXPECT_LE(bench.hub.outbox().held_bytes(), 33'000U);
  const std::size_t before = bench.world.sent[9].size();
  bench.commit();
  EXPECT_EQ(bench.world.sent[9].size(), before);
}

}  // namespace
}  // namespace septem::server
