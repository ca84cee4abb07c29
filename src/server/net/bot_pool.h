// Threads on which bots think, so that nobody's move waits for them, and nobody waits for them when the server stops.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/limits.h"
#include "server/hub.h"

namespace septem::server {

/// How the bots get on.
struct BotFigures {
  std::size_t waiting = 0;     ///< questions that wait for a thread
  std::uint64_t thoughts = 0;  ///< questions answered
  std::uint64_t cut = 0;       ///< of them, those for which there was not enough time (levels.h)
  double seconds = 0;          ///< that they took
};

class BotPool {
 public:
  /// Thinks until it is done or told to stop. The action.
  using Think = std::function<std::string(const BotQuestion& question, const StopToken& stop)>;
  /// Called on the pool's threads, one at a time; never for a question that was called off, and never once the pool is gone.
  using Answer = std::function<void(const BotTurn& turn, std::string action)>;

  BotPool(unsigned threads, Think think, Answer answer);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  /// Waits for nobody: what waits is forgotten, who thinks is told to stop and left alone. What the threads need is theirs as long as
  /// they run.
  ~BotPool();

  /// Tables take turns: one with many bots does not make the others wait.
  void add(BotTask task);
  /// The answer is not wanted any more.
  void call_off(const BotTurn& turn);
  BotFigures figures() const;

 private:
  struct Shared;
  static void work(const std::shared_ptr<Shared>& shared);

  std::shared_ptr<Shared> shared_;
};

/// What a server's bots do: the question is the hub's own, so that nothing can be wrong with it. No action when it is stopped before the
/// bot was asked.
std::string decide(const BotQuestion& question, const StopToken& stop);

}  // namespace septem::server
