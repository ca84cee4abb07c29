#include "games/seize/dealing.h"

#include "games/seize/refusals.h"
#include "games/seize/squabble.h"

namespace septem::seize {
namespace {

void draw_bag(const Booty& booty, Rng& rng, Outcome& outcome) {
  std::array<Piece, Booty::kMaxPieces> pieces;
  const auto set = std::span(pieces).first(static_cast<std::size_t>(booty.size()));
  for (std::size_t i = 0; i < set.size(); ++i) set[i] = Piece::from_index(static_cast<int>(i));
  rng.shuffle(set);
  for (std::size_t i = 0; i < outcome.pieces.size(); ++i) outcome.pieces[i] = set[i];
  for (std::size_t i = 0; i < outcome.pieces.size(); ++i) outcome.weights[i] = booty.low(set[i]);
  if (booty.is_exact()) return;
  for (std::size_t i = 0; i < outcome.pieces.size(); ++i) {
    const auto spread = static_cast<std::uint32_t>(booty.high(set[i]) - booty.low(set[i]));
    outcome.weights[i] = static_cast<Weight>(outcome.weights[i] + rng.below(spread + 1));
  }
}

Outcome::Kind due(const State& state) {
  if (state.phase == Phase::kBag) return Outcome::Kind::kBag;
  return state.phase == Phase::kDeck ? Outcome::Kind::kDeck : Outcome::Kind::kReshuffle;
}

Objection why_not_kind(const State& state, Outcome::Kind kind) {
  if (kind == due(state)) return std::nullopt;
  switch (due(state)) {
    case Outcome::Kind::kBag:
      return refusals::kBagIsDue;
    case Outcome::Kind::kDeck:
      return refusals::kDeckIsDue;
    default:
      return refusals::kReshuffleIsDue;
  }
}

Objection why_not_bag(const Booty& booty, const Outcome& outcome) {
  PieceSet seen;
  for (std::size_t i = 0; i < outcome.pieces.size(); ++i) {
    const Piece piece = outcome.pieces[i];
    if (piece.index() >= booty.size()) return refusals::kNoSuchPiece;
    if (seen.has(piece)) return refusals::kPieceTwice;
    seen.add(piece);
    const Weight weight = outcome.weights[i];
    if (weight < booty.low(piece) || weight > booty.high(piece)) return refusals::kWeightOutOfRange;
  }
  return std::nullopt;
}

bool is_each_once(const Outcome::Cards& cards, CardSet wanted) {
  CardSet seen;
  for (const Card card : cards) seen.add(card);
  return seen == wanted && static_cast<int>(cards.size()) == wanted.size();
}

}  // namespace

Outcome draw(const Setup& setup, const State& state, Rng& rng) {
  SEPTEM_ASSERT(state.is_chance_due());
  Outcome outcome;
  outcome.kind = due(state);
  switch (outcome.kind) {
    case Outcome::Kind::kBag:
      draw_bag(setup.booty, rng, outcome);
      return outcome;
    case Outcome::Kind::kDeck:
      for (const Card card : kAllCards) outcome.cards.push_back(card);
      break;
    case Outcome::Kind::kReshuffle:
      // In deck order first: which one comes out depends on the cards alone, not on how they were discarded.
      for (const Card card : state.piles.discarded()) outcome.cards.push_back(card);
      break;
  }
  rng.shuffle(std::span(outcome.cards.begin(), outcome.cards.size()));
  return outcome;
}

Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
  if (!state.is_chance_due()) return refusals::kNothingIsDue;
  if (const auto objection = why_not_kind(state, outcome.kind)) return objection;
  switch (outcome.kind) {
    case Outcome::Kind::kBag:
      return why_not_bag(setup.booty, outcome);
    case Outcome::Kind::kDeck:
      return is_each_once(outcome.cards, kAllCards) ? std::nullopt : Objection(refusals::kNotAllCards);
    default:
      return is_each_once(outcome.cards, state.piles.discarded()) ? std::nullopt : Objection(refusals::kNotTheDiscards);
  }
}

void apply(const Setup& setup, State& state, const Outcome& outcome) {
  SEPTEM_ASSERT(!why_impossible(setup, state, outcome));
  if (outcome.kind == Outcome::Kind::kBag) {
    state.bag = outcome.pieces;
    state.weights = outcome.weights;
    state.phase = Phase::kDeck;
    return;
  }
  state.piles.stack(std::span(outcome.cards.begin(), outcome.cards.size()));
  deal_hands(setup, state);
}

void deal_hands(const Setup& setup, State& state) {
  for (int i = 0; i < setup.seats; ++i) {
    CardSet& hand = state.hand(Seat::from_index(i));
    for (int size = hand.size(); size < kHandSize; ++size) {
      hand.add(state.piles.draw());
      if (state.piles.deck_size() > 0) continue;
      state.phase = Phase::kReshuffle;  // at this very moment, also when the deal is complete
      state.to_act = {};
      return;
    }
  }
  begin_squabble(setup, state);
}

}  // namespace septem::seize
