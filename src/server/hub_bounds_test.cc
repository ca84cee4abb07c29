// How much may happen at one table.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

class HubBounds : public ::testing::Test {
 protected:
  HubBounds() {
    for (const ClientId client : {1U, 2U}) {
      bench_.connect(client);
      bench_.ask(client, "hello");
    }
    table_ = bench_.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table").as_string();
    bench_.ask(2, "sit", {{"table", table_}});
  }
  /// The key of the refusal, or nothing.
  std::string ask(ClientId client, std::string_view method, json::object params = {}) {
    params["table"] = table_;
    const json::value answer = bench_.ask(client, method, std::move(params));
    return answer.is_object() && answer.as_object().contains("code") ? why(answer) : "";
  }
  /// How often it can be done before it is refused.
  int times(ClientId client, std::string_view method, const json::object& params = {}) {
    int done = 0;
    for (; done < 50'000 && (refusal_ = ask(client, method, params)).empty(); ++done) {
      bench_.now += 250;  // slowly enough for the pace of the chat
    }
    return done;
  }
  /// The same table with more events than it may have, on a server that was started again.
  void fill(Bench& second) {
    std::vector<StoredEvent> events = bench_.world.stored();
    for (int i = 0; i < 20'000; ++i) events.push_back({1'000, R"({"is":"mixed","seat":"p0","number":"aa"})"});
    ASSERT_EQ(second.hub.restore(table_, events, second.now), std::nullopt);
    for (const ClientId client : {1U, 2U}) {
      second.connect(client);
      second.ask(client, "hello", {{"token", json::parse(bench_.world.sent[client][0]).at("result").at("token")}});
      second.ask(client, "watch", {{"table", table_}});
    }
  }
  std::size_t events() const { return bench_.world.appended.size(); }
  void play_to_the_end() {
    for (std::size_t i = 0; i < 3000 && bench_.play_one(table_, 2, i) != 0; ++i) bench_.pass(100);
    EXPECT_EQ(bench_.ask(1, "watch", {{"table", table_}}).at("stage"), "over");
  }

  Bench bench_;
  std::string table_;
  std::string refusal_;
};

TEST_F(HubBounds, ASeatMixesInAFewTimesAndTheLastNumberCounts) {
  ASSERT_EQ(ask(1, "mix", {{"number", "aa"}}), "");
  EXPECT_EQ(times(1, "mix", {{"number", "bb"}}), 19);
  EXPECT_EQ(refusal_, "server.too-many-mixes");
  EXPECT_EQ(bench_.ask(2, "watch", {{"table", table_}}).at("mixes").at("p0"), "bb");
  EXPECT_EQ(times(2, "mix", {{"number", "cc"}}), 20);  // each seat has its own
}

TEST_F(HubBounds, WhoSatThereBeforeTakesNoMixAway) {
  EXPECT_EQ(times(2, "mix", {{"number", "aa"}}), 20);
  ask(2, "leave");
  bench_.connect(3);
  bench_.ask(3, "hello");
  ASSERT_EQ(ask(3, "sit"), "");
  EXPECT_EQ(ask(3, "mix", {{"number", "bb"}}), "");
}

TEST_F(HubBounds, SittingDownHasAnEndButLeavingIsAlwaysPossible) {
  int times = 0;
  for (; times < 50'000 && ask(2, "leave").empty() && ask(2, "sit").empty(); ++times) bench_.now += 5'000;
  EXPECT_LT(times, 5'001);
  EXPECT_EQ(ask(2, "sit"), "server.too-many-seat-changes");
  EXPECT_EQ(ask(1, "leave"), "");
}

TEST_F(HubBounds, AStrangerWhoSitsAndLeavesIsSlowedAndOthersAreNot) {
  int times = 0;
  while (times < 100 && ask(2, "leave").empty() && (refusal_ = ask(2, "sit")).empty()) ++times;
  EXPECT_EQ(times, 11);  // and once at first
  EXPECT_EQ(refusal_, "server.seats-too-fast");
  bench_.connect(3, "198.51.100.7");
  bench_.ask(3, "hello");
  EXPECT_EQ(ask(3, "sit"), "");
  ask(3, "leave");
  bench_.now += 5'000;
  EXPECT_EQ(ask(2, "sit"), "");
}

TEST_F(HubBounds, WhoeverLeftARunningGameMayAlwaysComeBack) {
  Bench second;
  fill(second);
  ASSERT_TRUE(second.ask(1, "start", {{"table", table_}}).as_object().contains("seq"));
  ASSERT_TRUE(second.ask(2, "leave", {{"table", table_}}).as_object().contains("seq"));
  EXPECT_TRUE(second.ask(2, "sit", {{"table", table_}}).as_object().contains("seq"));
}

TEST_F(HubBounds, LeavingTwiceIsOneEvent) {
  ask(1, "start");
  ask(1, "leave");
  const std::size_t before = events();
  EXPECT_EQ(ask(1, "leave"), "");
  EXPECT_EQ(events(), before);
}

TEST_F(HubBounds, TalkHasAnEndAndTheGameGoesOn) {
  ask(1, "start");
  EXPECT_EQ(times(1, "chat", {{"text", "hi"}}), 2'000);
  EXPECT_EQ(refusal_, "server.too-much-chat");
  EXPECT_EQ(ask(2, "chat", {{"text", "I am still here"}}), "");
  play_to_the_end();
}

TEST_F(HubBounds, TakingBackHasAnEndAndTheGameGoesOn) {
  ask(1, "start");
  int times = 0;
  while (times < 50'000 && bench_.play_one(table_, 1) != 0 && (refusal_ = ask(1, "undo")).empty()) ++times;
  EXPECT_EQ(times, 1'000);
  EXPECT_EQ(refusal_, "server.too-many-undos");
  while (bench_.play_one(table_, 1) != 0) continue;
  bench_.play_one(table_, 2);
  EXPECT_EQ(ask(2, "undo"), "") << "the other one has taken back nothing";
  play_to_the_end();
}

TEST_F(HubBounds, SpectatorsUseUpNothingOfThePlayersTalk) {
  ask(1, "start");
  bench_.connect(3);
  bench_.ask(3, "hello");
  ask(3, "watch");
  EXPECT_EQ(times(3, "chat", {{"text", "hi"}}), 2'000);
  EXPECT_EQ(ask(1, "chat", {{"text", "hi"}}), "");
}

TEST_F(HubBounds, ATableThatHasMoreIsReadAndPlayedToItsEnd) {
  Bench second;
  fill(second);
  EXPECT_EQ(why(second.ask(1, "mix", {{"table", table_}, {"number", "bb"}})), "server.too-many-events");
  EXPECT_EQ(why(second.ask(1, "chat", {{"table", table_}, {"text", "hi"}})), "server.too-many-events");
  ASSERT_TRUE(second.ask(1, "start", {{"table", table_}}).as_object().contains("seq"));
  for (std::size_t i = 0; i < 3000 && second.play_one(table_, 2, i) != 0; ++i) second.pass(100);
  EXPECT_EQ(second.ask(1, "watch", {{"table", table_}}).at("stage"), "over");
}

}  // namespace
}  // namespace septem::server
