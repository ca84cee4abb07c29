// A command is answered at once, or by work that takes longer than a moment.
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "server/hub/envelope.h"

namespace septem::server {

struct Client;
struct House;
class Job;

/// An answer, or the work that leads to it.
using Called = std::variant<Answer, std::unique_ptr<Job>>;

class Job {
 public:
  /// So many events, or steps of a record, are played again at most in one turn.
  static constexpr int kEventsPerTurn = 20;

  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;
  /// Plays at most `kEventsPerTurn` events or steps again. Nothing: there is more to do, or a table of the archive is waited for.
  virtual std::optional<Called> work(House& house, Client& client) = 0;
};

}  // namespace septem::server
