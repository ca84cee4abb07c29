// Bots at a seat of the arena.
#pragma once

#include <memory>
#include <utility>

#include "arena/player.h"

namespace septem {

/// A bot of the registry: it is given what its seat knows, as everywhere.
template <Game G>
class BotPlayer final : public Player<G> {
 public:
  BotPlayer(std::unique_ptr<Bot<G>> bot, Limits limits) : bot_(std::move(bot)), limits_(std::move(limits)) {}

  bool is_knowing() const override { return bot_->is_knowing(); }
  void begin(const typename G::Setup&, Seat, const StopToken& stop) override { limits_.stop = stop; }
  Result<Thought<G>, std::string> decide(const Question<G>& question) override {
    return bot_->think({question.setup, question.knowledge, question.seat, &question.moves}, limits_, question.rng);
  }

 private:
  std::unique_ptr<Bot<G>> bot_;
  Limits limits_;
};

}  // namespace septem
