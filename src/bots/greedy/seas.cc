#include "bots/greedy/seas.h"

namespace septem {
namespace {

using namespace seas;

// In navigation points, roughly: what a card adds on average to the chance of winning a category.
constexpr double kPerCard = 0.05;
constexpr double kPerCoin = 0.1;
constexpr double kNamedCard = 1.0;
constexpr double kPerValue = 0.08;
constexpr double kNick = 0.35;
constexpr double kPerCaptureLeft = 0.15;

/// The cards that this seat knows to be in its own chest; nicked cards it did not see do not count.
CardSet known_chest(const Setup& setup, const Knowledge& knowledge, Seat seat) {
  const Place own = Place::chest(setup.owner_of(seat));
  CardSet chest;
  for (const Trace& trace : knowledge.trail) {
    if (trace.to == own && trace.kind != Trace::Kind::kLook) chest |= trace.cards;
  }
  return chest;
}

/// What these cards are worth to somebody who has that chest.
double worth(const Setup& setup, CardSet chest, CardSet cards) {
  const int value = total_value(setup.values, chest | cards) - total_value(setup.values, chest);
  const int named = (cards.has(kLady) ? 1 : 0) + (cards.has(kKing) ? 1 : 0);
  return kPerCard * cards.size() + kPerCoin * coins_of(cards) + kNamedCard * named + kPerValue * value;
}

/// How likely somebody else holds a card of this strength, from the cards nobody has shown yet.
double risk(const Knowledge& knowledge, int strength) {
  const int unseen = (knowledge.unseen & cards_of(1U << (strength - 1))).size();
  return knowledge.unseen.is_empty() ? 0 : static_cast<double>(unseen) / knowledge.unseen.size();
}

/// What the next player may make of this display: to take all of it at once is the worst.
double danger(const Setup& setup, const Knowledge& knowledge, Seat seat, CardSet display) {
  if (display.is_empty()) return 0;
  int total = 0;
  double danger = 0;
  for (const Card card : display) {
    total += card.strength();
    danger += kPerCaptureLeft * risk(knowledge, card.strength()) * (1 + worth(setup, {}, CardSet::of(card)));
  }
  const Seat next = seat.clockwise(setup.seats);
  const int next_hand = knowledge.view.hands[static_cast<std::size_t>(next.index())].size;
  if (total <= kStrengths) danger += (kNick + worth(setup, {}, display)) * risk(knowledge, total) * next_hand;
  return danger;
}

double rate_play(const Setup& setup, const Knowledge& knowledge, Seat seat, Move move) {
  const View& view = knowledge.view;
  const CardSet card = CardSet::of(move.card());
  if (move.taken().is_empty()) {
    // A good card laid down is as good as given away.
    return -0.5 * worth(setup, {}, card) - danger(setup, knowledge, seat, view.display | card);
  }
  const CardSet left = view.display - move.taken();
  const double nick = left.is_empty() && move.card() != kKraken ? kNick : 0;
  return worth(setup, known_chest(setup, knowledge, seat), move.taken() | card) + nick -
         danger(setup, knowledge, seat, left);
}

/// Prefers the chest with the most in it; the harbour is small and random.
double rate_source(const Knowledge& knowledge, Place source) {
  if (source.is_nowhere()) return -1;
  if (source.is_harbour()) return 0.5 * knowledge.view.harbour.size;
  return knowledge.view.chests[static_cast<std::size_t>(source.index())].size;
}

}  // namespace

double Rating<seas::Seas>::rate(const Setup& setup, const Knowledge& knowledge, Seat seat, Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return rate_play(setup, knowledge, seat, move);
    case Move::Kind::kNick:
      return rate_source(knowledge, move.source());
    case Move::Kind::kPick:
      return worth(setup, known_chest(setup, knowledge, seat), CardSet::of(move.card()));
  }
  return 0;
}

}  // namespace septem
