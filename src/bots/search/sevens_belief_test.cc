#include "bots/search/sevens_belief.h"

#include <gtest/gtest.h>

#include "bots/search/sevens_hopes.h"
#include "play/random_match.h"

namespace septem {
namespace {

using namespace sevens;

/// Calls `visit(match, seat)` for every seat at every moment of some random games in which something is hidden.
template <class Visit>
void at_every_moment(int games, Visit visit) {
  Rng rng(1);
  for (int i = 0; i < games; ++i) {
    Setup setup;
    setup.seats = kMinSeats + i % (kMaxSeats - kMinSeats + 1);
    Match<Sevens> match(setup, Seed::from_number(static_cast<std::uint64_t>(i)));
    for (; !match.is_over(); random_step(match, rng)) {
      for (const Seat seat : SeatSet::first_n(setup.seats)) visit(match, seat);
    }
  }
}

TEST(SevensBelief, AgreesWithAllThatIsKnown) {
  Rng rng(2);
  int known_places = 0;
  at_every_moment(60, [&](Match<Sevens>& match, Seat seat) {
    const Knowledge& knowledge = match.knowledge(seat);
    const State world = Belief<Sevens>::world(match.setup(), knowledge, rng);
    ASSERT_TRUE(is_sound(match.setup(), world));
    ASSERT_EQ(view(match.setup(), world, seat), knowledge.view);
    for (std::size_t i = 0; i < kMaxSeats; ++i) ASSERT_EQ(knowledge.known[i] - world.hands[i], CardSet{});
    for (int i = 0; i < Look::kMost; ++i) {
      const auto& card = knowledge.known_deck[static_cast<std::size_t>(i)];
      if (!card) continue;
      ASSERT_EQ(world.deck_at(i), *card);
      ++known_places;
    }
  });
  EXPECT_GT(known_places, 100);
}

TEST(SevensBelief, ThinksThatTheOthersKeepWhatIsWorthMuch) {
  Rng rng(3);
  double believed = 0;
  double shuffled = 0;
  at_every_moment(20, [&](Match<Sevens>& match, Seat seat) {
    const Seat other = seat.clockwise(match.setup().seats);
    const auto worth_of_other = [&](const State& world) {
      return QuickWorth(match.setup().square, world.wild, world.disabled()).of(world.hand(other));
    };
    believed += worth_of_other(Belief<Sevens>::world(match.setup(), match.knowledge(seat), rng));
    shuffled += worth_of_other(sample(match.setup(), match.knowledge(seat), rng));
  });
  EXPECT_GT(believed, 1.2 * shuffled);
}

}  // namespace
}  // namespace septem
