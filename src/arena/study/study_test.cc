// A study counts what really happened.
#include "arena/study/study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "arena/contest_test.h"
#include "arena/report/study_report.h"
#include "arena/study/study_watch.h"

namespace septem {
namespace {

using testing::HasSubstr;

std::unique_ptr<Contest> study(std::string_view game, int seats, const std::vector<std::string_view>& options = {}) {
  ContestOrder order = contest_order(game, seats, {"greedy"}, options);
  order.is_study = true;
  return contest(order);
}

double figure(const GameResult& game, std::string_view name) {
  const auto found = std::ranges::find(game.figures, name, &Figure::name);
  EXPECT_NE(found, game.figures.end()) << name;
  return found == game.figures.end() ? 0 : found->value;
}

int actions(const GameResult& game, std::string_view key = "action.") {
  int sum = 0;
  for (const CategoryScore& category : game.categories)
    if (category.key.starts_with(key)) sum = std::accumulate(category.amounts.begin(), category.amounts.end(), sum);
  return sum;
}

/// The sum over all seats of this kind alone.
int times(const GameResult& game, std::string_view key) {
  const auto found = std::ranges::find(game.categories, key, &CategoryScore::key);
  return found == game.categories.end() ? 0 : std::accumulate(found->amounts.begin(), found->amounts.end(), 0);
}

TEST(Studies, CountEveryActionOfEveryGame) {
  for (const auto& [game, seats] : {std::pair("seas", 3), std::pair("seize", 5), std::pair("sevens", 2)}) {
    const auto one = study(game, seats);
    for (const DealResult& result : play_deals(*one, 20)) {
      EXPECT_EQ(actions(result.games[0]), result.games[0].moves) << game;
      EXPECT_GE(figure(result.games[0], "choice: legal moves"), 1);
    }
  }
}

TEST(Studies, NameActionsByTheirKind) {
  EXPECT_EQ(action_kind("G4"), "play");
  EXPECT_EQ(action_kind("G8xC5+R3"), "capture");
  EXPECT_EQ(action_kind("nick harbour"), "nick");
  EXPECT_EQ(action_kind("g seize 3:4"), "seize");
  EXPECT_EQ(action_kind("H5>H"), "play");
}

TEST(Studies, OfSeasHaveTheCompassAtP0First) {
  const auto one = study("seas", 2);
  for (const DealResult& result : play_deals(*one, 30)) {
    const GameResult& game = result.games[0];
    EXPECT_EQ(figure(game, "compass: share of wins of the first holder"), game.returns[0].share);
    // Rounds with points to both: what one has more in one, the other has more in the next.
    EXPECT_LE(std::abs(figure(game, "compass: points more in a round")), 7);
    EXPECT_GE(figure(game, "rounds"), 1);
  }
}

TEST(Studies, OfSevensSayWhoPlacedTheSeventhCard) {
  const auto one = study("sevens", 4);
  const Tally tally = tally_of(*one, play_deals(*one, 100));
  const Sample& ended = tally.figures().at("seventh card: games that it ended");
  EXPECT_EQ(ended.count(), 100);
  EXPECT_GT(ended.mean(), 0);
  EXPECT_EQ(tally.figures().at("seventh card: share of wins of who placed it").count(),
            std::llround(100 * ended.mean()));
}

TEST(Studies, OfSevensCountThePowersThatFired) {
  const auto one = study("sevens", 3);
  int colours = 0;
  for (const DealResult& result : play_deals(*one, 60)) {
    const GameResult& game = result.games[0];
    // Powers that ask for a decision are seen twice: as they fire, and in what was decided.
    EXPECT_EQ(times(game, "power.sins"), times(game, "action.sin"));
    EXPECT_EQ(times(game, "power.gods"), times(game, "action.call"));
    EXPECT_EQ(times(game, "power.seas"), times(game, "action.take"));
    EXPECT_EQ(times(game, "power.wonders"), times(game, "action.look"));
    EXPECT_EQ(times(game, "power.colors by the wild colour"), 0) << "only Colors cards set the colour";
    colours += times(game, "power.colors");
  }
  EXPECT_GT(colours, 0);
  const Tally tally = tally_of(*one, play_deals(*one, 60));
  for (const std::string_view power : {"ages", "virtues"})
    EXPECT_GT(tally.category("power." + std::string(power)).amount.mean(),
              tally.category("power." + std::string(power) + " by the wild colour").amount.mean());
  const auto is_by_wild = [](const auto& kind) { return kind.first.ends_with(" by the wild colour"); };
  EXPECT_TRUE(std::ranges::any_of(tally.categories(), is_by_wild));
}

TEST(Studies, CountKindsThatDidNotComeUpWithNothing) {
  const auto one = study("sevens", 3);
  const Tally tally = tally_of(*one, play_deals(*one, 60));
  double scored = 0;
  double lead = 0;
  for (const auto& [key, kind] : tally.categories()) {
    EXPECT_EQ(kind.amount.count(), 60) << key;
    if (!key.starts_with("sevens.score.")) continue;
    scored += kind.amount.mean();
    lead += kind.lead.mean();
  }
  EXPECT_NEAR(scored, tally.bots()[0].points.mean(), 1e-9) << "all points come from some kind of line";
  EXPECT_GT(lead, 0);
  const Sample& lucky = tally.category("sevens.score.lucky").came_up;
  EXPECT_GT(lucky.mean(), 0);
  EXPECT_LT(lucky.mean(), 1) << "some games have no lucky card";
  EXPECT_EQ(tally.category("sevens.score.unheard_of").amount.count(), 60);
}

TEST(Studies, OfSeizeSayWhatACaptainGains) {
  const auto one = study("seize", 3);
  for (const DealResult& result : play_deals(*one, 30)) {
    EXPECT_EQ(actions(result.games[0], "action.squabble"), 3 * 7) << "three seats, seven rounds";
    EXPECT_EQ(actions(result.games[0], "action.red"), 7) << "one captain a round";
    EXPECT_LE(std::abs(figure(result.games[0], "captain: pieces more in a round")), 7);
  }
}

TEST(Studies, CompareTwoVariantsFigureByFigure) {
  const auto first = study("seas", 2);
  const auto second = study("seas", 2, {"target=14"});
  const Tally a = tally_of(*first, play_deals(*first, 100));
  const Tally b = tally_of(*second, play_deals(*second, 100));
  const TextRows rows = comparison_rows({*first, a}, {*second, b});
  const auto row = std::ranges::find_if(rows, [](const auto& cells) { return cells[0] == "rounds"; });
  ASSERT_NE(row, rows.end());
  EXPECT_EQ(row->back(), "< 0.001") << "a longer way takes more rounds";
  for (const std::string_view name : {"moves", "minutes at 8 s a decision"}) {
    const auto found = std::ranges::find_if(rows, [&](const auto& cells) { return cells[0] == name; });
    ASSERT_NE(found, rows.end()) << name;
    EXPECT_THAT((*found)[1], HasSubstr(" to ")) << "with its interval";
    EXPECT_EQ(found->back(), "< 0.001") << name;
  }
  EXPECT_THAT(comparison_report({"1", "c"}, {*first, a}, {*second, b}), HasSubstr("target=14"));
  EXPECT_THAT(study_report({"1", "c"}, {{*first, a}}), HasSubstr("What matters most"));
}

TEST(Studies, CompareWhatOnlyOneOfTwoVariantsHas) {
  const auto one = study("seas", 2);
  std::vector<DealResult> results = play_deals(*one, 20);
  const Tally without = tally_of(*one, results);
  for (DealResult& result : results) {
    result.games[0].categories.push_back({"seas.score.whale", {3, 1}});
    result.games[0].figures.push_back({"whales", 4});
  }
  const Tally with = tally_of(*one, results);
  const TextRows rows = comparison_rows({*one, without}, {*one, with});
  const auto row = [&](std::string_view name) {
    const auto found = std::ranges::find_if(rows, [&](const auto& cells) { return cells[0] == name; });
    EXPECT_NE(found, rows.end()) << name;
    return found == rows.end() ? std::vector<std::string>(4) : *found;
  };
  EXPECT_EQ(row("score whale: of a seat")[1], "0.000 (0.000 to 0.000)");
  EXPECT_THAT(row("score whale: of a seat")[2], testing::StartsWith("2.000"));
  EXPECT_EQ(row("whales")[1], "-") << "what was never measured is not 0";
}

TEST(Studies, SeeWhetherSeatsAreEven) {
  const auto one = study("seas", 2);
  DealResult won = play_deals(*one, 1)[0];
  won.games[0].returns[0].share = 1;
  won.games[0].returns[1].share = 0;
  DealResult lost = won;
  std::swap(lost.games[0].returns[0].share, lost.games[0].returns[1].share);
  std::vector<DealResult> even;
  std::vector<DealResult> uneven;
  for (int i = 0; i < 200; ++i) {
    even.push_back(i % 2 == 0 ? won : lost);
    uneven.push_back(i % 4 == 0 ? lost : won);
  }
  EXPECT_GT(p_of_even_seats({*one, tally_of(*one, even)}), 0.5);
  EXPECT_LT(p_of_even_seats({*one, tally_of(*one, uneven)}), 0.001);
}

}  // namespace
}  // namespace septem
