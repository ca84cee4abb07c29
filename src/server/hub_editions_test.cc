// Tables that bring their cards along: what everybody is told of them, that the server needs no file, and that nobody fills it with them.
#include "data/seas_values.h"
#include "data/seize_treasure.h"
#include "data/sevens_square.h"
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

json::object own(std::string_view option, std::string_view text) { return {{option, {{"text", text}}}}; }

/// The usual values with another one for G1.
std::string own_values(std::string_view value = "-2") {
  std::string text(data::kSeasValues);
  return text.replace(text.find("\nG1 5"), 5, "\nG1 " + std::string(value));
}

TEST(HubEditions, EverybodyAtTheTableSeesItsCardsAndReadsOwn) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"options", own("values", own_values())}});
  bench.connect(9);
  for (const ClientId client : {1U, 2U, 9U}) {
    const json::value seen = bench.ask(client, "watch", {{"table", table}});
    EXPECT_EQ(seen.at("settings").at("options").at("values"), "own");
    EXPECT_EQ(seen.at("view").at("options").at("values"), "own");
    EXPECT_EQ(seen.at("view").at("values").at("G1"), -2);
  }
}

TEST(HubEditions, GamesOfAllThreeKindsReplayElsewhereFromTheirRecord) {
  const std::tuple<std::string_view, std::string_view, std::string_view> kinds[] = {
      {"seas", "values", data::kSeasValues},
      {"sevens", "square", data::kSevensSquare},
      {"seize", "booty", data::kSeizeTreasure}};
  for (const auto& [game, option, text] : kinds) {
    Bench bench;
    const std::string table = bench.people_at_table(3, {{"game", game}, {"options", own(option, text)}});
    while (bench.play_one(table, 3) != 0) {
    }
    const json::value record = bench.ask(1, "record", {{"table", table}}).at("record");
    Bench other;
    other.connect(1);
    const json::value replayed = other.ask(1, "replay", {{"record", record}});
    EXPECT_FALSE(replayed.at("result").is_null()) << game;
    EXPECT_EQ(other.ask(1, "verify", {{"record", record}}).at("fair"), true) << game;
  }
}

TEST(HubEditions, SurviveARestartARematchAForkAndAChangeOfOtherRules) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"options", own("values", own_values())}});
  Bench again;
  ASSERT_FALSE(again.hub.restore(table, bench.world.stored(), again.now));
  again.connect(1);
  EXPECT_EQ(again.ask(1, "watch", {{"table", table}}).at("view").at("values").at("G1"), -2);

  while (bench.play_one(table, 2) != 0) {
  }
  const json::value next = bench.ask(1, "rematch", {{"table", table}}).at("table");
  bench.ask(1, "change", {{"table", next}, {"options", {{"target", 11}, {"values", "own"}}}});
  bench.ask(1, "start", {{"table", next}});
  const json::value view = bench.ask(1, "watch", {{"table", next}}).at("view");
  EXPECT_EQ(view.at("values").at("G1"), -2);
  EXPECT_EQ(view.at("options").at("target"), 11);

  const json::value record = bench.ask(1, "record", {{"table", table}}).at("record");
  const json::value fork = bench.ask(1, "fork", {{"record", record}, {"step", 3}, {"players", {"me", "easy"}}});
  bench.ask(1, "start", {{"table", fork.at("table")}});
  EXPECT_EQ(bench.ask(1, "watch", {{"table", fork.at("table")}}).at("view").at("values").at("G1"), -2);
}

TEST(HubEditions, TheHostMayTakeAnotherEditionOrNoneUntilTheStart) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const json::value table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
  const auto value_after = [&](const json::object& options) {
    bench.ask(1, "change", {{"table", table}, {"options", options}});
    const json::value settings = bench.ask(1, "watch", {{"table", table}}).at("settings");
    return json::serialize(settings.at("options"));
  };
  EXPECT_EQ(value_after(own("values", own_values("3"))), R"({"values":"own"})");
  const auto seq = bench.ask(1, "watch", {{"table", table}}).at("seq");
  EXPECT_EQ(value_after(own("values", own_values("4"))), R"({"values":"own"})");
  EXPECT_NE(bench.ask(1, "watch", {{"table", table}}).at("seq"), seq) << "another text is another edition";
  EXPECT_EQ(value_after({{"values", "default"}}), R"({"values":"default"})");
  EXPECT_EQ(bench.ask(1, "change", {{"table", table}, {"options", {{"values", "own"}}}}).at("code"), 6)
      << "what was given up is gone";
}

TEST(HubEditions, ABotIsAskedWithTheTablesCards) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const json::value made = bench.ask(
      1, "create",
      {{"game", "seas"}, {"seats", 2}, {"options", own("values", own_values())}, {"players", {"easy", "me"}}});
  bench.ask(1, "start", {{"table", made.at("table")}});
  bench.pass(1'000);
  bench.let_bots_play();
  EXPECT_FALSE(bench.legal(1, std::string(made.at("table").as_string())).empty());
}

TEST(HubEditions, ABadTextIsRefusedWithItsLine) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const json::value refused = bench.ask(1, "create",
                                        {{"game", "seas"}, {"seats", 2}, {"options", own("values", own_values("99"))}});
  EXPECT_EQ(refused.at("code"), 6);
  EXPECT_THAT(std::string(refused.at("message").as_string()), HasSubstr("line 8, cell 2: "));
}

/// People from many networks who make tables with an edition.
class HubEditionLimits : public ::testing::Test {
 protected:
  std::string make(const std::string& address) {
    bench_.connect(++last_, address);
    bench_.ask(last_, "hello", {{"name", "P"}});
    const json::value made = bench_.ask(last_, "create",
                                        {{"game", "seas"}, {"seats", 2}, {"options", own("values", own_values())}});
    return made.as_object().contains("table") ? std::string(made.at("table").as_string()) : why(made);
  }
  static Limits limits() {
    Limits limits = Bench::generous();
    limits.own_bytes = 5 * own_values().size();
    limits.own_bytes_per_network = 3 * own_values().size();
    return limits;
  }

  Bench bench_{Opener{}, limits()};
  ClientId last_ = 100;
};

TEST_F(HubEditionLimits, CountPerNetworkAndInAll) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(make("198.51.100.1").size(), 10U);
  EXPECT_EQ(make("198.51.100.1"), "server.too-many-editions");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(make("198.51.100.2").size(), 10U);
  EXPECT_EQ(make("198.51.100.3"), "server.too-many-editions");
}

TEST_F(HubEditionLimits, AClosedTableGivesItsRoomBack) {
  std::string table;
  for (int i = 0; i < 3; ++i) table = make("198.51.100.1");
  bench_.ask(last_, "close", {{"table", table}});
  EXPECT_EQ(make("198.51.100.1").size(), 10U);
}

TEST_F(HubEditionLimits, ATableTakesNewTextsOnlyAsFarAsItsLogHasRoom) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const json::value table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
  std::size_t bytes = 0;
  std::string refusal;
  for (int i = 0; refusal.empty() && bytes < 1'000'000; ++i) {
    const std::string text = own_values(std::to_string(i % 8));
    const json::value answer = bench.ask(1, "change", {{"table", table}, {"options", own("values", text)}});
    if (answer.as_object().contains("seq"))
      bytes += text.size();
    else
      refusal = why(answer);
  }
  EXPECT_EQ(refusal, "server.too-many-editions");
  EXPECT_LE(bytes, 64U * 1024);
}

TEST(HubEditions, CostCreditsByTheirSize) {
  Limits limits;
  limits.credits_at_most = 30;
  Bench bench({}, limits);
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const std::string text = own_values() + "#" + std::string(1'500, 'x');
  EXPECT_EQ(why(bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"options", own("values", text)}})),
            "server.too-fast");
}

}  // namespace
}  // namespace septem::server
