// 7 Seas, an adaptation of Scopa for two to four players: rulings A1 to A20.
//
// Forty cards lie in four types with strengths 1 to 10. A card played takes a card of its strength from the open display, or else
// cards that add up to it, or is laid down. Whoever takes the last card may nick a hidden one. After each round cards, coins,
// the lady, the king and the booty value move the ships; a ship at the target ends the game.
//
//   cards.h      the cards and sets of them            rules.h       whose decision, which moves, chance
//   values.h     booty values, from a data file        captures.h    what a card may take (combinations.h)
//   setup.h      seats and options                     turn.h        one turn
//   move.h       decisions and chance outcomes         nicking.h     clearing and nicking
//   move_list.h  all legal moves, none of them listed  round.h       deal, second cycle, end of a round
//   state.h      the whole truth                       scoring.h     points
//   view.h       what each viewer is shown             sound.cc      the invariants
//   knowledge.h  memory, and states that agree (trail.h)   refusals.h    every reason to refuse
//   numbers.h    a dense number for every move         hash.cc       knowledge as a key
#pragma once

#include <string_view>

#include "games/game.h"
#include "games/seas/knowledge.h"
#include "games/seas/numbers.h"
#include "games/seas/rules.h"
#include "games/seas/view.h"

namespace septem::seas {

struct Seas {
  using Setup = seas::Setup;
  using State = seas::State;
  using Move = seas::Move;
  using MoveList = seas::MoveList;
  using Outcome = seas::Outcome;
  using OutcomeList = seas::OutcomeList;
  using View = seas::View;
  using Sight = seas::Sight;
  using Knowledge = seas::Knowledge;

  static constexpr std::string_view kId = "seas";
  static constexpr std::string_view kTitle = "7 Seas";
  static constexpr int kMinSeats = seas::kMinSeats;
  static constexpr int kMaxSeats = seas::kMaxSeats;
  static constexpr int kMoves = seas::kMoves;

  static State begin(const Setup& setup) { return seas::begin(setup); }
  static bool is_over(const State& state) { return state.phase == Phase::kOver; }
  static SeatSet winners(const Setup& setup, const State& state) { return seas::winners(setup, state); }
  static Returns returns(const Setup& setup, const State& state) { return seas::returns(setup, state); }
  static bool is_sound(const Setup& setup, const State& state) { return seas::is_sound(setup, state); }

  static SeatSet to_act(const Setup& setup, const State& state) { return seas::to_act(setup, state); }
  static bool has_pending(const Setup&, const State&) { return false; }
  static void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
    seas::legal_moves(setup, state, seat, moves);
  }
  static Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
    return seas::why_illegal(setup, state, seat, move);
  }
  static void apply(const Setup& setup, State& state, Seat seat, Move move) { seas::apply(setup, state, seat, move); }

  static bool is_chance_due(const Setup&, const State& state) { return state.is_chance_due(); }
  static Outcome draw(const Setup& setup, const State& state, Rng& rng) { return seas::draw(setup, state, rng); }
  static OutcomeList outcomes(const Setup& setup, const State& state) { return seas::outcomes(setup, state); }
  static Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
    return seas::why_impossible(setup, state, outcome);
  }
  static void apply(const Setup& setup, State& state, const Outcome& outcome) { seas::apply(setup, state, outcome); }

  static View view(const Setup& setup, const State& state, Viewer viewer) { return seas::view(setup, state, viewer); }
  static Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
    return seas::sight(setup, state, seat, move, viewer);
  }
  static Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer) {
    return seas::sight(setup, state, outcome, viewer);
  }
  static Knowledge know(const Setup& setup, const View& view) { return seas::know(setup, view); }
  static void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
    seas::learn(setup, knowledge, sight, view);
  }
  static State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
    return seas::sample(setup, knowledge, rng);
  }
  static bool is_possible(const Setup& setup, const Knowledge& knowledge) {
    return seas::is_possible(setup, knowledge);
  }
  static std::uint64_t hash(const Knowledge& knowledge) { return seas::hash(knowledge); }

  static int number_of(const Setup& setup, const View& view, Move move) { return seas::number_of(setup, view, move); }
  static std::optional<Move> move_of(const Setup& setup, const View& view, int number) {
    return seas::move_of(setup, view, number);
  }
};

static_assert(Game<Seas>);

}  // namespace septem::seas
