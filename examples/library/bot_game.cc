// A game of 7 Seas between two bots, with nothing but the installed library.
#include <cstdio>

#include "bots/bots.h"
#include "bots/greedy/seas.h"
#include "games/seas/seas.h"
#include "play/match.h"

using septem::seas::Seas;

int main() {
  Seas::Setup setup;
  setup.seats = 2;
  septem::Match<Seas> match(setup, septem::Seed::from_number(7));
  const auto greedy = septem::make_bot<Seas>("greedy");
  const auto search = septem::make_bot<Seas>("search");
  septem::Limits limits;
  limits.iterations = 200;
  septem::Rng rng(1);
  while (!match.is_over()) {
    const septem::Seat seat = match.to_act().first();
    auto& bot = seat.index() == 0 ? *greedy : *search;
    match.take(seat, bot.think({setup, match.knowledge(seat), seat}, limits, rng).move);
  }
  const septem::Returns returns = Seas::returns(setup, match.state());
  std::printf("greedy: %d points, search: %d points\n", returns[0].points, returns[1].points);
  return 0;
}
