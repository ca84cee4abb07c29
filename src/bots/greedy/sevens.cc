#include "bots/greedy/sevens.h"

#include <algorithm>

#include "games/sevens/seas.h"

namespace septem {
namespace {

using namespace sevens;

// In points of the final score, roughly.
constexpr double kToEndAhead = 20;    ///< ending the game in the lead wins it
constexpr double kSixthCard = 1.5;    ///< a column of six lets the next player end the game
constexpr double kAnotherCard = 0.8;  ///< Holy Virtues: one card more to choose from
constexpr double kRandomLoss =
    0.5;  ///< Deadly Sins: an opponent loses a card they wanted, and the card's place is ours to choose
constexpr double kSeenDeckCard = 0.6;  ///< Wonders: the best of these is our next card
constexpr double kSeenHandCard = 0.2;

/// The table as a seat sees it, and what would become of it.
struct Outlook {
  const Setup& setup;
  const Knowledge& knowledge;
  Seat seat;
  Columns columns;
  Colour wild;
  CardSet own;

  Outlook(const Setup& the_setup, const Knowledge& the_knowledge, Seat the_seat)
      : setup(the_setup),
        knowledge(the_knowledge),
        seat(the_seat),
        columns(knowledge.view.columns),
        wild(knowledge.view.wild),
        own(knowledge.known[static_cast<std::size_t>(seat.index())]) {}

  Worth worth() const { return {setup.square, wild, columns.size(Type::kAges)}; }

  void land(Card card, Type column) {
    columns.push(column, card);
    if (column == Type::kColors && card.type() == Type::kColors) wild = setup.square.of(card);
  }
  void take(Type column) {
    own.add(columns.pop(column));
    wild = wild_colour(setup.square, columns);
  }

  /// What a card that nobody has shown is worth on average.
  double unseen_worth() const {
    const CardSet unseen = unseen_cards(knowledge);
    return unseen.is_empty() ? 0 : static_cast<double>(worth().of(unseen)) / unseen.size();
  }
  double points_of(Seat player) const {
    const auto at = static_cast<std::size_t>(player.index());
    const CardSet known = player == seat ? own : knowledge.known[at];
    const int hidden = player == seat ? 0 : knowledge.view.hands[at].size - known.size();
    return worth().of(known) + hidden * unseen_worth() + kPointsPerLuckyCard * knowledge.view.lucky[at].size();
  }
  /// How far this seat is ahead of the best opponent.
  double lead() const {
    double best = 0;
    for (int i = 0; i < setup.seats; ++i) {
      if (i != seat.index()) best = std::max(best, points_of(Seat::from_index(i)));
    }
    return points_of(seat) - best;
  }
};

/// The share of the deck's possible top cards that a call would hit.
double chance_to_hit(const Outlook& outlook, Call call) {
  const CardSet hits = call.cards(outlook.setup.square);
  if (const auto top = outlook.knowledge.known_deck[0]) return hits.has(*top) ? 1 : 0;
  const CardSet unseen = unseen_cards(outlook.knowledge);
  return unseen.is_empty() ? 0 : static_cast<double>((unseen & hits).size()) / unseen.size();
}

double best_chance_to_hit(const Outlook& outlook) {
  double best = 0;
  for (int i = 0; i < Call::kCount; ++i) best = std::max(best, chance_to_hit(outlook, Call::from_index(i)));
  return best;
}

/// The lead after taking this column's top card.
double lead_with(Outlook outlook, Type column) {
  outlook.take(column);
  return outlook.lead();
}

double best_take(const Outlook& outlook) {
  double best = outlook.lead() + outlook.unseen_worth();  // with nothing to take a card is drawn
  for_each_type(outlook.columns.filled() & ~bit_of(Type::kSeas),
                [&](Type column) { best = std::max(best, lead_with(outlook, column)); });
  return best;
}

double power_worth(const Outlook& outlook, Type column) {
  const bool has_deck = outlook.knowledge.view.deck.size > 0;
  switch (column) {
    case Type::kSins:
      return kRandomLoss;
    case Type::kVirtues:
      return kAnotherCard;
    case Type::kGods:
      return has_deck ? kPointsPerLuckyCard * best_chance_to_hit(outlook) : 0;
    case Type::kSeas:
      return best_take(outlook) - outlook.lead() - outlook.unseen_worth();
    case Type::kWonders:
      return has_deck ? Look::kMost * kSeenDeckCard : Look::kMost * kSeenHandCard;
    default:
      return 0;
  }
}

/// What it means to put this card on a column, without a power. `own_gain`: what the seat gets by the step as well.
double rate_landing(Outlook& outlook, Card card, Type column, double own_gain) {
  if (outlook.columns.is_full(column)) {
    const double lead = outlook.lead() + outlook.worth().of(card);  // it lies sideways, for whoever placed it
    return lead > 0 ? kToEndAhead + lead : lead - kToEndAhead;
  }
  outlook.land(card, column);
  const double lead = outlook.lead() + own_gain * outlook.unseen_worth();
  return outlook.columns.is_full(column) && lead < 0 ? lead - kSixthCard : lead;
}

double rate_play(Outlook outlook, Move move) {
  const Card card = move.card();
  const bool fires = card.type() == move.column() || outlook.setup.square.of(card) == outlook.wild;
  const bool ends = outlook.columns.is_full(move.column());
  outlook.own.remove(card);
  const double rating = rate_landing(outlook, card, move.column(), 1);
  return fires && !ends ? rating + power_worth(outlook, move.column()) : rating;
}

/// The first card is our next one, the second the next player's.
double rate_stacking(const Outlook& outlook, const Stacking& stacking) {
  const Worth worth = outlook.worth();
  const double next = stacking.count > 1 ? worth.of(stacking.cards[1]) : 0;
  return worth.of(stacking.cards[0]) - 0.5 * next;
}

}  // namespace

double Rating<sevens::Sevens>::rate(const Setup& setup, const Knowledge& knowledge, Seat seat, Move move) {
  Outlook outlook(setup, knowledge, seat);
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return rate_play(outlook, move);
    case Move::Kind::kSin:
      return outlook.points_of(move.victim());
    case Move::Kind::kPlace:
      return rate_landing(outlook, move.card(), move.column(), 0);
    case Move::Kind::kCall:
      return chance_to_hit(outlook, move.call());
    case Move::Kind::kTake:
      return lead_with(outlook, move.column());
    case Move::Kind::kLook:
      return kSeenDeckCard * move.look().deck() + kSeenHandCard * move.look().from_hands();
    case Move::Kind::kStack:
      return rate_stacking(outlook, move.stacking());
  }
  return 0;
}

}  // namespace septem
