#include "notation/tally.h"

#include "notation/json.h"

namespace septem {

namespace json = boost::json;

json::object tally_json(const TableTally& tally) {
  return {{"scorings", scorings_json(tally.scorings)},
          {"scores", json::array(tally.scores.begin(), tally.scores.end())},
          {"over", tally.winners.has_value()},
          {"winners", tally.winners ? json::value(seats_json(*tally.winners)) : json::value(nullptr)},
          {"level", seats_json(tally.level)}};
}

const json::array& TallyReader::list(std::string_view key, int size) {
  static const json::value none(json::array_kind);
  const json::value* found = given_.if_contains(key);
  return list(found ? *found : none, key, size);
}

const json::array& TallyReader::list(const json::value& value, std::string_view what, int size) {
  static const json::array none;
  const json::array* found = value.if_array();
  const bool fits = found && (size < 0 || found->size() == static_cast<std::size_t>(size));
  if (fits) return *found;
  refuse("'" + std::string(what) + "' is a list" + (size < 0 ? "" : " of " + std::to_string(size)));
  return none;
}

int TallyReader::number(const json::value& value, std::string_view what, int most) {
  const std::int64_t* found = value.if_int64();
  if (found && *found >= 0 && *found <= most) return static_cast<int>(*found);
  refuse("'" + std::string(what) + "' holds whole numbers from 0 to " + std::to_string(most));
  return 0;
}

std::string_view TallyReader::text(const json::value& value, std::string_view what) {
  if (const json::string* found = value.if_string()) return *found;
  refuse("'" + std::string(what) + "' holds texts");
  return {};
}

void TallyReader::refuse(std::string why) {
  if (!why_) why_ = std::move(why);
}

}  // namespace septem
