// A 7 Seas table for tests, in the words of the rulebook: named cards are dealt, moves are texts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/seas/card_text.h"
#include "games/seas/refusals.h"
#include "games/seas/seas.h"
#include "games/words_test.h"

namespace septem::seas {

/// gtest keeps the name Setup for itself inside tests.
using Variant = Setup;

inline const Variant kTwo{.seats = 2};
inline const Variant kThree{.seats = 3};
inline const Variant kFour{.seats = 4};
inline const Variant kTeams{.seats = 4, .teams = Teams::kTeams};
inline const Variant kUltimate{.seats = 4, .teams = Teams::kUltimate};

inline Card card(std::string_view name) { return known(parse_card(name)); }
/// `cards("G1 C10")`
inline CardSet cards(std::string_view text, std::string_view separator = " ") {
  return set_of<CardSet>(words_of(text, separator), card);
}
inline std::string names(CardSet set, std::string_view separator = " ") { return joined(set, card_name, separator); }
inline void PrintTo(CardSet set, std::ostream* out) { *out << "{" << names(set) << "}"; }

inline Seat seat(std::string_view name) { return Seat::from_index(name[1] - '0'); }
inline Place place(std::string_view name) {
  if (name == "harbour") return Place::harbour();
  return name == "none" ? Place::nowhere() : Place::chest(static_cast<std::size_t>(seat(name).index()));
}

/// `G4`, `G8xC5+R3`, `nick p1`, `nick harbour`, `nick none`, `pick C7`
inline Move move(std::string_view text) {
  if (text.starts_with("nick ")) return Move::nick(place(text.substr(5)));
  if (text.starts_with("pick ")) return Move::pick(card(text.substr(5)));
  const std::size_t cross = std::min(text.find('x'), text.size());
  const CardSet taken = cross == text.size() ? CardSet{} : cards(text.substr(cross + 1), "+");
  return Move::capture(card(text.substr(0, cross)), taken);
}
inline std::string text_of(Move move) {
  const auto source = [](Place at) {
    return at.is_harbour() ? "harbour" : at.is_nowhere() ? "none" : "p" + std::to_string(at.index());
  };
  if (move.kind() == Move::Kind::kNick) return "nick " + source(move.source());
  const std::string name(card_name(move.card()));
  if (move.kind() == Move::Kind::kPick) return "pick " + name;
  return move.taken().is_empty() ? name : name + "x" + names(move.taken(), "+");
}

/// What lies where at the start of a round; hands from the starting seat clockwise. What is not said is filled up
/// from the other cards in deck order.
struct Deal {
  std::string_view display{};
  Words hands{};
  std::string_view harbour{};
  std::string_view aside{};
};

inline Outcome outcome_of(const Setup& setup, const Deal& deal) {
  const auto hand = [&](std::size_t i) { return i < deal.hands.size() ? deal.hands[i] : std::string_view{}; };
  std::vector<std::pair<Words, int>> blocks{{words_of(deal.display), setup.display_size()}};
  for (int i = 0; i < setup.seats; ++i) {
    blocks.emplace_back(words_of(hand(static_cast<std::size_t>(i))), setup.hand_size());
  }
  blocks.emplace_back(words_of(deal.harbour), setup.harbour_size());
  blocks.emplace_back(words_of(deal.aside), setup.aside_size());

  CardSet rest = kAllCards;
  for (const auto& [said, size] : blocks)
    for (const std::string_view name : said) rest.remove(card(name));
  Outcome outcome;
  auto next = outcome.cards.begin();
  for (const auto& [said, size] : blocks) {
    const auto end = next + size;
    for (const std::string_view name : said) *next++ = card(name);
    for (; next != end; ++next) {
      *next = rest.first();
      rest.remove(*next);
    }
  }
  return outcome;
}

/// A round near its end, p0 to play: what lies where, everything else in the harbour.
struct Position {
  std::string_view display{};
  Words hands{};
  Words chests{};
  std::vector<int> ships{};
};

class TestTable {
 public:
  explicit TestTable(const Setup& setup) : setup_(setup), state_(begin(setup)) {}
  TestTable(const Setup& setup, const Position& position) : TestTable(setup) {
    state_.phase = Phase::kPlay;
    state_.cycle = setup.seats == 2 ? 2 : 1;
    state_.display = cards(position.display);
    state_.harbour = kAllCards - state_.display;
    for (std::size_t i = 0; i < position.hands.size(); ++i) {
      state_.harbour -= state_.hands[i] = cards(position.hands[i]);
    }
    for (std::size_t i = 0; i < position.chests.size(); ++i) {
      state_.harbour -= state_.chests[i] = cards(position.chests[i]);
    }
    for (std::size_t i = 0; i < position.ships.size(); ++i) {
      state_.ships[i] = static_cast<std::uint8_t>(position.ships[i]);
    }
  }
  TestTable(const Setup& setup, const Deal& dealt) : TestTable(setup) { deal(dealt); }

  const Setup& setup() const { return setup_; }
  const State& state() const { return state_; }
  State& state() { return state_; }
  CardSet display() const { return state_.display; }
  CardSet chest(std::size_t owner) const { return state_.chests[owner]; }
  /// `play p1`
  std::string due() const {
    const std::string phase = phase_name();
    return state_.is_waiting() ? phase + " p" + std::to_string(state_.turn.index()) : phase;
  }
  View view(std::string_view who) const { return seas::view(setup_, state_, seat(who)); }
  View referee() const { return seas::view(setup_, state_, Viewer::referee()); }
  const std::vector<RoundScore>& scores() const { return scores_; }

  void deal(const Deal& deal) { apply(setup_, state_, outcome_of(setup_, deal)); }
  void first(std::string_view who) { apply(setup_, state_, Outcome::first(seat(who))); }

  /// Makes these moves, all of one seat; an illegal one is a failure and is not made.
  template <class... Moves>
  void act(std::string_view who, const Moves&... texts) {
    (make(who, texts), ...);
  }
  /// One move of each seat in turn, from the one to act on: `G1 C1xG1 ...`.
  void play_in_turn(std::string_view texts) {
    for (const std::string_view text : words_of(texts)) make("p" + std::to_string(state_.turn.index()), text);
  }

  Texts legal(std::string_view who) const {
    MoveList moves;
    legal_moves(setup_, state_, seat(who), moves);
    Texts texts;
    for (const Move move : moves) texts.insert(text_of(move));
    return texts;
  }
  /// The ways to play this card.
  Texts plays(std::string_view who, std::string_view card) const {
    Texts texts;
    for (const std::string& text : legal(who)) {
      if (text.substr(0, text.find('x')) == card) texts.insert(text);
    }
    return texts;
  }
  /// Why this is refused; the key is "legal" if it is not.
  Refusal refusal(std::string_view who, std::string_view text) const {
    return why_illegal(setup_, state_, seat(who), move(text)).value_or(Refusal{"legal", ""});
  }

 private:
  std::string phase_name() const {
    switch (state_.phase) {
      case Phase::kFirst:
        return "first";
      case Phase::kDeal:
        return "deal";
      case Phase::kPlay:
        return "play";
      case Phase::kNick:
        return "nick";
      case Phase::kPick:
        return "pick";
      case Phase::kOver:
        return "over";
    }
    return {};
  }

  void make(std::string_view who, std::string_view text) {
    const Refusal why = refusal(who, text);
    ASSERT_EQ(why.why, "legal") << who << " " << text << " (" << due() << ")";
    const Sight seen = sight(setup_, state_, seat(who), move(text), Viewer::referee());
    if (seen.score) scores_.push_back(*seen.score);
    apply(setup_, state_, seat(who), move(text));
    EXPECT_TRUE(is_sound(setup_, state_)) << who << " " << text;
  }

  Setup setup_;
  State state_;
  std::vector<RoundScore> scores_;
};

/// The figures of the first owners.
template <class Figures>
std::vector<int> first_of(std::size_t owners, const Figures& figures) {
  return {figures.begin(), figures.begin() + static_cast<std::ptrdiff_t>(owners)};
}

}  // namespace septem::seas
