// A record becomes a game again.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "engine/any_game.h"
#include "notation/record.h"

namespace septem {

/// The game that the record leads to, with manual chance. The fault (code 5) names the line and what was expected there.
Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view record, const DataFiles& files);

/// A record played again, one step at a time.
class RecordReplay {
 public:
  static Result<RecordReplay, Fault> begin(std::string_view text, const Opener& open);

  const Record& record() const { return record_; }
  AnyGame& game() const { return *game_; }
  /// Gives the game away.
  std::unique_ptr<AnyGame> take_game() { return std::move(game_); }
  /// How many steps have been played.
  std::size_t played() const { return played_; }
  bool has_more() const { return played_ < record_.steps.size(); }
  /// Whether to stop here when only so many steps are wanted. Where something stands after the result, only the end tells what is at fault.
  bool is_cut_at(std::size_t most) const { return has_more() && played_ == most && record_.line_after_result == 0; }
  /// Plays the next step. After a fault nothing more can be played.
  std::optional<Fault> step();
  /// At the end: whether the result is the one that the record claims.
  std::optional<Fault> why_other_result() const;

 private:
  explicit RecordReplay(std::unique_ptr<const std::string> text) : text_(std::move(text)) {}

  std::unique_ptr<const std::string> text_;  ///< the record's views point into it
  Record record_;
  std::unique_ptr<AnyGame> game_;
  std::size_t played_ = 0;
};

inline constexpr std::size_t kAllSteps = static_cast<std::size_t>(-1);

/// The same with games opened by `open`, up to the first `most` steps.
Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view record, const Opener& open,
                                               std::size_t most = kAllSteps);

}  // namespace septem
