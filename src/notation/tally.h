// What was counted at a real table, scored as the engine would have scored it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/seat.h"
#include "notation/scoring.h"

namespace septem {

struct TableTally {
  std::vector<Scoring> scorings{};   ///< as the engine's `scoring` gives them
  std::vector<int> scores{};         ///< per owner: where the ships are, the points, the weights
  std::optional<SeatSet> winners{};  ///< nothing while the match goes on
  SeatSet level{};                   ///< who stand level and need a word of who watched them
};

boost::json::object tally_json(const TableTally& tally);

/// Reads lists of what was given; the first thing that is wrong is kept.
class TallyReader {
 public:
  explicit TallyReader(const boost::json::object& given) : given_(given) {}

  /// A list with so many items (any number: -1); an empty one, and a reason, where there is none.
  const boost::json::array& list(std::string_view key, int size = -1);
  const boost::json::array& list(const boost::json::value& value, std::string_view what, int size = -1);
  /// A whole number from 0 to `most`.
  int number(const boost::json::value& value, std::string_view what, int most);
  std::string_view text(const boost::json::value& value, std::string_view what);

  void refuse(std::string why);
  const std::optional<std::string>& why() const { return why_; }

 private:
  const boost::json::object& given_;
  std::optional<std::string> why_{};
};

}  // namespace septem
