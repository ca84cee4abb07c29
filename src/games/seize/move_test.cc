#include "games/seize/move.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

const Booty& booty() { return dominoes9(); }

TEST(SeizeMove, SaysAgainWhatItWasMadeOf) {
  for (const auto text :
       {"squabble AS", "squabble 2C", "captain p6", "red 0:0", "red 9:9 0:0 1:2 3:4 8:8 7:7 5:6", "card KH",
        "order p2 g p0", "order p6 p5 p4 p3 p2 p1 p0 g", "seize 9:9", "g seize 0:0", "steal p1 3:4", "steal g 0:0",
        "g steal p0 9:9", "return 0:1", "g return 0:1", "unload 4:4", "g unload 4:4"}) {
    EXPECT_EQ(text_of(booty(), move(booty(), text)), text);
  }
}

TEST(SeizeMove, ThePiecesAndSeatsOfAListKeepTheirOrder) {
  EXPECT_NE(move(booty(), "red 0:0 1:1"), move(booty(), "red 1:1 0:0"));
  EXPECT_NE(move(booty(), "order p0 p1"), move(booty(), "order p1 p0"));
  EXPECT_TRUE(move(booty(), "red").pieces().is_empty());
}

TEST(SeizeMove, ASeatsOwnUnloadingComesBeforeTheInterlopers) {
  EXPECT_LT(move(booty(), "unload 9:9"), move(booty(), "g unload 0:0"));
}

TEST(SeizeMove, TheLargestSetFits) {
  const Piece last = Piece::from_index(Piece::kCount - 1);
  Move::Pieces all;
  for (int i = 0; i < kDrawn; ++i) all.push_back(last);
  EXPECT_EQ(Move::red(all).pieces().back(), last);
  EXPECT_EQ(Move::red(all).pieces().size(), 7U);
  EXPECT_EQ(Move::red(all).kind(), Move::Kind::kRed);
  EXPECT_EQ(Move::steal(Seat::ghost(), last, true).piece(), last);
  EXPECT_EQ(Move::steal(Seat::ghost(), last, true).victim(), Seat::ghost());
}

TEST(SeizeMoveList, GivesEveryOrderOnceAndEveryDivvyOnce) {
  MoveList orders;
  const std::array<Seat, 4> tied = {seat("p0"), seat("p3"), seat("p5"), seat("g")};
  orders.add_orders(tied);
  std::set<Move> seen;
  for (const Move move : orders) seen.insert(move);
  EXPECT_EQ(seen.size(), 24U);
  EXPECT_EQ(text_of(booty(), orders[0]), "order p0 p3 p5 g");
  EXPECT_EQ(text_of(booty(), orders[23]), "order g p5 p3 p0");

  MoveList divvies;
  const Outcome bag = bag_of(booty(), "");
  divvies.add_divvies(std::span(bag.pieces).first<kDrawn>());
  seen.clear();
  for (const Move move : divvies) seen.insert(move);
  EXPECT_EQ(seen.size(), 126U);
}

TEST(SeizeMoveList, IsUsedAgainAfterClearing) {
  MoveList moves;
  const std::array<Seat, 2> tied = {seat("p0"), seat("p3")};
  moves.add_orders(tied);
  moves.clear();
  EXPECT_TRUE(moves.is_empty());
  moves.add(Move::steal(seat("p1"), {}), pieces(booty(), "0:0 9:9"));
  moves.add(Move::steal(seat("p2"), {}), pieces(booty(), ""));
  moves.add(Move::steal(seat("p3"), {}), pieces(booty(), "5:5"));
  ASSERT_EQ(moves.size(), 3U);
  EXPECT_EQ(text_of(booty(), moves[1]), "steal p1 9:9");
  EXPECT_EQ(text_of(booty(), moves[2]), "steal p3 5:5");
}

TEST(SeizePiles, DrawAndDiscardAndStackAgain) {
  Piles piles;
  EXPECT_EQ(piles.deck_size(), 0);
  const Outcome deck = cards_outcome(Outcome::Kind::kDeck, "2C AS KH", kAllCards);
  piles.stack(std::span(deck.cards.begin(), deck.cards.size()));
  EXPECT_EQ(piles.draw(), card("2C"));
  EXPECT_EQ(piles.draw(), card("AS"));
  piles.discard(card("AS"));
  EXPECT_EQ(piles.deck_size(), 50);
  EXPECT_EQ(piles.deck()[0], card("KH"));
  EXPECT_EQ(names(piles.discards()), "AS");
  while (piles.deck_size() > 0) piles.discard(piles.draw());
  piles.discard(card("2C"));
  EXPECT_EQ(piles.discarded(), kAllCards);
  EXPECT_EQ(piles.discards().back(), card("2C"));
  const std::array<Card, 2> rest = {card("3H"), card("4H")};
  piles.stack(rest);
  EXPECT_EQ(names(piles.deck()), "3H 4H");
  EXPECT_TRUE(piles.discards().empty());
}

}  // namespace
}  // namespace septem::seize
