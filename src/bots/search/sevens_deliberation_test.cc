#include "bots/search/sevens_deliberation.h"

#include <gtest/gtest.h>

#include <optional>

#include "bots/search/sevens_turn.h"
#include "play/match.h"

namespace septem {
namespace {

using namespace sevens;

const Seat kOwn = Seat::from_index(0);

Setup two_seats() {
  Setup setup;
  setup.seats = 2;
  return setup;
}

/// The own seat is to play; the other one has no card.
State state_with(CardSet own) {
  State state;
  state.phase = Phase::kPlay;
  state.turn = kOwn;
  state.hands[0] = own;
  state.gone = kAllCards - own;
  return state;
}

Thought<Sevens> think_of(const Setup& setup, const State& state, std::int64_t work) {
  Match<Sevens> match(setup, state);
  Deliberation<Sevens> deliberation;
  Budget budget({.iterations = work});
  Rng rng(1);
  return deliberation.think({setup, match.knowledge(kOwn), kOwn}, budget, rng);
}

TEST(SevensDeliberation, EndsAGameThatIsWon) {
  const auto setup = two_seats();
  const Card last = Card::of(Type::kWonders, 1);
  State state = state_with({Card::of(Type::kGods, 7), Card::of(Type::kGods, 6), last});
  for (int value = 2; value <= kValues; ++value) {
    state.columns.push(Type::kWonders, Card::of(Type::kWonders, value));
    state.gone.remove(Card::of(Type::kWonders, value));
  }
  const Thought<Sevens> thought = think_of(setup, state, 100);
  EXPECT_EQ(thought.move, Move::play(last, Type::kWonders));
  for (const auto& option : thought.options) {
    if (option.move == thought.move) {
      EXPECT_EQ(option.value, 1);
    }
  }
}

TEST(SevensDeliberation, TriesAllMovesEquallyOften) {
  const auto setup = two_seats();
  const Thought<Sevens> thought = think_of(
      setup, state_with({Card::of(Type::kAges, 1), Card::of(Type::kGods, 6), Card::of(Type::kSeas, 2)}), 300);
  ASSERT_EQ(thought.options.size(), 3U);
  for (const auto& option : thought.options) {
    EXPECT_EQ(option.visits, 100);
    EXPECT_GT(option.value, 0);
    EXPECT_LE(option.value, 1);
  }
  EXPECT_EQ(thought.work, 300);
}

/// About to call, with these cards unseen.
Thought<Sevens> call_with(CardSet unseen, std::optional<Card> top = {}) {
  const auto setup = two_seats();
  State state = state_with({Card::of(Type::kGods, 7)});
  state.phase = Phase::kCall;
  Match<Sevens> match(setup, state);
  Knowledge knowledge = match.knowledge(kOwn);
  knowledge.view.gone = kAllCards - unseen - state.hands[0];
  knowledge.view.deck.size = unseen.size();
  knowledge.known_deck[0] = top;
  Budget budget({.iterations = 140});
  Rng rng(1);
  return Deliberation<Sevens>().think({setup, knowledge, kOwn}, budget, rng);
}

TEST(SevensDeliberation, CallsWhatHitsMostOften) {
  const Thought<Sevens> thought = call_with(
      {Card::of(Type::kAges, 4), Card::of(Type::kSins, 4), Card::of(Type::kColors, 7)});
  EXPECT_EQ(thought.move, Move::call(Call::number(4)));
  for (const auto& option : thought.options) {
    EXPECT_GE(option.value, 0);
    EXPECT_LE(option.value, 1);
  }
}

TEST(SevensDeliberation, CallsTheTopCardThatWasSeen) {
  const Card top = Card::of(Type::kColors, 7);
  EXPECT_EQ(call_with({Card::of(Type::kAges, 4), Card::of(Type::kSins, 4), top}, top).move,
            Move::call(Call::number(7)));
}

TEST(SevensTurn, ChoosesTheCallThatHitsMost) {
  const CardSet possible = {Card::of(Type::kAges, 4), Card::of(Type::kSins, 4), Card::of(Type::kColors, 7)};
  EXPECT_EQ(best_call(two_seats(), possible).index(), Call::number(4).index());
}

TEST(SevensTurn, IsWorthTheWinWhenTheGameIsOver) {
  const auto setup = two_seats();
  State state = state_with({Card::of(Type::kGods, 7)});
  state.phase = Phase::kOver;
  Rng rng(1);
  EXPECT_EQ(share_at_end_of_turn(Judge::learned(), setup, state, kOwn, rng), 1);
  EXPECT_EQ(share_at_end_of_turn(Judge::learned(), setup, state, Seat::from_index(1), rng), 0);
}

}  // namespace
}  // namespace septem
