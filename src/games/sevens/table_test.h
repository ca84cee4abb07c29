// A Seven7s table for tests: named cards are dealt, moves are texts, and every seat remembers what it sees.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/sevens/card_text.h"
#include "games/sevens/refusals.h"
#include "games/sevens/sevens.h"
#include "games/words_test.h"
#include "play/match.h"

namespace septem::sevens {

inline Card card(std::string_view name) { return known(parse_card(name)); }
/// `cards("A1 W7")`
inline CardSet cards(std::string_view text) { return set_of<CardSet>(words_of(text), card); }
template <class Cards>
std::string names(const Cards& cards) {
  return joined(cards, card_name);
}
// NOLINTBEGIN(readability-identifier-naming): gtest's word
inline void PrintTo(CardSet set, std::ostream* out) { *out << "{" << names(set) << "}"; }
inline void PrintTo(Card card, std::ostream* out) { *out << card_name(card); }
// NOLINTEND(readability-identifier-naming)

inline Seat seat(std::string_view name) { return Seat::from_index(name[1] - '0'); }
inline std::string name(Seat seat) { return "p" + std::to_string(seat.index()); }
inline Type column(std::string_view letter) { return *parse_type(letter); }

inline Call call_of(std::string_view text) {
  const auto colour = parse_colour(text);
  return colour ? Call::colour(*colour) : Call::number(text[0] - '0');
}
inline Look look_of(std::string_view text) {
  Look look;
  for (const std::string_view part : words_of(text)) {
    const int count = part.back() - '0';
    look = part.starts_with("deck") ? look.with_deck(count) : look.with(seat(part), count);
  }
  return look;
}
inline Stacking stacking_of(std::string_view text) {
  Stacking stacking;
  for (const std::string_view name : words_of(text)) {
    stacking.cards[static_cast<std::size_t>(stacking.count++)] = card(name);
  }
  return stacking;
}

/// `H5>H`, `sin p1`, `place D3>C`, `call 4`, `take C`, `look deck=2 p1=1`, `stack W1 H5`
inline Move move(std::string_view text) {
  const auto rest = [&] { return text.substr(text.find(' ') + 1); };
  if (text.starts_with("sin ")) return Move::sin(seat(rest()));
  if (text.starts_with("place ")) return Move::place(card(rest().substr(0, 2)), column(rest().substr(3)));
  if (text.starts_with("call ")) return Move::call(call_of(rest()));
  if (text.starts_with("take ")) return Move::take(column(rest()));
  if (text.starts_with("look ")) return Move::look(look_of(rest()));
  if (text.starts_with("stack ")) return Move::stack(stacking_of(rest()));
  return Move::play(card(text.substr(0, 2)), column(text.substr(3)));
}

inline std::string text_of(Look look) {
  std::string text = "look";
  if (look.deck() > 0) text += " deck=" + std::to_string(look.deck());
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::from_index(i);
    if (look.of(seat) > 0) text += " " + name(seat) + "=" + std::to_string(look.of(seat));
  }
  return text;
}
inline std::string text_of(Move move) {
  const auto landing = [&] {
    return std::string(card_name(move.card())) + ">" + std::string(type_name(move.column()));
  };
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return landing();
    case Move::Kind::kSin:
      return "sin " + name(move.victim());
    case Move::Kind::kPlace:
      return "place " + landing();
    case Move::Kind::kCall:
      return "call " + (move.call().is_number() ? std::to_string(move.call().number())
                                                : std::string(colour_name(move.call().colour())));
    case Move::Kind::kTake:
      return "take " + std::string(type_name(move.column()));
    case Move::Kind::kLook:
      return text_of(move.look());
    case Move::Kind::kStack: {
      const Stacking stacking = move.stacking();
      return "stack " + names(std::span(stacking.cards).first(static_cast<std::size_t>(stacking.count)));
    }
  }
  return {};
}

inline Setup setup_of(int seats, std::string_view first = "p0") { return {.seats = seats, .first = seat(first)}; }
inline const Setup kTwo = setup_of(2);
inline const Setup kThree = setup_of(3);
inline Setup with_random_first(int seats) { return {.seats = seats, .first = {}}; }

/// The start of a game: hands of three from p0 on, the flipped card, the deck's next cards. What is not said is filled up from
/// the other cards in deck order.
struct Deal {
  Words hands{};
  std::string_view flip{};
  std::string_view then{};
};

inline const Deal kThreeHands{.hands = {"W1 A1 A2", "D1 D2 D3", "S1 S2 S3"}, .flip = "H1", .then = "L1 L2 L3 L4"};

inline Outcome outcome_of(const Deal& deal) {
  Outcome outcome{Outcome::Kind::kDeck};
  CardSet rest = kAllCards;
  const auto add = [&](std::string_view text) {
    for (const std::string_view name : words_of(text)) {
      outcome.add(card(name));
      rest.remove(card(name));
    }
  };
  for (const std::string_view hand : deal.hands) add(hand);
  add(deal.flip);
  add(deal.then);
  for (const Card card : rest) outcome.add(card);
  return outcome;
}

/// A game under way, p0 to play: what lies where, bottom and top first. Columns are `H H1 A1`; a letter alone is an emptied one.
/// Everything not said is gone.
struct Position {
  Words hands{};
  Words columns{};
  std::string_view deck{};
  Words lucky{};
};

class TestTable {
 public:
  explicit TestTable(const Setup& setup) : match_(setup) {}
  TestTable(const Setup& setup, const Deal& deal) : TestTable(setup) { chance(outcome_of(deal)); }
  TestTable(const Setup& setup, const Position& position) : match_(setup, laid_out(setup, position)) {
    EXPECT_TRUE(is_sound(setup, state()));
  }

  const Setup& setup() const { return match_.setup(); }
  const State& state() const { return match_.state(); }
  const Knowledge& knowledge(std::string_view who) const { return match_.knowledge(seat(who)); }
  View view(std::string_view who) const { return sevens::view(setup(), state(), seat(who)); }
  View referee() const { return sevens::view(setup(), state(), Viewer::referee()); }

  std::string hand(std::string_view who) const { return names(state().hand(seat(who))); }
  std::string column(std::string_view letter) const { return names(state().columns.cards(sevens::column(letter))); }
  /// The letters of all columns on the table.
  std::string columns() const {
    std::string text;
    for_each_type(state().columns.opened(), [&](Type type) { text += type_name(type); });
    return text;
  }
  std::string deck(int most = 3) const {
    std::vector<Card> top;
    for (int i = 0; i < std::min(most, state().deck_size()); ++i) top.push_back(state().deck_at(i));
    return names(top);
  }
  std::string wild() const { return state().wild == Colour::kNone ? "" : std::string(colour_name(state().wild)); }
  /// What `who` knows to be in the hand of `whose`.
  std::string known(std::string_view who, std::string_view whose) const {
    return names(knowledge(who).known[slot_of(whose)]);
  }
  /// `- S3`, with a dash for an unknown place; without trailing dashes.
  std::string known_deck(std::string_view who) const {
    std::string text;
    std::string all;
    for (const auto& card : knowledge(who).known_deck) {
      all += (all.empty() ? "" : " ") + std::string(card ? card_name(*card) : "-");
      if (card) text = all;
    }
    return text;
  }
  /// `play p1`, `sinned`, `over`
  std::string due() const {
    constexpr std::string_view kNames[] = {"first", "deck", "sinned", "wonder", "play",  "sin",
                                           "place", "call", "take",   "look",   "stack", "over"};
    const std::string phase(kNames[static_cast<std::size_t>(state().phase)]);
    return state().is_waiting() ? phase + " " + name(state().turn) : phase;
  }
  std::vector<int> scores() const {
    const Scores all = sevens::scores(setup(), state());
    return {all.begin(), all.begin() + setup().seats};
  }
  std::string winners() const { return joined(sevens::winners(setup(), state()), name); }

  /// `p0 A1>D, p1 A3>D, p1 sin p0`; an illegal move is a failure and is not made.
  void go(std::string_view moves) {
    for (const std::string_view text : words_of(moves, ", ")) act(text.substr(0, 2), text.substr(3));
  }
  void first(std::string_view who) { chance(Outcome::first(seat(who))); }
  void sinned(std::string_view name) { chance(Outcome::sin(card(name))); }
  void wonder(std::string_view text) { chance(wonder_of(text)); }

  static Outcome wonder_of(std::string_view text) {
    Outcome outcome = Outcome::wonder();
    for (const std::string_view name : words_of(text)) outcome.add(card(name));
    return outcome;
  }

  Texts legal(std::string_view who) const {
    MoveList moves;
    legal_moves(setup(), state(), seat(who), moves);
    Texts texts;
    for (const Move move : moves) texts.insert(text_of(move));
    return texts;
  }
  /// The ways to play this card.
  Texts plays(std::string_view who, std::string_view card) const {
    Texts texts;
    for (const std::string& text : legal(who))
      if (text.starts_with(card)) texts.insert(text);
    return texts;
  }
  /// Why this is refused; the key is "legal" if it is not.
  Refusal refusal(std::string_view who, std::string_view text) const {
    return why_illegal(setup(), state(), seat(who), move(text)).value_or(Refusal{"legal", ""});
  }
  Refusal refusal(const Outcome& outcome) const {
    return why_impossible(setup(), state(), outcome).value_or(Refusal{"possible", ""});
  }

 private:
  static std::size_t slot_of(std::string_view who) { return static_cast<std::size_t>(seat(who).index()); }

  void act(std::string_view who, std::string_view text) {
    ASSERT_EQ(refusal(who, text).why, "legal") << who << " " << text << " (" << due() << ")";
    match_.take(seat(who), move(text));
    EXPECT_TRUE(is_sound(setup(), state())) << who << " " << text;
  }
  void chance(const Outcome& outcome) {
    ASSERT_EQ(refusal(outcome).why, "possible") << due();
    match_.take(outcome);
    EXPECT_TRUE(is_sound(setup(), state())) << names(outcome.list());
  }

  static State laid_out(const Setup& setup, const Position& position) {
    State state = begin(setup);
    state.phase = Phase::kPlay;
    state.gone = kAllCards;
    const auto put = [&](std::string_view name) {
      state.gone.remove(card(name));
      return card(name);
    };
    for (std::size_t i = 0; i < position.hands.size(); ++i)
      for (const std::string_view name : words_of(position.hands[i])) state.hands[i].add(put(name));
    for (std::size_t i = 0; i < position.lucky.size(); ++i)
      for (const std::string_view name : words_of(position.lucky[i])) state.lucky[i].add(put(name));
    for (const std::string_view line : position.columns) lay_column(setup, state, words_of(line), put);
    const Words deck = words_of(position.deck);
    state.drawn = static_cast<std::uint8_t>(Card::kCount - static_cast<int>(deck.size()));
    for (std::size_t i = 0; i < deck.size(); ++i) state.deck_at(static_cast<int>(i)) = put(deck[i]);
    return state;
  }

  template <class Put>
  static void lay_column(const Setup& setup, State& state, const Words& words, Put put) {
    const Type type = sevens::column(words[0]);
    state.columns.push(type, Card{});
    state.columns.pop(type);
    for (std::size_t i = 1; i < words.size(); ++i) {
      const Card card = put(words[i]);
      state.columns.push(type, card);
      if (type == Type::kColors && card.type() == Type::kColors) state.wild = setup.square.of(card);
    }
  }

  mutable Match<Sevens> match_;  // works out what a seat knows when that is asked
};

}  // namespace septem::sevens
