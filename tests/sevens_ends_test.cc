// Every game of Seven7s ends, within the bounds that docs/sevens-ends.md proves.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/sevens/sevens.h"
#include "tests/scale.h"

namespace septem::sevens {
namespace {

constexpr int kMostTakes = 6;
constexpr int kMostLandings = 48;
constexpr int kMostDecisions = 90;
constexpr int kMostOutcomes = 26;

struct Length {
  int landings = 0;
  int takes = 0;
  int decisions = 0;
  int outcomes = 0;

  void count(Move move) {
    ++decisions;
    landings += move.kind() == Move::Kind::kPlay || move.kind() == Move::Kind::kPlace ? 1 : 0;
    takes += move.kind() == Move::Kind::kTake ? 1 : 0;
  }
  bool is_within_bounds() const {
    return landings <= kMostLandings && takes <= kMostTakes && decisions <= kMostDecisions && outcomes <= kMostOutcomes;
  }
  void raise_to(const Length& other) {
    landings = std::max(landings, other.landings);
    takes = std::max(takes, other.takes);
    decisions = std::max(decisions, other.decisions);
    outcomes = std::max(outcomes, other.outcomes);
  }
};

/// Plays a game with `choose(state, moves, rng)`; gives up as soon as it leaves the bounds.
template <class Choose>
Length play(const sevens::Setup& setup, Rng& rng, Choose choose) {
  State state = begin(setup);
  MoveList moves;
  Length length;
  while (state.phase != Phase::kOver && length.is_within_bounds()) {
    if (state.is_chance_due()) {
      apply(setup, state, draw(setup, state, rng));
      ++length.outcomes;
      continue;
    }
    moves.clear();
    legal_moves(setup, state, state.turn, moves);
    const Move move = choose(state, moves, rng);
    const int in_seas = state.columns.size(Type::kSeas);
    apply(setup, state, state.turn, move);
    length.count(move);
    EXPECT_GE(state.columns.size(Type::kSeas), in_seas) << "the Seas column lost a card";
  }
  return length;
}

template <class Choose>
void expect_ends(int games, Choose choose) {
  Length most;
  constexpr int kTables = kMaxSeats - kMinSeats + 1;
  const int each = (scaled(games) + kTables - 1) / kTables;
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const sevens::Setup setup{.seats = seats, .first = {}};
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int game = 0; game < each; ++game) {
      const Length length = play(setup, rng, choose);
      ASSERT_TRUE(length.is_within_bounds()) << seats << " seats, game " << game;
      most.raise_to(length);
    }
  }
  testing::Test::RecordProperty("most_landings", most.landings);
  testing::Test::RecordProperty("most_takes", most.takes);
  testing::Test::RecordProperty("most_decisions", most.decisions);
}

Move any(const State&, const MoveList& moves, Rng& rng) {
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// What somebody who wants the game to last would rather do: take cards back, from the longest column; else play where there is
/// least, and never on the longest column.
int delay(const State& state, Move move) {
  constexpr int kForSeas = 100;
  switch (move.kind()) {
    case Move::Kind::kTake:
      return state.columns.size(move.column());
    case Move::Kind::kPlay:
    case Move::Kind::kPlace: {
      const int size = state.columns.size(move.column());
      int longest = 0;
      for (int i = 0; i < kTypes; ++i) longest = std::max(longest, state.columns.size(static_cast<Type>(i)));
      const bool is_seas = move.kind() == Move::Kind::kPlay && move.column() == Type::kSeas;
      return (is_seas ? kForSeas : 0) - (size == longest ? 2 * kForSeas : 0) - size;
    }
    default:
      return 0;
  }
}

Move slowest(const State& state, const MoveList& moves, Rng& rng) {
  Move best = any(state, moves, rng);
  for (const Move move : moves)
    if (delay(state, move) > delay(state, best)) best = move;
  return best;
}

TEST(SevensEnds, AMillionRandomGames) { expect_ends(1'000'000, any); }

TEST(SevensEnds, AHundredThousandGamesOfPlayersWhoPreferSeasAndNeverFeedTheLongestColumn) {
  expect_ends(100'000, slowest);
}

}  // namespace
}  // namespace septem::sevens
