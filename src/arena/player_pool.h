// Players for the seats of many games at a time.
#pragma once

#include <boost/json/serialize.hpp>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "arena/bot_player.h"
#include "arena/cheat.h"
#include "arena/contest.h"
#include "arena/exec/exec_player.h"
#include "bots/bots.h"

namespace septem {

template <Notated G>
std::unique_ptr<Player<G>> make_player(const BotSpec& spec, const ContestOrder& order) {
  if (spec.kind == BotSpec::Kind::kRegistry)
    return std::make_unique<BotPlayer<G>>(make_bot<G>(spec.order.name), spec.order.limits);
  if (spec.kind == BotSpec::Kind::kCheat) return std::make_unique<CheatPlayer<G>>(spec.order.limits);
  return std::make_unique<ExecPlayer<G>>(spec.command, boost::json::serialize(options_json(order.options)),
                                         order.exec_ms);
}

/// Thread-safe.
template <Notated G>
class PlayerPool {
 public:
  explicit PlayerPool(const ContestOrder& order) : order_(order), waiting_(order.bots.size()) {}

  std::unique_ptr<Player<G>> take(std::size_t bot) {
    {
      const std::lock_guard lock(mutex_);
      if (auto& waiting = waiting_[bot]; !waiting.empty()) {
        auto player = std::move(waiting.back());
        waiting.pop_back();
        return player;
      }
    }
    return make_player<G>(order_.bots[bot], order_);
  }

  /// Those who can play again wait for the next game.
  void give_back(std::size_t bot, std::unique_ptr<Player<G>> player) {
    if (!player->is_reusable()) return;
    const std::lock_guard lock(mutex_);
    waiting_[bot].push_back(std::move(player));
  }

 private:
  const ContestOrder& order_;
  std::mutex mutex_;
  std::vector<std::vector<std::unique_ptr<Player<G>>>> waiting_;
};

}  // namespace septem
