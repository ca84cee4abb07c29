#include "notation/view_reader.h"

#include "notation/text.h"

namespace septem {

void ViewReader::refuse(std::string_view what) {
  if (!fault_) fault_ = "the view cannot be read: " + std::string(what);
}

const ViewReader::Value& ViewReader::at(const boost::json::object& object, std::string_view key) {
  static const Value null;
  if (const Value* found = object.if_contains(key)) return *found;
  refuse("'" + std::string(key) + "' is missing");
  return null;
}

const ViewReader::Value& ViewReader::at(const Value& object, std::string_view key) {
  static const boost::json::object none;
  const auto* members = object.if_object();
  return at(members ? *members : none, key);
}

std::string_view ViewReader::text(const Value& value) {
  if (const auto* found = value.if_string()) return *found;
  refuse("a text is missing");
  return {};
}

int ViewReader::number(const Value& value, int low, int high) {
  const std::int64_t* found = value.if_int64();
  if (found && *found >= low && *found <= high) return static_cast<int>(*found);
  refuse("a number is missing or out of its range");
  return low;
}

std::optional<Seat> ViewReader::seat(const Value& value) {
  if (value.is_null()) return std::nullopt;
  const std::string_view name = text(value);
  const auto found = name == "g" ? std::optional(Seat::ghost()) : parse_seat(name, seats_);
  if (!found) refuse("'" + shortened(name, 20) + "' is not a seat of this table");
  return found;
}

SeatSet ViewReader::seats(const Value& value) {
  SeatSet all;
  const auto* items = value.if_array();
  if (!items && !value.is_null()) refuse("a list of seats is missing");
  if (!items) return all;
  for (const Value& item : *items)
    if (const auto one = seat(item)) all.add(*one);
  return all;
}

std::optional<Said> parse_said(std::string_view text, int seats) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const auto seat = parse_seat(text.substr(0, blank), seats);
  return seat ? std::optional(Said{*seat, text.substr(blank + 1)}) : std::nullopt;
}

}  // namespace septem
