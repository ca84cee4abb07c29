// What a seat can know, and the states sampled from it.
#include "games/seize/knowledge.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

/// How often `count(sample)` is true among samples of what a seat knows.
template <class Count>
int frequency(const TestTable& table, std::string_view who, int samples, Count count) {
  Rng rng(7);
  int hits = 0;
  for (int i = 0; i < samples; ++i) hits += count(table.sampled(who, rng)) ? 1 : 0;
  return hits;
}

void expect_agreement(const TestTable& table) {
  Rng rng(5);
  for (const Seat seat : table.setup().all_seats()) {
    for (int i = 0; i < 20; ++i) {
      const State state = table.sampled(name_of(seat), rng);
      ASSERT_TRUE(is_sound(table.setup(), state));
      ASSERT_EQ(view(table.setup(), state, seat), table.view(name_of(seat)));
    }
  }
}

TEST(SeizeKnowledge, ASampleLooksTheSameInEveryPhaseOfALongGame) {
  for (int seats = 2; seats <= 7; ++seats) {
    Rng rng(static_cast<std::uint64_t>(seats));
    TestTable table{dominoes(seats)};
    while (table.state().phase != Phase::kOver) {
      expect_agreement(table);
      if (table.state().is_chance_due()) {
        table.give(draw(table.setup(), table.state(), rng));
      } else {
        const std::string who = name_of(table.state().to_act.set().first());
        const Texts moves = table.legal(who);
        table.act(who, *std::next(moves.begin(), rng.below(static_cast<std::uint32_t>(moves.size()))));
      }
    }
  }
}

TEST(SeizeKnowledge, EveryUnseenCardIsEquallyLikelyInEveryHand) {
  const TestTable table(kThree, kThreeHands);
  // p0 has not seen 49 cards: one of p1's three is the ace of clubs with probability 3/49.
  const int hits = frequency(table, "p0", 49'000, [](const State& state) { return state.hands[1].has(card("AC")); });
  EXPECT_NEAR(hits, 3'000, 270);
  const int top = frequency(table, "p0", 49'000,
                            [](const State& state) { return state.piles.deck()[0] == card("8H"); });
  EXPECT_NEAR(top, 1'000, 160);
}

TEST(SeizeKnowledge, OwnCardsAndPlayedCardsAreCertain) {
  TestTable table(kThree, kThreeHands);
  table.squabble("9S 8H 7D");
  const int hits = frequency(table, "p0", 200, [](const State& state) {
    return state.hands[0] == cards("2S 10S") && !state.hands[1].has_any(cards("9S 8H 7D")) &&
           names(state.piles.discards()) == "9S 8H 7D";
  });
  EXPECT_EQ(hits, 200);
}

TEST(SeizeKnowledge, AFaceDownCardOfSomebodyElseIsAnyOfTheirs) {
  TestTable table(kThree, kThreeHands);
  table.act("p1", "squabble 8H");
  const int hits = frequency(table, "p0", 49'000, [](const State& state) { return state.laid[1] == card("8H"); });
  EXPECT_NEAR(hits, 1'000, 160);
  const int own = frequency(table, "p1", 100, [](const State& state) { return state.laid[1] == card("8H"); });
  EXPECT_EQ(own, 100);
}

TEST(SeizeKnowledge, TheInterlopersCardIsKnownToTheNonCaptainOnly) {
  TestTable table(dominoes(2), Deal{.hands = {"10S 5S 2S", "2H 4H 3H"}, .then = "QH"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1 2:2");
  const auto is_queen = [](const State& state) { return state.laid.back() == card("QH"); };
  EXPECT_EQ(frequency(table, "p1", 100, is_queen), 100);
  // p0 has not seen 48 cards.
  EXPECT_NEAR(frequency(table, "p0", 48'000, is_queen), 1'000, 160);
}

/// Seven seats after the first reshuffle, in the middle of round 4.
TestTable after_reshuffle() {
  TestTable table(dominoes(7), Deal{});
  for (int round = 1; round <= 3; ++round) table.easy_round();
  Rng rng(3);
  table.give(draw(table.setup(), table.state(), rng));
  return table;
}

TEST(SeizeKnowledge, AfterAReshuffleTheDeckHoldsNothingButFormerDiscards) {
  TestTable table(dominoes(7), Deal{});
  for (int round = 1; round <= 3; ++round) table.easy_round();
  const CardSet discarded = table.state().piles.discarded();
  const std::array<CardSet, kMaxSeats> before = table.state().hands;
  Rng rng(3);
  table.give(draw(table.setup(), table.state(), rng));
  for (int i = 0; i < 500; ++i) {
    const State state = table.sampled("p0", rng);
    for (const Card card : state.piles.deck()) ASSERT_TRUE(discarded.has(card));
    for (std::size_t seat = 1; seat < kMaxSeats; ++seat) {
      // Who held how many cards at the reshuffle was seen by everyone.
      ASSERT_EQ((state.hands[seat] - discarded).size(), before[seat].size());
    }
  }
}

TEST(SeizeKnowledge, AKeptCardStaysOlderThanTheReshuffle) {
  TestTable table = after_reshuffle();
  const Shuffled old = table.knowledge("p0").decks[0];
  EXPECT_EQ(table.knowledge("p0").decks.size(), 2U);
  // p1 drew one card before the reshuffle and kept one; p2 to p6 kept one each.
  EXPECT_EQ(old.held, (std::array<std::uint8_t, kMaxSeats>{0, 2, 1, 1, 1, 1, 1}));
  // A card of the older deck that p0 has not seen is with p1 with probability 2/7.
  const CardSet hidden = old.cards - table.state().hands[0];
  EXPECT_EQ(hidden.size(), 7);
  const int hits = frequency(table, "p0", 7'000,
                             [&](const State& state) { return state.hands[1].has(hidden.first()); });
  EXPECT_NEAR(hits, 2'000, 200);
}

TEST(SeizeKnowledge, APlayedOldCardIsOldNoMore) {
  TestTable table = after_reshuffle();
  const CardSet old = table.knowledge("p0").decks[0].cards;
  const CardSet held = table.state().hands[2] & old;
  ASSERT_EQ(held.size(), 1);
  for (int i = 0; i < 7; ++i) {
    const CardSet hand = table.state().hands[static_cast<std::size_t>(i)];
    const Card laid = i == 2 ? held.first() : (hand - old).is_empty() ? hand.first() : (hand - old).first();
    table.act("p" + std::to_string(i), "squabble " + std::string(card_name(laid)));
  }
  EXPECT_EQ(table.knowledge("p0").decks[0].held[2], 0);
  EXPECT_EQ(table.knowledge("p0").decks[1].held[2], 2);
}

TEST(SeizeKnowledge, ThereAreNeverMoreThanThreeDecks) {
  for (int seats = 2; seats <= 7; ++seats) {
    TestTable table(dominoes(seats), Deal{});
    Rng rng(1);
    while (table.state().phase < Phase::kUnload) {
      table.easy_round();
      if (table.due() == "reshuffle") table.give(draw(table.setup(), table.state(), rng));
    }
    EXPECT_EQ(table.knowledge("p0").decks.size(), seats <= 3 ? 1U : seats <= 5 ? 2U : 3U) << seats;
  }
}

TEST(SeizeKnowledge, TheRestOfTheBagAndTheTilesLeftOutAreUnknown) {
  TestTable table(kThree, kThreeHands);
  table.easy_round();
  const Piece hidden = piece(dominoes9(), "9:9");
  ASSERT_EQ(table.view("p0").bag.size, 42);
  // 48 tiles have not been seen, and 42 of them are in the bag.
  const int hits = frequency(table, "p0", 4'800, [&](const State& state) {
    return std::find(state.bag.begin() + 7, state.bag.end(), hidden) != state.bag.end();
  });
  EXPECT_NEAR(hits, 4'200, 120);
  const int next = frequency(table, "p0", 48'000, [&](const State& state) { return state.bag[7] == hidden; });
  EXPECT_NEAR(next, 1'000, 160);
}

TEST(SeizeKnowledge, WeightsAreUniformInsideTheirRangeBeforeTheWeighing) {
  const Variant setup{.seats = 2};
  TestTable table(setup);
  Rng rng(9);
  table.give(draw(setup, table.state(), rng));
  table.give(draw(setup, table.state(), rng));
  const Piece button = piece(treasure(), "ebony-button");
  const int values = treasure().high(button) - treasure().low(button) + 1;
  std::map<int, int> seen;
  for (int i = 0; i < 1'000 * values; ++i) ++seen[Weights(table.sampled("p0", rng)).of(button)];
  ASSERT_EQ(static_cast<int>(seen.size()), values);
  for (const auto& [weight, count] : seen) EXPECT_NEAR(count, 1'000, 160) << weight;
}

TEST(SeizeKnowledge, AtTheWeighingTheWeightsAreCertain) {
  Booty booty;
  for (int i = 0; i < Booty::kMinPieces; ++i) booty.add("p" + std::to_string(i), 1, 3);
  const Variant setup{.seats = 3, .booty = booty};
  State state = before_weighing(setup, {"p1 p2", "p3 p4"});
  for (std::size_t i = 0; i < state.weights.size(); ++i) state.weights[i] = static_cast<Weight>(2 + i % 2);
  begin_weighing(setup, state);
  ASSERT_EQ(state.phase, Phase::kUnload);  // p1 + p2 and p3 + p4 weigh 5
  Knowledge knowledge = know(setup, view(setup, begin(setup), seat("p1")));
  // As far as cards go, everything but the hands was seen.
  knowledge.decks.push_back({kAllCards, {1, 0, 1}});
  knowledge.view = view(setup, state, seat("p1"));
  Rng rng(2);
  for (int i = 0; i < 100; ++i) {
    const State sampled = sample(setup, knowledge, rng);
    ASSERT_TRUE(is_sound(setup, sampled));
    for (const Piece piece : booty.all()) ASSERT_EQ(Weights(sampled).of(piece), Weights(state).of(piece));
  }
}

TEST(SeizeKnowledge, AHiddenUnloadingIsAnyPieceOfThatPan) {
  const Variant setup{.seats = 2, .booty = made_booty({{"a", 1}, {"b", 1}, {"c", 1}, {"d", 1}})};
  State state = at_weighing(setup, {"a b", "c d"});
  apply(setup, state, seat("p0"), Move::unload(piece(setup.booty, "a")));
  const auto sampled_choices = [&](std::string_view who) {
    Knowledge knowledge = know(setup, view(setup, begin(setup), seat(who)));
    knowledge.decks.push_back({kAllCards, {}});
    knowledge.decks[0].held[static_cast<std::size_t>(1 - seat(who).index())] = 1;
    knowledge.view = view(setup, state, seat(who));
    std::set<std::string> choices;
    Rng rng(4);
    for (int i = 0; i < 100; ++i) {
      choices.emplace(setup.booty.id(sample(setup, knowledge, rng).unloaded[0]));
    }
    return choices;
  };
  EXPECT_EQ(sampled_choices("p1"), (std::set<std::string>{"a", "b"}));
  EXPECT_EQ(sampled_choices("p0"), (std::set<std::string>{"a"}));
}

}  // namespace
}  // namespace septem::seize
