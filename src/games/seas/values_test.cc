#include "games/seas/values.h"

#include <gtest/gtest.h>

#include "data/seas_values.h"
#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

/// A good file of 40 lines, in deck order: every card 1, curses -1, the kraken -7.
std::vector<std::string> good_lines() {
  std::vector<std::string> lines;
  for (const Card card : kAllCards) {
    const int value = card == kKraken ? -7 : card.type() == Type::kCurse ? -1 : 1;
    lines.push_back(std::string(card_name(card)) + " " + std::to_string(value));
  }
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
  const auto values = parse_values(text);
  ASSERT_FALSE(values) << text;
  EXPECT_EQ(values.error().line, line);
  EXPECT_EQ(values.error().why, why);
  EXPECT_EQ(values.error().detail, detail);
}

TEST(SeasValues, TheDefaultTableIsTheReconstruction) {
  constexpr int kGood[] = {5, 1, 2, 3, 4, 6, 7, 0, 0, 0};
  constexpr int kCurses[] = {-7, -6, -5, -4, -3, -2, -1, -6, -6, -6};
  for (int strength = 1; strength <= kStrengths; ++strength) {
    for (const Type type : {Type::kGold, Type::kCrystal, Type::kRum}) {
      EXPECT_EQ(default_values().of(Card::of(type, strength)), kGood[strength - 1]);
    }
    EXPECT_EQ(default_values().of(Card::of(Type::kCurse, strength)), kCurses[strength - 1]);
  }
}

TEST(SeasValues, TheShippedFileIsTheDefaultTable) {
  const auto values = parse_values(data::kSeasValues);
  ASSERT_TRUE(values);
  EXPECT_EQ(*values, default_values());
}

TEST(SeasValues, AGoodFileIsReadInAnyOrder) {
  auto lines = good_lines();
  std::reverse(lines.begin(), lines.end());
  const auto values = parse_values(joined(lines));
  ASSERT_TRUE(values);
  EXPECT_EQ(*values, *parse_values(joined(good_lines())));
  EXPECT_EQ(values->of(card("G10")), 1);
  EXPECT_EQ(values->best(cards("G10 X5 X9"), Type::kCurse), -1);
}

TEST(SeasValues, CommentsBlanksTabsCarriageReturnsAndAMissingLineEndAreFine) {
  std::string text = "# values\r\n\r\n   \t\n" + joined(good_lines());
  text.replace(text.find("G3 1"), 4, "\t G3 \t 1   # three\r");
  text.pop_back();
  EXPECT_TRUE(parse_values(text));
}

TEST(SeasValues, SevenAndMinusSevenAreTheLimits) {
  EXPECT_TRUE(parse_values(with_line(1, "G1 7")));
  EXPECT_TRUE(parse_values(with_line(1, "G1 -7")));
  EXPECT_TRUE(parse_values(with_line(32, "X2 -7")));
}

TEST(SeasValues, ALineMustBeACardAndAValue) {
  expect_error(with_line(3, "G3"), 3, "seas.values.not-a-pair", "G3");
  expect_error(with_line(3, "G3 1 1"), 3, "seas.values.not-a-pair", "G3 1 1");
}

TEST(SeasValues, ThereMustBeSuchACard) {
  expect_error(with_line(4, "G11 1"), 4, "seas.values.no-such-card", "G11");
  expect_error(with_line(4, "g4 1"), 4, "seas.values.no-such-card", "g4");
  expect_error(with_line(4, "G04 1"), 4, "seas.values.no-such-card", "G04");
}

TEST(SeasValues, NoCardHasTwoValues) { expect_error(with_line(5, "G4 1"), 5, "seas.values.card-twice", "G4"); }

TEST(SeasValues, AValueMustBeAWholeNumber) {
  for (const std::string word : {"one", "1.5", "+1", "--1", "-", "0x1", "1-", "99999999999"}) {
    expect_error(with_line(6, "G6 " + word), 6, "seas.values.not-a-number", word);
  }
}

TEST(SeasValues, AValueMustBeFromMinusSevenToSeven) {
  expect_error(with_line(7, "G7 8"), 7, "seas.values.out-of-range", "G7 8");
  expect_error(with_line(35, "X5 -8"), 35, "seas.values.out-of-range", "X5 -8");
}

TEST(SeasValues, ACurseMustBeNegative) {
  expect_error(with_line(36, "X6 0"), 36, "seas.values.curse-not-negative", "X6 0");
  expect_error(with_line(36, "X6 3"), 36, "seas.values.curse-not-negative", "X6 3");
}

TEST(SeasValues, TheKrakenMustBeMinusSeven) {
  expect_error(with_line(31, "X1 -6"), 31, "seas.values.kraken", "X1 -6");
  expect_error(with_line(31, "X1 0"), 31, "seas.values.kraken", "X1 0");
}

TEST(SeasValues, AMissingCardIsNamedOnTheLineAfterTheLast) {
  expect_error(with_line(12, "# no C2"), 41, "seas.values.card-missing", "C2");
  expect_error("", 1, "seas.values.card-missing", "G1");
}

TEST(SeasValues, TheFirstErrorIsTheOneReported) {
  auto lines = good_lines();
  lines[9] = "nonsense";
  lines[2] = "G3 9";
  expect_error(joined(lines), 3, "seas.values.out-of-range", "G3 9");
}

TEST(SeasA14, TheKrakenIsMinusSevenWithAnyTable) {
  const auto values = parse_values(joined(good_lines()));
  ASSERT_TRUE(values);
  EXPECT_EQ(values->best(cards("X1 X2"), Type::kCurse), -7);
  EXPECT_EQ(values->best(cards("X2"), Type::kCurse), -1);
  EXPECT_EQ(values->best({}, Type::kCurse), 0);
}

}  // namespace
}  // namespace septem::seas
