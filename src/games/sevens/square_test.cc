// The colours of the cards, and files that bring others.
#include "games/sevens/square.h"

#include <gtest/gtest.h>

#include <string>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

constexpr std::string_view kRows =
    "A red orange yellow green blue indigo violet\n"
    "C orange yellow green blue indigo violet red\n"
    "D yellow green blue indigo violet red orange\n"
    "H green blue indigo violet red orange yellow\n"
    "L blue indigo violet red orange yellow green\n"
    "S indigo violet red orange yellow green blue\n"
    "W violet red orange yellow green blue indigo\n";

std::string changed(std::string_view from, std::string_view to) {
  std::string text(kRows);
  return text.replace(text.find(from), from.size(), to);
}
void expect_error(const std::string& text, int line, std::string_view why, std::string_view detail) {
  const auto square = parse_square(text);
  ASSERT_FALSE(square) << text;
  EXPECT_EQ(square.error().line, line);
  EXPECT_EQ(square.error().why, why);
  EXPECT_EQ(square.error().detail, detail);
}

TEST(SevensSquare, TheDefaultKeepsEveryKnownFact) {
  const Square& square = default_square();
  EXPECT_EQ(square.of(card("H5")), Colour::kOrange);
  EXPECT_EQ(square.of(card("W2")), Colour::kBlue);
  for (int value = 1; value <= 7; ++value) {
    EXPECT_EQ(square.of(Card::of(Type::kColors, value)), static_cast<Colour>(value - 1));  // their natural order
  }
}

TEST(SevensSquare, TheDefaultIsTheFormulaOfTheCardList) {
  for (int t = 0; t < 7; ++t) {
    for (int value = 1; value <= 7; ++value) {
      const int colour = (value - 1 + 2 * (t - 1) + 14) % 7;
      EXPECT_EQ(default_square().of(Card::of(static_cast<Type>(t), value)), static_cast<Colour>(colour));
    }
  }
}

TEST(SevensSquare, EachColourHasOneCardOfEachTypeAndValue) {
  CardSet all;
  for (int c = 0; c < kColours; ++c) {
    const CardSet cards = default_square().cards_of(static_cast<Colour>(c));
    EXPECT_EQ(cards.size(), 7);
    for (int t = 0; t < 7; ++t) EXPECT_EQ((cards & all_of(static_cast<Type>(t))).size(), 1);
    for (int value = 1; value <= 7; ++value) EXPECT_EQ((cards & all_of_value(value)).size(), 1);
    all |= cards;
  }
  EXPECT_EQ(all, kAllCards);
  EXPECT_TRUE(default_square().cards_of(Colour::kNone).is_empty());
}

TEST(SevensSquareFile, AnotherLatinSquareIsReadInAnyOrderOfTypesWithComments) {
  const auto square = parse_square(std::string(kRows));
  ASSERT_TRUE(square);
  EXPECT_EQ(square->of(card("A1")), Colour::kRed);
  EXPECT_EQ(square->of(card("W7")), Colour::kIndigo);
  std::string text = changed("A red orange yellow green blue indigo violet\n", "# printed in 2015\r\n\n");
  text += "A\tred orange  yellow green blue indigo violet # Ages of Man";
  EXPECT_EQ(parse_square(text), *square);
}

TEST(SevensSquareFile, NamesTheLineOfAnUnknownTypeOrColour) {
  expect_error(changed("H green", "X green"), 4, "sevens.square.no-such-type", "X");
  expect_error(changed("H green", "Holy green"), 4, "sevens.square.no-such-type", "Holy");
  expect_error(changed("H green", "H teal"), 4, "sevens.square.no-such-colour", "teal");
  expect_error(changed("H green", "H Green"), 4, "sevens.square.no-such-colour", "Green");
}

TEST(SevensSquareFile, NamesTheLineThatIsTooShortOrTooLong) {
  expect_error(changed("H green ", "H "), 4, "sevens.square.not-a-row", "H blue indigo violet red orange yellow");
  expect_error(changed("S indigo", "S red indigo"), 6, "sevens.square.not-a-row",
               "S red indigo violet red orange yellow green blue");
}

TEST(SevensSquareFile, NamesTheLineWhereAColourComesTwice) {
  expect_error(changed("H green blue", "H green green"), 4, "sevens.square.colour-twice-in-type", "green");
  // Two neighbours exchanged: still every colour once in the type, but D2 is green already.
  expect_error(changed("H green blue", "H blue green"), 4, "sevens.square.colour-twice-for-value", "green");
}

TEST(SevensSquareFile, NamesATypeThatComesTwiceOrNotAtAll) {
  expect_error(changed("H green", "D green"), 4, "sevens.square.type-twice", "D");
  expect_error(changed("S indigo violet red orange yellow green blue\n", ""), 7, "sevens.square.type-missing", "S");
  expect_error("", 1, "sevens.square.type-missing", "A");
  expect_error("# nothing\n\n", 3, "sevens.square.type-missing", "A");
}

TEST(SevensSquareFile, AnotherSquareChangesWhichCardsAreWild) {
  auto setup = setup_of(2);
  setup.square = *parse_square(std::string(kRows));
  // C5 is indigo here, as W7 is; W2, blue in the default, is red.
  const TestTable table(setup, Deal{.hands = {"W7 W2 D1", "L1 L2 L3"}, .flip = "C5"});
  EXPECT_EQ(table.wild(), "indigo");
  EXPECT_EQ(table.legal("p0"), (Texts{"W7>C", "W7>W", "W2>W", "D1>D"}));
}

}  // namespace
}  // namespace septem::sevens
