#include "bots/search/sevens.h"

#include <algorithm>
#include <cmath>

#include "games/sevens/seas.h"

namespace septem {
namespace sevens {
namespace {

// In points, as in greedy/sevens.cc.
constexpr float kToEndAhead = 20;
constexpr float kSixthCard = 1.5F;
constexpr float kAnotherCard = 0.8F;
constexpr float kRandomLoss = 0.5F;
constexpr float kSeenDeckCard = 0.6F;
constexpr float kSeenHandCard = 0.2F;
constexpr float kPerChanceToHit = 2.0F * kPointsPerLuckyCard;

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// Those that the seat sees neither on the table nor in its hand.
CardSet unseen_by(const Setup& setup, const State& state, Seat seat) {
  CardSet unseen = kAllCards - state.hand(seat) - state.gone;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.seats); ++i) unseen = unseen - state.lucky[i];
  for (int i = 0; i < kTypes; ++i)
    for (const Card card : state.columns.cards(static_cast<Type>(i))) unseen.remove(card);
  return unseen;
}

}  // namespace

Prospect::Prospect(const Setup& setup, const State& state, Seat seat)
    : setup_(setup), state_(state), seat_(seat), own_(state.hand(seat)), unseen_(unseen_by(setup, state, seat)) {}

float Prospect::rate(Move move) const {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return rate_play(move);
    case Move::Kind::kSin:
      return static_cast<float>(kPointsPerLuckyCard * state_.lucky[at(move.victim())].size());
    case Move::Kind::kPlace:
      return rate_landing(move.card(), move.column(), own_, 0);
    case Move::Kind::kCall:
      return kPerChanceToHit * chance_to_hit(move.call());
    case Move::Kind::kTake:
      return rate_take(move.column());
    case Move::Kind::kLook:
      return kSeenDeckCard * static_cast<float>(move.look().deck()) +
             kSeenHandCard * static_cast<float>(move.look().from_hands());
    case Move::Kind::kStack:
      return rate_stacking(move.stacking());
  }
  return 0;
}

float Prospect::rate_play(Move move) const {
  const Card card = move.card();
  CardSet own = own_;
  own.remove(card);
  const bool fires = card.type() == move.column() || setup_.square.of(card) == state_.wild;
  const float rating = rate_landing(card, move.column(), own, 1);
  if (!fires || state_.columns.is_full(move.column())) return rating;
  return rating + power(move.column(), worth_after(card, move.column()));
}

float Prospect::rate_landing(Card card, Type column, CardSet own, float drawn) const {
  if (state_.columns.is_full(column)) {
    const float end = lead(worth(), own, 0) + static_cast<float>(worth().of(card));
    return end > 0 ? kToEndAhead + end : end - kToEndAhead;
  }
  const float after = lead(worth_after(card, column), own, drawn);
  const bool is_sixth = state_.columns.size(column) + 1 == Columns::kMostUpright;
  return is_sixth && after < 0 ? after - kSixthCard : after;
}

float Prospect::rate_take(Type column) const {
  Columns columns = state_.columns;
  CardSet own = own_;
  own.add(columns.pop(column));
  return lead({setup_.square, wild_colour(setup_.square, columns), columns.size(Type::kAges)}, own, 0);
}

/// The first card is our next one, the second the next player's.
float Prospect::rate_stacking(const Stacking& stacking) const {
  const float next = stacking.count > 1 ? static_cast<float>(worth().of(stacking.cards[1])) : 0;
  return static_cast<float>(worth().of(stacking.cards[0])) - next / 2;
}

float Prospect::power(Type column, const QuickWorth& worth) const {
  switch (column) {
    case Type::kSins:
      return kRandomLoss;
    case Type::kVirtues:
      return kAnotherCard;
    case Type::kGods:
      return state_.has_deck() ? kPointsPerLuckyCard * best_chance_to_hit() : 0;
    case Type::kSeas:
      return gain_by_taking(worth);
    case Type::kWonders:
      return Look::kMost * (state_.has_deck() ? kSeenDeckCard : kSeenHandCard);
    default:
      return 0;
  }
}

/// Compared with drawing.
float Prospect::gain_by_taking(const QuickWorth& worth) const {
  int best = 0;
  for_each_type(takeable(state_), [&](Type column) { best = std::max(best, worth.of(state_.columns.top(column))); });
  return std::max(0.0F, static_cast<float>(best) - worth.mean(unseen_));
}

float Prospect::chance_to_hit(Call call) const {
  return static_cast<float>((unseen_ & call.cards(setup_.square)).size()) /
         static_cast<float>(std::max(1, unseen_.size()));
}

float Prospect::best_chance_to_hit() const {
  float best = 0;
  for (int i = 0; i < Call::kCount; ++i) best = std::max(best, chance_to_hit(Call::from_index(i)));
  return best;
}

float Prospect::lead(const QuickWorth& worth, CardSet own, float drawn) const {
  const float mean = worth.mean(unseen_);
  float best = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup_.seats); ++i) {
    if (i == at(seat_)) continue;
    const float theirs = mean * static_cast<float>(state_.hands[i].size()) +
                         static_cast<float>(kPointsPerLuckyCard * state_.lucky[i].size());
    best = std::max(best, theirs);
  }
  const int ours = worth.of(own) + kPointsPerLuckyCard * state_.lucky[at(seat_)].size();
  return static_cast<float>(ours) + drawn * mean - best;
}

QuickWorth Prospect::worth_after(Card card, Type column) const {
  const bool sets_colour = column == Type::kColors && card.type() == Type::kColors;
  return {setup_.square, sets_colour ? setup_.square.of(card) : state_.wild,
          state_.disabled() + (column == Type::kAges ? 1 : 0)};
}

}  // namespace sevens

using namespace sevens;

float Inclination<Sevens>::weight(const Setup& setup, const State& state, const Move& move) {
  constexpr float kPointsForE = 2;  // a move that promises so much more is e times as likely
  const float rating = Prospect(setup, state, state.turn).rate(move);
  return std::exp(std::clamp(rating / kPointsForE, -20.0F, 20.0F));
}

}  // namespace septem
