// Seats as JSON values, and objects with a member that is text already.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "notation/text.h"

namespace septem {

inline boost::json::value seat_json(std::optional<Seat> seat) {
  return seat ? boost::json::value(seat_name(*seat)) : boost::json::value(nullptr);
}

inline boost::json::array seats_json(SeatSet seats) {
  boost::json::array array;
  for (const Seat seat : seats) array.emplace_back(seat_name(seat));
  return array;
}

/// The text of an object, which has members, with one more at its end.
inline std::string with_text(const boost::json::object& object, std::string_view key, std::string_view json) {
  std::string text = boost::json::serialize(object);
  text.back() = ',';
  ((((text += '"') += key) += "\":") += json) += '}';
  return text;
}

}  // namespace septem
