#include "bots/greedy/seize.h"

#include <algorithm>
#include <cmath>

namespace septem {
namespace {

using namespace seize;

// Everything is counted in average pieces.
constexpr double kCaptaincy = 0.8;  // what it is worth to divide the stashes to one's own liking
constexpr double kKeeping = 0.3;    // how much of a card's worth is left when it is kept for the next round

/// What pieces are worth to somebody who collects them: as heavy as they are on average, or as light in cursed treasure.
class Appraiser {
 public:
  Appraiser(const Setup& setup, const View& view) : setup_(setup), view_(view) {
    double sum = 0;
    for (const Piece piece : setup.booty.all()) sum += weight(piece);
    unit_ = (setup.is_cursed ? -sum : sum) / setup.booty.size();
    if (unit_ == 0) unit_ = 1;
  }

  double worth(Piece piece) const { return weight(piece) / unit_; }
  double worth(PieceSet pieces) const {
    double sum = 0;
    for (const Piece piece : pieces) sum += worth(piece);
    return sum;
  }
  /// The worth of each, best first.
  FixedList<double, Piece::kCount> ranked(PieceSet pieces) const {
    FixedList<double, Piece::kCount> list;
    for (const Piece piece : pieces) list.push_back(worth(piece));
    std::sort(list.begin(), list.end(), std::greater<>());
    return list;
  }

 private:
  double weight(Piece piece) const {
    if (view_.weighed.has(piece)) return view_.weights[static_cast<std::size_t>(piece.index())];
    return (setup_.booty.low(piece) + setup_.booty.high(piece)) / 2.0;
  }

  const Setup& setup_;
  const View& view_;
  double unit_ = 1;
};

PieceSet collection_of(const View& view, Seat seat) { return view.collections[static_cast<std::size_t>(seat.index())]; }
Card laid_by(const View& view, Seat seat) {
  return view.laid[static_cast<std::size_t>(seat.index())].card.value_or(Card{});
}

/// What a card is good for before the stashes are known.
double usefulness(const Setup& setup, Card card) {
  const double pieces = card.is_number() ? 0.8 + 0.08 * card.squabble_value() : card.rank() == Rank::kJack ? 1.6 : 1.3;
  return setup.is_cursed ? -pieces : pieces;  // whoever takes little is lucky then
}

/// How many of `pieces` a number card gets, and which: it takes one, then its rivals of the same colour do, and so on.
double number_gain(const Setup& setup, const FixedList<double, Piece::kCount>& pieces, Card card) {
  const double rivals = (setup.players() - 1) / 2.0;
  const double before = rivals * (1 - card.squabble_value() / 14.0);
  const auto step = static_cast<std::size_t>(std::lround(rivals)) + 1;
  double gain = 0;
  for (auto i = static_cast<std::size_t>(std::lround(before)); i < pieces.size(); i += step) gain += pieces[i];
  return gain;
}

/// What this card would bring from this stash, more or less.
double gain(const Setup& setup, const Appraiser& appraiser, PieceSet collection, PieceSet stash, Card card) {
  const auto pieces = appraiser.ranked(stash);
  switch (card.rank()) {
    case Rank::kAce:
    case Rank::kQueen:
      return pieces.is_empty() ? 0 : pieces[0];
    case Rank::kJack:
      return (pieces.is_empty() ? 0 : pieces[0]) + (pieces.size() < 2 ? 0 : pieces[1]);
    case Rank::kKing: {
      // He keeps the best of both together.
      const auto both = appraiser.ranked(collection | stash);
      double kept = 0;
      for (std::size_t i = 0; i < static_cast<std::size_t>(collection.size()); ++i) kept += both[i];
      return kept - appraiser.worth(collection);
    }
    default:
      return number_gain(setup, pieces, card);
  }
}

/// A high number may make captain; what is good for seizing is kept.
double rate_squabble(const Setup& setup, Card card) {
  const double chance = std::pow(card.squabble_value() / 10.0, setup.seats - 1);
  return kCaptaincy * chance - usefulness(setup, card);
}

double rate_captain(const View& view, const Appraiser& appraiser, Seat seat, Seat named) {
  if (named == seat) return 1000;
  return -appraiser.worth(collection_of(view, named));
}

double rate_divvy(const Setup& setup, const View& view, const Appraiser& appraiser, Seat seat, Move move) {
  std::array<PieceSet, kColours> stashes{};
  for (const Piece piece : move.pieces()) stashes[static_cast<std::size_t>(Colour::kRed)].add(piece);
  for (const Piece piece : view.drawn) stashes[static_cast<std::size_t>(Colour::kBlack)].add(piece);
  stashes[static_cast<std::size_t>(Colour::kBlack)] -= stashes[static_cast<std::size_t>(Colour::kRed)];
  double best = -1000;
  for (const Card card : view.hands[static_cast<std::size_t>(seat.index())].items.value_or(CardSet{})) {
    const PieceSet stash = stashes[static_cast<std::size_t>(card.colour())];
    best = std::max(best, gain(setup, appraiser, collection_of(view, seat), stash, card));
  }
  return best;
}

double rate_card(const Setup& setup, const View& view, const Appraiser& appraiser, Seat seat, Card card) {
  const PieceSet stash = view.stashes[static_cast<std::size_t>(card.colour())];
  return gain(setup, appraiser, collection_of(view, seat), stash, card) - kKeeping * usefulness(setup, card);
}

/// Oneself first, whoever leads last.
double rate_order(const View& view, const Appraiser& appraiser, Seat seat, Move move) {
  double rating = 0;
  double place = 0;
  for (const Seat next : move.seats()) {
    rating += place * (next == seat ? -1000 : appraiser.worth(collection_of(view, next)));
    ++place;
  }
  return rating;
}

/// How much the mover wants the acting player to have a piece: for the interloper, only what spoils it for the other one.
double wish(const View& view, Seat seat, Move move) {
  if (!move.is_for_ghost()) return 1;
  const bool is_own_stash = laid_by(view, seat).colour() == laid_by(view, Seat::ghost()).colour();
  return is_own_stash ? -1 : 1;
}

double rate_steal(const Setup& setup, const Appraiser& appraiser, Seat seat, Move move) {
  const double worth = appraiser.worth(move.piece());
  if (move.victim() == seat) return -2 * worth;  // the interloper's queen
  return worth + worth / (setup.players() - 1);
}

/// The least one can spare; the most where the interloper is one's own opponent on the scale.
double rate_unload(const View& view, const Appraiser& appraiser, Seat seat, Move move) {
  const bool is_opponent = move.is_for_ghost() && view.scale.on(0) == seat;
  return is_opponent ? appraiser.worth(move.piece()) : -appraiser.worth(move.piece());
}

}  // namespace

double Rating<seize::Seize>::rate(const Setup& setup, const Knowledge& knowledge, Seat seat, Move move) {
  const View& view = knowledge.view;
  const Appraiser appraiser(setup, view);
  switch (move.kind()) {
    case Move::Kind::kSquabble:
      return rate_squabble(setup, move.card());
    case Move::Kind::kCaptain:
      return rate_captain(view, appraiser, seat, move.seat());
    case Move::Kind::kRed:
      return rate_divvy(setup, view, appraiser, seat, move);
    case Move::Kind::kCard:
      return rate_card(setup, view, appraiser, seat, move.card());
    case Move::Kind::kOrder:
      return rate_order(view, appraiser, seat, move);
    case Move::Kind::kSeize:
      return wish(view, seat, move) * appraiser.worth(move.piece());
    case Move::Kind::kSteal:
      return rate_steal(setup, appraiser, seat, move);
    case Move::Kind::kReturn:
      return -wish(view, seat, move) * appraiser.worth(move.piece());
    case Move::Kind::kUnload:
      return rate_unload(view, appraiser, seat, move);
  }
  return 0;
}

}  // namespace septem
