// A game in progress behind one interface, whatever the game: text in, text out. The only dynamic boundary; search and playouts
// never cross it.
//
// Errors are answers: after a Fault nothing has changed. Not thread-safe; one thread at a time.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "engine/fault.h"
#include "engine/question.h"
#include "notation/data_check.h"
#include "notation/data_files.h"
#include "notation/foretelling.h"
#include "notation/json_text.h"
#include "notation/options.h"
#include "notation/record.h"
#include "notation/scoring.h"
#include "notation/tally.h"

namespace septem {

struct Status {
  std::string_view phase;
  SeatSet to_act;
  bool is_over = false;
  std::optional<std::string_view> due{};  ///< the kind of the chance outcome that must be given
};

/// An outcome as somebody gave it: a list or a single word.
struct GivenOutcome {
  bool is_list = true;
  std::vector<std::string> words;
};

struct Choice {
  Advice advice;
  std::size_t options = 0;  ///< how many legal actions there were
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual int seats() const = 0;
  virtual Status status() const = 0;
  /// Every legal action of this seat once, in a fixed order; none when it is not its move.
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  /// As text of JSON, like all views.
  std::string view(Viewer viewer) const { return whole_view(view_head(), changing_view(viewer)); }
  /// The part of a view that never changes: game, seats and options, without braces.
  virtual std::string view_head() const = 0;
  /// The part that can.
  virtual std::string changing_view(Viewer viewer) const = 0;
  virtual std::string record() const = 0;
  /// Every scoring so far, explained as far as the viewer could know right after it; none where the game explains nothing.
  virtual std::vector<Scoring> scorings(Viewer viewer) const = 0;
  /// What each action of the seat would do, and how it stands; nothing where the game foretells nothing.
  virtual Foretelling foretell(Seat seat) const = 0;
  /// Nobody until it is over.
  virtual SeatSet winners() const = 0;

  virtual std::optional<Fault> act(Seat seat, std::string_view action) = 0;
  virtual std::optional<Fault> chance(const GivenOutcome& outcome) = 0;
  /// Takes back what was given last: one decision or outcome; with automatic chance the last decision and the outcomes after it.
  virtual std::optional<Fault> undo() = 0;
  /// What a bot (`greedy`, `search:ms=50`) would do in this seat. It is asked a question like any other.
  virtual Result<Choice, Fault> choose(Seat seat, std::string_view bot, Rng& rng) = 0;
  /// What to ask a bot for this seat, which must be to act; which bot is left open.
  virtual BotQuestion question(Seat seat) const = 0;
  /// Nothing happens here for a while: lets go of what is only kept to be asked soon again.
  virtual void rest() const = 0;

  /// How many decisions and outcomes there have been.
  virtual std::size_t steps() const = 0;
  /// Those from this number on, as the viewer was told them.
  virtual std::vector<Told> told(Viewer viewer, std::size_t from) const = 0;
  /// What the viewer saw of the last change: the decision and the outcomes it led to, one text each (`p1 pick ?`, `* deal`).
  /// At the start the outcomes drawn so far; nothing after an undo.
  virtual std::vector<std::string> sights(Viewer viewer) const = 0;
  /// How many decisions must go back to take back the last one of this seat; 0 when it has made none.
  virtual std::size_t undo_depth(Seat seat) const = 0;
  /// Whether the last step was a decision of this seat that told it nothing it did not know before: no chance came after it, nobody
  /// else acted, and the seat's view followed from what the seat knew.
  virtual bool told_nothing(Seat seat) const = 0;

  /// From here on chance comes from the seed; what was played so far is not taken back any more.
  virtual void go_on_with(const Seed& seed) = 0;

  virtual void set_players(Players players) = 0;

  /// The option files that it was opened with.
  virtual const FileTexts& files() const = 0;
};

/// Says what game to open. Without a seed every outcome must be given by `chance`.
struct TableOrder {
  int seats = 0;
  Options options;
  std::optional<Seed> seed{};
  FileTexts
      files{};  ///< option files that are known already, and need not be read; the options' own text comes before them
};

/// A game of the catalogue, as `hello` lists it and `new` opens it.
struct GameEntry {
  std::string_view id;
  std::string_view title;
  int min_seats = 0;
  int max_seats = 0;
  const OptionSpecs* options = nullptr;
  /// The failure says what is wrong with the options.
  Result<std::unique_ptr<AnyGame>, std::string> (*open)(const TableOrder& order, const DataFiles& files) = nullptr;
  /// Asks a bot; see `think`.
  Result<Advice, std::string> (*think)(const BotQuestion& question, const StopToken& stop, Rng& rng) = nullptr;
  /// Looks at the text of a data file; none for a game without any.
  DataCheck (*check)(std::string_view text) = nullptr;
  /// Counts what people played with real cards; none for a game that cannot. The failure says what is wrong with what was given.
  Result<TableTally, std::string> (*tally)(const TableOrder& order, const boost::json::object& given) = nullptr;
};

/// Opens a game; who wants other files or other cards gives another one.
using Opener =
    std::function<Result<std::unique_ptr<AnyGame>, std::string>(const GameEntry& entry, const TableOrder& order)>;
/// The files must live as long as the opener.
Opener open_with(const DataFiles& files);
/// Opens games with these texts, whatever became of the files.
Opener open_again(Opener open, FileTexts files);

const std::vector<GameEntry>& game_entries();
/// Nothing when there is no such game.
const GameEntry* find_game(std::string_view id);

}  // namespace septem
