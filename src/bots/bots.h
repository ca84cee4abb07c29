// Every bot by name.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "bots/bot.h"
#include "bots/greedy/greedy.h"
#include "bots/greedy/seas.h"
#include "bots/greedy/seize.h"
#include "bots/greedy/sevens.h"
#include "bots/random/random.h"

namespace septem {

inline constexpr std::array<std::string_view, 2> kBotNames = {"random", "greedy"};

/// What the bot of this name would do; nothing when there is no such bot. The seat must be to act.
template <Game G>
std::optional<typename G::Move> choose(const BotOrder& order, const typename G::Setup& setup,
                                       const typename G::Knowledge& knowledge, Seat seat, Rng& rng) {
  if (order.name == "random") return RandomBot<G>::choose(setup, knowledge, seat, rng);
  if (order.name == "greedy") return GreedyBot<G>::choose(setup, knowledge, seat, rng);
  return std::nullopt;
}

}  // namespace septem
