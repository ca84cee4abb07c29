// Seats as JSON values.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>

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

}  // namespace septem
