// What a game is: static functions over plain values. The compiler checks the shape (concept Game); the shared contract
// test (tests/contract) checks the meaning, for every game of the catalogue and every variant.
//
// What never changes during a game (seats, options, tables read from data files) is in the Setup, which comes first wherever it is
// needed, and stays out of the State, which is copied millions of times a second.
//
//   Setup        seats and options, already checked.
//   State        the whole truth; trivially copyable, small, comparable.
//   Move         a decision of one seat; an integer or little more, ordered, comparable.
//   MoveList     the legal moves of a seat; it may make them when they are asked for.
//   Outcome      what chance decided (a deal, a draw).
//   OutcomeList  all that chance may decide, where that is little (outcome_list.h).
//   View         what one viewer is shown now: a seat, a spectator or the referee. The only way out of a State.
//   Sight        what one viewer is shown of a step (a move or an outcome) while it happens.
//   Knowledge    what a viewer can know with perfect memory: the present View and all that past Sights tell.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/rng.h"
#include "core/seat.h"
#include "games/returns.h"

namespace septem {

/// Why something was refused: the key of the message that explains it (as `seas.card-not-in-hand`), and the ruling.
/// Both point to literals.
struct Refusal {
  std::string_view why;
  std::string_view ruling;
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

/// Nothing, or the reason against.
using Objection = std::optional<Refusal>;

namespace detail {

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::regular<T>;

/// What everybody asks of a game's types, whatever is in them. `Setup{}` is a table that can be played.
template <class G>
concept Typed = PlainValue<typename G::State> && PlainValue<typename G::Move> &&
                std::totally_ordered<typename G::Move> && PlainValue<typename G::Outcome> &&
                std::semiregular<typename G::Setup> && std::regular<typename G::View> &&
                std::regular<typename G::Sight> && std::regular<typename G::Knowledge> &&
                requires(const typename G::Setup& setup) {
                  { setup.seats } -> std::convertible_to<int>;
                };

/// A list is filled by the game and read by anybody. Where it has a quicker way to draw one of its moves, each equally likely, it
/// may offer `random(rng)` too.
template <class List, class Move>
concept MoveListOf = std::semiregular<List> && requires(List& filled, const List& moves, std::size_t at) {
  { filled.clear() } -> std::same_as<void>;
  { moves.size() } -> std::same_as<std::size_t>;
  { moves.is_empty() } -> std::same_as<bool>;
  { moves[at] } -> std::convertible_to<Move>;
  { *moves.begin() } -> std::convertible_to<Move>;
  { moves.begin() == moves.end() } -> std::convertible_to<bool>;
};

/// An outcome's probability is its ways among all ways.
template <class List, class Outcome>
concept OutcomeListOf = requires(const List& outcomes, std::size_t at) {
  { outcomes.size() } -> std::same_as<std::size_t>;
  { outcomes.is_empty() } -> std::same_as<bool>;
  { outcomes[at] } -> std::convertible_to<Outcome>;
  { outcomes.ways(at) } -> std::same_as<std::uint32_t>;
  { outcomes.all_ways() } -> std::same_as<std::uint32_t>;
};

/// The parts that play the game.
template <class G>
concept Playable = requires(const typename G::Setup& setup, const typename G::State& state, typename G::State& changing,
                            Seat seat, const typename G::Move& move, const typename G::Outcome& outcome,
                            typename G::MoveList& moves, Rng& rng) {
  /// The state before anything has happened; mostly a chance outcome is due in it.
  { G::begin(setup) } -> std::same_as<typename G::State>;
  { G::is_over(state) } -> std::same_as<bool>;
  /// Who won, when it is over (with `Seat::ghost()` for the interloper).
  { G::winners(setup, state) } -> std::same_as<SeatSet>;
  /// Whether every invariant of a state that play can reach holds. For tests and asserts, not for outside input.
  { G::is_sound(setup, state) } -> std::same_as<bool>;

  /// Who has a decision to make now: several where they decide at once, nobody while chance is due or when it is over.
  { G::to_act(setup, state) } -> std::same_as<SeatSet>;
  /// Whether some, but not all, decisions made at once have come in (they are hidden until the last one).
  { G::has_pending(setup, state) } -> std::same_as<bool>;
  /// Appends every legal move of this seat once, in a fixed order; nothing when it is not its turn.
  { G::legal_moves(setup, state, seat, moves) } -> std::same_as<void>;
  /// Nothing for a legal move, else the reason. Any value of Move may be asked about, at any time but the end.
  { G::why_illegal(setup, state, seat, move) } -> std::same_as<Objection>;
  /// The move must be legal.
  { G::apply(setup, changing, seat, move) } -> std::same_as<void>;

  { G::is_chance_due(setup, state) } -> std::same_as<bool>;
  /// A random outcome of what is due.
  { G::draw(setup, state, rng) } -> std::same_as<typename G::Outcome>;
  { G::why_impossible(setup, state, outcome) } -> std::same_as<Objection>;
  /// The outcome must be possible.
  { G::apply(setup, changing, outcome) } -> std::same_as<void>;
};

/// The parts that decide who may know what. `view` and `sight` are the only two ways out of a state.
template <class G>
concept Veiled = requires(const typename G::Setup& setup, const typename G::State& state, Viewer viewer, Seat seat,
                          const typename G::Move& move, const typename G::Outcome& outcome,
                          const typename G::Sight& sight, const typename G::View& view,
                          const typename G::Knowledge& knowledge, typename G::Knowledge& learning, Rng& rng) {
  { G::view(setup, state, viewer) } -> std::same_as<typename G::View>;
  /// What the viewer sees of a step from `state`, the state before it.
  { G::sight(setup, state, seat, move, viewer) } -> std::same_as<typename G::Sight>;
  { G::sight(setup, state, outcome, viewer) } -> std::same_as<typename G::Sight>;

  /// What is known by who has seen nothing but this view; mostly that of `begin(setup)`.
  { G::know(setup, view) } -> std::same_as<typename G::Knowledge>;
  /// Adds one step: what was seen of it, and the view after it.
  { G::learn(setup, learning, sight, view) } -> std::same_as<void>;
  /// A state that agrees with a seat's knowledge, each in proportion to its likelihood under the cards' shuffling, with
  /// the hidden choices of others taken as uniform. Not when the game is over, not for the referee.
  { G::sample(setup, knowledge, rng) } -> std::same_as<typename G::State>;
};

/// The parts that search, learning and the solving of endings need.
template <class G>
concept Searchable = requires(const typename G::Setup& setup, const typename G::State& state,
                              const typename G::View& view, const typename G::Knowledge& knowledge,
                              const typename G::Move& move, int number) {
  /// What each seat got out of a finished game.
  { G::returns(setup, state) } -> std::same_as<Returns>;
  /// Every outcome that `draw` may give, once; none where they are too many to list (a deal).
  { G::outcomes(setup, state) } -> std::same_as<typename G::OutcomeList>;
  /// A key of what is known: equal knowledge has equal keys, on every platform and in every run.
  { G::hash(knowledge) } -> std::same_as<std::uint64_t>;

  /// Moves are numbered from 0 to kMoves - 1 in such a way that a number means the same kind of decision everywhere. Both ways need
  /// only the mover's own view. `number_of` is for legal moves, no two of which share a number; `move_of` gives such a move
  /// back, and for other numbers nothing or a move that is not legal.
  { G::kMoves } -> std::convertible_to<int>;
  { G::number_of(setup, view, move) } -> std::same_as<int>;
  { G::move_of(setup, view, number) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace detail

/// Has owners for what several seats win together, as teams do; else each seat wins for itself.
template <class G>
concept HasOwners = requires(const typename G::Setup& setup) {
  { setup.owners() } -> std::convertible_to<int>;
};

/// Counts its rounds, from 1 on; else the game is one round.
template <class G>
concept CountsRounds = requires(const typename G::State& state) {
  { state.round } -> std::convertible_to<std::uint64_t>;
};

template <class G>
concept Game = detail::Typed<G> && detail::MoveListOf<typename G::MoveList, typename G::Move> &&
               detail::OutcomeListOf<typename G::OutcomeList, typename G::Outcome> && detail::Playable<G> &&
               detail::Veiled<G> && detail::Searchable<G> && requires {
                 { G::kId } -> std::convertible_to<std::string_view>;
                 /// Its name for people.
                 { G::kTitle } -> std::convertible_to<std::string_view>;
                 { G::kMinSeats } -> std::convertible_to<int>;
                 { G::kMaxSeats } -> std::convertible_to<int>;
               };

}  // namespace septem
