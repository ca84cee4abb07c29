// What was played: histories, records, replays, forks.
#include "server/testing/apply_patch.h"
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

/// Plays a table of two people to its end.
std::string finished_table(Bench& bench, json::object more = {}) {
  const std::string table = bench.people_at_table(2, std::move(more));
  for (std::size_t i = 0; i < 3000 && bench.play_one(table, 2, i * 3) != 0; ++i) bench.pass(100);
  return table;
}

std::string record_of(Bench& bench, const std::string& table) {
  return std::string(bench.ask(1, "record", {{"table", table}}).at("record").as_string());
}

json::object patched(const json::value& answer) {
  json::object view = answer.at("view").as_object();
  for (const json::value& step : answer.at("steps").as_array()) {
    const json::array& entry = step.as_array();
    EXPECT_TRUE(apply_patch(view, entry.back().as_object())) << step;
  }
  return view;
}

/// The texts of all steps that this client was told of while they happened.
json::array told_live(Bench& bench, ClientId client) {
  json::array texts;
  for (const std::string& text : bench.world.sent[client]) {
    const json::value message = json::parse(text);
    const json::object& object = message.as_object();
    const json::value* step = nullptr;
    if (object.contains("method") && object.at("method") == "step") step = &object.at("params").at(2);
    if (object.contains("method") && object.at("method") == "event" &&
        object.at("params").as_object().contains("steps")) {
      step = &object.at("params").at("steps");
    }
    if (object.contains("result") && object.at("result").is_array()) step = &object.at("result").at(2);
    if (step) texts.push_back(*step);
  }
  return texts;
}

json::value scorings(Bench& bench, ClientId client, const std::string& table) {
  return bench.ask(client, "scoring", {{"table", table}}).at("scorings");
}

TEST(HubScoring, ExplainsEachRoundToEachSeatAsItKnowsIt) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  EXPECT_EQ(scorings(bench, 1, table), json::array());
  const auto scores = [&] { return bench.ask(1, "view", {{"table", table}}).at("view").at("scores").as_array(); };
  for (std::size_t i = 0; i < 400 && scores().empty(); ++i) {
    bench.play_one(table, 2, i * 3);
    bench.pass(100);
  }
  ASSERT_EQ(scores().size(), 1U);
  std::map<std::string, std::int64_t> told;
  const json::value explained = scorings(bench, 1, table);
  for (const json::value& line : explained.at(0).as_array())
    told[std::string(line.at("seats").at(0).as_string())] += line.at("amount").as_int64();
  EXPECT_EQ(told["p0"], scores().at(0).at("points").at(0).as_int64());
  EXPECT_EQ(told["p1"], scores().at(0).at("points").at(1).as_int64());
}

TEST(HubScoring, AfterTheEndAllCardsAreOpenToWhoSatThereAndToAReplay) {
  Bench bench;
  const std::string table = finished_table(bench, {{"game", "sevens"}});
  const json::value all = scorings(bench, 1, table);
  ASSERT_EQ(all.as_array().size(), 1U);
  for (const json::value& line : all.at(0).as_array()) EXPECT_NE(line.at("key"), "sevens.score.hidden");
  EXPECT_EQ(scorings(bench, 2, table), all);
  EXPECT_EQ(bench.ask(1, "replay", {{"record", record_of(bench, table)}}).at("scorings"), all);
}

TEST(HubHistory, IsWhatTheViewerWasToldWhileItHappened) {
  for (const std::string_view game : {"seas", "seize", "sevens"}) {
    Bench bench;
    const std::string table = bench.people_at_table(3, {{"game", game}});
    for (std::size_t i = 0; i < 25 && bench.play_one(table, 3, i * 7) != 0; ++i) bench.pass(100);
    for (const ClientId client : {1U, 2U, 3U}) {
      const auto history = bench.ask(client, "history", {{"table", table}});
      json::array texts;
      for (const json::value& step : history.at("steps").as_array()) texts.push_back(step.at(1));
      EXPECT_EQ(texts, told_live(bench, client)) << game;
      EXPECT_EQ(patched(history), bench.ask(client, "view", {{"table", table}}).at("view").as_object()) << game;
      EXPECT_TRUE(history.at("next").is_null());
    }
  }
}

TEST(HubHistory, GoesBackWithAnUndo) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const auto before = bench.ask(1, "view", {{"table", table}}).at("view");
  bench.play_one(table, 2);
  ASSERT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  const auto history = bench.ask(1, "history", {{"table", table}});
  ASSERT_EQ(history.at("steps").as_array().size(), 3U);
  EXPECT_TRUE(history.at("steps").at(2).at(1).as_array().empty());
  EXPECT_EQ(patched(history), before.as_object());
}

TEST(HubHistory, BeginsWhereItIsAskedTo) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 6; ++i) bench.play_one(table, 2, i);
  const auto all = bench.ask(1, "history", {{"table", table}}).at("steps").as_array();
  const auto rest = bench.ask(1, "history", {{"table", table}, {"from", all[3].at(0)}});
  EXPECT_EQ(rest.at("steps").as_array().size(), all.size() - 3);
  EXPECT_EQ(rest.at("steps").at(0).at(1), all[3].at(1));
  EXPECT_EQ(patched(rest), bench.ask(1, "view", {{"table", table}}).at("view").as_object());
}

TEST(HubHistory, OpensAllHandsAfterTheEndAndNotBefore) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.connect(9);
  EXPECT_EQ(bench.ask(9, "history", {{"table", table}}).at("view").at("hands"), json::array({8, 8}));
  for (std::size_t i = 0; i < 3000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  const auto history = bench.ask(9, "history", {{"table", table}});
  EXPECT_EQ(history.at("view").at("hands").at(0).as_array().size(), 8U);
  EXPECT_EQ(patched(history).at("over"), true);
}

TEST(HubHistory, AndRecordAreNotForSpectatorsWhereThereAreNone) {
  Bench bench;
  const std::string table = finished_table(bench, {{"spectators", false}});
  bench.connect(9);
  EXPECT_EQ(why(bench.ask(9, "history", {{"table", table}})), "server.no-spectators");
  EXPECT_EQ(why(bench.ask(9, "record", {{"table", table}})), "server.no-spectators");
  EXPECT_TRUE(bench.ask(2, "record", {{"table", table}}).as_object().contains("record"));
}

TEST(HubReplay, GivesEveryStepOfARecordToAnybody) {
  Bench bench;
  const std::string record = record_of(bench, finished_table(bench));
  bench.connect(9);
  const auto replayed = bench.ask(9, "replay", {{"record", record}});
  EXPECT_EQ(replayed.at("players").at("p0"), "Person 1");
  const json::object end = patched(replayed);
  EXPECT_EQ(end.at("over"), true);
  EXPECT_EQ(end.at("winners"), replayed.at("result"));
  const json::array& steps = replayed.at("steps").as_array();
  for (const json::value& step : steps) EXPECT_THAT(record, HasSubstr(std::string(step.at(0).as_string()) + "\n"));
  const auto begin = bench.ask(9, "replay", {{"record", record}, {"step", 3}});
  EXPECT_EQ(begin.at("steps").as_array(), json::array(steps.begin(), steps.begin() + 3));
  EXPECT_TRUE(begin.at("result").is_null());
}

TEST(HubReplay, NamesTheLineThatIsWrong) {
  Bench bench;
  bench.connect(1);
  const auto error = bench.ask(1, "replay", {{"record", "septem-record 1\ngame seas\nseats 2\np0 G4\n"}});
  EXPECT_EQ(error.at("code"), 5);
  EXPECT_EQ(error.at("data").at("line"), 4);
  EXPECT_EQ(bench.ask(1, "replay", {{"record", 7}}).at("code"), -32602);
  EXPECT_EQ(bench.ask(1, "replay").at("code"), -32602);
}

TEST(HubVerify, SaysWhetherTheDealWasFairAndWhyNot) {
  Bench bench;
  const std::string record = record_of(bench, finished_table(bench));
  EXPECT_EQ(bench.ask(1, "verify", {{"record", record}}).at("fair"), true);
  const auto verdict = [&](const std::string& from, const std::string& to) {
    std::string other = record;
    other.replace(other.find(from), from.size(), to);
    const auto answer = bench.ask(1, "verify", {{"record", other}});
    EXPECT_EQ(answer.at("fair"), false);
    return std::string(answer.at("why").as_string());
  };
  EXPECT_EQ(verdict("# fair seed ", "# fair seeds "), "fair.bad-line");
  EXPECT_EQ(verdict("# fair seed ", "# fair mix p0 0\n# fair seed "), "fair.other-cards");
  EXPECT_EQ(verdict("# fair commitment ", "# fair commitment 0"), "fair.other-seed");
  EXPECT_EQ(verdict("# fair commitment ", "# "), "fair.no-proof");
  EXPECT_EQ(verdict("\nresult ", "\np0 nick none\nresult "), "fair.bad-record");
}

class HubFork : public ::testing::Test {
 protected:
  HubFork() : record_(record_of(bench_, finished_table(bench_))) {}

  json::value fork(std::int64_t step, json::object more = {}) {
    json::object params{{"record", record_}, {"step", step}, {"players", {"me", "easy"}}};
    for (auto& entry : more) params[entry.key()] = entry.value();
    return bench_.ask(1, "fork", params);
  }
  json::object view_after(std::int64_t step) {
    return patched(bench_.ask(1, "replay", {{"record", record_}, {"step", step}}));
  }

  Bench bench_;
  std::string record_;
};

TEST_F(HubFork, GoesOnFromAnyPositionOfARecord) {
  const auto made = fork(6);
  const std::string table(made.at("table").as_string());
  EXPECT_EQ(made.at("fork"), 6);
  EXPECT_TRUE(made.at("commitment").is_null());
  bench_.ask(1, "start", {{"table", table}});
  const auto view = bench_.ask(1, "view", {{"table", table}}).at("view");
  for (const char* key : {"display", "turn", "round"}) EXPECT_EQ(view.at(key), view_after(6).at(key)) << key;
  EXPECT_EQ(view.at("hands").at(0), view_after(6).at("hands").at(0));
  for (std::size_t i = 0; i < 3000 && bench_.ask(1, "watch", {{"table", table}}).at("stage") != "over"; ++i) {
    bench_.play_one(table, 1, i);
    bench_.pass(500);
    bench_.let_bots_play();
  }
  const std::string other = record_of(bench_, table);
  EXPECT_THAT(other, HasSubstr("# fair forked after step 6\n"));
  EXPECT_THAT(other, Not(HasSubstr("# fair seed")));
  EXPECT_EQ(bench_.ask(1, "verify", {{"record", other}}).at("why"), "fair.forked");
  EXPECT_EQ(bench_.ask(1, "replay", {{"record", other}}).at("steps").at(5),
            bench_.ask(1, "replay", {{"record", record_}}).at("steps").at(5));
}

TEST_F(HubFork, IsTheSameTableAfterARestart) {
  const std::string table(fork(9).at("table").as_string());
  bench_.ask(1, "start", {{"table", table}});
  for (std::size_t i = 0; i < 6; ++i) {
    bench_.play_one(table, 1, i);
    bench_.pass(500);
    bench_.let_bots_play();
  }
  std::vector<StoredEvent> events;
  for (const Entry& entry : bench_.world.appended)
    if (entry.table == table) events.push_back({entry.at, entry.text});
  const auto again = Table::replay(table, events, open_with(bench_.files));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(json::parse(again->game().view(Seat::from_index(0))), bench_.ask(1, "view", {{"table", table}}).at("view"));
}

TEST_F(HubFork, TakesNothingBackThatWasPlayedBeforeIt) {
  const std::string table(fork(6).at("table").as_string());
  bench_.ask(1, "start", {{"table", table}});
  EXPECT_EQ(why(bench_.ask(1, "undo", {{"table", table}})), "server.nothing-to-undo");
}

TEST_F(HubFork, RefusesPositionsThatCannotBePlayedOn) {
  const auto steps = static_cast<std::int64_t>(
      bench_.ask(1, "replay", {{"record", record_}}).at("steps").as_array().size());
  EXPECT_EQ(why(fork(steps)), "engine.bad-option");
  EXPECT_EQ(fork(steps + 1).at("code"), -32602);
  EXPECT_EQ(fork(-1).at("code"), -32602);
  EXPECT_EQ(fork(3, {{"players", {"me"}}}).at("code"), -32602);
  EXPECT_EQ(fork(3, {{"record", "septem 1\n"}}).at("code"), 5);
  bench_.connect(9);
  EXPECT_EQ(why(bench_.ask(9, "fork", {{"record", record_}, {"step", 1}})), "server.say-hello");
}

TEST(HubForkSettings, RefuseAWordThatNobodyKnows) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  for (const std::string_view word : {"awya", "game", "seats", "options"}) {
    const auto refused = bench.ask(1, "fork",
                                   {{"record", "septem-record 1\ngame seas\nseats 2\n"}, {"step", 0}, {word, 60}});
    ASSERT_TRUE(refused.as_object().contains("message")) << word;
    EXPECT_THAT(std::string(refused.at("message").as_string()), HasSubstr(word));
  }
}

}  // namespace
}  // namespace septem::server
