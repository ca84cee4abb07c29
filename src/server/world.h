// What the hub asks of the world around it: clients, an event log (event_log.h), a thinker, the system. Nothing of it may call the hub
// back at once.
#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "core/seat.h"
#include "engine/question.h"
#include "server/event_log.h"

namespace septem::server {

using ClientId = std::uint64_t;

/// A moment of a clock finer than the server's own time.
using Stamp = std::chrono::steady_clock::time_point;

/// Whoever is connected.
class Clients {
 public:
  virtual ~Clients() = default;
  virtual void send(ClientId client, std::string text) = 0;
  virtual void drop(ClientId client, std::string_view why) = 0;
  /// When the command that the hub works on came in, and that its answer leaves now: for whoever measures.
  virtual Stamp stamp() { return {}; }
  virtual void answered(Stamp /*asked*/) {}
};

/// Which decision a bot is asked for.
struct BotTurn {
  std::string table;
  Seat seat;
  std::uint64_t turn = 0;  ///< see `Table::turn`
  friend bool operator==(const BotTurn&, const BotTurn&) = default;
};

/// A decision asked of a bot; to be answered with `Hub::bot_answered` from the hub's own thread.
struct BotTask {
  BotTurn turn;
  BotQuestion question;
};

/// Where bots think.
class Thinker {
 public:
  virtual ~Thinker() = default;
  virtual void think(BotTask task) = 0;
  /// Nobody wants the answer any more.
  virtual void stop_thinking(const BotTurn& turn) = 0;
};

class System {
 public:
  virtual ~System() = default;
  /// Randomness that nobody can guess.
  virtual Seed entropy() = 0;
  virtual std::int64_t wall_clock() = 0;
  /// A line for the log.
  virtual void note(const boost::json::object& line) = 0;
};

struct World {
  Clients& clients;
  EventLog& log;
  Thinker& thinker;
  System& system;
};

}  // namespace septem::server
