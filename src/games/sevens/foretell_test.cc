// What is foretold of a card, against what then happens: rulings C3 to C5, C12 and C13.
#include "games/sevens/foretell.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <utility>

#include "games/sevens/score_lines.h"
#include "games/sevens/table_test.h"
#include "play/random_match.h"

namespace septem::sevens {
namespace {

using Power = Foretold::Power;

Foretold told(TestTable& table, std::string_view text) {
  for (const Foretold& told : foretell(table.setup(), table.knowledge("p0")))
    if (text_of(told.move) == text) return told;
  ADD_FAILURE() << text << " is not foretold";
  return {};
}

TEST(SevensForetell, AnAgesCardElsewhereIsSilentAndAPowerThatCannotBeCarriedOutIdle) {  // C3, C4
  TestTable table(kTwo, Position{.hands = {"A1 S1 L1", "D1 D2 D3"}, .columns = {"S S2", "L L2"}});
  EXPECT_EQ(told(table, "A1>S").power, Power::kSilent);
  EXPECT_EQ(told(table, "A1>A").power, Power::kFires);
  EXPECT_EQ(told(table, "S1>S").power, Power::kFires) << "there is a card in Lucky Gods";
  EXPECT_EQ(told(table, "L1>L").power, Power::kIdle) << "there is no deck";
}

/// Calls `look` with every decision of random games: the match before it, who decides, and which move.
template <class Look>
void for_each_decision(int games, const Look& look) {
  Rng rng(7);
  for (int i = 0; i < games; ++i) {
    Match<Sevens> match(with_random_first(2 + i % 3), Seed::from_number(static_cast<std::uint64_t>(i)));
    while (!match.is_over()) {
      MoveList moves;
      const Seat seat = match.state().turn;
      const Move move = random_move<Sevens>(match.setup(), match.state(), seat, moves, rng);
      look(match, seat, move);
      match.take(seat, move);
    }
  }
}

/// The phase in which the power of a played card asks its player; nothing where it asks for nothing.
std::optional<Phase> question_of(Move move) {
  if (move.kind() != Move::Kind::kPlay) return std::nullopt;
  switch (move.column()) {
    case Type::kSins:
      return Phase::kSin;
    case Type::kVirtues:
      return Phase::kPlay;
    case Type::kGods:
      return Phase::kCall;
    case Type::kSeas:
      return Phase::kTake;
    case Type::kWonders:
      return Phase::kLook;
    default:
      return std::nullopt;
  }
}

TEST(SevensForetell, WhatIsForetoldOfAnActionHappens) {
  std::set<std::pair<bool, Power>> met;
  for_each_decision(200, [&](Match<Sevens>& match, Seat seat, Move move) {
    for (const Foretold& told : foretell(match.setup(), match.knowledge(seat))) {
      if (told.move != move) continue;
      State after = match.state();
      apply(match.setup(), after, seat, move);
      met.emplace(told.ends, told.power);
      ASSERT_EQ(told.ends, after.has_ending);
      ASSERT_EQ(told.wild, after.wild);
      ASSERT_EQ(told.disabled, after.disabled());
      const auto asked = question_of(move);
      if (!asked || told.ends) continue;
      const bool is_asked = after.turn == seat && after.phase == *asked;
      ASSERT_EQ(told.power == Power::kFires, is_asked) << text_of(move);
    }
  });
  EXPECT_EQ(met.size(), 4U) << "a card ends the game, or its power fires, is idle or silent";
}

TEST(SevensForetell, EveryLandingAndTakingIsForetoldToTheirPlayerAndNothingToOthers) {
  for_each_decision(20, [](Match<Sevens>& match, Seat seat, Move move) {
    const bool is_told = move.kind() == Move::Kind::kPlay || move.kind() == Move::Kind::kPlace ||
                         move.kind() == Move::Kind::kTake;
    MoveList moves;
    legal_moves(match.setup(), match.state(), seat, moves);
    EXPECT_EQ(foretell(match.setup(), match.knowledge(seat)).size(), is_told ? moves.size() : 0);
    EXPECT_TRUE(foretell(match.setup(), match.knowledge(seat.clockwise(match.setup().seats))).is_empty());
    EXPECT_TRUE(foretell(match.setup(), match.knowledge(Viewer::spectator())).is_empty());
  });
}

TEST(SevensForetell, ASeatStandsWhereTheScoresWouldPutIt) {  // C13 to C15
  for_each_decision(50, [](Match<Sevens>& match, Seat seat, Move) {
    int sum = 0;
    for (const ScoreLine& line : standing(match.setup(), match.knowledge(seat)))
      if (line.seat == seat) sum += line.points;
    ASSERT_EQ(sum, scores(match.setup(), match.state())[static_cast<std::size_t>(seat.index())]);
  });
}

}  // namespace
}  // namespace septem::sevens
