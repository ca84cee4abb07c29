#include "games/seize/numbers.h"

#include <algorithm>

#include "core/orders.h"

namespace septem::seize {
namespace {

constexpr int kFirstCard = Card::kCount;
constexpr int kFirstCaptain = kFirstCard + Card::kCount;
constexpr int kFirstDivvy = kFirstCaptain + kMaxSeats;
constexpr int kFirstOrder = kFirstDivvy + kDivvyNumbers;
constexpr int kFirstPiece = kFirstOrder + kOrderNumbers;

using Tied = FixedList<Seat, kSuits>;

/// How many seats clockwise from the mover; the interloper comes last.
int steps_to(const Setup& setup, const View& view, Seat seat) {
  if (seat.is_ghost()) return setup.seats;
  return (seat.index() - view.viewer.seat().index() + setup.seats) % setup.seats;
}

int number_of_divvy(const View& view, Move move) {
  PieceSet red;
  for (const Piece piece : move.pieces()) red.add(piece);
  int mask = 0;
  for (std::size_t i = 0; i < view.drawn.size(); ++i) mask |= (red.has(view.drawn[i]) ? 1 : 0) << i;
  return mask - 1;
}

std::optional<Move> divvy_of(const View& view, int number) {
  Move::Pieces red;
  for (std::size_t i = 0; i < view.drawn.size(); ++i)
    if ((number + 1) >> i & 1) red.push_back(view.drawn[i]);
  return red.is_empty() ? std::nullopt : std::optional(Move::red(red));
}

int number_of_order(const Setup& setup, const View& view, Move move) {
  const Move::Seats seats = move.seats();
  Order<kSuits> order;
  for (const Seat seat : seats) {
    const auto is_before = [&](Seat other) { return steps_to(setup, view, other) < steps_to(setup, view, seat); };
    order.push_back(static_cast<std::size_t>(std::count_if(seats.begin(), seats.end(), is_before)));
  }
  return static_cast<int>(septem::number_of_order(order));
}

/// The tied seats that are asked about, clockwise from the mover.
Tied tied_seats(const Setup& setup, const View& view) {
  const auto rank_at = [&](std::size_t place) {
    return view.laid[static_cast<std::size_t>(view.seizing.order[place].index())].card->rank();
  };
  Tied tied;
  if (view.phase != Phase::kOrder) return tied;
  const std::size_t begin = view.seizing.turn;
  for (std::size_t i = begin; i < static_cast<std::size_t>(setup.players()) && rank_at(i) == rank_at(begin); ++i) {
    tied.push_back(view.seizing.order[i]);
  }
  std::sort(tied.begin(), tied.end(),
            [&](Seat a, Seat b) { return steps_to(setup, view, a) < steps_to(setup, view, b); });
  return tied;
}

std::optional<Move> order_of(const Setup& setup, const View& view, int number) {
  const Tied tied = tied_seats(setup, view);
  const auto at = static_cast<std::size_t>(number);
  if (tied.is_empty() || at >= count_orders(tied.size())) return std::nullopt;
  Move::Seats seats;
  for (const std::size_t place : nth_order<kSuits>(tied.size(), at)) seats.push_back(tied[place]);
  return Move::order(seats);
}

int number_of_piece(Move move) {
  const int kind = static_cast<int>(move.kind()) - static_cast<int>(Move::Kind::kSeize);
  return (2 * kind + (move.is_for_ghost() ? 1 : 0)) * Piece::kCount + move.piece().index();
}

std::optional<Move> steal_of(const View& view, Piece piece, bool for_ghost) {
  for (std::size_t i = 0; i < view.collections.size(); ++i) {
    if (view.collections[i].has(piece)) return Move::steal(Seat::from_index(static_cast<int>(i)), piece, for_ghost);
  }
  return std::nullopt;
}

std::optional<Move> piece_move_of(const View& view, int number) {
  const Piece piece = Piece::from_index(number % Piece::kCount);
  const int kind = number / Piece::kCount;
  const bool for_ghost = kind % 2 == 1;
  switch (kind / 2) {
    case 0:
      return Move::seize(piece, for_ghost);
    case 1:
      return steal_of(view, piece, for_ghost);
    case 2:
      return Move::give_back(piece, for_ghost);
    default:
      return Move::unload(piece, for_ghost);
  }
}

}  // namespace

int number_of(const Setup& setup, const View& view, Move move) {
  switch (move.kind()) {
    case Move::Kind::kSquabble:
      return move.card().index();
    case Move::Kind::kCard:
      return kFirstCard + move.card().index();
    case Move::Kind::kCaptain:
      return kFirstCaptain + steps_to(setup, view, move.seat());
    case Move::Kind::kRed:
      return kFirstDivvy + number_of_divvy(view, move);
    case Move::Kind::kOrder:
      return kFirstOrder + number_of_order(setup, view, move);
    default:
      return kFirstPiece + number_of_piece(move);
  }
}

std::optional<Move> move_of(const Setup& setup, const View& view, int number) {
  SEPTEM_CHECK(number >= 0 && number < kMoves);
  if (number >= kFirstPiece) return piece_move_of(view, number - kFirstPiece);
  if (number >= kFirstOrder) return order_of(setup, view, number - kFirstOrder);
  if (number >= kFirstDivvy) return divvy_of(view, number - kFirstDivvy);
  if (number >= kFirstCaptain) {
    const int steps = number - kFirstCaptain;
    if (steps >= setup.seats) return std::nullopt;
    return Move::captain(view.viewer.seat().clockwise(setup.seats, steps));
  }
  if (number >= kFirstCard) return Move::card(Card::from_index(number - kFirstCard));
  return Move::squabble(Card::from_index(number));
}

}  // namespace septem::seize
