#include "bots/search/seas_worlds.h"

#include <algorithm>
#include <cmath>

#include "bots/search/seas.h"
#include "games/seas/move_list.h"

namespace septem {
namespace seas {
namespace {

/// By all ways to play the card.
float temptation_of(const Setup& setup, CardSet display, Card card) {
  MoveList ways;
  ways.clear();
  ways.add_plays(display, CardSet::of(card));
  float sum = 0;
  for (const Move way : ways) sum += temptation(setup, display, way);
  return sum;
}

/// The plays of the seat from the hand that it has now: 7 Seas deals a hand only when all are empty.
std::vector<Play> plays_from_hand(const Setup& setup, const Knowledge& knowledge, Seat seat) {
  std::vector<Play> plays;
  for (const Play& play : knowledge.plays) {
    if (play.seat == seat) plays.push_back(play);
  }
  const int left = knowledge.view.hands[static_cast<std::size_t>(seat.index())].size;
  const auto from_hand = static_cast<std::size_t>(std::max(setup.hand_size() - left, 0));
  if (plays.size() > from_hand) plays.erase(plays.begin(), plays.end() - static_cast<std::ptrdiff_t>(from_hand));
  return plays;
}

void exchange_in(CardSet& cards, CardSet two) {
  if ((cards & two).size() == 1) cards = (cards - two) | (two - cards);
}

void exchange_in(State& state, int aside, Card one, Card other) {
  const CardSet two = {one, other};
  for (CardSet& hand : state.hands) exchange_in(hand, two);
  for (CardSet& chest : state.chests) exchange_in(chest, two);
  exchange_in(state.harbour, two);
  for (std::size_t i = 0; i < static_cast<std::size_t>(aside); ++i) {
    if (two.has(state.aside[i])) state.aside[i] = state.aside[i] == one ? other : one;
  }
}

float fraction(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F; }

Card any_of(CardSet cards, Rng& rng) {
  return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

}  // namespace

Evidence::Evidence(const Setup& setup, const Knowledge& knowledge, Seat seat) {
  CardSet played;  // later
  const auto plays = plays_from_hand(setup, knowledge, seat);
  plays_ = plays.size();
  for (std::size_t i = plays_; i-- > 0;) {
    const Play& play = plays[i];
    played.add(play.move.card());
    for (const Card card : knowledge.unseen) {
      by_card_[static_cast<std::size_t>(card.index())][i] = temptation_of(setup, play.display, card);
    }
    for (const Card card : played) played_[i] += temptation_of(setup, play.display, card);
  }
}

Evidence::Temptations Evidence::of(CardSet hand) const {
  Temptations all = played_;
  for (const Card card : hand) {
    for (std::size_t i = 0; i < plays_; ++i) all[i] += by_card_[static_cast<std::size_t>(card.index())][i];
  }
  return all;
}

float Evidence::ratio(const Temptations& all, Card out, Card in) const {
  const Temptations& less = by_card_[static_cast<std::size_t>(out.index())];
  const Temptations& more = by_card_[static_cast<std::size_t>(in.index())];
  float before = 1;
  float after = 1;
  for (std::size_t i = 0; i < plays_; ++i) {
    before *= all[i];
    after *= all[i] - less[i] + more[i];
  }
  return before / after;
}

double Evidence::likelihood(CardSet hand) const {
  const Temptations all = of(hand);
  double likelihood = 1;
  for (std::size_t i = 0; i < plays_; ++i) likelihood *= played_[i] / all[i];
  return likelihood;
}

void Evidence::exchange(Temptations& all, Card out, Card in) const {
  const Temptations& less = by_card_[static_cast<std::size_t>(out.index())];
  const Temptations& more = by_card_[static_cast<std::size_t>(in.index())];
  for (std::size_t i = 0; i < plays_; ++i) all[i] += more[i] - less[i];
}

}  // namespace seas

using namespace seas;

/// Others do not always play as we think: so much of what the plays seem to tell is believed.
static constexpr float kTrust = 1;
/// The walk starts anew now and then, and forgets in some steps where it started.
static constexpr int kWorldsOfAWalk = 64;
static constexpr int kFirstSteps = 30;
static constexpr int kSteps = 3;

Worlds<Seas>::Worlds(const Problem<Seas>& problem, Rng& rng) : problem_(problem) {
  for (const Seat seat : problem.setup.all_seats()) {
    const Pile& hand = problem.knowledge.view.hands[static_cast<std::size_t>(seat.index())];
    if (hand.cards || hand.size == 0) continue;
    Hidden hidden{seat, Evidence(problem.setup, problem.knowledge, seat)};
    if (!hidden.evidence.is_empty()) hidden_.push_back(hidden);
  }
  start(rng);
}

const State& Worlds<Seas>::next(Rng& rng) {
  if (++walked_ == kWorldsOfAWalk || hidden_.empty()) start(rng);
  if (!hidden_.empty()) {
    for (int i = 0; i < kSteps; ++i) step(rng);
  }
  return world_;
}

void Worlds<Seas>::start(Rng& rng) {
  walked_ = 0;
  world_ = sample(problem_.setup, problem_.knowledge, rng);
  for (Hidden& hidden : hidden_) hidden.all = hidden.evidence.of(world_.hand(hidden.seat));
  if (hidden_.empty()) return;
  for (int i = 0; i < kFirstSteps; ++i) step(rng);
}

void Worlds<Seas>::step(Rng& rng) {
  Hidden& hand = hidden_[rng.below(static_cast<std::uint32_t>(hidden_.size()))];
  const CardSet cards = world_.hand(hand.seat);
  const CardSet others = problem_.knowledge.unseen - cards;
  if (others.is_empty()) return;
  const Card out = any_of(cards, rng);
  const Card in = any_of(others, rng);
  Hidden* const other = holder_of(in);
  float ratio = hand.evidence.ratio(hand.all, out, in);
  if (other) ratio *= other->evidence.ratio(other->all, in, out);
  if (ratio < 1 && fraction(rng) >= std::pow(ratio, kTrust)) return;
  exchange(hand, other, out, in);
}

void Worlds<Seas>::exchange(Hidden& hand, Hidden* other, Card out, Card in) {
  hand.evidence.exchange(hand.all, out, in);
  if (other) other->evidence.exchange(other->all, in, out);
  exchange_in(world_, problem_.knowledge.view.aside.size, out, in);
}

Worlds<Seas>::Hidden* Worlds<Seas>::holder_of(Card card) {
  for (Hidden& hidden : hidden_) {
    if (world_.hand(hidden.seat).has(card)) return &hidden;
  }
  return nullptr;
}

}  // namespace septem
