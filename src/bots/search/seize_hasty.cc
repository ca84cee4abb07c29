#include "bots/search/seize_hasty.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "bots/by_weight.h"
#include "games/seize/seizing.h"
#include "games/seize/squabble.h"
#include "games/seize/weighing.h"

namespace septem::seize {
namespace {

constexpr float kEagerness =
    3;  ///< how much more likely a card is laid for each piece that it promises, as an exponent
constexpr float kCaptaincy = 0.8F;  ///< what it is worth to be captain

using Worths = FixedList<float, kDrawn>;

/// Best first. A stash never has more pieces than were drawn: a king gives back as many as he took.
Worths ranked(const Prospects& prospects, PieceSet pieces) {
  Worths list;
  for (const Piece piece : pieces) list.push_back(prospects.worth(piece));
  std::sort(list.begin(), list.end(), std::greater<>());
  return list;
}

float chance_of_captaincy(const Setup& setup, Card card) {
  return std::pow(static_cast<float>(card.squabble_value()) / 10, static_cast<float>(setup.seats - 1));
}

}  // namespace

void Hasty::step(State& state, Rng& rng) const {
  const Seat seat = state.to_act.set().first();
  apply(setup_, state, seat, move(state, seat, rng));
}

Utilities Hasty::finish_round(State state, Rng& rng) const {
  const int round = state.round;
  Hands kept = state.hands;
  while (!is_round_over(state, round)) {
    const bool is_laying = state.phase <= Phase::kCard;
    step(state, rng);
    if (is_laying) kept = state.hands;
  }
  return prospects_.shares(setup_, state, kept);
}

Move Hasty::move(const State& state, Seat seat, Rng& rng) const {
  switch (state.phase) {
    case Phase::kSquabble:
      return Move::squabble(any_card(state, seat, rng));
    case Phase::kCaptain:
      return captain(state, seat);
    case Phase::kDivvy:
      return divvy(state, seat, rng);
    case Phase::kCard:
      return Move::card(any_card(state, seat, rng));
    case Phase::kOrder:
      return order(state, seat);
    case Phase::kSeize:
      return take(state, seat);
    case Phase::kReturn:
      return give_back(state, seat);
    default:
      return unload(state, seat);
  }
}

Card Hasty::any_card(const State& state, Seat seat, Rng& rng) const {
  FixedList<float, kHandSize> weights;
  for (const Card card : state.hand(seat)) weights.push_back(temptation(state, seat, card));
  return state.hand(seat).nth(static_cast<int>(any_by_weight({weights.begin(), weights.size()}, rng)));
}

float Hasty::temptation(const State& state, Seat seat, Card card) const {
  const float promised = state.phase == Phase::kSquabble
                             ? kCaptaincy * chance_of_captaincy(setup_, card)
                             : gain(card, state.stash(card.colour()), state.collection(seat));
  return std::exp(kEagerness * (promised - prospects_.worth_keeping(card)));
}

Move Hasty::captain(const State& state, Seat seat) const {
  const SeatSet tied = tied_for_captain(setup_, state);
  if (tied.has(seat)) return Move::captain(seat);
  Seat least = tied.first();
  for (const Seat named : tied)
    if (prospects_.worth(state.collection(named)) < prospects_.worth(state.collection(least))) least = named;
  return Move::captain(least);
}

Move Hasty::divvy(const State& state, Seat seat, Rng& rng) const {
  constexpr int kTries = 6;
  MoveList moves;
  moves.clear();
  moves.add_divvies(state.drawn_now());
  Move best;
  float most = -1e9F;
  for (int i = 0; i < kTries; ++i) {
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const float promised = promise(state, seat, move);
    if (promised <= most) continue;
    most = promised;
    best = move;
  }
  return best;
}

float Hasty::promise(const State& state, Seat seat, Move divvy) const {
  PieceSet red;
  PieceSet drawn;
  for (const Piece piece : divvy.pieces()) red.add(piece);
  for (const Piece piece : state.drawn_now()) drawn.add(piece);
  float most = -1e9F;
  for (const Card card : state.hand(seat)) {
    most = std::max(most, gain(card, card.colour() == Colour::kRed ? red : drawn - red, state.collection(seat)));
  }
  return most;
}

/// Oneself first, then those who have least.
Move Hasty::order(const State& state, Seat seat) const {
  const auto tied = tied_group(setup_, state);
  Move::Seats seats;
  for (const Seat next : tied) seats.push_back(next);
  const auto key = [&](Seat player) { return player == seat ? -1e9F : prospects_.worth(state.collection(player)); };
  std::sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return key(a) < key(b); });
  return Move::order(seats);
}

Piece Hasty::best(PieceSet pieces, float wish) const {
  Piece best = pieces.first();
  for (const Piece piece : pieces)
    if (wish * prospects_.worth(piece) > wish * prospects_.worth(best)) best = piece;
  return best;
}

/// How much the decider wants the acting player to have a piece: the interloper only what is not taken from the decider.
float Hasty::wish(const State& state, Seat seat) const {
  if (!state.acting().is_ghost()) return 1;
  return state.laid_by(seat).colour() == state.laid_by(Seat::ghost()).colour() ? -1 : 1;
}

Move Hasty::take(const State& state, Seat seat) const {
  const Seat acting = state.acting();
  const Card card = state.laid_by(acting);
  const PieceSet stash = state.stash(card.colour());
  const float sign = wish(state, seat);
  Rated best_taking;
  if (!stash.is_empty()) {
    const Piece piece = best(stash, sign);
    best_taking = {Move::seize(piece, acting.is_ghost()), sign * prospects_.worth(piece)};
  }
  if (card.rank() != Rank::kQueen) return best_taking.move;
  for (int i = 0; i < setup_.players(); ++i) {
    const Rated theft = steal(state, seat, setup_.player(i));
    if (theft.rating > best_taking.rating) best_taking = theft;
  }
  return best_taking.move;
}

Hasty::Rated Hasty::steal(const State& state, Seat seat, Seat victim) const {
  const Seat acting = state.acting();
  const PieceSet pieces = state.collection(victim);
  const bool can = victim != acting && !pieces.is_empty() &&
                   state.laid_by(victim).colour() == state.laid_by(acting).colour();
  if (!can) return {};
  const bool is_own = victim == seat;  // by the interloper's queen
  const Piece piece = best(pieces, is_own ? -1.0F : 1.0F);
  const float rating = prospects_.worth(piece) * (is_own ? -2 : 1 + 1 / static_cast<float>(setup_.players() - 1));
  return {Move::steal(victim, piece, acting.is_ghost()), rating};
}

Move Hasty::give_back(const State& state, Seat seat) const {
  const Seat acting = state.acting();
  return Move::give_back(best(state.collection(acting), -wish(state, seat)), acting.is_ghost());
}

Move Hasty::unload(const State& state, Seat seat) const {
  MoveList moves;
  moves.clear();
  add_unloadings(state, seat, moves);
  Move least = moves[0];
  for (const Move move : moves)
    if (prospects_.worth(move.piece()) < prospects_.worth(least.piece())) least = move;
  return least;
}

float Hasty::gain(Card card, PieceSet stash, PieceSet collection) const {
  if (stash.is_empty()) return 0;
  if (card.rank() == Rank::kKing) return gain_of_king(stash, collection);
  if (card.is_number()) return gain_of_number(card, stash);
  const Worths pieces = ranked(prospects_, stash);
  const float second = card.rank() == Rank::kJack && pieces.size() > 1 ? pieces[1] : 0;
  return pieces[0] + second;
}

/// He keeps the best of both together.
float Hasty::gain_of_king(PieceSet stash, PieceSet collection) const {
  FixedList<float, Piece::kCount> both;
  for (const Piece piece : stash | collection) both.push_back(prospects_.worth(piece));
  const auto keeps = both.begin() + collection.size();
  std::nth_element(both.begin(), keeps, both.end(), std::greater<>());
  float kept = 0;
  for (const float* worth = both.begin(); worth != keeps; ++worth) kept += *worth;
  return kept - prospects_.worth(collection);
}

/// It takes one, then its rivals of the same colour do, and so on.
float Hasty::gain_of_number(Card card, PieceSet stash) const {
  const Worths pieces = ranked(prospects_, stash);
  const float rivals = static_cast<float>(setup_.players() - 1) / 2;
  const float before = rivals * (1 - static_cast<float>(card.squabble_value()) / 14);
  const auto step = static_cast<std::size_t>(std::lround(rivals)) + 1;
  float gain = 0;
  for (auto i = static_cast<std::size_t>(std::lround(before)); i < pieces.size(); i += step) gain += pieces[i];
  return gain;
}

}  // namespace septem::seize
