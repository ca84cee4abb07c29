// Every bot by name. A new bot is a line in each list. Who makes one includes the game's part of it (bots/greedy/seas.h).
//
// `random`, `greedy`, `flat` and `textbook` are baselines: strength is measured against them, so they never change. (greedy/greedy.h, its ratings and the
// tree search of bots/tree are theirs.) What should play better gets a name of its own. `easy` to `master` are the levels for people, which may get better.
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "bots/flat/flat.h"
#include "bots/greedy/greedy.h"
#include "bots/levels/careless.h"
#include "bots/levels/steady.h"
#include "bots/levels/strengths.h"
#include "bots/random/random.h"
#include "bots/search/search.h"
#include "bots/textbook/textbook.h"

namespace septem {

#ifdef __wasm__  // the page's module is downloaded: it leaves out those whom nobody plays with
inline constexpr bool kHasMeasuringBots = false;
inline constexpr std::array<std::string_view, 7> kBotNames = {"random", "greedy", "search", "easy",
                                                              "medium", "hard",   "master"};
#else
inline constexpr bool kHasMeasuringBots = true;
inline constexpr std::array<std::string_view, 9> kBotNames = {"random", "greedy", "flat", "textbook", "search",
                                                              "easy",   "medium", "hard", "master"};
#endif

/// Nothing when there is no bot of this name.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot<G>>();
  if (name == "greedy") return std::make_unique<GreedyBot<G>>();
  if constexpr (kHasMeasuringBots) {
    if (name == "flat") return std::make_unique<FlatBot<G>>();
    if (name == "textbook") return std::make_unique<TextbookBot<G>>();
  }
  if (name == "search") return std::make_unique<SearchBot<G>>();
  constexpr Strengths strengths = kStrengths<G>;
  if (name == "easy") return std::make_unique<CarelessBot<G>>(strengths.easy_sees);
  if (name == "medium") return std::make_unique<CarelessBot<G>>(strengths.medium_sees);
  if (name == "hard") return std::make_unique<SteadyBot<G>>(strengths.hard_work);
  if (name == "master") return std::make_unique<SteadyBot<G>>(strengths.master_work);
  return nullptr;
}

}  // namespace septem
