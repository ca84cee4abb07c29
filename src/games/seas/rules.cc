#include "games/seas/rules.h"

#include <algorithm>

#include "games/seas/captures.h"
#include "games/seas/refusals.h"

namespace septem::seas {
namespace {

/// The places that this seat may nick from (A8).
template <class Visit>
void for_each_source(const Setup& setup, const State& state, Seat seat, Visit visit) {
  const auto owners = static_cast<std::size_t>(setup.owners());
  for (std::size_t owner = 0; owner < owners; ++owner) {
    if (owner != setup.owner_of(seat) && !state.chests[owner].is_empty()) visit(Place::chest(owner));
  }
  if (!state.harbour.is_empty()) visit(Place::harbour());
}

bool has_source(const Setup& setup, const State& state, Seat seat) {
  bool found = false;
  for_each_source(setup, state, seat, [&](Place) { found = true; });
  return found;
}

Objection why_not_source(const Setup& setup, const State& state, Seat seat, Place source) {
  if (source.is_nowhere()) return std::nullopt;
  if (source.is_chest() && source.index() >= setup.owners()) return refusals::kNoSuchSource;
  if (source == Place::chest(setup.owner_of(seat))) return refusals::kOwnChest;
  if (state.at(source).is_empty()) return refusals::kEmptySource;
  return std::nullopt;
}

/// Whether the card played clears the display and its player may nick (A7, A8).
bool play(const Setup& setup, State& state, Seat seat, Move move) {
  // Laying down or capturing is a coin toss to the processor, hence masks instead of branches.
  const CardSet card = CardSet::of(move.card());
  const bool is_capture = !move.taken().is_empty();
  const auto if_capture = CardSet::from_bits(CardSet::Bits{0} - CardSet::Bits{is_capture});
  state.hand(seat) -= card;
  state.chests[setup.owner_of(seat)] |= (move.taken() | card) & if_capture;
  state.display = (state.display - move.taken()) | (card - if_capture);
  state.has_taker |= is_capture;
  state.last_taker = chosen(is_capture, seat, state.last_taker);
  return state.display.is_empty() && move.card() != kKraken && has_source(setup, state, seat);
}

void deal_aside(State& state, const Setup& setup) {
  const auto each = static_cast<std::size_t>(setup.hand_size());
  for (std::size_t i = 0; i < kAside; ++i) {
    state.hand(state.start.clockwise(setup.seats, static_cast<int>(i / each))).add(state.aside[i]);
  }
  state.aside = {};
  state.cycle = 2;
}

/// Ends the turn. Whether that was the last turn of the round.
bool end_turn(const Setup& setup, State& state) {
  state.phase = Phase::kPlay;
  state.source = Place::nowhere();
  state.turn = state.turn.clockwise(setup.seats);
  if (!state.hand(state.turn).is_empty()) return false;
  if (state.aside_left(setup) == 0) return true;
  deal_aside(state, setup);  // A12
  return false;
}

/// Carries out a move up to, but without, the scoring. Whether a round is now to be scored.
bool step(const Setup& setup, State& state, Seat seat, Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      if (play(setup, state, seat, move)) {
        state.phase = Phase::kNick;
        return false;
      }
      return end_turn(setup, state);
    case Move::Kind::kNick:
      if (move.source().is_nowhere()) return end_turn(setup, state);
      state.source = move.source();
      state.phase = Phase::kPick;
      return false;
    case Move::Kind::kPick:
      state.at(state.source).remove(move.card());
      state.chests[setup.owner_of(seat)].add(move.card());
      return end_turn(setup, state);
  }
  return false;
}

/// A17: the last one who captured takes what is left.
void clear_display(const Setup& setup, State& state) {
  if (!setup.last_clears || !state.has_taker) return;
  state.chests[setup.owner_of(state.last_taker)] |= state.display;
  state.display = {};
}

void begin_round(const Setup& setup, State& state) {
  State next;
  next.ships = state.ships;
  next.round = static_cast<std::uint8_t>(state.round + 1);
  next.start = next.turn = state.start.clockwise(setup.seats);
  state = next;
}

void end_round(const Setup& setup, State& state) {
  clear_display(setup, state);
  const RoundScore score = score_round(setup, state.chests);
  bool is_over = false;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    state.ships[i] = static_cast<std::uint8_t>(state.ships[i] + score.points[i]);
    is_over |= state.ships[i] >= setup.target;
  }
  if (is_over) {
    state.phase = Phase::kOver;
    state.turn = state.start;
  } else {
    begin_round(setup, state);
  }
}

void deal(const Setup& setup, State& state, const std::array<Card, Card::kCount>& cards) {
  auto next = cards.begin();
  const auto take = [&next](int count) {
    CardSet set;
    for (int i = 0; i < count; ++i) set.add(*next++);
    return set;
  };
  const CardSet display = take(setup.display_size());
  if ((display & kTens).size() >= 3) return;  // A11: deal again
  state.display = display;
  for (int i = 0; i < setup.seats; ++i) state.hand(state.start.clockwise(setup.seats, i)) = take(setup.hand_size());
  state.harbour = take(setup.harbour_size());
  std::copy(next, cards.end(), state.aside.begin());
  state.phase = Phase::kPlay;
  state.turn = state.start;
}

}  // namespace

State begin(const Setup& setup) {
  State state;
  state.phase = setup.first ? Phase::kDeal : Phase::kFirst;
  state.start = state.turn = setup.first.value_or(Seat{});
  return state;
}

void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
  if (!state.is_waiting() || state.turn != seat) return;
  switch (state.phase) {
    case Phase::kPlay:
      return add_plays(state.display, state.hand(seat), moves);
    case Phase::kNick:
      for_each_source(setup, state, seat, [&](Place source) { moves.push_back(Move::nick(source)); });
      return moves.push_back(Move::nick(Place::nowhere()));
    case Phase::kPick:
      return moves.add_picks(state.at(state.source));
    default:
      return;
  }
}

Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
  if (!state.is_waiting() || state.turn != seat) return refusals::kNotYourTurn;
  switch (state.phase) {
    case Phase::kPlay:
      if (move.kind() != Move::Kind::kPlay) return refusals::kMustPlay;
      if (!state.hand(seat).has(move.card())) return refusals::kNotInHand;
      return why_not_capture(state.display, move.card(), move.taken());
    case Phase::kNick:
      if (move.kind() != Move::Kind::kNick) return refusals::kMustChooseSource;
      return why_not_source(setup, state, seat, move.source());
    default:
      if (move.kind() != Move::Kind::kPick) return refusals::kMustPick;
      if (!state.at(state.source).has(move.card())) return refusals::kNotInSource;
      return std::nullopt;
  }
}

void apply(const Setup& setup, State& state, Seat seat, Move move) {
  SEPTEM_ASSERT(!why_illegal(setup, state, seat, move));
  if (step(setup, state, seat, move)) end_round(setup, state);
}

std::optional<RoundScore> score_after(const Setup& setup, const State& state, Seat seat, Move move) {
  State after = state;
  if (!step(setup, after, seat, move)) return std::nullopt;
  clear_display(setup, after);
  return score_round(setup, after.chests);
}

Outcome draw(const Setup& setup, const State& state, Rng& rng) {
  SEPTEM_ASSERT(state.is_chance_due());
  if (state.phase == Phase::kFirst) {
    return Outcome::first(Seat::from_index(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.seats)))));
  }
  Outcome outcome;
  for (std::size_t i = 0; i < outcome.cards.size(); ++i) outcome.cards[i] = Card::from_index(static_cast<int>(i));
  rng.shuffle(outcome.cards);
  return outcome;
}

Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
  if (!state.is_chance_due()) return refusals::kNothingIsDue;
  if (state.phase == Phase::kFirst) {
    if (outcome.kind != Outcome::Kind::kFirst) return refusals::kFirstIsDue;
    return outcome.seat.index() < setup.seats ? std::nullopt : Objection(refusals::kNoSuchSeat);
  }
  if (outcome.kind != Outcome::Kind::kDeal) return refusals::kDealIsDue;
  CardSet dealt;
  for (const Card card : outcome.cards) dealt.add(card);
  return dealt == kAllCards ? std::nullopt : Objection(refusals::kNotAllCards);
}

void apply(const Setup& setup, State& state, const Outcome& outcome) {
  SEPTEM_ASSERT(!why_impossible(setup, state, outcome));
  if (outcome.kind == Outcome::Kind::kDeal) return deal(setup, state, outcome.cards);
  state.start = state.turn = outcome.seat;
  state.phase = Phase::kDeal;
}

SeatSet winners(const Setup& setup, const State& state) {
  if (state.phase != Phase::kOver) return {};
  const auto furthest = *std::max_element(state.ships.begin(), state.ships.end());
  SeatSet set;
  for (int owner = 0; owner < setup.owners(); ++owner) {
    if (state.ships[static_cast<std::size_t>(owner)] == furthest) set |= setup.seats_of(owner);
  }
  return set;
}

}  // namespace septem::seas
