// States that agree with what a seat knows (knowledge.h says why this is exact).
#include "games/seize/knowledge.h"

namespace septem::seize {
namespace {

template <class T, std::size_t N>
FixedList<T, N> shuffled(IndexSet<T> items, Rng& rng) {
  FixedList<T, N> list;
  for (const T item : items) list.push_back(item);
  rng.shuffle(std::span(list.begin(), list.size()));
  return list;
}

/// One of these, each equally likely.
template <class T>
T any_of(IndexSet<T> items, Rng& rng) {
  return items.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(items.size()))));
}

/// The cards that this viewer cannot see.
CardSet hidden_cards(const View& view) {
  CardSet hidden = kAllCards;
  for (const Card card : view.discard) hidden.remove(card);
  for (const Hand& hand : view.hands) hidden -= hand.items.value_or(CardSet{});
  for (const LaidCard& laid : view.laid)
    if (laid.card) hidden.remove(*laid.card);
  return hidden;
}

/// Deals the hidden cards of each deck to the hands that drew from it; what is left of the newest one, in order.
CardList deal_hidden(const Knowledge& knowledge, Rng& rng, State& state) {
  const CardSet hidden = hidden_cards(knowledge.view);
  CardList cards;
  for (const Shuffled& deck : knowledge.decks) {
    SEPTEM_CHECK(cards.is_empty());  // an older deck is used up
    cards = shuffled<Card, Card::kCount>(hidden & deck.cards, rng);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      for (int count = deck.held[i]; count > 0; --count) {
        state.hands[i].add(cards.back());
        cards.resize_down(cards.size() - 1);
      }
    }
  }
  return cards;
}

void lay_cards(const View& view, CardList& deck, Rng& rng, State& state) {
  for (std::size_t i = 0; i < view.laid.size(); ++i) {
    const LaidCard& laid = view.laid[i];
    if (!laid.is_laid) continue;
    if (laid.card) {
      state.laid[i] = *laid.card;
    } else if (Seat::from_index(static_cast<int>(i)).is_ghost()) {
      state.laid[i] = deck.back();
      deck.resize_down(deck.size() - 1);
    } else {
      state.laid[i] = any_of(state.hands[i], rng);
      state.hands[i].remove(state.laid[i]);
    }
  }
}

void place_cards(const Knowledge& knowledge, Rng& rng, State& state) {
  const View& view = knowledge.view;
  CardList deck = deal_hidden(knowledge, rng, state);
  for (std::size_t i = 0; i < kMaxSeats; ++i) state.hands[i] |= view.hands[i].items.value_or(CardSet{});
  lay_cards(view, deck, rng, state);
  SEPTEM_CHECK(static_cast<int>(deck.size()) == view.deck.size);
  state.piles.stack(std::span(deck.begin(), deck.size()));
  for (const Card card : view.discard) state.piles.discard(card);
}

PieceSet open_pieces(const View& view) {
  PieceSet pieces = view.stashes[0] | view.stashes[1];
  for (const PieceSet collection : view.collections) pieces |= collection;
  return pieces;
}

/// The bag: first what was drawn in earlier rounds, whose order does not matter any more, then what has just been drawn, then
/// the hidden rest.
void place_pieces(const Setup& setup, const View& view, Rng& rng, State& state) {
  const PieceSet open = open_pieces(view);
  PieceSet hidden = setup.booty.all() - open;
  auto next = state.bag.begin();
  for (const Piece piece : open) *next++ = piece;
  for (const Piece piece : view.drawn) {
    *next++ = piece;
    hidden.remove(piece);
  }
  const auto rest = shuffled<Piece, Piece::kCount>(hidden, rng);
  for (std::size_t i = 0; next != state.bag.end(); ++i) *next++ = rest[i];
}

Weight weight_of(const Setup& setup, const View& view, Piece piece, Rng& rng) {
  if (view.weighed.has(piece)) return view.weights[static_cast<std::size_t>(piece.index())];
  const int low = setup.booty.low(piece);
  const auto spread = static_cast<std::uint32_t>(setup.booty.high(piece) - low);
  return static_cast<Weight>(low + static_cast<int>(spread == 0 ? 0 : rng.below(spread + 1)));
}

/// Choices of others that are in, but still hidden.
void place_choices(const View& view, Rng& rng, State& state) {
  state.scale = view.scale;
  for (std::size_t side = 0; side < kSides; ++side) {
    if (!state.scale.has_chosen(side)) continue;
    state.unloaded[side] = view.unloaded[side] ? *view.unloaded[side] : any_of(state.pan(side), rng);
  }
}

/// Whether the hidden cards of each deck are as many as must be somewhere.
bool has_all_cards(const Knowledge& knowledge) {
  const View& view = knowledge.view;
  const CardSet hidden = hidden_cards(view);
  const LaidCard& ghost = view.laid.back();
  int left = 0;
  std::array<int, kMaxSeats> held{};
  for (const Shuffled& deck : knowledge.decks) {
    if (left != 0) return false;
    left = (hidden & deck.cards).size();
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      left -= deck.held[i];
      held[i] += deck.held[i];
    }
    if (left < 0) return false;
  }
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const bool is_laid_face_down = view.laid[i].is_laid && !view.laid[i].card;
    if (is_laid_face_down && held[i] == 0 && view.hands[i].items.value_or(CardSet{}).is_empty()) return false;
  }
  return left - (ghost.is_laid && !ghost.card ? 1 : 0) == view.deck.size;
}

bool has_all_pieces(const View& view) {
  const PieceSet open = open_pieces(view);
  for (const Piece piece : view.drawn)
    if (open.has(piece)) return false;
  return open.size() + static_cast<int>(view.drawn.size()) <= kBagSize;
}

bool has_what_was_chosen(const View& view) {
  for (std::size_t side = 0; side < kSides; ++side) {
    if (!view.scale.has_chosen(side) || view.unloaded[side]) continue;
    const auto player = static_cast<std::size_t>(view.scale.on(side).index());
    if ((view.collections[player] - view.scale.off).is_empty()) return false;
  }
  return true;
}

}  // namespace

bool is_possible(const Setup&, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  if (view.viewer.is_referee() || view.phase == Phase::kOver) return false;
  return has_all_cards(knowledge) && has_all_pieces(view) && has_what_was_chosen(view);
}

State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
  const View& view = knowledge.view;
  SEPTEM_CHECK(!view.viewer.is_referee() && view.phase != Phase::kOver);
  State state;
  state.phase = view.phase;
  state.to_act = view.to_act;
  state.round = static_cast<std::uint8_t>(view.round);
  state.has_captain = view.captain.has_value();
  state.captain = view.captain.value_or(Seat{});
  state.stashes = view.stashes;
  state.collections = view.collections;
  state.seizing = view.seizing;
  if (view.phase == Phase::kBag) return state;
  place_pieces(setup, view, rng, state);
  for (std::size_t i = 0; i < state.bag.size(); ++i) state.weights[i] = weight_of(setup, view, state.bag[i], rng);
  if (view.phase == Phase::kDeck) return state;
  place_cards(knowledge, rng, state);
  place_choices(view, rng, state);
  return state;
}

}  // namespace septem::seize
