// What seats of Seven7s know (C18), against a second way to work it out: marks on the true cards, which stay while a card lies in the
// deck or comes from there into a hand, and go when it leaves a hand or somebody else may have moved it.
#include <gtest/gtest.h>

#include <vector>

#include "games/sevens/sevens.h"
#include "play/random_match.h"
#include "tests/scale.h"

namespace septem::sevens {
namespace {

/// The cards whose place one seat knows.
class Marks {
 public:
  explicit Marks(Seat viewer) : viewer_(viewer) {}
  Seat viewer() const { return viewer_; }

  void see(const State& before, Move move) {
    switch (move.kind()) {
      case Move::Kind::kPlay:
        return marked_.remove(move.card());
      case Move::Kind::kTake:
        return marked_.add(before.columns.top(move.column()));
      case Move::Kind::kCall:
        return marked_.remove(before.deck_at(0));
      case Move::Kind::kStack:
        marked_ -= move.stacking().set();
        if (before.turn == viewer_) marked_ |= move.stacking().set() | before.seen;
        return;
      default:
        return;
    }
  }
  void see(const State& before, const Outcome& outcome) {
    if (outcome.kind == Outcome::Kind::kSin) marked_.remove(outcome.cards[0]);
    // With deck cards to stack, the stacking makes the marks.
    const bool is_all = outcome.kind == Outcome::Kind::kWonder && before.look.deck() == 0;
    if (!is_all || before.turn != viewer_) return;
    for (const Card card : outcome.list()) marked_.add(card);
  }

  void expect(const State& state, const Knowledge& knowledge) const {
    for (int i = 0; i < kMaxSeats; ++i) {
      const Seat seat = Seat::from_index(i);
      const CardSet known = seat == viewer_ ? state.hand(seat) : state.hand(seat) & marked_;
      ASSERT_EQ(knowledge.known[static_cast<std::size_t>(i)], known);
    }
    for (int i = 0; i < state.deck_size(); ++i) {
      const bool is_known = i < Look::kMost && knowledge.known_deck[static_cast<std::size_t>(i)].has_value();
      ASSERT_EQ(is_known, marked_.has(state.deck_at(i)));
      if (!is_known) continue;
      ASSERT_EQ(knowledge.known_deck[static_cast<std::size_t>(i)], state.deck_at(i));
    }
  }

 private:
  Seat viewer_;
  CardSet marked_;
};

/// A random game in which each seat's knowledge is held against its marks at every step.
void play(const sevens::Setup& setup, Rng& rng) {
  Match<Sevens> match(setup);
  std::vector<Marks> marks;
  for (int i = 0; i < setup.seats; ++i) marks.emplace_back(Seat::from_index(i));
  while (!match.is_over() && !testing::Test::HasFailure()) {
    random_step(match, rng);
    match.replay_change([&](const State& before, const Step<Sevens>& step, const State&) {
      for (Marks& each : marks) {
        if (step.is_move()) each.see(before, step.move);
        if (!step.is_move()) each.see(before, match.steps().outcome(step));
      }
    });
    for (const Marks& each : marks) each.expect(match.state(), match.knowledge(each.viewer()));
  }
}

TEST(SevensMemory, AgreesWithMarksOnTheTrueCardsAtEveryStep) {
  for (int i = 0; i < scaled(6'000); ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    play({.seats = kMinSeats + i % 3, .first = {}}, rng);
    ASSERT_FALSE(testing::Test::HasFailure()) << "game " << i;
  }
}

}  // namespace
}  // namespace septem::sevens
