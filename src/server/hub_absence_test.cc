// People who are gone, and people who are there and do nothing.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

TEST(HubAbsence, ABotStandsInAndHandsTheSeatBack) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  const std::string token = bench.token_of(1);
  bench.hub.closed(1, bench.now);
  bench.pass(29'000);
  bench.pass(500);
  EXPECT_THAT(bench.world.tasks, IsEmpty());
  bench.pass(1'000);
  bench.pass(1'000);
  ASSERT_EQ(bench.world.tasks.size(), 1U);
  EXPECT_FALSE(bench.world.tasks.front().question.bot.empty());
  bench.let_bots_play();
  EXPECT_THAT(bench.world.sent[2].back(), HasSubstr("\"step\""));
  bench.connect(5);
  bench.ask(5, "hello", {{"token", token}});
  const auto snapshot = bench.ask(5, "watch", {{"table", table}});
  EXPECT_EQ(snapshot.at("you"), "p0");
  EXPECT_EQ(snapshot.at("seats").at(0).at("bot"), false);
}

TEST(HubAbsence, AnEmptyTableSleepsInsteadOfPlayingByItself) {
  Bench bench;
  bench.people_at_table(2, {{"away", 1}});
  bench.hub.closed(1, bench.now);
  bench.hub.closed(2, bench.now);
  for (int i = 0; i < 100; ++i) bench.pass(1'000);
  EXPECT_THAT(bench.world.tasks, IsEmpty());
}

TEST(HubAbsence, WhoLeavesIsReplacedAtOnceAndMaySitDownAgain) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.ask(1, "leave", {{"table", table}});
  bench.pass(500);
  EXPECT_EQ(bench.world.tasks.size(), 1U);
  EXPECT_EQ(bench.ask(1, "sit", {{"table", table}}).at("seat"), "p0");
  bench.let_bots_play();  // asked too early: not played
  EXPECT_FALSE(bench.legal(1, table).empty());
}

TEST(HubAbsence, WhoLeftPlaysOnlyAfterSittingDownAgain) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string action = bench.legal(1, table)[0];
  bench.ask(1, "leave", {{"table", table}});
  EXPECT_EQ(why(bench.ask(1, "move", {{"table", table}, {"action", action}})), "server.left");
  EXPECT_EQ(why(bench.ask(1, "undo", {{"table", table}})), "server.left");
  EXPECT_EQ(why(bench.ask(1, "agree", {{"table", table}})), "server.left");
  bench.ask(1, "sit", {{"table", table}});
  EXPECT_TRUE(bench.ask(1, "move", {{"table", table}, {"action", action}}).is_array());
}

TEST(HubAbsence, WhoNeverCameToTheRematchIsStoodInForToo) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.hub.closed(1, bench.now);
  const json::value next = bench.ask(2, "rematch", {{"table", table}}).at("table");
  bench.ask(2, "watch", {{"table", next}});
  bench.ask(2, "start", {{"table", next}});
  bench.pass(31'000);
  bench.pass(1'000);
  EXPECT_EQ(bench.world.tasks.size(), 1U);
}

TEST(HubAbsence, AfterARestartWhoIsStoodInForIsPlayedForAsSoonAsSomebodyWaits) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  const std::string token = bench.token_of(2);
  bench.hub.closed(1, bench.now);
  bench.pass(31'000);
  std::vector<StoredEvent> events = bench.world.stored();
  ASSERT_THAT(events.back().text, HasSubstr("away"));
  Bench again;
  ASSERT_FALSE(again.hub.restore(table, events, again.now));
  again.pass(60'000);
  EXPECT_THAT(again.world.tasks, IsEmpty());  // nobody is there
  again.connect(2);
  again.ask(2, "hello", {{"token", token}});
  again.ask(2, "watch", {{"table", table}});
  again.pass(1'000);
  EXPECT_THAT(again.world.tasks, SizeIs(1));
}

TEST(HubAbsence, WhoLeftAndLooksOnDoesNotWait) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  bench.ask(2, "leave", {{"table", table}});
  bench.hub.closed(1, bench.now);
  for (int i = 0; i < 10; ++i) bench.pass(31'000);
  EXPECT_EQ(bench.ask(2, "watch", {{"table", table}}).at("seats").at(0).at("bot"), false);
  EXPECT_THAT(bench.world.tasks, IsEmpty());
}

TEST(HubAbsence, WhereAMoveMayTakeHoursNobodyIsStoodInForUnlessTheHostWantsIt) {
  const auto away = [](json::object more) {
    Bench bench;
    bench.connect(1);
    bench.ask(1, "hello");
    json::object order{{"game", "seas"}, {"seats", 2}};
    for (auto& entry : more) order[entry.key()] = entry.value();
    return bench.ask(1, "create", order).at("settings").at("away");
  };
  EXPECT_EQ(away({}), 120);
  EXPECT_EQ(away({{"clock", {{"move", 3599}}}}), 120);
  EXPECT_EQ(away({{"clock", {{"game", 86400}}}}), 120);
  EXPECT_EQ(away({{"clock", {{"move", 3600}}}}), nullptr);
  EXPECT_EQ(away({{"clock", {{"move", 86400}}}, {"away", 600}}), 600);
}

/// Two people at a table, of whom the first has to act.
class HubIdle : public ::testing::Test {
 protected:
  std::string start(json::object more = {}) { return bench_.people_at_table(2, std::move(more)); }
  bool is_stood_in_for(const std::string& table) {
    bench_.connect(9);
    const bool is = bench_.ask(9, "watch", {{"table", table}}).at("seats").at(0).at("bot").as_bool();
    bench_.hub.closed(9, bench_.now);
    return is;
  }
  Bench bench_;
};
TEST_F(HubIdle, WhoIsThereAndDoesNothingIsStoodInForWhileAnotherWaits) {
  const std::string table = start({{"idle", 60}});
  bench_.pass(59'900);
  EXPECT_FALSE(is_stood_in_for(table));
  bench_.pass(200);
  EXPECT_TRUE(is_stood_in_for(table));
  EXPECT_THAT(bench_.world.sent[1].back(), HasSubstr(R"("is":"away","seat":"p0")"));
  bench_.pass(500);
  ASSERT_THAT(bench_.world.tasks, SizeIs(1));
  EXPECT_FALSE(bench_.world.tasks.front().question.bot.empty());
  bench_.let_bots_play();
  EXPECT_THAT(bench_.world.sent[2].back(), HasSubstr("\"step\""));
}

TEST_F(HubIdle, AnyRequestThatNamesTheTableIsASign) {
  const std::string table = start({{"idle", 60}});
  for (const std::string_view method : {"legal", "view", "history", "scoring", "watch"}) {
    bench_.pass(50'000);
    bench_.ask(1, method, {{"table", table}});
  }
  bench_.pass(50'000);
  bench_.ask(1, "hello");  // names no table
  EXPECT_FALSE(is_stood_in_for(table));
  bench_.pass(11'000);
  EXPECT_TRUE(is_stood_in_for(table));
  bench_.ask(2, "watch", {{"table", table}});  // not theirs
  EXPECT_TRUE(is_stood_in_for(table));
  bench_.ask(1, "legal", {{"table", table}});
  EXPECT_FALSE(is_stood_in_for(table));
  EXPECT_THAT(bench_.world.sent[2].back(), HasSubstr(R"("is":"back","seat":"p0")"));
  bench_.pass(59'000);
  EXPECT_FALSE(is_stood_in_for(table));  // the time begins anew
}

TEST_F(HubIdle, AMoveBasedOnWhatTheyLastKnewBringsThemBackAndIsPlayed) {
  const std::string table = start({{"idle", 60}});
  const auto legal = bench_.ask(1, "legal", {{"table", table}});
  bench_.pass(61'000);
  const std::int64_t seq = bench_.ask(2, "view", {{"table", table}}).at("seq").as_int64();
  const auto moved = bench_.ask(1, "move", {{"table", table}, {"action", legal.at("actions").at(0)}, {"seq", seq}});
  ASSERT_TRUE(moved.is_array()) << moved;
  EXPECT_EQ(moved.at(1), seq + 2);
  bench_.pass(1'000);
  EXPECT_THAT(bench_.world.tasks, IsEmpty());
}

TEST_F(HubIdle, LeavingThePageIsNoSign) {
  const std::string table = start({{"idle", 60}});
  bench_.pass(61'000);
  bench_.ask(1, "unwatch", {{"table", table}});
  EXPECT_TRUE(is_stood_in_for(table));
}

TEST_F(HubIdle, TheTimeBeginsWhenItIsTheirsToActAndSomebodyWaits) {
  const std::string table = start({{"idle", 60}, {"away", nullptr}});
  bench_.pass(50'000);
  bench_.play_one(table, 1);  // p0; p1 has given no sign since the start
  bench_.pass(50'000);
  EXPECT_THAT(bench_.world.sent[1].back(), Not(HasSubstr("away")));
  bench_.hub.closed(1, bench_.now);  // nobody waits
  bench_.pass(3'600'000);
  EXPECT_THAT(bench_.world.sent[2].back(), Not(HasSubstr(R"("is":"away")")));
}

TEST_F(HubIdle, WhoIsStoodInForDoesNotWait) {
  const std::string table = start({{"idle", 60}});
  bench_.pass(61'000);
  bench_.pass(1'000);
  bench_.let_bots_play();
  for (int i = 0; i < 100; ++i) {
    bench_.pass(61'000);
    bench_.let_bots_play();
  }
  bench_.connect(9);
  EXPECT_EQ(bench_.ask(9, "watch", {{"table", table}}).at("seats").at(1).at("bot"), false);
  EXPECT_EQ(bench_.ask(9, "watch", {{"table", table}}).at("stage"), "playing");
}

TEST_F(HubIdle, IsForTablesWithoutAClockAndCanBeOff) {
  for (const json::object& more : {json::object{{"idle", nullptr}}, json::object{{"away", nullptr}},
                                   json::object{{"idle", 60}, {"clock", {{"game", 7200}, {"increment", 0}}}}}) {
    Bench other;
    const std::string table = other.people_at_table(2, more);
    other.pass(3'600'000);
    EXPECT_EQ(other.ask(2, "watch", {{"table", table}}).at("seats").at(0).at("bot"), false) << more;
  }
}

TEST_F(HubIdle, TablesFromBeforeTheSettingHaveItAsTheirAwayIs) {
  for (const auto& [away, idle] : {std::pair<json::value, json::value>{120, 600}, {nullptr, nullptr}}) {
    Bench old;
    const std::string table = old.people_at_table(2, {{"away", away}});
    std::vector<StoredEvent> events = old.world.stored();
    json::value created = json::parse(events[0].text);
    created.at("settings").as_object().erase("idle");
    events[0].text = json::serialize(created);
    Bench later;
    ASSERT_FALSE(later.hub.restore(table, events, later.now));
    later.connect(9);
    EXPECT_EQ(later.ask(9, "watch", {{"table", table}}).at("settings").at("idle"), idle);
  }
}

}  // namespace
}  // namespace septem::server
