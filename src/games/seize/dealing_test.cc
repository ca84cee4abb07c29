// Bag, deck and reshuffle: rulings B13, B18 and B23.
#include "games/seize/dealing.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

TEST(SeizeB13, KeepOneDrawTwoInBlocksFromP0On) {
  TestTable table(dominoes(3), Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}, .then = "KS KC KH KD QS QC"});
  EXPECT_EQ(table.hand("p1"), "10H 8H 3H");
  table.squabble("9S 8H 7D");
  table.act("p0", "red 1:1 2:2 3:3");
  table.cards("2S 3H 4D");
  table.finish_round();
  EXPECT_EQ(table.hand("p0"), "KS 10S KC");
  EXPECT_EQ(table.hand("p1"), "KH 10H KD");
  EXPECT_EQ(table.hand("p2"), "QS 10D QC");
  EXPECT_EQ(table.state().piles.deck_size(), 52 - 9 - 6);
  EXPECT_EQ(table.discards(), "9S 8H 7D 2S 3H 4D");
}

TEST(SeizeB13, AReshuffleIsDueInTheMiddleOfADeal) {
  TestTable table(dominoes(7), Deal{});
  table.easy_round();
  EXPECT_EQ(table.state().piles.deck_size(), 17);
  table.easy_round();
  EXPECT_EQ(table.state().piles.deck_size(), 3);
  table.easy_round();
  EXPECT_EQ(table.due(), "reshuffle");
  EXPECT_EQ(table.state().round, 4);
  const std::string gone = table.discards();
  ASSERT_EQ(words_of(gone).size(), 42U);
  const int sizes[] = {3, 2, 1, 1, 1, 1, 1};
  for (int i = 0; i < 7; ++i) EXPECT_EQ(table.state().hands[static_cast<std::size_t>(i)].size(), sizes[i]);

  const CardSet kept = table.state().hands[1];
  Outcome outcome = cards_outcome(Outcome::Kind::kReshuffle, gone, {});
  table.give(outcome);
  EXPECT_EQ(table.due(), "squabble p0 p1 p2 p3 p4 p5 p6");
  EXPECT_EQ(table.discards(), "");
  EXPECT_EQ(table.state().piles.deck_size(), 31);
  EXPECT_EQ(table.state().hands[1] - kept, CardSet::of(outcome.cards[0]));
  EXPECT_TRUE(table.state().hands[2].has_all({outcome.cards[1], outcome.cards[2]}));
}

TEST(SeizeB13, WithFourPlayersTheDealOfRoundSixEndsOnTheLastCardAndTheDeckIsMadeAnewAtOnce) {
  TestTable table(dominoes(4), Deal{});
  for (int left = 32; left > 0; left -= 8) {
    table.easy_round();
    EXPECT_EQ(table.due(), "squabble p0 p1 p2 p3");
    EXPECT_EQ(table.state().piles.deck_size(), left);
  }
  table.easy_round();
  EXPECT_EQ(table.due(), "reshuffle");
  EXPECT_EQ(table.state().round, 6);
  for (int i = 0; i < 4; ++i) EXPECT_EQ(table.state().hands[static_cast<std::size_t>(i)].size(), 3);

  // The twelve cards in the hands stay out of it.
  ASSERT_EQ(words_of(table.discards()).size(), 40U);
  table.give(cards_outcome(Outcome::Kind::kReshuffle, table.discards(), {}));
  EXPECT_EQ(table.due(), "squabble p0 p1 p2 p3");
  EXPECT_EQ(table.state().piles.deck_size(), 40);
  EXPECT_EQ(table.discards(), "");
  table.easy_round();
  EXPECT_EQ(table.due(), "squabble p0 p1 p2 p3");
  EXPECT_EQ(table.state().piles.deck_size(), 32);
}

TEST(SeizeB13, AReshuffleIsTheDiscardsAndNothingElse) {
  TestTable table(dominoes(4), Deal{});
  while (table.state().phase != Phase::kReshuffle) table.easy_round();
  const Outcome good = cards_outcome(Outcome::Kind::kReshuffle, table.discards(), {});
  const auto objection = [&](const Outcome& outcome) { return why_impossible(table.setup(), table.state(), outcome); };
  EXPECT_EQ(objection(good), std::nullopt);
  Outcome short_one = good;
  short_one.cards.resize_down(good.cards.size() - 1);
  EXPECT_EQ(objection(short_one), refusals::kNotTheDiscards);
  Outcome twice = good;
  twice.cards[0] = twice.cards[1];
  EXPECT_EQ(objection(twice), refusals::kNotTheDiscards);
  Outcome held = good;
  held.cards[0] = table.state().hands[0].first();
  EXPECT_EQ(objection(held), refusals::kNotTheDiscards);
  Outcome deck = cards_outcome(Outcome::Kind::kDeck, "", kAllCards);
  EXPECT_EQ(objection(deck), refusals::kReshuffleIsDue);
  EXPECT_EQ(objection(bag_of(dominoes9(), "")), refusals::kReshuffleIsDue);
}

TEST(SeizeB13, TheDeckIsAll52Cards) {
  TestTable table(dominoes(3));
  EXPECT_EQ(table.due(), "bag");
  const Outcome deck = cards_outcome(Outcome::Kind::kDeck, "", kAllCards);
  EXPECT_EQ(why_impossible(table.setup(), table.state(), deck), refusals::kBagIsDue);
  table.give(bag_of(dominoes9(), ""));
  EXPECT_EQ(table.due(), "deck");
  Outcome twice = deck;
  twice.cards[5] = twice.cards[6];
  EXPECT_EQ(why_impossible(table.setup(), table.state(), twice), refusals::kNotAllCards);
  EXPECT_EQ(why_impossible(table.setup(), table.state(), bag_of(dominoes9(), "")), refusals::kDeckIsDue);
  table.give(deck);
  EXPECT_EQ(why_impossible(table.setup(), table.state(), deck), refusals::kNothingIsDue);
}

TEST(SeizeB18, ABagIs49DifferentPiecesOfTheSet) {
  const TestTable table(dominoes(3));
  const auto objection = [&](const Outcome& outcome) { return why_impossible(table.setup(), table.state(), outcome); };
  const Outcome good = bag_of(dominoes9(), "9:9 8:8");
  EXPECT_EQ(objection(good), std::nullopt);
  Outcome twice = good;
  twice.pieces[1] = twice.pieces[0];
  EXPECT_EQ(objection(twice), refusals::kPieceTwice);
  Outcome foreign = good;
  foreign.pieces[3] = Piece::from_index(55);
  EXPECT_EQ(objection(foreign), refusals::kNoSuchPiece);
  Outcome heavy = good;
  heavy.weights[0] = 19;
  EXPECT_EQ(objection(heavy), refusals::kWeightOutOfRange);
}

TEST(SeizeB18, EveryTileIsLeftOutAboutAsOftenAsAnyOther) {
  const Variant setup = dominoes(4);
  Rng rng(18);
  std::array<int, Piece::kCount> drawn{};
  constexpr int kBags = 5'500;
  for (int i = 0; i < kBags; ++i) {
    for (const Piece piece : draw(setup, begin(setup), rng).pieces) ++drawn[static_cast<std::size_t>(piece.index())];
  }
  // 6 of 55 stay out: 600 of 5,500, with a standard deviation of 23.
  for (const Piece piece : dominoes9().all()) {
    EXPECT_NEAR(kBags - drawn[static_cast<std::size_t>(piece.index())], 600, 115) << dominoes9().id(piece);
  }
}

TEST(SeizeB17, WeightsAreDrawnInsideTheirRangeBothEndsIncluded) {
  const Variant setup{.seats = 4};
  Rng rng(17);
  const Piece button = piece(treasure(), "ebony-button");
  std::set<int> seen;
  for (int i = 0; i < 500; ++i) {
    const Outcome bag = draw(setup, begin(setup), rng);
    ASSERT_FALSE(why_impossible(setup, begin(setup), bag));
    for (std::size_t k = 0; k < bag.pieces.size(); ++k)
      if (bag.pieces[k] == button) seen.insert(bag.weights[k]);
  }
  EXPECT_EQ(*seen.begin(), treasure().low(button));
  EXPECT_EQ(*seen.rbegin(), treasure().high(button));
  EXPECT_EQ(static_cast<int>(seen.size()), treasure().high(button) - treasure().low(button) + 1);
}

TEST(SeizeB23, ExactlySevenRoundsOfSevenPieces) {
  for (int seats = 2; seats <= 7; ++seats) {
    TestTable table(dominoes(seats), Deal{});
    Rng rng(23);
    for (int round = 1; round <= 7; ++round) {
      EXPECT_EQ(table.state().round, round);
      EXPECT_EQ(table.view("p0").bag.size, 49 - 7 * (round - 1));
      table.easy_round();
      if (table.due() == "reshuffle") table.give(draw(table.setup(), table.state(), rng));
    }
    EXPECT_GE(table.state().phase, Phase::kUnload);
    EXPECT_EQ(table.view("p0").bag.size, 0);
    int pieces = 0;
    for (const PieceSet collection : table.state().collections) pieces += collection.size();
    EXPECT_EQ(pieces, 49);
  }
}

}  // namespace
}  // namespace septem::seize
