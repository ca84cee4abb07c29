// What a seat of 7 Seize observes. Players are numbered clockwise from the observer, who is 0; the interloper comes last.
#pragma once

#include "games/seize/seize.h"
#include "notation/seize.h"
#include "python/module/watch.h"

namespace septem::python {

template <>
struct Observation<seize::Seize> {
  static const seize::Knowledge& facts(const seize::Setup&, const seize::Knowledge& knowledge) { return knowledge; }

  template <class Sink>
  static void lay_out(const seize::Setup& setup, const seize::Knowledge& knowledge, Sink& sink) {
    const seize::View& view = knowledge.view;
    const Around around{setup, view.viewer.seat()};
    lay_out_cards(setup, knowledge, around, sink);
    lay_out_pieces(setup, view, around, sink);

    sink.number("round", view.round);
    sink.one_of("phase", static_cast<int>(view.phase), static_cast<int>(seize::Phase::kOver) + 1);
    sink.one_of("captain", around.steps_to(view.captain), setup.players());
    sink.one_of("acting", around.steps_to(view.acting()), setup.players());
    for (int i = 0; i < setup.players(); ++i) sink.number("is_to_act", i, view.to_act.has(around.player(i)) ? 1 : 0);
    for (int i = 0; i < setup.players(); ++i)
      sink.one_of_at("order", i, around.steps_to(view.seizing.order[static_cast<std::size_t>(i)]), setup.players());
    sink.number("left", view.seizing.left);
    for (int i = 0; i < setup.players(); ++i) {
      sink.number("is_reigning", i, view.scale.reigning.set().has(around.player(i)) ? 1 : 0);
      sink.number("is_challenger", i, view.scale.challenger == around.player(i) ? 1 : 0);
    }
    for (int i = 0; i < 2; ++i) sink.number("has_chosen", i, view.scale.chosen >> i & 1);
  }

 private:
  /// Players around the table, from the observer on.
  struct Around {
    const seize::Setup& setup;
    Seat own;

    Seat player(int steps) const { return steps < setup.seats ? own.clockwise(setup.seats, steps) : Seat::ghost(); }
    int steps_to(std::optional<Seat> who) const {
      if (!who) return kNoIndex;
      return who->is_ghost() ? setup.seats : (who->index() - own.index() + setup.seats) % setup.seats;
    }
  };

  static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  template <class Sink>
  static void lay_out_cards(const seize::Setup& setup, const seize::Knowledge& knowledge, const Around& around,
                            Sink& sink) {
    const seize::View& view = knowledge.view;
    const auto name = [](int card) { return Notation<seize::Seize>::card(card); };
    sink.items("hand", view.hands[at(around.own)].items.value_or(seize::CardSet{}).bits(), seize::Card::kCount, name);
    for (int i = 0; i < setup.seats; ++i) sink.number("hand_size", i, view.hands[at(around.player(i))].size);
    for (int i = 0; i < setup.players(); ++i) {
      const seize::LaidCard& laid = view.laid[at(around.player(i))];
      sink.number("has_laid", i, laid.is_laid ? 1 : 0);
      sink.items("laid", i, laid.card ? seize::CardSet::of(*laid.card).bits() : 0, seize::Card::kCount, name);
    }
    seize::CardSet discarded;
    for (const seize::Card card : view.discard) discarded.add(card);
    sink.items("discarded", discarded.bits(), seize::Card::kCount, name);
    for (std::size_t i = 0; i < seize::kMaxDecks; ++i) {
      const seize::Shuffled deck = i < knowledge.decks.size() ? knowledge.decks[i] : seize::Shuffled{};
      sink.items("deck", static_cast<int>(i), deck.cards.bits(), seize::Card::kCount, name);
      for (int j = 1; j < setup.seats; ++j)
        sink.number(i == 0 ? "held_of_deck.0" : (i == 1 ? "held_of_deck.1" : "held_of_deck.2"), j,
                    deck.held[at(around.player(j))]);
    }
    sink.number("deck_size", view.deck.size);
  }

  template <class Sink>
  static void lay_out_pieces(const seize::Setup& setup, const seize::View& view, const Around& around, Sink& sink) {
    const auto name = [&](int piece) {
      return piece < setup.booty.size() ? std::string(setup.booty.id(seize::Piece::from_index(piece)))
                                        : "none-" + std::to_string(piece);
    };
    const auto pieces = [&](std::string_view what, int index, seize::PieceSet set) {
      sink.items(what, index, set.bits(), seize::Piece::kCount, name);
    };
    for (std::size_t i = 0; i < seize::kDrawn; ++i)
      pieces("drawn", static_cast<int>(i),
             i < view.drawn.size() ? seize::PieceSet::of(view.drawn[i]) : seize::PieceSet{});
    for (std::size_t i = 0; i < seize::kColours; ++i) pieces("stash", static_cast<int>(i), view.stashes[i]);
    for (int i = 0; i < setup.players(); ++i) pieces("collection", i, view.collections[at(around.player(i))]);
    sink.items("off_scale", view.scale.off.bits(), seize::Piece::kCount, name);
    for (std::size_t i = 0; i < seize::kSides; ++i)
      pieces("unloaded", static_cast<int>(i),
             view.unloaded[i] ? seize::PieceSet::of(*view.unloaded[i]) : seize::PieceSet{});
    sink.number("bag_size", view.bag.size);
    sink.items("weighed", view.weighed.bits(), seize::Piece::kCount, name);
    for (int i = 0; i < seize::Piece::kCount; ++i) sink.number("weight", i, scaled_weight(setup, view, i));
  }

  /// From 0 to 255 inside the piece's range; 0 while it is not known.
  static int scaled_weight(const seize::Setup& setup, const seize::View& view, int index) {
    if (index >= setup.booty.size()) return 0;
    const seize::Piece piece = seize::Piece::from_index(index);
    const int low = setup.booty.low(piece);
    const int range = setup.booty.high(piece) - low;
    if (range == 0 || !view.weighed.has(piece)) return 0;
    return (view.weights[static_cast<std::size_t>(index)] - low) * 255 / range;
  }
};

}  // namespace septem::python
