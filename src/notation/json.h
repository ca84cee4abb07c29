// Pieces of JSON views that the games share.
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

/// A list made of `count` items.
template <class Make>
boost::json::array array_of(int count, Make make) {
  boost::json::array array;
  array.reserve(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) array.emplace_back(make(i));
  return array;
}

/// The keys phase, to_act, over and winners.
inline void put_common(boost::json::object& view, std::string_view phase, SeatSet to_act, bool is_over,
                       SeatSet winners) {
  view["phase"] = phase;
  view["to_act"] = seats_json(to_act);
  view["over"] = is_over;
  view["winners"] = is_over ? boost::json::value(seats_json(winners)) : boost::json::value(nullptr);
}

}  // namespace septem
