// Many tables of one game that step together. What they show stands in arrays that never move, so that numpy can look at them.
//
// At each table one seat is to decide: `actors` says which, `counts` how many legal moves it has. Every random number of a table comes from
// its own generator, so that nothing depends on how many threads there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/order.h"
#include "engine/fault.h"
#include "python/module/table.h"

namespace septem::python {

struct TablesOrder {
  std::size_t count = 0;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  bool is_observed = false;
  bool is_masked = false;
  bool has_masks_in_observations = false;
  bool is_reset = true;                              ///< whether a finished table begins its next game by itself
  std::vector<std::optional<BotOrder>> opponents{};  ///< per seat, where a bot plays it
};

/// The answers of all tables, one row each.
struct Arrays {
  std::vector<std::int32_t> counts;
  std::vector<std::int8_t> actors;     ///< -1: the game is over
  std::vector<std::uint8_t> dones;     ///< whether a game ended in the last step
  std::vector<double> returns;         ///< per seat: the share of the win, where one ended; else 0
  std::vector<std::int32_t> points;    ///< per seat: what decided, where one ended; else 0
  std::vector<std::uint8_t> features;  ///< of the actor
  std::vector<std::uint8_t> masks;     ///< over dense move numbers
  std::size_t feature_count = 0;       ///< of a row; with the masks, if they are in it
};

class Tables {
 public:
  virtual ~Tables() = default;

  const Arrays& arrays() const { return arrays_; }
  std::size_t size() const { return arrays_.counts.size(); }

  /// Whether there are opponents who decide from what their seats know.
  virtual bool has_knowing_opponents() const = 0;
  /// Begins all tables anew.
  virtual void reset(std::uint64_t seed) = 0;
  /// Each actor plays the n-th of its legal moves. After a fault nothing has changed. At a table that is over any number stands for nothing.
  virtual MaybeFault step(std::span<const std::int64_t> choices) = 0;
  /// The same with dense numbers.
  virtual MaybeFault step_numbers(std::span<const std::int64_t> numbers) = 0;
  /// The dense number of the n-th legal move of each actor; -1 at a table that is over.
  virtual Result<std::vector<std::int64_t>, Fault> numbers(std::span<const std::int64_t> choices) const = 0;
  /// Puts a game in progress on a table, of the same rules; chance goes on with that table's own generator.
  virtual MaybeFault set(std::size_t at, const Table& table) = 0;

 protected:
  Arrays& changing() { return arrays_; }

 private:
  Arrays arrays_;
};

}  // namespace septem::python
