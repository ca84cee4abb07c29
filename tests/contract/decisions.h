// Problems for bots, out of random games.
#pragma once

#include "bots/bots.h"
#include "play/random_match.h"
#include "tests/contract/variants.h"

namespace septem {

/// A random game of this variant, stopped at one of its decisions.
template <Game G>
Match<G> at_any_decision(const typename G::Setup& setup, Rng& rng) {
  constexpr std::uint32_t kLongest = 120;
  Match<G> match(setup, Seed::from_number(rng.next()));
  for (std::uint32_t left = rng.below(kLongest); left > 0 && !match.is_over(); --left) random_step(match, rng);
  if (match.is_over()) match.take_back();
  return match;
}

/// Calls `ask(bot, problem, state, rng)` at about `count` decisions in all variants, each for the next of the bots.
template <Notated G, class Ask>
void at_decisions(int count, Ask ask) {
  std::size_t asked = 0;
  for_games<G>(count, [&](const Variant<G>& variant, Rng& rng) {
    Match<G> match = at_any_decision<G>(variant.setup, rng);
    const Seat seat = random_seat(match.to_act(), rng);
    const auto bot = make_bot<G>(kBotNames[asked++ % kBotNames.size()]);
    ask(*bot, Problem<G>{match.setup(), match.knowledge(seat), seat}, match.state(), rng);
  });
}

}  // namespace septem
