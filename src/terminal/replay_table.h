// A record to step through, as the referee sees it or as one seat saw it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"
#include "terminal/shown.h"

namespace septem::terminal {

/// All steps of a record, each with what the viewer was shown after it.
///
/// What the coach says is the note of a step, and every way to show a record has it.
struct ReplayedGame {
  std::string game;
  std::vector<std::string> names;
  struct Moment {
    std::string sight;
    std::string view;    ///< text of JSON, whole
    std::string note{};  ///< what is said about the step; none where nobody looked at it
  };
  std::vector<Moment> moments;
  std::vector<Scoring> scorings;
  FileTexts files;

  /// The table after this many steps, at least one.
  Shown shown_after(std::size_t steps, Viewer viewer) const;
};

/// The failure names the line and what was expected there.
Result<ReplayedGame, std::string> replay_record(std::string_view text, const DataFiles& files, Viewer viewer);

}  // namespace septem::terminal
