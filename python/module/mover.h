// Whose decision is meant.
#pragma once

#include <string>
#include <utility>

#include "python/module/convert.h"
#include "python/module/refused.h"
#include "python/module/values.h"

namespace septem::python {

/// The seat given, else the first that is to act.
inline Seat mover(const StateValue& state, py::handle given) {
  if (!given.is_none()) return seat_of(given, state.rules->seats());
  const Status status = std::as_const(*state.table).words().status();
  if (status.is_over) throw Refused({Code::kGameOver, "the game is over"});
  if (status.to_act.is_empty())
    throw Refused({Code::kNotYourMove, "outcome '" + std::string(status.due.value_or("")) + "' is due first"});
  return status.to_act.first();
}

}  // namespace septem::python
