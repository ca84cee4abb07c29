// What seats of Seven7s know (C18), against a second way to work it out: marks on the true cards, which stay while a card lies in the
// deck or comes from there into a hand, and go when it leaves a hand or somebody else may have moved it.
#include <gtest/gtest.h>

#include <array>

#include "games/sevens/sevens.h"
#include "tests/scale.h"

namespace septem::sevens {
namespace {

/// The cards whose place one seat knows.
class Marks {
 public:
  explicit Marks(Seat viewer) : viewer_(viewer) {}

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

class Game {
 public:
  explicit Game(int seats) : setup_{.seats = seats, .first = {}}, state_(begin(setup_)) {
    for (int i = 0; i < seats; ++i) {
      const Seat seat = Seat::from_index(i);
      knowledge_.push_back(know(setup_, view(setup_, state_, seat)));
      marks_.emplace_back(seat);
    }
  }
  bool is_over() const { return state_.phase == Phase::kOver; }

  void random_step(Rng& rng) {
    if (state_.is_chance_due()) return take(draw(setup_, state_, rng));
    MoveList moves;
    legal_moves(setup_, state_, state_.turn, moves);
    const Seat seat = state_.turn;
    take(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }

 private:
  void mark(Marks& marks, const State& before, Seat, Move move) { marks.see(before, move); }
  void mark(Marks& marks, const State& before, const Outcome& outcome) { marks.see(before, outcome); }

  template <class... Step>
  void take(const Step&... step) {
    const State before = state_;
    apply(setup_, state_, step...);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      const Seat seat = Seat::from_index(static_cast<int>(i));
      learn(setup_, knowledge_[i], sight(setup_, before, step..., seat), view(setup_, state_, seat));
      mark(marks_[i], before, step...);
      marks_[i].expect(state_, knowledge_[i]);
    }
  }

  sevens::Setup setup_;
  State state_;
  std::vector<Knowledge> knowledge_;
  std::vector<Marks> marks_;
};

TEST(SevensMemory, AgreesWithMarksOnTheTrueCardsAtEveryStep) {
  for (int i = 0; i < scaled(6'000); ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    Game game(kMinSeats + i % 3);
    while (!game.is_over() && !testing::Test::HasFailure()) game.random_step(rng);
    ASSERT_FALSE(testing::Test::HasFailure()) << "game " << i;
  }
}

}  // namespace
}  // namespace septem::sevens
