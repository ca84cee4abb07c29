#include "games/seize/cards.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

TEST(SeizeCards, NamesAreInDeckOrder) {
  EXPECT_EQ(names(kAllCards),
            "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H "
            "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C");
}

TEST(SeizeCards, OnlyTheCanonicalNameIsACard) {
  for (const Card card : kAllCards) EXPECT_EQ(parse_card(card_name(card)), card);
  for (const auto text : {"", "A", "S", "1S", "11S", "TS", "as", "SA", "AS ", " AS", "010H", "10", "A♠"}) {
    EXPECT_FALSE(parse_card(text)) << text;
  }
}

TEST(SeizeCards, RankAndSuitAreReadBack) {
  for (const Card card : kAllCards) EXPECT_EQ(Card::of(card.suit(), card.rank()), card);
  EXPECT_EQ(card("KH").rank(), Rank::kKing);
  EXPECT_EQ(card("KH").suit(), Suit::kHearts);
  EXPECT_EQ(card("2C").rank(), Rank::kTwo);
}

TEST(SeizeCards, HeartsAndDiamondsAreRed) {
  for (const auto name : {"AH", "2H", "AD", "2D", "10H"}) EXPECT_EQ(card(name).colour(), Colour::kRed) << name;
  for (const auto name : {"AS", "2S", "AC", "2C", "10C"}) EXPECT_EQ(card(name).colour(), Colour::kBlack) << name;
}

TEST(SeizeB1, NumbersCountTheirFaceAndPicturesOne) {
  EXPECT_EQ(card("10S").squabble_value(), 10);
  EXPECT_EQ(card("9H").squabble_value(), 9);
  EXPECT_EQ(card("2D").squabble_value(), 2);
  for (const auto name : {"JC", "QS", "KH", "AD"}) EXPECT_EQ(card(name).squabble_value(), 1) << name;
}

}  // namespace
}  // namespace septem::seize
