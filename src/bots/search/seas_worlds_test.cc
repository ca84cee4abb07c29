#include "bots/search/seas_worlds.h"

#include <gtest/gtest.h>

#include <array>

#include "bots/search/seas.h"
#include "play/random_match.h"

namespace septem {
namespace {

using namespace seas;
using Variant = seas::Setup;  // gtest has a Setup of its own

const Card kLies = Card::of(Type::kGold, 4);
const Card kTakes = Card::of(Type::kRum, 4);
const Card kPlayed = Card::of(Type::kCurse, 2);

Variant setup_of(int seats, Teams teams = Teams::kNone) {
  Variant setup;
  setup.seats = seats;
  setup.teams = teams;
  return setup;
}

/// Calls `visit(match, seat)` for who is to decide at every moment of some games.
template <class Visit>
void at_every_decision(const Variant& setup, int games, Visit visit) {
  Rng rng(1);
  for (int i = 0; i < games; ++i) {
    Match<Seas> match(setup, Seed::from_number(static_cast<std::uint64_t>(i)));
    for (; !match.is_over(); random_step(match, rng)) {
      if (!match.to_act().is_empty()) visit(match, match.to_act().first());
    }
  }
}

TEST(SeasWorlds, AgreeWithAllThatIsKnown) {
  for (const Variant& setup : {setup_of(2), setup_of(3), setup_of(4), setup_of(4, Teams::kUltimate)}) {
    Rng rng(2);
    at_every_decision(setup, 3, [&](Match<Seas>& match, Seat seat) {
      const Problem<Seas> problem{match.setup(), match.knowledge(seat), seat};
      Worlds<Seas> worlds(problem, rng);
      for (int i = 0; i < 5; ++i) {
        const State& world = worlds.next(rng);
        ASSERT_TRUE(is_sound(setup, world));
        ASSERT_EQ(view(setup, world, seat), problem.knowledge.view);
      }
    });
  }
}

/// It is p0's turn. p1 has laid down the curse's two on a display with a four, and has some cards left.
Knowledge after_no_capture(const Variant& setup, CardSet own, int left) {
  Knowledge knowledge;
  View& view = knowledge.view;
  view.viewer = Seat::from_index(0);
  view.phase = Phase::kPlay;
  view.turn = Seat::from_index(0);
  view.cycle = 2;
  view.display = {kLies, kPlayed};
  view.hands[0] = {own.size(), own};
  view.hands[1].size = left;
  knowledge.unseen = kAllCards - view.display - own;
  for (int played = setup.hand_size() - left; played > 0; --played) {
    knowledge.plays.push_back({Seat::from_index(1), Move::lay(kPlayed), CardSet::of(kLies)});
  }
  view.harbour.size = knowledge.unseen.size() - left;
  return knowledge;
}

TEST(SeasEvidence, IsAsLikelyAsTheTemptationsSay) {
  const Variant setup = setup_of(2);
  const Knowledge knowledge = after_no_capture(setup, {}, 7);
  const Evidence evidence(setup, knowledge, Seat::from_index(1));
  const Card ten = Card::of(Type::kRum, 10);
  const CardSet display = CardSet::of(kLies);
  const float played = temptation(setup, display, Move::lay(kPlayed));
  const float capture = temptation(setup, display, Move::capture(kTakes, display));
  const float lay = temptation(setup, display, Move::lay(ten));
  const auto with_four = evidence.of(CardSet::of(kTakes));
  EXPECT_FLOAT_EQ(with_four[0], played + capture);
  EXPECT_FLOAT_EQ(evidence.ratio(with_four, kTakes, ten), (played + capture) / (played + lay));
  auto exchanged = with_four;
  evidence.exchange(exchanged, kTakes, ten);
  EXPECT_FLOAT_EQ(exchanged[0], evidence.of(CardSet::of(ten))[0]);
}

TEST(SeasEvidence, LooksAtThePlaysFromThePresentHandOnly) {
  const Variant setup = setup_of(2);
  EXPECT_TRUE(Evidence(setup, after_no_capture(setup, {}, 8), Seat::from_index(1)).is_empty());
  Knowledge knowledge = after_no_capture(setup, {}, 6);
  knowledge.view.hands[1].size = 8;
  EXPECT_TRUE(Evidence(setup, knowledge, Seat::from_index(1)).is_empty());
}

/// Two unseen cards and one in the hand: the walk must come as often to each as the plays make it likely.
TEST(SeasWorlds, ComeAsOftenAsThePlaysMakeThemLikely) {
  const Variant setup = setup_of(2);
  Match<Seas> match(setup, Seed::from_number(3));
  Rng rng(4);
  const Seat own = Seat::from_index(0);
  while (match.state().phase != Phase::kPlay || match.state().cycle != 2 || match.state().turn != own ||
         match.state().hand(own.clockwise(2)).size() != 1) {
    random_step(match, rng);
  }
  const Problem<Seas> problem{setup, match.knowledge(own), own};
  const Evidence evidence(setup, problem.knowledge, own.clockwise(2));
  std::array<double, Card::kCount> expected{};
  double sum = 0;
  for (const Card card : problem.knowledge.unseen) {
    sum += expected[static_cast<std::size_t>(card.index())] = evidence.likelihood(CardSet::of(card));
  }
  constexpr int kWorlds = 40'000;
  std::array<int, Card::kCount> seen{};
  Worlds<Seas> worlds(problem, rng);
  for (int i = 0; i < kWorlds; ++i) {
    ++seen[static_cast<std::size_t>(worlds.next(rng).hand(own.clockwise(2)).first().index())];
  }
  EXPECT_GT(problem.knowledge.unseen.size(), 3);
  for (const Card card : problem.knowledge.unseen) {
    const auto at = static_cast<std::size_t>(card.index());
    EXPECT_NEAR(static_cast<double>(seen[at]) / kWorlds, expected[at] / sum, 0.02);
  }
}

}  // namespace
}  // namespace septem
