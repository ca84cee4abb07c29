// The coach behind texts: for the page, the terminal and `septem review`.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coach/review.h"
#include "core/result.h"
#include "engine/fault.h"
#include "engine/question.h"
#include "notation/data_files.h"

namespace septem {

/// The best moves with their chances and what speaks for them, from what the question tells; its bot is not looked at. The failure says what is wrong with
/// the question. `{"options": [{"action", "chance", "reasons"}, ...]}`, best first.
Result<boost::json::object, std::string> advise(const BotQuestion& question, std::optional<std::int64_t> work = {});

/// Where the cards may be that the seat does not see: `{"cards": {CARD: {PLACE: CHANCE}}}`. At any time of the game.
Result<boost::json::object, std::string> count_cards(const BotQuestion& question);

/// A record that can be looked back on, step by step; several threads may.
class ReviewedGame {
 public:
  virtual ~ReviewedGame() = default;
  /// The fault names the line of the record. Without `work` the coach thinks as much as it likes.
  static Result<std::unique_ptr<ReviewedGame>, Fault> open(std::string_view record, const DataFiles& files,
                                                           std::optional<std::int64_t> work = {});

  virtual std::string_view title() const = 0;
  /// Of the players, from p0 on; `p0` where the record has no name.
  virtual const std::vector<std::string>& names() const = 0;
  virtual std::size_t steps() const = 0;
  virtual ReviewedStep step(std::size_t number) const = 0;
  virtual Owners owners() const = 0;
};

boost::json::object reviewed_step_json(const ReviewedStep& step);
boost::json::array accounts_json(const std::vector<Account>& accounts);

}  // namespace septem
