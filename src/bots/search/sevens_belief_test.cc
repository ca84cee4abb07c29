#include "bots/search/sevens_belief.h"

#include <gtest/gtest.h>

#include "bots/search/sevens_games_test.h"
#include "bots/search/sevens_worth.h"

namespace septem {
namespace {

using namespace sevens;

/// Calls `visit(match, seat)` for every seat, too.
template <class Visit>
void for_every_seat(int games, Visit visit) {
  at_every_moment(games, [&](Match<Sevens>& match) {
    for (const Seat seat : SeatSet::first_n(match.setup().seats)) visit(match, seat);
  });
}

TEST(SevensBelief, AgreesWithAllThatIsKnown) {
  Rng rng(2);
  int known_places = 0;
  for_every_seat(60, [&](Match<Sevens>& match, Seat seat) {
    const Knowledge& knowledge = match.knowledge(seat);
    const State world = believed_world(match.setup(), knowledge, rng);
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
  for_every_seat(20, [&](Match<Sevens>& match, Seat seat) {
    const Seat other = seat.clockwise(match.setup().seats);
    const auto worth_of_other = [&](const State& world) {
      return QuickWorth(match.setup().square, world.wild, world.disabled()).of(world.hand(other));
    };
    believed += worth_of_other(believed_world(match.setup(), match.knowledge(seat), rng));
    shuffled += worth_of_other(sample(match.setup(), match.knowledge(seat), rng));
  });
  EXPECT_GT(believed, 1.2 * shuffled);
}

}  // namespace
}  // namespace septem
