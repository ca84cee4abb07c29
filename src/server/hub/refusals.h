// Refusals that more than one part of the hub gives.
#pragma once

#include "server/refusal.h"

namespace septem::server {

inline Refused need_hello() {
  return refused(ServerCode::kUnknownPerson, "say-hello", "say 'hello' with a name first");
}
inline Refused too_fast() { return refused(ServerCode::kTooFast, "too-fast", "too many commands; wait a little"); }
inline Refused archived_refusal() { return refused(ServerCode::kNotNow, "filed", "this table is finished and filed"); }
inline Refused set_apart_refusal() {
  return refused(ServerCode::kSetApart, "table-set-apart",
                 "what the disk has of this table cannot be used; it is kept as it is for who runs the server");
}

}  // namespace septem::server
