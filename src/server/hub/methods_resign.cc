// Giving a game up (docs/server-protocol.md).
#include "server/hub/methods.h"

namespace septem::server {

/// The table is closed, so nobody else may be in the middle of a game there.
Called resign(Call& call) {
  const Table& table = call.table();
  if (table.ending().is_resigned()) return seq_answer(table.seq());  // sent again
  if (auto why = why_not_in(Stage::kPlaying, table.stage())) return failure(std::move(*why));
  for (const Seat seat : table.chairs().seats()) {
    const Chair& chair = table.chairs()[seat];
    if (seat != call.seat() && chair.is_person() && !chair.has_left) {
      return failure(refused(ServerCode::kNotAllowed, "others-play", "others play on; 'leave' the table instead"));
    }
  }
  return change_and_answer(call, Closed{{}, std::string(kResigned)});
}

}  // namespace septem::server
