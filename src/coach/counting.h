// Where the cards may be that a seat does not see: what perfect memory and counting tell, and nothing else.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/thinking.h"
#include "notation/text.h"

namespace septem {

/// A place (`p1`: that hand, `chest p0`, `harbour`, `aside`, `deck`) and how likely the card is there.
using Whereabouts = std::vector<std::pair<std::string, double>>;

/// `places(state, visit)` calls `visit(card, place)` for every card that somebody may not see.
template <Game G>
struct HiddenPlaces {
  template <class Visit>
  static void visit(const typename G::Setup&, const typename G::State&, Visit) {}
};

/// Of each card by its index, without those in the seat's own hand. Counted over worlds as a search believes in them: who did not capture the king
/// hardly holds what captures him.
template <Game G>
std::map<int, Whereabouts> whereabouts(const Problem<G>& problem, Rng& rng) {
  constexpr int kWorlds = 1'000;
  std::map<int, std::map<std::string, int>> counts;
  Worlds<G> worlds(problem, rng);
  const std::string own = seat_name(problem.seat);
  for (int i = 0; i < kWorlds; ++i) {
    HiddenPlaces<G>::visit(problem.setup, worlds.next(rng), [&](const auto card, const std::string& place) {
      if (place != own) ++counts[card.index()][place];
    });
  }
  std::map<int, Whereabouts> all;
  for (const auto& [card, places] : counts) {
    for (const auto& [place, count] : places) all[card].emplace_back(place, static_cast<double>(count) / kWorlds);
  }
  return all;
}

}  // namespace septem
