#include "engine/outcome_json.h"

#include <boost/json/array.hpp>
#include <boost/json/string.hpp>
#include <optional>

namespace septem {
namespace {

namespace json = boost::json;

std::optional<std::string> weighed(const json::array& pair) {
  if (pair.size() != 2 || !pair[0].is_string() || !pair[1].is_int64()) return std::nullopt;
  return std::string(pair[0].get_string()) + "=" + std::to_string(pair[1].get_int64());
}

std::optional<std::string> word(const json::value& item) {
  if (const json::array* pair = item.if_array()) return weighed(*pair);
  const json::string* text = item.if_string();
  // The pair is the only spelling of a weight in JSON.
  if (!text || text->find('=') != json::string::npos) return std::nullopt;
  return std::string(*text);
}

}  // namespace

Result<GivenOutcome, std::string> given_outcome(const json::value& given) {
  if (const json::string* text = given.if_string()) return GivenOutcome{false, {std::string(*text)}};
  const json::array* list = given.if_array();
  if (!list) return failure(std::string("an outcome is a text or a list"));
  GivenOutcome outcome;
  for (const json::value& item : *list) {
    auto text = word(item);
    if (!text) return failure(std::string("an outcome's list holds texts, or [id, weight] where pieces are weighed"));
    outcome.words.push_back(std::move(*text));
  }
  return outcome;
}

}  // namespace septem
