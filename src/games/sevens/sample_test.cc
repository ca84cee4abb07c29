// Sampled states against every way the hidden cards can lie, weighed by how likely it brings about what was seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "games/sevens/table_test.h"
#include "games/sevens/wonders.h"

namespace septem::sevens {
namespace {

/// A step of the true game: a move of a seat, or an outcome.
struct Step {
  Seat seat{};
  Move move{};
  Outcome outcome{};
  bool is_move = true;
};
using Steps = std::vector<Step>;

Step step(std::string_view who, std::string_view text) { return {seat(who), move(text)}; }
Step chance(const Outcome& outcome) { return {{}, {}, outcome, false}; }

template <class Visit>
void visit(const Setup& setup, const State& state, const Step& step, Viewer viewer, Visit next) {
  State after = state;
  if (step.is_move) {
    const Sight seen = sight(setup, state, step.seat, step.move, viewer);
    apply(setup, after, step.seat, step.move);
    next(after, seen);
  } else {
    const Sight seen = sight(setup, state, step.outcome, viewer);
    apply(setup, after, step.outcome);
    next(after, seen);
  }
}

std::string text_of(const State& state) {
  std::string text;
  for (const CardSet hand : state.hands) text += names(hand) + "/";
  for (int i = 0; i < state.deck_size(); ++i) text += " " + std::string(card_name(state.deck_at(i)));
  return text + "/" + names(state.seen);
}

/// A true game from a position on, and what it looks like to one seat.
class Truth {
 public:
  Truth(const TestTable& start, std::string_view who, Steps steps)
      : setup_(start.setup()), start_(start.state()), viewer_(seat(who)), steps_(std::move(steps)) {
    Match<Sevens> match(setup_, start_, viewer_, start.knowledge(who));
    for (const Step& step : steps_) step.is_move ? match.take(step.seat, step.move) : match.take(step.outcome);
    match.replay([&](const State& before, const auto& step, const State& after) {
      sights_.push_back(match.sight(before, step, viewer_));
      views_.push_back(view(setup_, after, viewer_));
    });
    knowledge_ = match.knowledge(viewer_);
    EXPECT_TRUE(is_sound(setup_, match.state()));
  }

  /// How likely each present state is, by trying every way to deal what the viewer cannot see at the start.
  std::map<std::string, double> exact() const {
    std::map<std::string, double> weights;
    std::vector<Card> hidden;
    State copy = start_;
    change_hidden(copy, [&](Card card) {
      hidden.push_back(card);
      return card;
    });
    std::sort(hidden.begin(), hidden.end(), by_index);
    do {
      State state = start_;
      std::size_t at = 0;
      change_hidden(state, [&](Card) { return hidden[at++]; });
      follow(state, 0, 1.0, weights);
    } while (std::next_permutation(hidden.begin(), hidden.end(), by_index));
    double total = 0;
    for (const auto& [text, weight] : weights) total += weight;
    for (auto& [text, weight] : weights) weight /= total;
    return weights;
  }

  std::map<std::string, int> sampled(int count) const {
    std::map<std::string, int> counts;
    Rng rng(18);
    for (int i = 0; i < count; ++i) ++counts[text_of(sample(setup_, knowledge_, rng))];
    return counts;
  }

 private:
  static bool by_index(Card a, Card b) { return a.index() < b.index(); }

  /// Puts `change(card)` where each card lies that the viewer cannot see.
  template <class Change>
  void change_hidden(State& state, Change change) const {
    for (int i = 0; i < setup_.seats; ++i) {
      if (viewer_ == Seat::from_index(i)) continue;
      CardSet hand;
      for (const Card card : state.hands[static_cast<std::size_t>(i)]) hand.add(change(card));
      state.hands[static_cast<std::size_t>(i)] = hand;
    }
    for (int i = 0; i < state.deck_size(); ++i) state.deck_at(i) = change(state.deck_at(i));
  }

  /// Goes on as the true game did, over every hidden choice and outcome that looks the same to the viewer.
  void follow(const State& state, std::size_t at, double weight, std::map<std::string, double>& weights) const {
    if (at == steps_.size()) {
      weights[text_of(state)] += weight;
      return;
    }
    const Steps all = alternatives(state, steps_[at]);
    for (const Step& one : all) {
      visit(setup_, state, one, viewer_, [&](const State& after, const Sight& seen) {
        const bool looks_same = seen == sights_[at] && view(setup_, after, viewer_) == views_[at];
        if (looks_same) follow(after, at + 1, weight / static_cast<double>(all.size()), weights);
      });
    }
  }
  Steps alternatives(const State& state, const Step& truth) const {
    Steps all;
    if (!truth.is_move) {
      const OutcomeList outcomes = sevens::outcomes(setup_, state);  // all equally likely
      for (std::size_t i = 0; i < outcomes.size(); ++i) all.push_back(chance(outcomes[i]));
    } else if (truth.move.kind() == Move::Kind::kStack && truth.seat != viewer_) {
      MoveList moves;
      legal_moves(setup_, state, truth.seat, moves);
      for (const Move move : moves) all.push_back({truth.seat, move});
    } else if (!why_illegal(setup_, state, truth.seat, truth.move)) {
      all.push_back(truth);
    }
    return all;
  }

  sevens::Setup setup_;
  State start_;
  Seat viewer_;
  Steps steps_;
  std::vector<Sight> sights_;
  std::vector<View> views_;
  Knowledge knowledge_;
};

void expect_exact(const Truth& truth, int states) {
  constexpr int kSamples = 60'000;
  const auto exact = truth.exact();
  const auto sampled = truth.sampled(kSamples);
  EXPECT_EQ(static_cast<int>(exact.size()), states);
  for (const auto& [text, count] : sampled) EXPECT_TRUE(exact.contains(text)) << text << " cannot be";
  for (const auto& [text, likely] : exact) {
    const double expected = kSamples * likely;
    const auto found = sampled.find(text);
    EXPECT_NEAR(found == sampled.end() ? 0 : found->second, expected, 5 * std::sqrt(expected)) << text;
  }
}

TEST(SevensSample, AtFirstEveryHiddenCardMayBeAnywhere) {
  const Position position{.hands = {"A1 A2 A3", "L1 L2 L3"}, .columns = {"H H1"}, .deck = "S1 S2"};
  expect_exact(Truth(TestTable(kTwo, position), "p0", {}), 5 * 4);
}

TEST(SevensSample, AfterASinTheRestOfTheHandIsAsUncertainAsBefore) {
  const Position position{.hands = {"D1 A2 A3", "L1 L2 L3"}, .columns = {"H H1"}, .deck = "S1 S2"};
  // L2 lay in p1's hand; p1 then draws one of the other four, p0 sees the next.
  expect_exact(
      Truth(TestTable(kTwo, position), "p0",
            {step("p0", "D1>D"), step("p0", "sin p1"), chance(Outcome::sin(card("L2"))), step("p0", "place L2>L")}),
      1);
  // Placing: L2 is open, the rest hidden.
  expect_exact(Truth(TestTable(kTwo, position), "p0",
                     {step("p0", "D1>D"), step("p0", "sin p1"), chance(Outcome::sin(card("L2")))}),
               6 * 2);
}

TEST(SevensSample, ASinOnAHandWithAKnownCardLeavesThatCardKnown) {
  // Everybody saw p2 take H1; the sin picks another card.
  const Position position{.hands = {"D1 A2 A3", "A4 L1 L2", "S1 S2 S3"}, .columns = {"H H1"}, .deck = "W1"};
  expect_exact(Truth(TestTable(setup_of(3, "p2"), position), "p0",
                     {step("p2", "S1>S"), step("p2", "take H"), step("p0", "D1>D"), step("p0", "sin p2"),
                      chance(Outcome::sin(card("S3"))), step("p0", "place S3>S")}),
               10);
}

TEST(SevensSample, WhatWondersShowedStaysAndTheRestIsShuffled) {
  const Position position{.hands = {"W1 A2 A3", "L1 L2 A4"}, .columns = {"H H1"}, .deck = "S1 S2 S3"};
  // p0 saw L1 and A4 and draws S1; then p1 plays A4 and draws.
  expect_exact(Truth(TestTable(kTwo, position), "p0",
                     {step("p0", "W1>W"), step("p0", "look p1=2 deck=1"), chance(TestTable::wonder_of("A4 L1"))}),
               1 * 3 * 2);
  expect_exact(Truth(TestTable(kTwo, position), "p0",
                     {step("p0", "W1>W"), step("p0", "look p1=2 deck=1"), chance(TestTable::wonder_of("A4 L1")),
                      step("p0", "stack S1"), step("p1", "A4>H")}),
               3);
}

TEST(SevensSample, StackedCardsLieWhereTheyWerePutAndGoToTheDrawer) {
  const Position position{.hands = {"W1 A2 A3", "L1 L2 A4"}, .columns = {"H H1"}, .deck = "S1 S2 S3 S4"};
  expect_exact(Truth(TestTable(kTwo, position), "p0",
                     {step("p0", "W1>W"), step("p0", "look deck=3"), step("p0", "stack S3 S1 S2"), step("p1", "A4>H")}),
               3);
}

TEST(SevensSample, AnotherPlayersLookTellsNothing) {
  const Position position{.hands = {"W1 A2 A3", "L1 L2 L3"}, .columns = {"H H1"}, .deck = "S1 S2"};
  const TestTable start(kTwo, position);
  const Steps look = {step("p0", "W1>W"), step("p0", "look deck=1 p1=2"), chance(TestTable::wonder_of("L1 L2"))};
  // p1 knows its own hand: of the cards W1 A2 A3 S1 S2 it saw W1 go; two of its own were seen, it does not know which.
  expect_exact(Truth(start, "p1", look), (4 * 3) * 3);
  Steps stacked = look;
  stacked.push_back(step("p0", "stack S1"));
  expect_exact(Truth(start, "p1", stacked), 4);
}

TEST(SevensSample, APlayedCardThatWasNotKnownWasInThatHand) {
  const Position position{.hands = {"A1 A2 A3", "L1 L2 A4", "S1 S2 A5"}, .columns = {"H H1"}, .deck = "W1"};
  expect_exact(Truth(TestTable(kThree, position), "p0", {step("p0", "A1>H"), step("p1", "A4>H"), step("p2", "A5>H")}),
               6);
}

/// The ruling's forgetting: what lay on restacked places may be anywhere in a sample.
TEST(SevensSample, WhatTheRulingForgetsIsUnseenAgain) {
  TestTable table(kTwo, Position{.hands = {"W1 A1 A2", "W3 A4 D2"}, .columns = {"H H1"}, .deck = "S1 S2 S3 S4 S5"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3, p1 W3>W, p1 look deck=1 p0=2");
  table.wonder("A1 A2");
  Rng rng(1);
  for (int i = 0; i < 100; ++i) {
    const State state = sample(table.setup(), table.knowledge("p0"), rng);
    ASSERT_EQ(state.deck_at(0), card("S2"));
    ASSERT_EQ(state.deck_at(1), card("S3"));
  }
  table.go("p1 stack S2");
  std::map<std::string, int> where;
  for (int i = 0; i < 4000; ++i) {
    const State state = sample(table.setup(), table.knowledge("p0"), rng);
    ASSERT_EQ(state.deck_at(0), card("S3"));
    ++where[state.hand(seat("p1")).has(card("S2")) ? "hand" : "deck"];
  }
  EXPECT_NEAR(where["hand"], 2400, 200);  // three of the five places left
}

}  // namespace
}  // namespace septem::sevens
