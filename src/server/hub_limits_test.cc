// How many tables there may be, from where, and how long they stay; how much people may send.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

constexpr Millis kHour = 3'600'000;

/// People who come from many networks, and make tables.
class HubTableLimits : public ::testing::Test {
 protected:
  explicit HubTableLimits(std::size_t tables = 6) { limits_.tables = tables, limits_.tables_per_network = 4; }
  Bench& bench() { return *(bench_ ? bench_ : bench_ = std::make_unique<Bench>(Opener{}, limits_)); }
  /// A new person from there makes a table; its name, or why not.
  std::string make(const std::string& address, json::object more = {}) {
    ++bench().now;
    bench().connect(++last_, address);
    bench().ask(last_, "hello", {{"name", "P"}});
    json::object params{{"game", "seas"}, {"seats", 2}};
    for (auto& entry : more) params[entry.key()] = entry.value();
    const json::value made = bench().ask(last_, "create", params);
    return made.as_object().contains("table") ? std::string(made.at("table").as_string()) : why(made);
  }
  std::string start(const std::string& address) {
    const std::string table = make(address, {{"players", {"me", "easy"}}});
    bench().ask(last_, "start", {{"table", table}});
    return table;
  }
  std::string stage(const std::string& table) {
    bench().connect(99);
    const std::string stage(bench().ask(99, "watch", {{"table", table}}).at("stage").as_string());
    bench().hub.closed(99, bench().now);
    return stage;
  }
  Limits limits_ = Bench::generous();
  std::unique_ptr<Bench> bench_;
  ClientId last_ = 100;
};

TEST_F(HubTableLimits, AnIpv6NetworkCountsAsOneHoweverManyAddressesItHas) {
  for (int i = 0; i < 4; ++i) EXPECT_EQ(make("2001:db8:0:7::" + std::to_string(i + 1)).size(), 10U);
  EXPECT_EQ(make("2001:db8:0:7:ffff::1"), "server.too-many-tables-here");
  EXPECT_EQ(make("2001:db8:0:8::1").size(), 10U);
}

TEST_F(HubTableLimits, AFullServerClosesTheOldestWaitingTableOfTheFullestNetwork) {
  const std::string friends = make("198.51.100.1");
  const std::string game = start("2001:db8::1");
  std::vector<std::string> flood;
  for (int i = 0; i < 3; ++i) flood.push_back(make("2001:db8::2"));
  const std::string other = make("198.51.100.2");
  const ClientId host = last_ - 3;  // of the oldest of the flood
  EXPECT_EQ(make("198.51.100.3").size(), 10U);
  EXPECT_EQ(stage(flood[0]), "closed");
  EXPECT_THAT(bench().world.sent[host].back(), HasSubstr(R"("is":"closed","why":"server.closed-no-room")"));
  for (const std::string& table : {friends, flood[1], flood[2], other}) EXPECT_EQ(stage(table), "waiting");
  EXPECT_EQ(stage(game), "playing");
}

TEST_F(HubTableLimits, AGameThatIsWatchedNeverMakesRoom) {
  for (int i = 0; i < 6; ++i) start("198.51.100." + std::to_string(i + 1));
  bench().now += kHour;
  EXPECT_EQ(make("198.51.100.9"), "server.too-many-tables");
}

TEST_F(HubTableLimits, AGameAgainstBotsThatNobodyLooksAtMakesRoomAfterAWhile) {
  std::vector<std::string> games;
  for (int i = 0; i < 6; ++i) {
    games.push_back(start("2001:db8:0:" + std::to_string(i / 3) + "::1"));
    bench().hub.closed(last_, bench().now);
  }
  EXPECT_EQ(make("198.51.100.9"), "server.too-many-tables") << "somebody may have lost their connection";
  bench().now += kHour;
  EXPECT_EQ(make("198.51.100.9").size(), 10U);
  EXPECT_EQ(stage(games[0]), "closed");
  EXPECT_EQ(stage(games[1]), "playing");
}

TEST_F(HubTableLimits, AWaitingTableThatSomebodyLooksAtGoesAfterThoseThatNobodyDoes) {
  const std::string friends = make("198.51.100.1");
  const std::string others = make("198.51.100.1");
  std::vector<std::string> flood;
  for (int i = 0; i < 4; ++i) {
    flood.push_back(make("2001:db8:0:" + std::to_string(i) + "::1"));
    bench().hub.closed(last_, bench().now);
  }
  EXPECT_EQ(make("198.51.100.9").size(), 10U);
  for (const std::string& table : {friends, others}) EXPECT_EQ(stage(table), "waiting");
  EXPECT_EQ(stage(flood[0]), "closed");
}

TEST_F(HubTableLimits, AfterARestartTablesOfOneNetworkStillBelongTogether) {
  for (int i = 0; i < 4; ++i) make("2001:db8::1");
  make("198.51.100.1");
  std::map<std::string, std::vector<StoredEvent>> stored;
  for (const Entry& entry : bench().world.appended) {
    EXPECT_THAT(entry.text, Not(HasSubstr("2001:db8")));
    EXPECT_THAT(entry.text, Not(HasSubstr("198.51")));
    stored[entry.table].push_back({entry.at, entry.text});
  }
  const std::string oldest = bench().world.appended.front().table;
  bench_ = std::make_unique<Bench>(Opener{}, limits_);
  bench().world.entropy_count = 1'000;  // other names than before
  for (const auto& [id, events] : stored) ASSERT_FALSE(bench().hub.restore(id, events, bench().now));
  make("198.51.100.2");
  make("198.51.100.3");
  EXPECT_EQ(stage(oldest), "closed");
}

TEST_F(HubTableLimits, AListedTableThatNobodyJoinedGoesAfterADayAndAnInvitationAfterTwoWeeks) {
  const std::string listed = make("198.51.100.1", {{"open", true}});
  const std::string joined = make("198.51.100.1", {{"open", true}});
  const std::string invitation = make("198.51.100.1");
  bench().connect(50);
  bench().ask(50, "hello");
  bench().ask(50, "sit", {{"table", joined}});
  for (ClientId client = 50; client <= last_; ++client) bench().hub.closed(client, bench().now);
  bench().pass(23 * kHour);
  EXPECT_EQ(stage(listed), "waiting");
  bench().pass(2 * kHour);
  EXPECT_EQ(stage(listed), "closed");
  bench().pass(12 * 24 * kHour);
  for (const std::string& table : {joined, invitation}) EXPECT_EQ(stage(table), "waiting");
  bench().pass(24 * kHour);
  for (const std::string& table : {joined, invitation}) EXPECT_EQ(stage(table), "closed");
}

TEST(HubLimits, OnesOwnListIsBoundedHoweverManyTablesOneSitsAt) {
  Limits limits = Bench::generous();
  limits.tables_per_person = limits.tables_per_network = 1'000;
  Bench bench({}, limits);
  bench.connect(1);
  bench.ask(1, "hello");
  for (int i = 0; i < 120; ++i) {
    bench.pass(60'000);
    const auto table = bench.ask(1, "create", {{"game", "seize"}, {"seats", 7}}).at("table");
    bench.ask(1, "start", {{"table", table}, {"fill", true}});
    bench.ask(1, "unwatch", {{"table", table}});
  }
  const json::array list = bench.ask(1, "tables").at("tables").as_array();
  ASSERT_THAT(list, SizeIs(100));
  const auto has_view = [](const json::value& one) { return one.as_object().contains("view"); };
  EXPECT_TRUE(has_view(list.front()));
  EXPECT_FALSE(has_view(list.back()));
  EXPECT_TRUE(std::is_partitioned(list.begin(), list.end(), has_view));
  EXPECT_TRUE(std::is_partitioned(list.begin(), list.end(),
                                  [](const json::value& one) { return one.at("your_move").as_bool(); }));
  EXPECT_LT(json::serialize(list).size(), 150'000U);
}

TEST(HubCredits, AreSharedByAllConnectionsOfAPersonAndOfANetwork) {
  Limits limits;
  limits.credits_at_most = limits.credits_per_second = 100;
  const auto answered = [&](const std::string& address, bool is_one_person) {
    Bench bench({}, limits);
    std::string token;
    int count = 0;
    for (ClientId client = 1; client <= 20; ++client) {
      bench.connect(client, address);
      if (is_one_person && token.empty()) token = std::string(bench.ask(client, "hello").at("token").as_string());
      if (is_one_person) bench.ask(client, "hello", {{"token", token}});
      for (int i = 0; i < 90; ++i) count += bench.ask(client, "lobby_").at("code") == -32601 ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(answered("127.0.0.1", false), 20 * 90);
  EXPECT_LE(answered("127.0.0.1", true), 200);
  EXPECT_LE(answered("198.51.100.7", false), 500);
}

TEST(HubCredits, ManySpectatorsOfOneAddressDoNotFloodTheChatNorSilenceThePlayers) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  int said = 0;
  for (ClientId client = 100; client < 140; ++client) {
    bench.connect(client, "198.51.100.7");
    bench.ask(client, "hello");
    bench.ask(client, "watch", {{"table", table}});
    for (int i = 0; i < 5; ++i) {
      said += bench.ask(client, "chat", {{"table", table}, {"text", "x"}}).as_object().contains("seq") ? 1 : 0;
    }
  }
  EXPECT_EQ(said, 20);
  EXPECT_EQ(why(bench.ask(120, "chat", {{"table", table}, {"text", "x"}})), "server.chat-flooded");
  EXPECT_TRUE(bench.ask(1, "chat", {{"table", table}, {"text", "who are they?"}}).as_object().contains("seq"));
  bench.now += 2'000;  // each may say something, but only now and then
  EXPECT_TRUE(bench.ask(130, "chat", {{"table", table}, {"text", "x"}}).as_object().contains("seq"));
  bench.now += 2'000;
  EXPECT_EQ(why(bench.ask(130, "chat", {{"table", table}, {"text", "x"}})), "server.chat-flooded");
}

TEST(HubLimits, TablesPerNetworkCountForThisMachineOnlyWhenAsked) {
  for (const bool limits_local : {false, true}) {
    Limits limits = Bench::generous();
    limits.tables_per_network = 1;
    limits.limits_local = limits_local;
    Bench bench({}, limits);
    bench.connect(1);
    bench.ask(1, "hello");
    const json::object params{{"game", "seas"}, {"seats", 2}};
    bench.ask(1, "create", params);
    const json::object second = bench.ask(1, "create", params).as_object();
    EXPECT_EQ(second.contains("table"), !limits_local);
  }
}

TEST(HubLimits, TablesPerPerson) {
  Limits limits = Bench::generous();
  limits.tables_per_person = 2;
  Bench bench({}, limits);
  for (const ClientId client : {1U, 2U}) {
    bench.connect(client);
    bench.ask(client, "hello");
  }
  const json::object params{{"game", "seas"}, {"seats", 2}};
  bench.ask(1, "create", params);
  bench.ask(1, "create", params);
  EXPECT_EQ(why(bench.ask(1, "create", params)), "server.too-many-own-tables");
  EXPECT_TRUE(bench.ask(2, "create", params).as_object().contains("table"));
}

}  // namespace
}  // namespace septem::server
