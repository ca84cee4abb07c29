#include "apps/load_step.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace septem {

namespace json = boost::json;

// A step: table, number, steps, patch, clock, legal actions.

const json::value* legal_of(const json::array& step) { return step.if_contains(5); }

std::size_t legal_bytes(const json::array& step) {
  const json::value* legal = legal_of(step);
  if (!legal) return 0;
  std::size_t bytes = std::string_view(",null,[]").size();
  for (const json::value& action : legal->as_array()) bytes += action.as_string().size() + 3;
  return bytes - (legal->as_array().empty() ? 0 : 1);
}

/// A key of a patch may name several paths.
bool ends_game(const json::array& step) {
  const json::value* patch = step.if_contains(3);
  if (!patch) return false;
  return std::any_of(patch->as_object().begin(), patch->as_object().end(), [](const auto& line) {
    const std::string paths = "," + std::string(line.key()) + ",";
    return line.value() == true && paths.find(",over,") != std::string::npos;
  });
}

}  // namespace septem
