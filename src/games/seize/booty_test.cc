// Booty sets: rulings B17 to B19.
#include "games/seize/booty.h"

#include <gtest/gtest.h>

#include <set>

#include "data/seize_treasure.h"
#include "games/data_lines.h"
#include "games/seize/booty_file.h"
#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

TEST(SeizeB18, DoubleNineIs55TilesLowFirst) {
  const Booty& booty = dominoes9();
  EXPECT_EQ(booty.size(), 55);
  EXPECT_TRUE(booty.is_exact());
  EXPECT_TRUE(ids(booty, booty.all()).starts_with("0:0 0:1 0:2 0:3 0:4 0:5 0:6 0:7 0:8 0:9 1:1 1:2 "));
  EXPECT_TRUE(ids(booty, booty.all()).ends_with(" 8:8 8:9 9:9"));
  EXPECT_EQ(booty.low(piece(booty, "0:0")), 0);
  EXPECT_EQ(booty.high(piece(booty, "3:4")), 7);
  EXPECT_EQ(booty.low(piece(booty, "9:9")), 18);
  EXPECT_FALSE(booty.find("4:3"));
}

TEST(SeizeB18, TwoDoubleSixSetsAre56Tiles) {
  const Booty& booty = dominoes6();
  EXPECT_EQ(booty.size(), 56);
  EXPECT_TRUE(booty.is_exact());
  EXPECT_TRUE(ids(booty, booty.all()).starts_with("0:0a 0:0b 0:1a 0:1b "));
  EXPECT_TRUE(ids(booty, booty.all()).ends_with(" 6:6a 6:6b"));
  EXPECT_EQ(booty.low(piece(booty, "2:5a")), 7);
  EXPECT_EQ(booty.low(piece(booty, "6:6b")), 12);
}

const std::vector<std::string> kMaterials = {"ebony", "bone", "coral", "jade", "iron", "silver", "gold"};
const std::vector<std::string> kForms = {"button", "ring", "coin", "key", "die", "anchor", "skull"};

/// How heavy a piece is on average, doubled to stay whole.
int middle(Piece piece) { return treasure().low(piece) + treasure().high(piece); }
bool overlap(Piece a, Piece b) {
  return treasure().low(a) <= treasure().high(b) && treasure().low(b) <= treasure().high(a);
}
Piece treasure_piece(std::size_t material, std::size_t form) {
  return piece(treasure(), kMaterials[material] + "-" + kForms[form]);
}

TEST(SeizeB17, TreasureIsSevenMaterialsTimesSevenForms) {
  EXPECT_EQ(treasure().size(), 49);
  for (std::size_t m = 0; m < 7; ++m) {
    for (std::size_t f = 0; f < 7; ++f) treasure_piece(m, f);  // stops the program if it is missing
  }
}

TEST(SeizeB17, EveryPieceHasARealRange) {
  for (const Piece piece : treasure().all()) {
    EXPECT_GT(treasure().low(piece), 0);
    EXPECT_LT(treasure().low(piece), treasure().high(piece)) << treasure().id(piece);
  }
  EXPECT_FALSE(treasure().is_exact());
}

/// Every piece with the next form of its material and the next material of its form, the one that looks lighter first.
std::vector<std::pair<Piece, Piece>> neighbours() {
  std::vector<std::pair<Piece, Piece>> pairs;
  for (std::size_t i = 0; i < 7; ++i) {
    for (std::size_t k = 0; k + 1 < 7; ++k) {
      pairs.emplace_back(treasure_piece(i, k), treasure_piece(i, k + 1));
      pairs.emplace_back(treasure_piece(k, i), treasure_piece(k + 1, i));
    }
  }
  return pairs;
}

TEST(SeizeB17, TheHeaviestMiddleIsAtMostThreeTimesTheLightest) {
  int lightest = middle(treasure_piece(0, 0));
  int heaviest = lightest;
  for (const Piece piece : treasure().all()) {
    lightest = std::min(lightest, middle(piece));
    heaviest = std::max(heaviest, middle(piece));
  }
  EXPECT_LE(heaviest, 3 * lightest);
}

TEST(SeizeB17, LooksInformAndNowAndThenMislead) {
  const auto pairs = neighbours();
  const auto misleading = static_cast<std::size_t>(std::count_if(
      pairs.begin(), pairs.end(), [](const auto& pair) { return middle(pair.first) > middle(pair.second); }));
  EXPECT_GT(misleading, pairs.size() / 10);
  EXPECT_LT(misleading, pairs.size() / 3);
  // Of two that look far apart the look is right.
  for (std::size_t m = 0; m + 3 < 7; ++m) {
    for (std::size_t f = 0; f + 3 < 7; ++f) {
      EXPECT_LT(middle(treasure_piece(m, f)), middle(treasure_piece(m + 3, f + 3))) << m << " " << f;
    }
  }
}

TEST(SeizeB17, NeighboursOverlapSoThatJudgingThemIsASkill) {
  for (const auto& [light, heavy] : neighbours()) {
    EXPECT_TRUE(overlap(light, heavy)) << treasure().id(light) << " " << treasure().id(heavy);
  }
  std::vector<Piece> by_weight;
  for (const Piece piece : treasure().all()) by_weight.push_back(piece);
  std::sort(by_weight.begin(), by_weight.end(), [](Piece a, Piece b) { return middle(a) < middle(b); });
  for (std::size_t i = 1; i < by_weight.size(); ++i) {
    EXPECT_TRUE(overlap(by_weight[i - 1], by_weight[i])) << treasure().id(by_weight[i]);
  }
}

TEST(SeizeB17, EveryPieceHasItsOwnNameInThreeLanguages) {
  DataLines lines(data::kSeizeTreasure);
  std::array<std::set<std::string_view>, 3> names;
  while (lines.next()) {
    const auto line = parse_booty_line(lines.text(), lines.number());
    ASSERT_TRUE(line);
    for (std::size_t i = 0; i < names.size(); ++i) names[i].insert(line->names[i]);
  }
  for (const auto& language : names) {
    EXPECT_EQ(language.size(), 49U);
    EXPECT_FALSE(language.contains(""));
  }
  EXPECT_TRUE(names[0].contains("coral key"));
  EXPECT_TRUE(names[1].contains("Korallenschlüssel"));
  EXPECT_TRUE(names[2].contains("klucz z koralu"));
}

/// A good file of 49 lines.
std::vector<std::string> good_lines() {
  std::vector<std::string> lines;
  for (int i = 1; i <= 49; ++i) lines.push_back("piece-" + std::to_string(i) + " 10 20");
  return lines;
}
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}
/// The good file with one line, counted from 1, replaced.
std::string with_line(std::size_t number, const std::string& line) {
  auto lines = good_lines();
  lines[number - 1] = line;
  return joined(lines);
}

void expect_error(const std::string& text, int line, std::string_view why, std::string_view detail) {
  const auto booty = parse_booty(text);
  ASSERT_FALSE(booty) << text;
  EXPECT_EQ(booty.error().line, line);
  EXPECT_EQ(booty.error().why, why);
  EXPECT_EQ(booty.error().detail, detail);
}

TEST(SeizeB19, AFileGivesRangesOrExactWeights) {
  const auto booty = parse_booty(with_line(3, "brass-button:2 14") + "# more\n\nkey\t7  9 # light\r\n");
  ASSERT_TRUE(booty);
  EXPECT_EQ(booty->size(), 50);
  EXPECT_FALSE(booty->is_exact());
  EXPECT_TRUE(booty->is_exact(piece(*booty, "brass-button:2")));
  EXPECT_EQ(booty->low(piece(*booty, "brass-button:2")), 14);
  EXPECT_EQ(booty->low(piece(*booty, "key")), 7);
  EXPECT_EQ(booty->high(piece(*booty, "key")), 9);
}

TEST(SeizeB19, AFileMayGiveNames) {
  const auto booty = parse_booty(with_line(3, "key 7 9|key | Schlüssel mit Bart |klucz"));
  ASSERT_TRUE(booty);
  const auto line = parse_booty_line("key 7 9|key | Schlüssel mit Bart |klucz", 1);
  ASSERT_TRUE(line);
  EXPECT_EQ(line->names, (std::array<std::string_view, 3>{"key", "Schlüssel mit Bart", "klucz"}));
}

TEST(SeizeB19, ErrorsNameTheLine) {
  expect_error(with_line(2, "key"), 2, "seize.booty.not-a-piece", "key");
  expect_error(with_line(2, "key 1 2 3"), 2, "seize.booty.not-a-piece", "key 1 2 3");
  expect_error(with_line(2, "| a | b | c"), 2, "seize.booty.not-a-piece", "| a | b | c");
  expect_error(with_line(3, "Key 1 2"), 3, "seize.booty.bad-id", "Key");
  expect_error(with_line(3, "k=y 1 2"), 3, "seize.booty.bad-id", "k=y");
  expect_error(with_line(3, std::string(33, 'k') + " 1 2"), 3, "seize.booty.bad-id", std::string(33, 'k'));
  expect_error(with_line(4, "key heavy"), 4, "seize.booty.not-a-number", "heavy");
  expect_error(with_line(4, "key 1.5 2"), 4, "seize.booty.not-a-number", "1.5");
  expect_error(with_line(4, "key 1 99999999999"), 4, "seize.booty.not-a-number", "99999999999");
  expect_error(with_line(5, "key -1 2"), 5, "seize.booty.weight-out-of-range", "key -1 2");
  expect_error(with_line(5, "key 1 50001"), 5, "seize.booty.weight-out-of-range", "key 1 50001");
  expect_error(with_line(5, "key 3 2"), 5, "seize.booty.low-above-high", "key 3 2");
  expect_error(with_line(6, "key 1 2 | key | Schlüssel"), 6, "seize.booty.names", "key 1 2 | key | Schlüssel");
  expect_error(with_line(6, "key 1 2 | key | | klucz"), 6, "seize.booty.names", "key 1 2 | key | | klucz");
  expect_error(with_line(6, "key 1 2 | a | b | c | d"), 6, "seize.booty.names", "key 1 2 | a | b | c | d");
  expect_error(with_line(7, "piece-1 10 20"), 7, "seize.booty.id-twice", "piece-1");
}

TEST(SeizeB19, ASetHas49To64Pieces) {
  auto lines = good_lines();
  lines.pop_back();
  expect_error(joined(lines), 49, "seize.booty.too-few", "");
  expect_error("", 1, "seize.booty.too-few", "");
  while (lines.size() < 64) lines.push_back("more-" + std::to_string(lines.size()) + " 5");
  ASSERT_TRUE(parse_booty(joined(lines)));
  lines.emplace_back("one-too-many 5");
  expect_error(joined(lines), 65, "seize.booty.too-many", "one-too-many");
}

TEST(SeizeB19, EveryWeightFromZeroToFiveKilogramsIsFine) {
  const auto booty = parse_booty(with_line(1, "feather 0 50000"));
  ASSERT_TRUE(booty);
  EXPECT_EQ(booty->high(piece(*booty, "feather")), 50'000);
}

}  // namespace
}  // namespace septem::seize
