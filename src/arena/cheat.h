// The tree search of the textbook on the true cards: what could be made of perfect knowledge. Only the arena can make it, because a Bot is
// never given a State.
#pragma once

#include <utility>

#include "arena/player.h"
#include "bots/thinking.h"
#include "bots/tree/tree_search.h"

namespace septem {

template <Game G>
class CheatBot {
 public:
  /// As Bot::think, with the truth.
  Thought<G> think(const typename G::Setup& setup, const typename G::State& truth, Seat seat, const Limits& limits,
                   Rng& rng) {
    Budget budget(limits.or_work(kSimulations));
    return search_.think(setup, seat, Horizon<G>(setup, truth), budget, rng, [&] { return truth; });
  }

 private:
  static constexpr std::int64_t kSimulations = 2'000;

  TreeSearch<G> search_;
};

/// The cheat at a seat.
template <Game G>
class CheatPlayer final : public Player<G> {
 public:
  explicit CheatPlayer(Limits limits) : limits_(std::move(limits)) {}

  bool is_knowing() const override { return false; }
  void begin(const typename G::Setup&, Seat, const StopToken& stop) override { limits_.stop = stop; }
  Result<Thought<G>, std::string> decide(const Question<G>& question) override {
    return cheat_.think(question.setup, question.state, question.seat, limits_, question.rng);
  }

 private:
  CheatBot<G> cheat_;
  Limits limits_;
};

}  // namespace septem
