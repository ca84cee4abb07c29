// Taking back: what is free, and who has to agree to the rest.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

json::value plea_at(Bench& bench, const std::string& table) {
  return bench.ask(1, "watch", {{"table", table}}).at("undo");
}

/// What a person of the table says to the plea that is open there.
json::value answer_plea(Bench& bench, ClientId client, const std::string& table, bool agrees = true) {
  const auto number = plea_at(bench, table).at("plea");
  return bench.ask(client, "agree", {{"table", table}, {"plea", number}, {"agree", agrees}});
}

/// The first person plays until it is the second one's turn, who makes a move, too.
void play_to_second(Bench& bench, const std::string& table) {
  while (bench.play_one(table, 1) != 0) {
  }
  ASSERT_TRUE(bench.ask(2, "move", {{"table", table}, {"action", bench.legal(2, table)[0]}}).is_array());
}

TEST(HubUndo, IsFreeWhileNothingWasLearntAndNobodyElseActed) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const auto before = bench.ask(1, "view", {{"table", table}}).at("view");
  const auto actions = bench.legal(1, table);
  bench.ask(1, "move", {{"table", table}, {"action", actions.back()}});
  ASSERT_EQ(bench.ask(1, "view", {{"table", table}}).at("view").at("phase"), "play");
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  EXPECT_EQ(bench.ask(1, "view", {{"table", table}}).at("view"), before);
}

TEST(HubUndo, NeedsTheOthersOnceSomebodyElseHasActed) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  play_to_second(bench, table);
  const auto asked = bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(asked.at("done"), false);
  EXPECT_EQ(plea_at(bench, table),
            (json::object{{"plea", asked.at("seq")}, {"seat", "p0"}, {"asked", {"p1"}}, {"agreed", json::array{}}}));
  EXPECT_EQ(why(answer_plea(bench, 1, table)), "server.no-undo-asked");
  EXPECT_EQ(answer_plea(bench, 2, table).at("done"), true);
  EXPECT_FALSE(bench.legal(1, table).empty());
}

TEST(HubUndo, ADeclineOutlivesAMoveThatIsTakenBack) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  play_to_second(bench, table);
  for (auto actions = bench.legal(2, table); !actions.empty(); actions = bench.legal(2, table))
    bench.ask(2, "move", {{"table", table}, {"action", actions[0]}});
  ASSERT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
  answer_plea(bench, 2, table, false);
  ASSERT_TRUE(bench.ask(1, "move", {{"table", table}, {"action", bench.legal(1, table).back()}}).is_array());
  ASSERT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  EXPECT_EQ(why(bench.ask(1, "undo", {{"table", table}})), "server.undo-declined");
}

TEST(HubUndo, ADeclineStandsUntilThePositionChanges) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  play_to_second(bench, table);
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(answer_plea(bench, 2, table, false).at("done"), false);
  EXPECT_TRUE(plea_at(bench, table).is_null());
  EXPECT_EQ(why(bench.ask(1, "undo", {{"table", table}})), "server.undo-declined");
  bench.hub.closed(2, bench.now);
  bench.pass(31'000);
  EXPECT_EQ(why(bench.ask(1, "undo", {{"table", table}})), "server.undo-declined");
  while (bench.play_one(table, 1) != 0) {
  }
  bench.pass(1'000);
  bench.let_bots_play();  // for who is away
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
}

TEST(HubUndo, WaitsForWhoIsAwayAndIsDoneWhenTheyComeBackAndAgree) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  play_to_second(bench, table);
  const json::value before = bench.ask(1, "view", {{"table", table}}).at("view");
  bench.hub.closed(2, bench.now);
  bench.pass(31'000);
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
  EXPECT_EQ(bench.ask(1, "view", {{"table", table}}).at("view"), before);
  bench.connect(5);
  bench.ask(5, "hello", {{"token", bench.token_of(2)}});
  bench.ask(5, "watch", {{"table", table}});
  EXPECT_EQ(answer_plea(bench, 5, table).at("done"), true);
}

/// The first seat with a hidden card to look at: what it draws tells it something, and nobody else acts.
TEST(HubUndo, OfALookIsNeverFreeWhenTheOthersAreAwayOrLeft) {
  for (const bool leaves : {false, true}) {
    Bench bench;
    const std::string table = bench.people_at_table(2,
                                                    {{"game", "sevens"}, {"options", {{"first", "p0"}}}, {"away", 30}});
    if (leaves) bench.ask(2, "leave", {{"table", table}});
    bench.hub.closed(2, bench.now);
    bench.pass(31'000);
    while (bench.play_one(table, 1) != 0) {
    }
    EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false) << leaves;
    EXPECT_EQ(plea_at(bench, table).at("asked"), json::array{"p1"}) << leaves;
  }
}

TEST(HubUndo, AnAnswerSentAgainSaysNothingAboutTheNextPlea) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  play_to_second(bench, table);
  bench.ask(1, "undo", {{"table", table}});
  const json::object agree{{"table", table}, {"plea", plea_at(bench, table).at("plea")}};
  EXPECT_EQ(bench.ask(2, "agree", agree).at("done"), true);
  play_to_second(bench, table);
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
  EXPECT_EQ(why(bench.ask(2, "agree", agree)), "server.other-plea");
  EXPECT_EQ(bench.ask(2, "agree", {{"table", table}}).at("code"), -32602);
  EXPECT_FALSE(plea_at(bench, table).is_null());
}

TEST(HubUndo, AnAnswerSentAgainWhileOthersAreStillAskedIsOneEvent) {
  Bench bench;
  const std::string table = bench.people_at_table(3);
  play_to_second(bench, table);
  bench.ask(1, "undo", {{"table", table}});
  const auto first = answer_plea(bench, 2, table);
  EXPECT_EQ(answer_plea(bench, 2, table), first);
}

TEST(HubUndo, ThePleaCanBeWithdrawnAndAMoveEndsIt) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  play_to_second(bench, table);
  const auto number = bench.ask(1, "undo", {{"table", table}}).at("seq");
  EXPECT_EQ(why(bench.ask(2, "withdraw", {{"table", table}, {"plea", number}})), "server.no-undo-asked");
  bench.ask(1, "withdraw", {{"table", table}, {"plea", number}});
  EXPECT_TRUE(plea_at(bench, table).is_null());
  EXPECT_THAT(bench.world.sent[2].back(), HasSubstr("undo-withdrawn"));
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(why(bench.ask(1, "withdraw", {{"table", table}, {"plea", number}})), "server.other-plea");
  bench.play_one(table, 2);
  EXPECT_TRUE(plea_at(bench, table).is_null());
}

TEST(HubUndo, WhoLeftIsAskedAboutTheirOwnDecisionsOnly) {
  Bench bench;
  const std::string table = bench.people_at_table(3);
  play_to_second(bench, table);
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(answer_plea(bench, 2, table).at("done"), false);
  bench.ask(3, "leave", {{"table", table}});
  EXPECT_FALSE(plea_at(bench, table).is_null());  // asked while they were there
  bench.ask(1, "withdraw", {{"table", table}, {"plea", plea_at(bench, table).at("plea")}});
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(plea_at(bench, table).at("asked"), json::array{"p1"});
  bench.ask(1, "withdraw", {{"table", table}, {"plea", plea_at(bench, table).at("plea")}});
  bench.ask(3, "sit", {{"table", table}});
  bench.ask(2, "leave", {{"table", table}});
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(plea_at(bench, table).at("asked"), (json::array{"p1", "p2"}));
  EXPECT_EQ(why(answer_plea(bench, 2, table)), "server.left");
}

TEST(HubUndo, AmongBotsIsFree) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  const std::string table(
      bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"me", "easy"}}}).at("table").as_string());
  bench.ask(1, "start", {{"table", table}});
  while (bench.play_one(table, 1) != 0) {
  }
  bench.pass(1'000);
  bench.let_bots_play();
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
}

TEST(HubUndo, OfAHiddenCardIsFreeAndTellsTheOthersNothing) {
  Bench bench;
  const std::string table = bench.people_at_table(3, {{"game", "seize"}});
  const auto before = bench.ask(2, "view", {{"table", table}}).at("view");
  const std::string action = bench.legal(1, table)[1];
  bench.ask(1, "move", {{"table", table}, {"action", action}});
  const std::size_t told = bench.world.sent[2].size();
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  EXPECT_EQ(bench.ask(2, "view", {{"table", table}}).at("view"), before);
  const std::string card = action.substr(action.rfind(' ') + 1);
  for (std::size_t i = told - 1; i < bench.world.sent[2].size(); ++i) {
    EXPECT_THAT(bench.world.sent[2][i], Not(HasSubstr('"' + card + '"')));
  }
  // Now another one lays a card first: it goes back, too, so they are asked.
  bench.ask(1, "move", {{"table", table}, {"action", action}});
  bench.ask(2, "move", {{"table", table}, {"action", bench.legal(2, table)[0]}});
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
}

TEST(HubUndo, OfAPlayThatDrewACardIsNotFree) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"game", "sevens"}, {"options", {{"first", "p0"}}}});
  while (bench.play_one(table, 1) != 0) {
  }
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
  EXPECT_EQ(answer_plea(bench, 2, table).at("done"), true);
  EXPECT_FALSE(bench.legal(1, table).empty());
}

}  // namespace
}  // namespace septem::server
