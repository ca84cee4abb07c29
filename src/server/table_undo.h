// Taking back: what a seat may, and whom it has to ask.
#pragma once

#include "server/table_state.h"

namespace septem::server {

/// Why the seat may not take back its last decision; nothing when it may.
std::optional<Refused> why_no_undo(const TableState& table, Seat seat);
/// Who has to agree before it goes back: nobody when it told the seat nothing, or when nobody else here is a person. To be away
/// is not to agree. Who left is asked about decisions of their own, and when nobody else could be.
SeatSet asked_to_agree(const TableState& table, Seat seat);

}  // namespace septem::server
