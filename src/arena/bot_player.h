// Bots at a seat of the arena.
#pragma once

#include <memory>
#include <utility>

#include "arena/player.h"

namespace septem {

/// A bot of the registry: it is given what its seat knows, as everywhere. Its move is judged like that of a program.
template <Notated G>
class BotPlayer final : public Player<G> {
 public:
  BotPlayer(std::unique_ptr<Bot<G>> bot, Limits limits) : bot_(std::move(bot)), limits_(std::move(limits)) {}

  bool is_knowing() const override { return bot_->is_knowing(); }
  void begin(const typename G::Setup&, Seat, const StopToken& stop) override { limits_.stop = stop; }
  Result<Thought<G>, std::string> decide(const Question<G>& question) override {
    Thought<G> thought = bot_->think({question.setup, question.knowledge, question.seat, &question.moves}, limits_,
                                     question.rng);
    const auto objection = G::why_illegal(question.setup, question.state, question.seat, thought.move);
    if (objection) return failure(illegal_answer<G>(Notation<G>::move(question.setup, thought.move), objection));
    return thought;
  }

 private:
  std::unique_ptr<Bot<G>> bot_;
  Limits limits_;
};

}  // namespace septem
