// Seven7s, a game of powers for two to four players: rulings C1 to C18.
//
// Forty-nine cards of seven types, values and colours. A card played goes to its type's column and brings that column's power:
// Colors set a wild colour whose cards may go anywhere, Ages of Man disable the highest values, Deadly Sins strike a hand, Holy
// Virtues play on, Lucky Gods bet on the deck, Seas take a card back, Wonders look. The seventh card of a column ends the game; the
// hands are counted.
//
//   cards.h      the cards and sets of them            rules.h       which phase asks for what (chance.cc: outcomes)
//   square.h     their colours, from a data file       turn.h        drawing, landing, the end of a turn
//   setup.h      seats and options                     play.h        where a card may go, which power fires
//   columns.h    the seven columns                     sins.h virtues.h gods.h seas.h wonders.h: the powers
//   look.h       what Wonders may look at              scoring.h     the end of the game
//   move.h       decisions and chance outcomes         sound.cc      the invariants
//   state.h      the whole truth                       refusals.h    every reason to refuse
//   view.h       what each viewer is shown             knowledge.h   memory, and states that agree with it
//   numbers.h    a dense number for every move         hash.cc       knowledge as a key
//   foretell.h   what a card would do                  score_lines.h how the scores come about
#pragma once

#include <string_view>

#include "games/game.h"
#include "games/sevens/knowledge.h"
#include "games/sevens/numbers.h"
#include "games/sevens/rules.h"
#include "games/sevens/scoring.h"
#include "games/sevens/view.h"

namespace septem::sevens {

struct Sevens {
  using Setup = sevens::Setup;
  using State = sevens::State;
  using Move = sevens::Move;
  using MoveList = sevens::MoveList;
  using Outcome = sevens::Outcome;
  using OutcomeList = sevens::OutcomeList;
  using View = sevens::View;
  using Sight = sevens::Sight;
  using Knowledge = sevens::Knowledge;

  static constexpr std::string_view kId = "sevens";
  static constexpr std::string_view kTitle = "Seven7s";
  static constexpr int kMinSeats = sevens::kMinSeats;
  static constexpr int kMaxSeats = sevens::kMaxSeats;
  static constexpr int kMoves = sevens::kMoves;

  static State begin(const Setup& setup) { return sevens::begin(setup); }
  static bool is_over(const State& state) { return state.phase == Phase::kOver; }
  static SeatSet winners(const Setup& setup, const State& state) { return sevens::winners(setup, state); }
  static Returns returns(const Setup& setup, const State& state) { return sevens::returns(setup, state); }
  static bool is_sound(const Setup& setup, const State& state) { return sevens::is_sound(setup, state); }

  static SeatSet to_act(const Setup& setup, const State& state) { return sevens::to_act(setup, state); }
  static bool has_pending(const Setup&, const State&) { return false; }
  static void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
    sevens::legal_moves(setup, state, seat, moves);
  }
  static Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
    return sevens::why_illegal(setup, state, seat, move);
  }
  static void apply(const Setup& setup, State& state, Seat seat, Move move) { sevens::apply(setup, state, seat, move); }

  static bool is_chance_due(const Setup&, const State& state) { return state.is_chance_due(); }
  static Outcome draw(const Setup& setup, const State& state, Rng& rng) { return sevens::draw(setup, state, rng); }
  static OutcomeList outcomes(const Setup& setup, const State& state) { return sevens::outcomes(setup, state); }
  static Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
    return sevens::why_impossible(setup, state, outcome);
  }
  static void apply(const Setup& setup, State& state, const Outcome& outcome) { sevens::apply(setup, state, outcome); }

  static View view(const Setup& setup, const State& state, Viewer viewer) { return sevens::view(setup, state, viewer); }
  static Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
    return sevens::sight(setup, state, seat, move, viewer);
  }
  static Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer) {
    return sevens::sight(setup, state, outcome, viewer);
  }
  static Knowledge know(const Setup& setup, const View& view) { return sevens::know(setup, view); }
  static void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
    sevens::learn(setup, knowledge, sight, view);
  }
  static State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
    return sevens::sample(setup, knowledge, rng);
  }
  static bool is_possible(const Setup& setup, const Knowledge& knowledge) {
    return sevens::is_possible(setup, knowledge);
  }
  static std::uint64_t hash(const Knowledge& knowledge) { return sevens::hash(knowledge); }

  static int number_of(const Setup& setup, const View& view, Move move) { return sevens::number_of(setup, view, move); }
  static std::optional<Move> move_of(const Setup& setup, const View& view, int number) {
    return sevens::move_of(setup, view, number);
  }
};

static_assert(Game<Sevens>);

}  // namespace septem::sevens
