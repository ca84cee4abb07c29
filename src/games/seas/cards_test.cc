#include "games/seas/cards.h"

#include <gtest/gtest.h>

#include "games/seas/combinations.h"
#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

TEST(SeasCards, AreNamedInDeckOrder) {
  std::string all;
  for (const char type : {'G', 'C', 'R', 'X'})
    for (int strength = 1; strength <= 10; ++strength)
      all += (all.empty() ? "" : " ") + (type + std::to_string(strength));
  EXPECT_EQ(names(kAllCards), all);
  EXPECT_EQ(kAllCards.size(), 40);
}

TEST(SeasCards, KnowTheirTypeAndStrength) {
  EXPECT_EQ(card("R7").type(), Type::kRum);
  EXPECT_EQ(card("R7").strength(), 7);
  EXPECT_EQ(Card::of(Type::kCurse, 10), card("X10"));
  EXPECT_EQ(kKraken, card("X1"));
  EXPECT_EQ(kLady, card("C1"));
  EXPECT_EQ(kKing, card("R1"));
  EXPECT_EQ(kGoldOne, card("G1"));
}

TEST(SeasCards, OnlyTheCanonicalSpellingIsACard) {
  for (const auto text : {"", "G", "G0", "G11", "g1", "G01", "G1 ", " G1", "1G", "X100", "Y1", "G-1"}) {
    EXPECT_FALSE(parse_card(text)) << text;
  }
}

TEST(SeasCards, AreFoundByStrengthAndByType) {
  EXPECT_EQ(names(equals_of(card("C4"))), "G4 C4 R4 X4");
  EXPECT_EQ(names(kTens), "G10 C10 R10 X10");
  EXPECT_EQ(names(kOnes), "G1 C1 R1 X1");
  EXPECT_EQ(all_of(Type::kCrystal), cards("C1 C2 C3 C4 C5 C6 C7 C8 C9 C10"));
  EXPECT_EQ(strengths_of(cards("G1 C3 X10")), 1U | 1U << 2 | 1U << 9);
  EXPECT_EQ(strengths_of(cards("G1 C3 X10"), Type::kCurse), 1U << 9);
}

TEST(SeasCards, EqualsBeyondTheFirstAreTheLaterOnesOfEachStrength) {
  EXPECT_EQ(names(equals_beyond_first(cards("G2 C2 C3 R2 X3 X10"))), "C2 R2 X3");
  EXPECT_TRUE(equals_beyond_first(cards("G1 C2 R3")).is_empty());
}

}  // namespace
}  // namespace septem::seas
