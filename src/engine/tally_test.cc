// What the scorer counts for a real table is what the engine counts: over random games of every kind, from what lies there at the end.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "core/rng.h"
#include "engine/any_game.h"
#include "notation/json.h"

namespace septem {
namespace {

namespace json = boost::json;

constexpr int kGames = 1'000;

struct Variant {
  int seats;
  std::string_view options;
};

TableOrder order_for(const GameEntry& entry, const Variant& variant) {
  const auto options = read_options(*entry.options, variant.seats, json::parse(variant.options).as_object());
  return {variant.seats, *options};
}

/// A game of random moves to its end.
std::unique_ptr<AnyGame> played(const GameEntry& entry, TableOrder order, std::uint64_t seed) {
  const NoDataFiles none;
  order.seed = Seed::from_number(seed);
  auto game = *entry.open(order, none);
  Rng rng(seed);
  while (!game->status().is_over) {
    const Seat seat = game->status().to_act.first();
    const auto actions = game->legal(seat);
    EXPECT_FALSE(game->act(seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
  }
  return game;
}

/// Plays a thousand games, and counts each again out of what `describe` says of its end.
template <class Describe>
void expect_same_results(std::string_view id, std::span<const Variant> variants, Describe describe) {
  const GameEntry& entry = *find_game(id);
  for (int i = 0; i < kGames; ++i) {
    const TableOrder order = order_for(entry, variants[static_cast<std::size_t>(i) % variants.size()]);
    const auto game = played(entry, order, static_cast<std::uint64_t>(i));
    const json::value view = json::parse(game->view(Viewer::referee()));
    const auto scorings = game->scorings(Viewer::referee());
    const auto tally = entry.tally(order, describe(view, scorings));
    ASSERT_TRUE(tally) << tally.error();
    ASSERT_TRUE(tally->winners) << i;
    EXPECT_EQ(*tally->winners, game->winners()) << id << " " << i;
    EXPECT_EQ(tally->scorings.size(), scorings.size());
    for (std::size_t round = 0; round < scorings.size(); ++round) {
      ASSERT_EQ(tally->scorings[round].size(), scorings[round].size()) << id << " " << i;
      for (std::size_t line = 0; line < scorings[round].size(); ++line) {
        const ScoringLine& counted = tally->scorings[round][line];
        const ScoringLine& told = scorings[round][line];
        EXPECT_EQ(counted.key, told.key);
        EXPECT_EQ(counted.seats, told.seats);
        EXPECT_EQ(counted.amount, told.amount);
        EXPECT_EQ(counted.against, told.against);
      }
    }
  }
}

TEST(Tally, OfSeasIsTheEnginesFromTheCardsInEachChest) {
  constexpr Variant kVariants[] = {{2, "{}"},
                                   {3, R"({"target": 11})"},
                                   {4, R"({"last_clears": true})"},
                                   {4, R"({"teams": "teams"})"},
                                   {4, R"({"teams": "ultimate", "target": 14})"}};
  expect_same_results("seas", kVariants, [](const json::value& view, const std::vector<Scoring>&) {
    json::array rounds;
    for (const json::value& score : view.at("scores").as_array()) rounds.push_back(score.at("chests"));
    return json::object{{"rounds", std::move(rounds)}};
  });
}

TEST(Tally, OfSevensIsTheEnginesFromColumnsWildColourAndHands) {
  constexpr Variant kVariants[] = {{2, "{}"}, {3, "{}"}, {4, "{}"}};
  expect_same_results("sevens", kVariants, [](const json::value& view, const std::vector<Scoring>&) {
    json::object columns;
    for (const auto& [letter, cards] : view.at("columns").as_object()) columns[letter] = cards.as_array().size();
    json::array lucky;
    for (const json::value& cards : view.at("lucky").as_array()) lucky.push_back(cards.as_array().size());
    for (json::value& count : lucky) count = count.to_number<std::int64_t>();
    for (auto& column : columns) column.value() = column.value().to_number<std::int64_t>();
    return json::object{{"columns", std::move(columns)},
                        {"wild", view.at("wild")},
                        {"hands", view.at("hands")},
                        {"lucky", std::move(lucky)},
                        {"ending", view.at("ending")}};
  });
}

/// Who stayed at each contest that was level, out of what the engine tells.
json::array stays_of(const Scoring& scoring) {
  json::array stays;
  for (const ScoringLine& line : scoring) {
    const bool was_level = line.key == "seize.score.unloaded" || (line.key == "seize.score.shared" && line.amount > 0);
    if (was_level) stays.push_back(seats_json(line.seats));
  }
  return stays;
}

TEST(Tally, OfSeizeIsTheEnginesFromTheWeights) {
  constexpr Variant kVariants[] = {{3, "{}"},
                                   {4, R"({"cursed": true})"},
                                   {5, R"({"booty": "dominoes9"})"},
                                   {7, R"({"booty": "dominoes6", "cursed": true})"},
                                   {6, R"({"booty": "dominoes6"})"}};
  expect_same_results("seize", kVariants, [](const json::value& view, const std::vector<Scoring>& scorings) {
    return json::object{{"weights", view.at("totals")}, {"stays", stays_of(scorings[0])}};
  });
}

class TallyRefusals : public testing::Test {
 protected:
  static std::string why_not(std::string_view game, int seats, std::string_view given) {
    const GameEntry& entry = *find_game(game);
    const auto tally = entry.tally(order_for(entry, {seats, "{}"}), json::parse(given).as_object());
    EXPECT_FALSE(tally) << given;
    return tally ? "" : tally.error();
  }
};

TEST_F(TallyRefusals, SayWhatIsWrongWithACount) {
  EXPECT_EQ(why_not("seas", 2, R"({"rounds": [[["G1"], ["G1"]]]})"), "G1 lies in two chests");
  EXPECT_EQ(why_not("seas", 2, R"({"rounds": [[["G1"]]]})"), "'rounds' is a list of 2");
  EXPECT_EQ(why_not("seas", 2, R"({"rounds": [[["G11"], []]]})"), "a chest holds cards: G1 to G10, C1.., R1.., X1..");
  EXPECT_EQ(why_not("seize", 3, R"({"weights": [1, 2]})"), "'weights' is a list of 3");
  EXPECT_EQ(why_not("seize", 3, R"({"weights": [1, 2, -3]})"), "'weights' holds whole numbers from 0 to 2450000");
  EXPECT_EQ(why_not("sevens", 2, R"({"hands": [["A1"], ["A1"]]})"), "A1 is there twice");
  EXPECT_EQ(why_not("sevens", 2, R"({"hands": [[], []], "columns": {"A": 7}})"),
            "'columns' holds whole numbers from 0 to 6");
  EXPECT_EQ(why_not("sevens", 2, R"({"hands": [[], []], "wild": "pink"})"), "'wild' is null or a colour");
}

TEST(Tally, OfSeizeAsksWhoStaysWhereTheScalesAreLevel) {  // B20
  const GameEntry& entry = *find_game("seize");
  const TableOrder order = order_for(entry, {3, "{}"});
  const auto open = entry.tally(order, {{"weights", {50, 50, 10}}});
  ASSERT_TRUE(open);
  EXPECT_FALSE(open->winners);
  EXPECT_EQ(open->level, SeatSet::first_n(2));
  const auto decided = entry.tally(order, {{"weights", {50, 50, 10}}, {"stays", {json::array{"p1"}}}});
  EXPECT_EQ(decided->winners, SeatSet::of(Seat::from_index(1)));
}

}  // namespace
}  // namespace septem
