#include "engine/params.h"

#include <boost/json/value.hpp>

namespace septem {

namespace json = boost::json;

void Params::refuse(std::string message) {
  if (!fault_) fault_ = Fault{Code::kBadParams, std::move(message)};
}

void Params::refuse_type(std::string_view key, std::string_view expected) {
  refuse("parameter '" + std::string(key) + "' must be " + std::string(expected));
}

const json::value* Params::find(std::string_view key) {
  const json::value* found = object_.if_contains(key);
  if (!found) refuse("parameter '" + std::string(key) + "' is missing");
  return found;
}

std::string_view Params::text(std::string_view key) {
  const json::value* found = find(key);
  if (!found) return {};
  if (const json::string* text = found->if_string()) return *text;
  refuse_type(key, "a text");
  return {};
}

std::int64_t Params::integer(std::string_view key) {
  const json::value* found = find(key);
  if (!found) return 0;
  if (const std::int64_t* number = found->if_int64()) return *number;
  refuse_type(key, "a whole number");
  return 0;
}

std::optional<std::int64_t> Params::amount(std::string_view key) {
  if (!has(key)) return std::nullopt;
  const std::int64_t number = integer(key);
  if (number < 0) refuse_type(key, "a whole number, not negative");
  return number;
}

const json::object& Params::object(std::string_view key) {
  static const json::object empty;
  const json::value* found = find(key);
  if (!found) return empty;
  if (const json::object* object = found->if_object()) return *object;
  refuse_type(key, "an object");
  return empty;
}

const json::value& Params::value(std::string_view key) {
  static const json::value null;
  const json::value* found = find(key);
  return found ? *found : null;
}

}  // namespace septem
