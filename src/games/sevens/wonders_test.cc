// Looking and stacking: ruling C10.
#include "games/sevens/wonders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TEST(SevensC10, ThreeInAllFromTheDeckAndTheOpponents) {
  TestTable two(kTwo, Deal{.hands = {"W1 A1 A2", "D1 D2 D3"}, .flip = "H1"});
  two.go("p0 W1>W");
  EXPECT_EQ(two.legal("p0"), (Texts{"look deck=3", "look deck=2 p1=1", "look deck=1 p1=2", "look p1=3"}));
  TestTable three(kThree, kThreeHands);
  three.go("p0 W1>W");
  EXPECT_EQ(three.legal("p0"),
            (Texts{"look deck=3", "look deck=2 p1=1", "look deck=2 p2=1", "look deck=1 p1=2", "look deck=1 p1=1 p2=1",
                   "look deck=1 p2=2", "look p1=3", "look p1=2 p2=1", "look p1=1 p2=2", "look p2=3"}));
}

TEST(SevensC10, FourPlayersHaveTwentyWaysToLook) {
  TestTable table(setup_of(4, "p2"), Deal{.hands = {"D1 D2 D3", "S1 S2 S3", "W1 A1 A2", "L1 L2 L3"}, .flip = "H1"});
  table.go("p2 W1>W");
  EXPECT_EQ(table.legal("p2").size(), 20U);
  EXPECT_TRUE(table.legal("p2").contains("look p0=1 p1=1 p3=1"));
  EXPECT_FALSE(table.legal("p2").contains("look deck=2 p2=1"));
}

/// Every way to see `total` cards, counted plainly.
Texts plain_looks(Seat looker, int deck, const std::vector<int>& hands, int total) {
  Texts texts;
  for (unsigned bits = 0; bits < 1U << (2 * (hands.size() + 1)); ++bits) {
    const Look look = Look::from_bits(bits);
    bool is_there = look.total() == total && look.deck() <= deck && look.of(looker) == 0;
    for (std::size_t i = 0; i < hands.size(); ++i) {
      is_there = is_there && look.of(Seat::from_index(static_cast<int>(i))) <= hands[i];
    }
    if (is_there) texts.insert(text_of(look));
  }
  return texts;
}

TEST(SevensC10, FewerOnlyWhereFewerExistAndNeverMoreThanThereAre) {
  for (int code = 0; code < 4 * 4 * 4 * 4 * 4; ++code) {
    const Seat looker = Seat::from_index(code % 4);
    const int deck = code / 4 % 4;
    const std::vector<int> others = {code / 16 % 4, code / 64 % 4, code / 256 % 4};
    std::vector<int> hands(others);
    hands.insert(hands.begin() + looker.index(), 2);
    const int there = deck + others[0] + others[1] + others[2];
    const Looks looks(looker, {deck, others[0], others[1], others[2]});
    Texts texts;
    for (int way = 0; way < 32; ++way)
      if (looks.ways() >> way & 1) texts.insert(text_of(looks.way(way)));
    ASSERT_EQ(texts, plain_looks(looker, deck, hands, std::min(there, 3))) << code;
  }
}

TEST(SevensC10, WrongLooksAreRefusedWithTheirReason) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W");
  EXPECT_EQ(table.refusal("p0", "look deck=2"), refusals::kNotThreeInAll);
  EXPECT_EQ(table.refusal("p0", "look deck=2 p1=2"), refusals::kNotThreeInAll);
  EXPECT_EQ(table.refusal("p0", "look deck=2 p0=1"), refusals::kNotInOwnHand);
  EXPECT_EQ(table.refusal("p0", "look deck=2 p3=1"), refusals::kNotSoMany);
  EXPECT_EQ(table.refusal("p0", "stack L1"), refusals::kMustLook);
  TestTable late(kTwo, Position{.hands = {"W1 A1", "D1"}, .columns = {"H H1"}});
  late.go("p0 W1>W");
  EXPECT_EQ(late.legal("p0"), (Texts{"look p1=1"}));
  EXPECT_EQ(late.refusal("p0", "look deck=1 p1=1"), refusals::kNotSoMany);
}

TEST(SevensC10, CardsOfHandsArePickedByChanceAndStayWhereTheyAre) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look p1=2 p2=1");
  EXPECT_EQ(table.due(), "wonder");
  for (const std::string_view wrong : {"D1 D2", "D1 D2 D3", "D1 D1 S1", "S1 D1 D2", "D1 D2 S1 S2", "D1 D2 L1", ""}) {
    EXPECT_EQ(table.refusal(TestTable::wonder_of(wrong)), refusals::kNotInHandsLookedAt) << wrong;
  }
  EXPECT_EQ(table.refusal(Outcome::sin(card("D1"))), refusals::kWonderIsDue);
  EXPECT_EQ(table.refusal(TestTable::wonder_of("D3 D1 S2")).why, "possible");  // one seat's cards in any order
  table.wonder("D1 D3 S2");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(table.hand("p1"), "D1 D2 D3");
  EXPECT_EQ(table.hand("p0"), "A1 A2 L1");
}

TEST(SevensC10, EveryChoiceOfHandCardsIsEquallyLikely) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look p1=2 p2=1");
  Rng rng(10);
  std::map<std::string, int> counts;
  for (int i = 0; i < 9000; ++i) ++counts[names(draw(table.setup(), table.state(), rng).list())];
  EXPECT_EQ(counts.size(), 9U);
  for (const auto& [text, count] : counts) EXPECT_NEAR(count, 1000, 150) << text;
}

TEST(SevensC10, DeckCardsGoBackOnTopInAnyOrder) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look deck=3");
  EXPECT_EQ(table.due(), "stack p0");  // no hand card, no chance
  EXPECT_EQ(table.legal("p0"), (Texts{"stack L1 L2 L3", "stack L1 L3 L2", "stack L2 L1 L3", "stack L2 L3 L1",
                                      "stack L3 L1 L2", "stack L3 L2 L1"}));
  table.go("p0 stack L3 L1 L2");
  EXPECT_EQ(table.hand("p0"), "A1 A2 L3");
  EXPECT_EQ(table.deck(), "L1 L2 L4");
}

TEST(SevensC10, HandsAndDeckTogether) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look deck=2 p2=1");
  table.wonder("S2");
  EXPECT_EQ(table.legal("p0"), (Texts{"stack L1 L2", "stack L2 L1"}));
  table.go("p0 stack L2 L1");
  EXPECT_EQ(table.hand("p0"), "A1 A2 L2");
  EXPECT_EQ(table.deck(), "L1 L3 L4");
}

TEST(SevensC10, OneDeckCardIsStillStackedAndExactlyTheCardsSeenGoBack) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look deck=1 p1=2");
  table.wonder("D1 D3");
  EXPECT_EQ(table.legal("p0"), (Texts{"stack L1"}));
  for (const std::string_view wrong : {"stack L2", "stack L1 L2", "stack D1", "stack L1 L1"}) {
    EXPECT_EQ(table.refusal("p0", wrong), refusals::kNotTheSeen) << wrong;
  }
  EXPECT_EQ(table.refusal("p0", "A1>A"), refusals::kMustStack);
}

TEST(SevensC10, WithNothingToSeeTheTurnEnds) {
  TestTable table(kTwo, Position{.hands = {"W1 A1", ""}, .columns = {"H H1"}});
  table.go("p0 W1>W");
  EXPECT_EQ(table.due(), "play p0");
}

}  // namespace
}  // namespace septem::sevens
