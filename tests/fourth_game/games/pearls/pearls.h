// Pearls, a game of hidden dives for two to four players, made for the tests: rulings F1 to F6 (README.md).
#pragma once

#include "core/fixed_list.h"
#include "games/game.h"
#include "games/outcome_list.h"
#include "games/pearls/state.h"

namespace septem::pearls {

int points(PearlSet pearls);
/// Whether each seat has so many cards, and no two have the same.
bool is_dealt(const Setup& setup, const PerSeat<CardSet>& hands, int each);

struct Pearls {
  using Setup = pearls::Setup;
  using State = pearls::State;
  using Move = pearls::Move;
  using MoveList = FixedList<Move, kDepths>;
  using Outcome = pearls::Outcome;
  using OutcomeList = septem::OutcomeList<Outcome, Pearl::kCount>;
  using View = pearls::View;
  using Sight = pearls::Sight;
  using Knowledge = pearls::Knowledge;

  static constexpr std::string_view kId = "pearls";
  static constexpr std::string_view kTitle = "Pearls";
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = pearls::kMaxSeats;
  static constexpr int kMoves = Card::kCount;

  static State begin(const Setup&) { return {}; }
  static bool is_over(const State& state) { return state.phase == Phase::kOver; }
  static SeatSet winners(const Setup& setup, const State& state);
  static Returns returns(const Setup& setup, const State& state);
  static bool is_sound(const Setup& setup, const State& state);
  static SeatSet to_act(const Setup& setup, const State& state);
  static bool has_pending(const Setup& setup, const State& state);
  static void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves);
  static Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move);
  static void apply(const Setup& setup, State& state, Seat seat, Move move);

  static bool is_chance_due(const Setup&, const State& state) { return state.phase <= Phase::kPearl; }
  static Outcome draw(const Setup& setup, const State& state, Rng& rng);
  static OutcomeList outcomes(const Setup& setup, const State& state);
  static Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome);
  static void apply(const Setup& setup, State& state, const Outcome& outcome);

  static View view(const Setup& setup, const State& state, Viewer viewer);
  static Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer);
  static Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer);
  static Knowledge know(const Setup&, const View& view) { return {view}; }
  static void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view);
  static State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng);
  static bool is_possible(const Setup& setup, const Knowledge& knowledge);
  static std::uint64_t hash(const Knowledge& knowledge);

  static int number_of(const Setup&, const View&, Move move) { return move.index(); }
  static std::optional<Move> move_of(const Setup&, const View&, int number) { return Card::from_index(number); }
};

static_assert(Game<Pearls>);

}  // namespace septem::pearls
