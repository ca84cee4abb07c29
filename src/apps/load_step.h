// What the load generator reads of a step.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <cstddef>

namespace septem {

/// Nothing when it tells none.
const boost::json::value* legal_of(const boost::json::array& step);
/// What the list of legal moves takes.
std::size_t legal_bytes(const boost::json::array& step);
bool ends_game(const boost::json::array& step);

}  // namespace septem
