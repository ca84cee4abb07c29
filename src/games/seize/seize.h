// 7 Seize, a game of judging weights for two to seven players: rulings B1 to B23.
//
// Seven times the players squabble for captain with one card, the captain divides seven pieces of booty into a red and a
// black stash, and everyone seizes from the stash of their second card's colour, the highest card first. At the end a
// balance decides who has the heaviest collection. With two players an interloper plays along.
//
//   cards.h      the cards and sets of them            rules.h      which phase decides what
//   booty.h      pieces and sets of them               dealing.h    bag, deck and reshuffle
//   booty_file.h booty sets from data files            squabble.h   who becomes captain
//   setup.h      seats and options                     divvy.h      the two stashes
//   move.h       decisions and chance outcomes         seizing.h    orders, acting and swabbing
//   move_list.h  legal moves without a list            weighing.h   the balance
//   piles.h      deck and discards                     laying.h     cards laid at once, face down
//   state.h      the whole truth                       sound.cc     the invariants
//   view.h       what each viewer is shown             refusals.h   every reason to refuse
//   knowledge.h  memory, and states that agree with it (sampling.cc); as a key (hash.cc)
//   numbers.h    a dense number for every move
#pragma once

#include <string_view>

#include "games/game.h"
#include "games/seize/knowledge.h"
#include "games/seize/numbers.h"
#include "games/seize/rules.h"
#include "games/seize/view.h"

namespace septem::seize {

struct Seize {
  using Setup = seize::Setup;
  using State = seize::State;
  using Move = seize::Move;
  using MoveList = seize::MoveList;
  using Outcome = seize::Outcome;
  using OutcomeList = seize::OutcomeList;
  using View = seize::View;
  using Sight = seize::Sight;
  using Knowledge = seize::Knowledge;

  static constexpr std::string_view kId = "seize";
  static constexpr std::string_view kTitle = "7 Seize";
  static constexpr int kMinSeats = seize::kMinSeats;
  static constexpr int kMaxSeats = seize::kMaxSeats;
  static constexpr int kMoves = seize::kMoves;

  static State begin(const Setup& setup) { return seize::begin(setup); }
  static bool is_over(const State& state) { return state.phase == Phase::kOver; }
  static SeatSet winners(const Setup&, const State& state) { return seize::winners(state); }
  static Returns returns(const Setup& setup, const State& state) { return seize::returns(setup, state); }
  static bool is_sound(const Setup& setup, const State& state) { return seize::is_sound(setup, state); }

  static SeatSet to_act(const Setup&, const State& state) { return state.to_act.set(); }
  static bool has_pending(const Setup& setup, const State& state) { return seize::has_pending(setup, state); }
  static void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
    seize::legal_moves(setup, state, seat, moves);
  }
  static Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
    return seize::why_illegal(setup, state, seat, move);
  }
  static void apply(const Setup& setup, State& state, Seat seat, Move move) { seize::apply(setup, state, seat, move); }

  static bool is_chance_due(const Setup&, const State& state) { return state.is_chance_due(); }
  static Outcome draw(const Setup& setup, const State& state, Rng& rng) { return seize::draw(setup, state, rng); }
  static OutcomeList outcomes(const Setup& setup, const State& state) { return seize::outcomes(setup, state); }
  static Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
    return seize::why_impossible(setup, state, outcome);
  }
  static void apply(const Setup& setup, State& state, const Outcome& outcome) { seize::apply(setup, state, outcome); }

  static View view(const Setup& setup, const State& state, Viewer viewer) { return seize::view(setup, state, viewer); }
  static Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
    return seize::sight(setup, state, seat, move, viewer);
  }
  static Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer) {
    return seize::sight(setup, state, outcome, viewer);
  }
  static Knowledge know(const Setup& setup, const View& view) { return seize::know(setup, view); }
  static void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
    seize::learn(setup, knowledge, sight, view);
  }
  static State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
    return seize::sample(setup, knowledge, rng);
  }
  static bool is_possible(const Setup& setup, const Knowledge& knowledge) {
    return seize::is_possible(setup, knowledge);
  }
  static std::uint64_t hash(const Knowledge& knowledge) { return seize::hash(knowledge); }

  static int number_of(const Setup& setup, const View& view, Move move) { return seize::number_of(setup, view, move); }
  static std::optional<Move> move_of(const Setup& setup, const View& view, int number) {
    return seize::move_of(setup, view, number);
  }
};

static_assert(Game<Seize>);

}  // namespace septem::seize
