#include "games/seize/seizing.h"

#include <algorithm>
#include <bit>

#include "games/seize/dealing.h"
#include "games/seize/laying.h"
#include "games/seize/refusals.h"
#include "games/seize/weighing.h"

namespace septem::seize {
namespace {

/// A bit for each place of the acting order.
using Places = unsigned;

Places bit(std::size_t place) { return 1U << place; }
Places first_n(int count) { return (1U << count) - 1; }

Card card_at(const State& state, std::size_t place) { return state.laid_by(state.seizing.order[place]); }
Colour colour_of_acting(const State& state) { return state.laid_by(state.acting()).colour(); }
PieceSet& stash_of_acting(State& state) { return state.stash(colour_of_acting(state)); }

/// Everyone by rank, equal ranks by seat. Counting who comes before is quicker than sorting: nobody can foretell the cards.
void line_up(const Setup& setup, State& state) {
  std::array<int, kMaxPlayers> keys{};
  const int players = setup.players();
  for (int i = 0; i < players; ++i) {
    keys[static_cast<std::size_t>(i)] = static_cast<int>(state.laid_by(setup.player(i)).rank()) * Seat::kCount + i;
  }
  for (int i = 0; i < players; ++i) {
    std::size_t place = 0;
    for (int k = 0; k < players; ++k) place += keys[static_cast<std::size_t>(k)] < keys[static_cast<std::size_t>(i)];
    state.seizing.order[place] = setup.player(i);
  }
}

/// Whether somebody else of her colour has something to steal (B8).
bool can_steal(const Setup& setup, const State& state, std::size_t place) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.players()); ++i) {
    if (i == place || card_at(state, i).colour() != card_at(state, place).colour()) continue;
    if (!state.collection(state.seizing.order[i]).is_empty()) return true;
  }
  return false;
}

/// The places that find something to take; what cannot be done is skipped (B11).
Places able_places(const Setup& setup, const State& state, Places later) {
  const Places reds = state.seizing.reds;
  const Places no_red = state.stash(Colour::kRed).is_empty() ? reds : 0;
  const Places no_black = state.stash(Colour::kBlack).is_empty() ? ~reds : 0;
  Places able = first_n(setup.players()) & ~no_red & ~no_black;
  for (Places rest = state.seizing.queens & later & ~able; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    if (can_steal(setup, state, place)) able |= bit(place);
  }
  return able;
}

void begin_turn(State& state, std::size_t place) {
  Seizing& seizing = state.seizing;
  seizing.turn = static_cast<std::uint8_t>(place);
  state.to_act = SeatSet::of(state.decider(state.acting()));
  const Card card = card_at(state, place);
  if (card.rank() != Rank::kKing) {
    state.phase = Phase::kSeize;
    seizing.left = card.rank() == Rank::kJack ? 2 : 1;
    return;
  }
  // B7: the king takes all at once, and decides only what he gives back.
  PieceSet& stash = state.stash(card.colour());
  state.phase = Phase::kReturn;
  seizing.left = static_cast<std::uint8_t>(stash.size());
  state.collection(state.acting()) |= stash;
  stash = {};
}

/// What is left goes to whoever acted first (B12). Everyone could act at first, since no stash was empty.
void swab(const Setup& setup, State& state) {
  state.collection(state.seizing.order[0]) |= state.stash(Colour::kRed) | state.stash(Colour::kBlack);
  state.stashes = {};
  discard_laid(setup, state, setup.players());
  state.seizing = {};
  if (state.round == kRounds) return begin_weighing(setup, state);
  ++state.round;
  deal_hands(setup, state);
}

/// The turn passes to the first place from `from` on that finds something to take: once to each ace, king, queen and jack, then
/// round and round among the numbers (B10).
void pass_on(const Setup& setup, State& state, std::size_t from) {
  const Places later = ~0U << from;
  const Places able = able_places(setup, state, later);
  const Places pictures = able & first_n(state.seizing.pictures) & later;
  const Places numbers = able & ~first_n(state.seizing.pictures);
  const Places next = pictures != 0 ? pictures : (numbers & later) != 0 ? numbers & later : numbers;
  if (next == 0) return swab(setup, state);
  begin_turn(state, static_cast<std::size_t>(std::countr_zero(next)));
}

void begin_acting(const Setup& setup, State& state) {
  Places reds = 0;
  Places queens = 0;
  int pictures = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.players()); ++i) {
    const Card card = card_at(state, i);
    reds |= Places{card.colour() == Colour::kRed} << i;
    queens |= Places{card.rank() == Rank::kQueen} << i;
    pictures += card.is_number() ? 0 : 1;
  }
  state.seizing.reds = static_cast<std::uint8_t>(reds);
  state.seizing.queens = static_cast<std::uint8_t>(queens);
  state.seizing.pictures = static_cast<std::uint8_t>(pictures);
  pass_on(setup, state, 0);
}

/// The captain sets the order of every tied group before anyone acts (B5).
void ask_for_orders(const Setup& setup, State& state, std::size_t from) {
  const auto players = static_cast<std::size_t>(setup.players());
  for (std::size_t i = from; i + 1 < players; ++i) {
    if (card_at(state, i).rank() != card_at(state, i + 1).rank()) continue;
    state.seizing.turn = static_cast<std::uint8_t>(i);
    state.phase = Phase::kOrder;
    state.to_act = SeatSet::of(state.captain);
    return;
  }
  begin_acting(setup, state);
}

Objection why_not_ghost(const State& state, Move move) {
  if (move.is_for_ghost() == state.acting().is_ghost()) return std::nullopt;
  return move.is_for_ghost() ? refusals::kNotForInterloper : refusals::kForInterloper;
}

Objection why_not_steal(const Setup& setup, const State& state, Move move) {
  const Seat victim = move.victim();
  if (state.laid_by(state.acting()).rank() != Rank::kQueen) return refusals::kOnlyQueensSteal;
  const bool is_player = victim.is_ghost() ? setup.has_ghost() : victim.index() < setup.seats;
  if (!is_player || victim == state.acting()) return refusals::kNoSuchVictim;
  if (state.laid_by(victim).colour() != colour_of_acting(state)) return refusals::kOtherColour;
  if (!state.collection(victim).has(move.piece())) return refusals::kNotTheirs;
  return std::nullopt;
}

}  // namespace

void lay_seize_card(const Setup& setup, State& state, Seat seat, Card card) {
  if (!lay(state, seat, card)) return;
  line_up(setup, state);
  ask_for_orders(setup, state, 0);
}

std::span<const Seat> tied_group(const Setup& setup, const State& state) {
  const std::size_t begin = state.seizing.turn;
  std::size_t end = begin + 1;
  while (end < static_cast<std::size_t>(setup.players()) &&
         card_at(state, end).rank() == card_at(state, begin).rank()) {
    ++end;
  }
  return std::span(state.seizing.order).subspan(begin, end - begin);
}

Objection why_not_order(const Setup& setup, const State& state, Move move) {
  const auto tied = tied_group(setup, state);
  const Move::Seats seats = move.seats();
  SeatSet wanted;
  SeatSet named;
  for (const Seat seat : tied) wanted.add(seat);
  for (const Seat seat : seats) named.add(seat);
  const bool is_order = named == wanted && seats.size() == tied.size();
  return is_order ? std::nullopt : Objection(refusals::kNotTheTied);
}

void set_order(const Setup& setup, State& state, Move move) {
  const Move::Seats seats = move.seats();
  const std::size_t begin = state.seizing.turn;
  std::copy(seats.begin(), seats.end(), state.seizing.order.begin() + static_cast<std::ptrdiff_t>(begin));
  ask_for_orders(setup, state, begin + seats.size());
}

void add_takings(const Setup& setup, const State& state, MoveList& moves) {
  const Seat acting = state.acting();
  const Card card = state.laid_by(acting);
  moves.add(Move::seize({}, acting.is_ghost()), state.stash(card.colour()));
  if (card.rank() != Rank::kQueen) return;
  for (int i = 0; i < setup.players(); ++i) {
    const Seat victim = setup.player(i);
    if (victim == acting || state.laid_by(victim).colour() != card.colour()) continue;
    moves.add(Move::steal(victim, {}, acting.is_ghost()), state.collection(victim));
  }
}

Objection why_not_take(const Setup& setup, const State& state, Move move) {
  const bool is_steal = move.kind() == Move::Kind::kSteal;
  if (move.kind() != Move::Kind::kSeize && !is_steal) return refusals::kMustSeize;
  if (const auto objection = why_not_ghost(state, move)) return objection;
  if (is_steal) return why_not_steal(setup, state, move);
  if (!state.stash(colour_of_acting(state)).has(move.piece())) return refusals::kNotInStash;
  return std::nullopt;
}

void take(const Setup& setup, State& state, Move move) {
  PieceSet& stash = stash_of_acting(state);
  PieceSet& source = move.kind() == Move::Kind::kSteal ? state.collection(move.victim()) : stash;
  source.remove(move.piece());
  state.collection(state.acting()).add(move.piece());
  // B9: the jack's second piece, if there is one.
  if (--state.seizing.left > 0 && !stash.is_empty()) return;
  pass_on(setup, state, state.seizing.turn + 1U);
}

void add_returns(const State& state, MoveList& moves) {
  const Seat acting = state.acting();
  moves.add(Move::give_back({}, acting.is_ghost()), state.collection(acting));
}

Objection why_not_return(const State& state, Move move) {
  if (move.kind() != Move::Kind::kReturn) return refusals::kMustReturn;
  if (const auto objection = why_not_ghost(state, move)) return objection;
  if (!state.collection(state.acting()).has(move.piece())) return refusals::kNotInCollection;
  return std::nullopt;
}

void give_back(const Setup& setup, State& state, Move move) {
  state.collection(state.acting()).remove(move.piece());
  stash_of_acting(state).add(move.piece());
  if (--state.seizing.left == 0) pass_on(setup, state, state.seizing.turn + 1U);
}

}  // namespace septem::seize
