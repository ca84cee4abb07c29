// One game with one setup, and who plays it: deal after deal, each through all lineups.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/bot_spec.h"
#include "arena/deal_result.h"
#include "arena/lineup.h"
#include "notation/data_files.h"
#include "notation/options.h"

namespace septem {

struct ContestOrder {
  std::string game;
  int seats = 0;
  Options options;
  std::vector<BotSpec> bots{};
  std::uint64_t seed = 1;
  int exec_ms = 10'000;         ///< how long a program may take for an answer
  bool has_categories = false;  ///< whether results say what each kind of scoring line brought
  bool is_study = false;        ///< whether they also have figures of how the game was played
};

class Contest {
 public:
  Contest(ContestOrder order, int sides)
      : order_(std::move(order)),
        seating_{static_cast<int>(order_.bots.size()), order_.seats, sides},
        lineups_(septem::lineups(seating_)) {}
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;
  virtual ~Contest() = default;

  const ContestOrder& order() const { return order_; }
  const Seating& seating() const { return seating_; }
  const std::vector<Lineup>& lineups() const { return lineups_; }

  /// Plays all games of a deal; nothing when it was stopped. Any thread may call it at any time. The same deal gives the same result, apart
  /// from times, where no bot's answer depends on the time.
  virtual std::optional<DealResult> play(std::uint64_t deal, const StopToken& stop) = 0;

 private:
  ContestOrder order_;
  Seating seating_;
  std::vector<Lineup> lineups_;
};

/// The failure says what is wrong with the setup.
Result<std::unique_ptr<Contest>, std::string> make_contest(ContestOrder order, const DataFiles& files);

}  // namespace septem
