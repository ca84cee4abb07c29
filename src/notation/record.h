// Records: one game as plain text (`.7gr`), complete, so that it replays without any random numbers. This part knows the lines;
// what the moves mean is the game's business.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/seat.h"
#include "notation/options.h"

namespace septem {

struct RecordError {
  int line = 0;
  std::string message;
};

/// A decision (`p0 G4`) or an outcome (`* deal G1 ...`).
struct RecordStep {
  int line = 0;
  std::optional<Seat> seat{};  ///< nothing: chance
  std::string_view text;       ///< without the seat or the star
};

/// Who plays, in the order of the record's `player` lines.
using Players = std::vector<std::pair<Seat, std::string>>;

/// The text of an option that is `own`: its lines, each behind the option's name and a `|`.
struct OwnText {
  int line = 0;  ///< where it begins
  std::string_view key;
  std::string text;
};

/// A record taken apart; the views point into the text it was read from.
struct Record {
  int game_line = 0;
  std::string_view game;
  int seats_line = 0;
  int seats = 0;
  int options_line = 0;  ///< 0: without options
  std::vector<std::string_view> options;
  std::optional<OwnText> own{};
  Players players;
  std::vector<RecordStep> steps;
  int result_line = 0;  ///< 0: without a result
  std::optional<std::vector<std::string_view>> result{};
  /// The first line after the result, which must not be there (0: none). Whether it or an early result is at fault, the game knows.
  int line_after_result = 0;
  int last_line = 0;
};

Result<Record, RecordError> read_record(std::string_view text);

/// The options of a record, with the text that it carries. The fault names the line.
Result<Options, RecordError> options_of(const Record& record, const OptionSpecs& specs);

/// The lines of a record before the first move. `files` has the text of what is `own`.
std::string record_head(std::string_view game, int seats, const Options& options, const FileTexts& files,
                        const Players& players);

}  // namespace septem
