// Scores explained over whole games, for every viewer: what the lines say is what the views say.
#include <map>

#include "engine/engine_test.h"

namespace septem {
namespace {

namespace json = boost::json;

class ScoringTest : public EngineTest {
 protected:
  /// A game played by bots to its end.
  std::string played(std::string_view game, int seats, std::string_view options, int seed) {
    const std::string table = open(R"({"game": ")" + std::string(game) + R"(", "seats": )" + std::to_string(seats) +
                                   R"(, "options": )" + std::string(options) + R"(, "seed": )" + std::to_string(seed) +
                                   "}");
    for (auto now = status(table); !now.at("over").as_bool(); now = status(table)) {
      const std::string seat(now.at("to_act").at(0).as_string());
      const std::string choice = R"({"table": )" + table + R"(, "seat": ")" + seat +
                                 R"(", "bot": {"name": "random", "seed": )" + std::to_string(++choices_) + "}}";
      result("act", action(table, seat, std::string(result("choose", choice).at("action").as_string())));
    }
    return table;
  }
  json::array scorings(const std::string& table, const std::string& seat) {
    const std::string who = seat.empty() ? "" : R"(, "seat": ")" + seat + "\"";
    return result("scoring", R"({"table": )" + table + who + "}").at("scorings").as_array();
  }
  /// Every seat, and the referee.
  static std::vector<std::string> viewers(int seats) {
    std::vector<std::string> all{""};
    for (int i = 0; i < seats; ++i) all.push_back("p" + std::to_string(i));
    return all;
  }

 private:
  int choices_ = 0;
};

/// What the lines give each seat.
std::map<std::string, std::int64_t> sums(const json::value& scoring) {
  std::map<std::string, std::int64_t> sums;
  for (const json::value& line : scoring.as_array()) {
    for (const json::value& seat : line.at("seats").as_array())
      sums[std::string(seat.as_string())] += line.at("amount").as_int64();
  }
  return sums;
}

TEST_F(ScoringTest, TheLinesOfEveryRoundOfSeasAddUpToItsPoints) {
  for (const auto* const options : {R"({"target": 11})", R"({"teams": "teams", "last_clears": true})"}) {
    for (int seed = 1; seed <= 5; ++seed) {
      const std::string table = played("seas", 4, options, seed);
      for (const std::string& viewer : viewers(4)) {
        const json::array rounds = scorings(table, viewer);
        const json::value shown = view(table, viewer);
        const json::array& scores = shown.at("scores").as_array();
        ASSERT_EQ(rounds.size(), scores.size());
        for (std::size_t i = 0; i < rounds.size(); ++i) {
          auto told = sums(rounds[i]);
          const json::array& points = scores[i].at("points").as_array();
          for (std::size_t seat = 0; seat < 4; ++seat)
            EXPECT_EQ(told["p" + std::to_string(seat)], points[seat % points.size()].as_int64()) << viewer << table;
        }
      }
    }
  }
}

TEST_F(ScoringTest, AfterEachRoundOfSeasEveryViewerSeesTheSameOpenChestsAndLines) {  // A10
  const std::string table = played("seas", 3, R"({"target": 14})", 3);
  const json::value open_to_all = view(table, "").at("scores");
  for (const json::value& round : open_to_all.as_array()) {
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(round.at("chests").at(i).as_array().size(), round.at("cards").at(i).to_number<std::size_t>());
    }
  }
  for (const std::string& viewer : viewers(3)) {
    EXPECT_EQ(view(table, viewer).at("scores"), open_to_all) << viewer;
    EXPECT_EQ(scorings(table, viewer), scorings(table, "")) << viewer;
  }
}

TEST_F(ScoringTest, TheLinesOfSevensAddUpToTheScoresAlsoWhereHandsAreHidden) {
  for (int seed = 1; seed <= 20; ++seed) {
    const std::string table = played("sevens", 3, "{}", seed);
    for (const std::string& viewer : viewers(3)) {
      const json::value shown = view(table, viewer);
      auto told = sums(scorings(table, viewer).at(0));
      for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(told["p" + std::to_string(i)], shown.at("scores").at(i).as_int64()) << viewer << " " << seed;
    }
  }
}

TEST_F(ScoringTest, TheLastContestOfSeizeIsWonByTheWinners) {
  for (const auto* const options : {"{}", R"({"cursed": true})", R"({"booty": "dominoes6"})"}) {
    for (int seed = 1; seed <= 10; ++seed) {
      const std::string table = played("seize", 4, options, seed);
      const json::value shown = view(table);
      const json::array all = scorings(table, "");
      json::value last;
      for (const json::value& line : all.at(0).as_array())
        if (line.at("key") != "seize.score.place") last = line.at("seats");
      EXPECT_EQ(last, shown.at("winners")) << options << seed;
      EXPECT_EQ(scorings(table, "p0"), all) << "weights are open to all";
    }
  }
}

TEST_F(ScoringTest, BeforeTheEndOfSevensAPlayerIsForetoldWhatTheirActionsDoAndHowTheyStand) {
  const std::string table = open(R"({"game": "sevens", "seats": 2, "options": {"first": "p0"}, "seed": 5})");
  const json::value told = result("foretell", R"({"table": )" + table + R"(, "seat": "p0"})");
  const json::value legal = result("legal", R"({"table": )" + table + R"(, "seat": "p0"})").at("actions");
  ASSERT_EQ(told.at("actions").as_object().size(), legal.as_array().size());
  for (const json::value& action : legal.as_array())
    EXPECT_TRUE(told.at("actions").at(action.as_string()).at("key").as_string().starts_with("sevens.foretell."));
  EXPECT_EQ(told.at("standing").as_array().size(), 3U) << "a line for each card in hand";
  EXPECT_TRUE(result("foretell", R"({"table": )" + table + R"(, "seat": "p1"})").at("actions").as_object().empty());
}

TEST_F(ScoringTest, GamesThatForetellNothingAnswerSo) {
  const json::value told = result("foretell", R"({"table": )" + open() + R"(, "seat": "p0"})");
  EXPECT_EQ(told, (json::object{{"actions", json::object{}}, {"standing", json::array{}}}));
}

TEST_F(ScoringTest, BeforeAnythingWasScoredThereIsNothing) {
  const std::string table = open();
  EXPECT_TRUE(scorings(table, "p0").empty());
  refused(-32602, "scoring", R"({"table": )" + table + R"(, "seat": "p9"})");
}

}  // namespace
}  // namespace septem
