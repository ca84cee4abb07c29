// Who sees what: rulings B14 and B17, and what is laid or chosen at once.
#include "games/seize/view.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

/// `null`, a card, or `true` for a card that lies face down.
std::string laid(const View& view, std::string_view who) {
  const LaidCard& laid = view.laid[static_cast<std::size_t>(seat(who).index())];
  if (!laid.is_laid) return "null";
  return laid.card ? std::string(card_name(*laid.card)) : "true";
}

TEST(SeizeB14, CollectionsLieOpenHandsDeckAndBagDoNot) {
  TestTable table(kThree, kThreeHands);
  table.easy_round();
  for (const auto who : {"p0", "p1", "p2"}) {
    const View view = table.view(who);
    EXPECT_EQ(view.collections, table.state().collections);
    EXPECT_EQ(view.deck.size, 37);
    EXPECT_FALSE(view.deck.items);
    EXPECT_EQ(view.bag.size, 42);
    EXPECT_FALSE(view.bag.items);
    EXPECT_EQ(names(view.discard), table.discards());
    for (std::size_t i = 0; i < 3; ++i) {
      const bool is_own = seat(who).index() == static_cast<int>(i);
      EXPECT_EQ(view.hands[i].size, 3);
      EXPECT_EQ(view.hands[i].items.has_value(), is_own);
    }
  }
  EXPECT_EQ(table.referee().deck.items->size(), 37U);
  EXPECT_EQ(table.referee().bag.items->size(), 42U);
  EXPECT_EQ(table.referee().hands[2].items, table.state().hands[2]);
}

TEST(SeizeB14, SquabbleCardsAreHiddenUntilTheLastOneLies) {
  TestTable table(kThree, kThreeHands);
  table.act("p2", "squabble 7D");
  EXPECT_EQ(laid(table.view("p0"), "p2"), "true");
  EXPECT_EQ(laid(table.view("p2"), "p2"), "7D");
  EXPECT_EQ(laid(table.referee(), "p2"), "7D");
  EXPECT_EQ(laid(table.view("p0"), "p0"), "null");
  EXPECT_EQ(table.view("p0").hands[2].size, 2);
  EXPECT_EQ(table.view("p0").to_act, (SeatSet{seat("p0"), seat("p1")}));
}

TEST(SeizeB14, SeizeCardsAreHiddenUntilTheLastOneLies) {
  TestTable table(kThree, kThreeHands);
  table.squabble("9S 8H 7D");
  EXPECT_EQ(laid(table.view("p0"), "p2"), "null");
  table.act("p0", "red 1:1");
  table.act("p1", "card 3H");
  table.act("p0", "card 2S");
  EXPECT_EQ(laid(table.view("p2"), "p0") + laid(table.view("p2"), "p1") + laid(table.view("p2"), "p2"), "truetruenull");
  EXPECT_EQ(laid(table.view("p1"), "p1"), "3H");
  table.act("p2", "card 10D");
  EXPECT_EQ(laid(table.view("p1"), "p0") + laid(table.view("p1"), "p2"), "2S10D");
}

TEST(SeizeB14, AHiddenStepShowsOthersThatItHappenedAndTheLastOneTurnsAllUp) {
  TestTable table(kThree, kThreeHands);
  const Move first = Move::squabble(card("7D"));
  const auto seen_by = [&](Viewer viewer, Seat who, Move move) {
    return sight(table.setup(), table.state(), who, move, viewer);
  };
  EXPECT_TRUE(seen_by(seat("p0"), seat("p2"), first).decisions.is_empty());
  EXPECT_EQ(seen_by(seat("p0"), seat("p2"), first).seat, seat("p2"));
  EXPECT_EQ(seen_by(seat("p2"), seat("p2"), first).decisions.size(), 1U);
  EXPECT_EQ(seen_by(Viewer::referee(), seat("p2"), first).decisions.size(), 1U);
  table.act("p2", "squabble 7D");
  table.act("p0", "squabble 9S");
  const Sight last = seen_by(seat("p0"), seat("p1"), Move::squabble(card("8H")));
  ASSERT_EQ(last.decisions.size(), 3U);
  EXPECT_EQ(last.decisions[0], (Sight::Decision{seat("p0"), Move::squabble(card("9S"))}));
  EXPECT_EQ(last.decisions[1], (Sight::Decision{seat("p1"), Move::squabble(card("8H"))}));
  EXPECT_EQ(last.decisions[2], (Sight::Decision{seat("p2"), Move::squabble(card("7D"))}));
}

TEST(SeizeB14, WhatOthersLaidHoldAndWhatComesNextChangesNothingInAView) {
  const auto view_of = [](std::string_view hand, std::string_view deck, std::string_view bag) {
    TestTable table(kThree, Deal{.hands = {"9S 2S 10S", hand, "7D 4D 10D"}, .then = deck, .bag = bag});
    table.act("p1", "squabble " + std::string(words_of(hand)[0]));
    return std::pair(table.view("p0"), table.knowledge("p0").decks);
  };
  EXPECT_EQ(view_of("8H 3H 10H", "KS QS", "0:0 0:1"), view_of("8C 3D JC", "2D KH", "9:9 0:3"));
}

TEST(SeizeB17, TrueWeightsAreHiddenFromEverySeatUntilTheWeighing) {
  const Variant setup{.seats = 2};
  Rng rng(17);
  TestTable table(setup);
  EXPECT_TRUE(table.referee().weighed.is_empty());
  table.give(draw(setup, table.state(), rng));
  EXPECT_EQ(table.referee().weighed.size(), 49);
  table.give(draw(setup, table.state(), rng));
  while (table.state().phase < Phase::kUnload) {
    for (const auto who : {"p0", "p1"}) {
      ASSERT_TRUE(table.view(who).weighed.is_empty());
      ASSERT_EQ(table.view(who).weights, KnownWeights{});
    }
    table.easy_round();
  }
  EXPECT_EQ(table.view("p1").weighed.size(), 49);
  EXPECT_EQ(table.view("p1").weights, table.referee().weights);
}

TEST(SeizeView, NothingIsShownBeforeItIsGiven) {
  TestTable table(kThree);
  EXPECT_EQ(table.view("p0").bag.size, 0);
  EXPECT_EQ(table.view("p0").deck.size, 0);
  EXPECT_FALSE(table.view("p0").captain);
  EXPECT_TRUE(table.referee().bag.items->is_empty());
  table.give(bag_of(dominoes9(), ""));
  EXPECT_EQ(table.view("p0").bag.size, 49);
  EXPECT_EQ(table.view("p0").deck.size, 0);
}

TEST(SeizeView, TheCaptainIsThePreviousOneUntilTheNewOneIsKnown) {
  TestTable table(kThree, kThreeHands);
  EXPECT_FALSE(table.view("p0").captain);
  table.easy_round();
  const auto previous = table.view("p0").captain;
  ASSERT_TRUE(previous);
  EXPECT_EQ(table.state().round, 2);
  table.act("p0", *table.legal("p0").begin());
  EXPECT_EQ(table.view("p1").captain, previous);
}

TEST(SeizeView, TheEndOpensNoHand) {
  TestTable table(dominoes(2), Deal{});
  while (table.state().phase != Phase::kOver) table.easy_round();
  EXPECT_FALSE(table.view("p0").hands[1].items);
  EXPECT_EQ(table.view("p0").hands[1].size, 1);
  EXPECT_FALSE(table.view("p0").deck.items);
  EXPECT_TRUE(table.view("p0").totals);
}

}  // namespace
}  // namespace septem::seize
