// A 7 Seize table for tests, in the words of the rulebook: named cards and pieces are dealt, moves are texts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/seize/card_text.h"
#include "games/seize/refusals.h"
#include "games/seize/seize.h"
#include "games/seize/weighing.h"
#include "games/words_test.h"
#include "play/match.h"

namespace septem::seize {

/// gtest keeps the name Setup for itself inside tests.
using Variant = Setup;

inline Variant dominoes(int seats) { return {.seats = seats, .booty = dominoes9()}; }
inline const Variant kTwo = dominoes(2);
inline const Variant kThree = dominoes(3);

inline Card card(std::string_view name) { return known(parse_card(name)); }
inline CardSet cards(std::string_view text) { return set_of<CardSet>(words_of(text), card); }
template <class Cards>
std::string names(const Cards& cards) {
  return joined(cards, card_name);
}

inline Seat seat(std::string_view name) { return name == "g" ? Seat::ghost() : Seat::from_index(name[1] - '0'); }
inline std::string name_of(Seat seat) { return seat.is_ghost() ? "g" : "p" + std::to_string(seat.index()); }
inline std::string names_of(SeatSet seats) { return joined(seats, name_of); }

inline Piece piece(const Booty& booty, std::string_view id) { return known(booty.find(id)); }
template <class Pieces>
std::string ids(const Booty& booty, const Pieces& pieces) {
  return joined(pieces, [&](Piece piece) { return booty.id(piece); });
}
inline PieceSet pieces(const Booty& booty, std::string_view text) {
  return set_of<PieceSet>(words_of(text), [&](std::string_view id) { return piece(booty, id); });
}

/// `squabble 10H`, `red 3:4 5:5`, `order p2 g`, `g steal p1 3:4`, ...
inline Move move(const Booty& booty, std::string_view text) {
  Words words = words_of(text);
  const bool for_ghost = words[0] == "g";
  if (for_ghost) words.erase(words.begin());
  if (words[0] == "squabble") return Move::squabble(card(words[1]));
  if (words[0] == "captain") return Move::captain(seat(words[1]));
  if (words[0] == "card") return Move::card(card(words[1]));
  if (words[0] == "steal") return Move::steal(seat(words[1]), piece(booty, words[2]), for_ghost);
  if (words[0] == "seize") return Move::seize(piece(booty, words[1]), for_ghost);
  if (words[0] == "return") return Move::give_back(piece(booty, words[1]), for_ghost);
  if (words[0] == "unload") return Move::unload(piece(booty, words[1]), for_ghost);
  Move::Pieces red;
  Move::Seats order;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[0] == "red") red.push_back(piece(booty, words[i]));
    if (words[0] == "order") order.push_back(seat(words[i]));
  }
  return words[0] == "red" ? Move::red(red) : Move::order(order);
}
inline std::string text_of(const Booty& booty, Move move) {
  const std::string who = move.is_for_ghost() ? "g " : "";
  switch (move.kind()) {
    case Move::Kind::kSquabble:
      return "squabble " + std::string(card_name(move.card()));
    case Move::Kind::kCaptain:
      return "captain " + name_of(move.seat());
    case Move::Kind::kRed:
      return "red " + ids(booty, move.pieces());
    case Move::Kind::kCard:
      return "card " + std::string(card_name(move.card()));
    case Move::Kind::kOrder: {
      std::string text = "order";
      for (const Seat seat : move.seats()) text += " " + name_of(seat);
      return text;
    }
    case Move::Kind::kSeize:
      return who + "seize " + std::string(booty.id(move.piece()));
    case Move::Kind::kSteal:
      return who + "steal " + name_of(move.victim()) + " " + std::string(booty.id(move.piece()));
    case Move::Kind::kReturn:
      return who + "return " + std::string(booty.id(move.piece()));
    case Move::Kind::kUnload:
      return who + "unload " + std::string(booty.id(move.piece()));
  }
  return {};
}

/// The hands of three cards from p0 on, the deck's next cards, and the first pieces to be drawn. What is not said is filled up from
/// the other cards and pieces in order.
struct Deal {
  Words hands{};
  std::string_view then{};
  std::string_view bag = "1:1 2:2 3:3 4:4 5:5 6:6 7:7";
};

inline const Deal kThreeHands{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}};

inline Outcome bag_of(const Booty& booty, std::string_view first) {
  Outcome outcome;
  PieceSet rest = booty.all();
  std::size_t next = 0;
  for (const std::string_view id : words_of(first)) {
    outcome.pieces[next++] = piece(booty, id);
    rest.remove(piece(booty, id));
  }
  for (const Piece piece : rest)
    if (next < outcome.pieces.size()) outcome.pieces[next++] = piece;
  for (std::size_t i = 0; i < outcome.pieces.size(); ++i) outcome.weights[i] = booty.low(outcome.pieces[i]);
  return outcome;
}

inline Outcome cards_outcome(Outcome::Kind kind, std::string_view first, CardSet rest) {
  Outcome outcome;
  outcome.kind = kind;
  for (const std::string_view name : words_of(first)) {
    outcome.cards.push_back(card(name));
    rest.remove(card(name));
  }
  for (const Card card : rest) outcome.cards.push_back(card);
  return outcome;
}

class TestTable {
 public:
  explicit TestTable(const Setup& setup) : match_(setup) {}
  TestTable(const Setup& setup, const State& start) : match_(setup, start) {}
  TestTable(const Setup& setup, const Deal& deal) : TestTable(setup) {
    give(bag_of(setup.booty, deal.bag));
    std::string first;
    for (const std::string_view hand : deal.hands) first += std::string(hand) + " ";
    give(cards_outcome(Outcome::Kind::kDeck, first + std::string(deal.then), kAllCards));
  }

  const Setup& setup() const { return match_.setup(); }
  const State& state() const { return match_.state(); }
  const Knowledge& knowledge(std::string_view who) const { return match_.knowledge(seat(who)); }
  View view(std::string_view who) const { return seize::view(setup(), state(), seat(who)); }
  View referee() const { return seize::view(setup(), state(), Viewer::referee()); }
  State sampled(std::string_view who, Rng& rng) const { return sample(setup(), knowledge(who), rng); }

  /// `squabble p0 p1`, `reshuffle`, `over`
  std::string due() const {
    constexpr std::string_view kNames[] = {"bag",  "deck",  "reshuffle", "squabble", "captain", "divvy",
                                           "card", "order", "seize",     "return",   "unload",  "over"};
    const std::string phase(kNames[static_cast<std::size_t>(state().phase)]);
    const std::string seats = names_of(state().to_act.set());
    return seats.empty() ? phase : phase + " " + seats;
  }
  std::string acting() const { return name_of(state().acting()); }
  std::string captain() const { return state().has_captain ? name_of(state().captain) : ""; }
  std::string hand(std::string_view who) const { return names(state().hand(seat(who))); }
  std::string discards() const { return names(state().piles.discards()); }
  std::string collection(std::string_view who) const { return ids(setup().booty, state().collection(seat(who))); }
  std::string red() const { return ids(setup().booty, state().stash(Colour::kRed)); }
  std::string black() const { return ids(setup().booty, state().stash(Colour::kBlack)); }
  std::string winners() const { return names_of(seize::winners(state())); }

  void give(const Outcome& outcome) {
    ASSERT_FALSE(why_impossible(setup(), state(), outcome));
    match_.take(outcome);
    EXPECT_TRUE(is_sound(setup(), state()));
  }

  /// Makes these moves, all of one seat; an illegal one is a failure and is not made.
  template <class... Moves>
  void act(std::string_view who, const Moves&... texts) {
    (make(who, texts), ...);
  }
  /// One card of each seat, from p0 on.
  void squabble(std::string_view cards) { lay("squabble ", cards); }
  void cards(std::string_view cards) { lay("card ", cards); }
  /// Plays on, always the first move, while in one of the phases in which somebody takes or orders.
  void finish_round() {
    while (state().phase >= Phase::kOrder && state().phase <= Phase::kReturn) make_first(state().to_act.set().first());
  }
  /// A whole round of first moves.
  void easy_round() {
    const int round = state().round;
    while (state().round == round && !state().is_chance_due() && state().phase != Phase::kOver) {
      make_first(state().to_act.set().first());
    }
  }

  Texts legal(std::string_view who) const {
    MoveList moves;
    legal_moves(setup(), state(), seat(who), moves);
    Texts texts;
    for (const Move move : moves) texts.insert(text_of(setup().booty, move));
    return texts;
  }
  /// Why this is refused; the key is "legal" if it is not.
  Refusal refusal(std::string_view who, std::string_view text) const {
    return why_illegal(setup(), state(), seat(who), move(setup().booty, text)).value_or(Refusal{"legal", ""});
  }

 private:
  void lay(const std::string& verb, std::string_view cards) {
    int i = 0;
    for (const std::string_view name : words_of(cards)) make("p" + std::to_string(i++), verb + std::string(name));
  }
  void make_first(Seat seat) {
    MoveList moves;
    legal_moves(setup(), state(), seat, moves);
    make(name_of(seat), text_of(setup().booty, moves[0]));
  }
  void make(std::string_view who, std::string_view text) {
    const Refusal why = refusal(who, text);
    ASSERT_EQ(why.why, "legal") << who << " " << text << " (" << due() << ")";
    match_.take(seat(who), move(setup().booty, text));
    EXPECT_TRUE(is_sound(setup(), state())) << who << " " << text;
  }

  mutable Match<Seize> match_;  // works out what a seat knows when that is asked
};

/// Booty of which these pieces have these weights, and others (`x1`, `x2`, ...) none.
inline Booty made_booty(const std::vector<std::pair<std::string, int>>& pieces) {
  Booty booty;
  for (const auto& [id, weight] : pieces) booty.add(id, weight, weight);
  for (int i = 1; booty.size() < Booty::kMinPieces; ++i) booty.add("x" + std::to_string(i), 0, 0);
  return booty;
}

/// The moment after the last round, before the weighing: who has which pieces; everything else is the last one's.
inline State before_weighing(const Setup& setup, const std::vector<std::string_view>& collections,
                             std::string_view captain = "p0") {
  State state = begin(setup);
  const Outcome bag = bag_of(setup.booty, "");
  state.bag = bag.pieces;
  state.weights = bag.weights;
  state.round = kRounds;
  state.phase = Phase::kReturn;
  state.has_captain = true;
  state.captain = seat(captain);
  PieceSet rest;
  for (const Piece piece : state.bag) rest.add(piece);
  for (std::size_t i = 0; i < collections.size(); ++i) {
    const Seat player = setup.player(static_cast<int>(i));
    state.collection(player) = pieces(setup.booty, collections[i]);
    rest -= state.collection(player);
  }
  state.collection(setup.player(setup.players() - 1)) |= rest;
  CardSet played = kAllCards;
  for (const Seat seat : setup.all_seats()) {
    state.hand(seat) = CardSet::of(played.first());
    played.remove(played.first());
  }
  for (const Card card : played) state.piles.discard(card);
  return state;
}

/// The weighing has begun.
inline State at_weighing(const Setup& setup, const std::vector<std::string_view>& collections,
                         std::string_view captain = "p0") {
  State state = before_weighing(setup, collections, captain);
  begin_weighing(setup, state);
  return state;
}

}  // namespace septem::seize
