// The engine protocol: JSON-RPC 2.0, one message a line, any number of tables (docs/protocol.md).
//
// Every line gets its answer, whatever it holds; after an error nothing has changed. Not thread-safe.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/result.h"
#include "engine/any_game.h"
#include "engine/params.h"

namespace septem {

class Engine {
 public:
  static constexpr std::size_t kMaxTables = 10'000;
  static constexpr std::size_t kMaxLine = std::size_t{1} << 20;

  /// Both must outlive the engine. `entropy` is asked where a table or a bot is given no seed.
  Engine(const DataFiles& files, std::function<Seed()> entropy) : files_(files), entropy_(std::move(entropy)) {}

  /// The answer to one line, without a line end; empty when none is due (notifications).
  std::string answer(std::string_view line);
  /// The answer to a line that was too long to be read.
  static std::string answer_overlong();

 private:
  using Answer = Result<boost::json::value, Fault>;
  using Method = Answer (Engine::*)(Params&);

  /// One request; empty for a notification. With too much answered before, it is refused.
  std::string answer_request(const boost::json::value& message, bool is_too_much);
  Answer call(std::string_view method, const boost::json::value* params);

  Answer hello(Params& params);
  Answer open(Params& params);
  Answer status(Params& params);
  Answer legal(Params& params);
  Answer act(Params& params);
  Answer chance(Params& params);
  Answer view(Params& params);
  Answer record(Params& params);
  Answer scoring(Params& params);
  Answer foretell(Params& params);
  Answer replay(Params& params);
  Answer undo(Params& params);
  Answer choose(Params& params);
  Answer close(Params& params);
  Answer edition(Params& params);
  Answer tally(Params& params);

  /// The game that the request names; nothing, and a fault, where there is none.
  static const GameEntry* game(Params& params);
  /// A table of this game as the request wants it, without a seed.
  static Result<TableOrder, Fault> order(Params& params, const GameEntry& entry);
  /// The table that the request names.
  Result<AnyGame*, Fault> table(Params& params);
  /// A seat of that table.
  Result<Seat, Fault> seat(Params& params, const AnyGame& game);
  /// The same, or the referee where no seat is given.
  Result<Viewer, Fault> viewer(Params& params, const AnyGame& game);
  Answer keep(std::unique_ptr<AnyGame> game);
  Seed seed(Params& params);

  static Method find_method(std::string_view name);

  const DataFiles& files_;
  std::function<Seed()> entropy_;
  std::unordered_map<std::int64_t, std::unique_ptr<AnyGame>> tables_;
  std::int64_t last_table_ = 0;
};

}  // namespace septem
