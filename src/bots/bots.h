// Every bot by name. A new bot is a line in each list. Who makes one includes the game's part of it (bots/greedy/seas.h).
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "bots/greedy/greedy.h"
#include "bots/random/random.h"

namespace septem {

inline constexpr std::array<std::string_view, 2> kBotNames = {"random", "greedy"};

/// Nothing when there is no bot of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "greedy") return std::make_unique<GreedyBot<G>>();
  return nullptr;
}

}  // namespace septem
