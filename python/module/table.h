// A game with its options, a table that plays it, and what somebody at the table knows: values without the game's type, for the binding.
// One virtual call for a question about one table, and one for a step of many (tables.h); the games themselves are templates below.
//
// Nothing here throws or touches Python. Not thread-safe.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/order.h"
#include "core/result.h"
#include "engine/any_game.h"
#include "games/returns.h"

namespace septem::python {

class Table;
class Tables;
struct TablesOrder;

/// What can be asked about, decided or drawn was not.
using MaybeFault = std::optional<Fault>;

/// One possible outcome: its words, and how many of all ways lead to it.
struct Chance {
  std::string outcome;
  std::uint32_t ways = 0;
};

/// A step in words: `p0` and `G4`, or `*` and the words of an outcome without its kind.
struct StepWords {
  std::string who;
  std::string what;
  bool is_list = true;  ///< of an outcome
};

/// What a bot thinks, in dense numbers.
struct Verdict {
  struct Option {
    int number = 0;
    double value = 0;
    std::int64_t visits = 0;
  };
  int number = 0;
  std::string text;
  std::vector<Option> options;
  std::vector<std::string> line;
  std::int64_t work = 0;
};

/// What a viewer knows: an information set.
class Knowing {
 public:
  virtual ~Knowing() = default;

  virtual bool equals(const Knowing& other) const = 0;
  virtual std::uint64_t hash() const = 0;
  /// A table that agrees with it, in proportion to its likelihood; nobody else there remembers anything.
  virtual Result<std::unique_ptr<Table>, Fault> sample(Rng& rng) const = 0;
  /// The features of a seat; not for other viewers.
  virtual Result<std::vector<std::uint8_t>, Fault> observation() const = 0;
};

class Table {
 public:
  virtual ~Table() = default;

  virtual std::unique_ptr<Table> clone() const = 0;
  /// The game in words.
  virtual AnyGame& words() = 0;
  virtual const AnyGame& words() const = 0;

  virtual std::size_t count_legal(Seat seat) const = 0;
  virtual std::vector<int> legal_numbers(Seat seat) const = 0;
  virtual Result<int, Fault> number_of(Seat seat, std::string_view action) const = 0;
  virtual Result<std::string, Fault> text_of(Seat seat, std::int64_t number) const = 0;
  virtual MaybeFault take(Seat seat, std::int64_t number) = 0;
  virtual MaybeFault draw(Rng& rng) = 0;
  virtual Result<std::vector<Chance>, Fault> outcomes() const = 0;
  virtual Result<Returns, Fault> returns() const = 0;
  virtual std::vector<StepWords> steps() const = 0;
  virtual std::unique_ptr<Knowing> knowledge(Viewer viewer) const = 0;
  virtual Result<Verdict, Fault> think(Seat seat, const BotOrder& bot, Rng& rng) const = 0;
};

class Rules {
 public:
  Rules(std::string_view id, int seats, Options options, FileTexts files)
      : id_(id), seats_(seats), options_(std::move(options)), files_(std::move(files)) {}
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;
  virtual ~Rules() = default;

  const std::string& id() const { return id_; }
  int seats() const { return seats_; }
  const Options& options() const { return options_; }
  const FileTexts& files() const { return files_; }
  bool is_same(const Rules& other) const {
    return id_ == other.id_ && seats_ == other.seats_ && options_.all() == other.options_.all() &&
           files_ == other.files_;
  }

  virtual std::string_view title() const = 0;
  virtual int moves() const = 0;
  /// How many win together or apart: seats or teams.
  virtual int sides() const = 0;
  virtual const std::vector<std::string>& features() const = 0;
  /// Without a seed every outcome must be given or drawn.
  virtual std::unique_ptr<Table> begin(std::optional<Seed> seed) const = 0;
  /// The game must be one of these rules.
  virtual std::unique_ptr<Table> adopt(std::unique_ptr<AnyGame> game) const = 0;
  virtual Result<std::unique_ptr<Tables>, Fault> begin_many(const TablesOrder& order) const = 0;

 private:
  std::string id_;
  int seats_;
  Options options_;
  FileTexts files_;
};

using RulesPtr = std::shared_ptr<const Rules>;

/// The failure says what is wrong with the options.
Result<RulesPtr, Fault> make_rules(std::string_view id, int seats, const boost::json::object& options,
                                   const FileTexts& files);
/// The same for options that are read already.
Result<RulesPtr, Fault> make_rules(std::string_view id, int seats, const Options& options, const FileTexts& files);

}  // namespace septem::python
