// What a seat of Seven7s observes. Seats are numbered clockwise from the observer's own, which is 0.
#pragma once

#include "games/sevens/sevens.h"
#include "notation/sevens.h"
#include "python/module/watch.h"

namespace septem::python {

template <>
struct Observation<sevens::Sevens> {
  static const sevens::Knowledge& facts(const sevens::Setup&, const sevens::Knowledge& knowledge) { return knowledge; }

  template <class Sink>
  static void lay_out(const sevens::Setup& setup, const sevens::Knowledge& knowledge, Sink& sink) {
    const sevens::View& view = knowledge.view;
    const auto name = [](int at) {
      return Notation<sevens::Sevens>::card(sevens::kDeckOrder[static_cast<std::size_t>(at)].index());
    };
    const auto cards = [&](std::string_view what, int at, sevens::CardSet set) {
      sink.items(what, at, packed(set), sevens::Card::kCount, name);
    };
    const auto set_of = [&](std::string_view what, sevens::CardSet set) {
      sink.items(what, packed(set), sevens::Card::kCount, name);
    };
    const int own = view.viewer.seat().index();
    const auto seat = [&](int steps) { return static_cast<std::size_t>((own + steps) % setup.seats); };
    const auto steps_to = [&](std::optional<Seat> who) {
      return who ? (who->index() - own + setup.seats) % setup.seats : kNoIndex;
    };

    for (int i = 0; i < setup.seats; ++i) cards("known_hand", i, knowledge.known[seat(i)]);
    for (int i = 0; i < setup.seats; ++i) sink.number("hand_size", i, view.hands[seat(i)].size);
    for (int i = 0; i < setup.seats; ++i) cards("lucky", i, view.lucky[seat(i)]);
    for (int i = 0; i < sevens::kTypes; ++i) {
      const auto column = view.columns.cards(static_cast<sevens::Type>(i));
      cards("column", i, set_of_cards(column));
      cards("top", i, column.empty() ? sevens::CardSet{} : sevens::CardSet::of(column.back()));
      sink.number("is_open", i, view.columns.opened() >> i & 1);
    }
    set_of("gone", view.gone);
    set_of("unseen", sevens::unseen_cards(knowledge));
    for (int i = 0; i < sevens::Look::kMost; ++i) cards("known_deck", i, set_of_one(deck_card(knowledge, i)));
    sink.number("deck_size", view.deck.size);
    sink.one_of("wild", static_cast<int>(view.wild), sevens::kColours);
    sink.one_of("phase", static_cast<int>(view.phase), static_cast<int>(sevens::Phase::kOver) + 1);
    sink.one_of("turn", steps_to(view.turn), setup.seats);
    sink.one_of("victim", steps_to(view.victim), setup.seats);
    set_of("picked", set_of_one(view.picked));
    sink.number("disabled", view.disabled);
    sink.one_of("ending_column", view.ending ? static_cast<int>(view.ending->column) : kNoIndex, sevens::kTypes);
    sink.one_of("ending_seat", view.ending ? steps_to(view.ending->seat) : kNoIndex, setup.seats);
  }

 private:
  /// Without the index that is not used between two types.
  static std::uint64_t packed(sevens::CardSet cards) {
    std::uint64_t bits = 0;
    for (int i = 0; i < sevens::kTypes; ++i)
      bits |= (cards.bits() >> (i * sevens::Card::kStride) & 0x7f) << (i * sevens::kValues);
    return bits;
  }
  static sevens::CardSet set_of_one(std::optional<sevens::Card> card) {
    return card ? sevens::CardSet::of(*card) : sevens::CardSet{};
  }
  static sevens::CardSet set_of_cards(std::span<const sevens::Card> cards) {
    sevens::CardSet set;
    for (const sevens::Card card : cards) set.add(card);
    return set;
  }
  /// While the seat looks at the deck it sees its cards; before and after that it remembers some.
  static std::optional<sevens::Card> deck_card(const sevens::Knowledge& knowledge, int at) {
    const auto place = static_cast<std::size_t>(at);
    const auto& looking = knowledge.view.looking;
    if (looking && place < looking->deck.size()) return looking->deck[place];
    return knowledge.known_deck[place];
  }
};

}  // namespace septem::python
