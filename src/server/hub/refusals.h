// Refusals that more than one part of the hub gives.
#pragma once

#include <string>
#include <string_view>

#include "notation/text.h"
#include "server/refusal.h"

namespace septem::server {

inline Refused not_json(const std::string& why) {
  return refused(Fault{Code::kParseError, "this is not JSON: " + why});
}
inline Refused no_such_method(std::string_view name) {
  return refused(Fault{Code::kNoSuchMethod, "there is no method '" + shortened(name, 60) + "'"});
}
inline Refused no_such_table() { return refused(Fault{Code::kNoSuchTable, "there is no such table"}); }
inline Refused need_hello() {
  return refused(ServerCode::kUnknownPerson, "say-hello", "say 'hello' with a name first");
}
inline Refused too_fast() { return refused(ServerCode::kTooFast, "too-fast", "too many commands; wait a little"); }
inline Refused too_many_questions() {
  return refused(ServerCode::kTooFast, "busy", "the server is busy; wait for the answers that you asked for");
}
inline Refused not_seated() { return refused(ServerCode::kNotAllowed, "not-seated", "you have no seat at this table"); }
inline Refused no_spectators() {
  return refused(ServerCode::kNotAllowed, "no-spectators", "this table has no spectators");
}
inline Refused archived_refusal() { return refused(ServerCode::kNotNow, "filed", "this table is finished and filed"); }
/// Why a table of the archive is set apart that is there and has no events.
inline constexpr std::string_view kUnreadableInArchive = "what is in the archive cannot be read";
inline Refused set_apart_refusal() {
  return refused(ServerCode::kSetApart, "table-set-apart",
                 "what the disk has of this table cannot be used; it is kept as it is for who runs the server");
}

}  // namespace septem::server
