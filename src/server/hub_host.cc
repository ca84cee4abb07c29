// What who made a table can do there for the sake of the others (docs/server-protocol.md). All of it is seen by everybody, and none of it
// shows the host anything of the game.
#include <algorithm>

#include "notation/text.h"
#include "server/hub.h"
#include "server/hub_parts.h"

namespace septem::server {

Result<Hub::Other, Refused> Hub::other_named(Call& call, const Room& room) {
  const Table& table = room.table;
  Other other;
  if (call.params.has("chat")) {
    const auto number = static_cast<std::uint64_t>(call.params.integer("chat"));
    const auto said = std::find_if(table.chat().begin(), table.chat().end(),
                                   [&](const Table::Said& one) { return one.seq == number; });
    if (said != table.chat().end()) other = {{}, said->line.person, said->line.name};
  } else {
    const auto seat = parse_seat(call.params.text("seat"), table.settings().seats);
    if (seat && table.chair(*seat).is_person()) other = {{}, table.chair(*seat).person, table.chair(*seat).name};
  }
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (other.person.hash.empty()) return failure(bad_params("'seat' or 'chat' must name somebody who is here"));
  other.seat = table.seat_of(other.person);
  if (other.seat) other.name = table.chair(*other.seat).name;
  return other;
}

Hub::Answer Hub::turn_out(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_not_host(call, **room)) return failure(std::move(*why));
  const auto other = other_named(call, **room);
  if (!other) return failure(other.error());
  if (!(*room)->table.is_turned_out(other->person)) {
    if (auto why = change(**room, TurnedOut{other->seat, other->person, other->name})) return failure(*why);
    update_presence(**room);
  }
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::mute(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_not_host(call, **room)) return failure(std::move(*why));
  const bool is_muted = flag(call.params, "mute", true);
  const auto other = other_named(call, **room);
  if (!other) return failure(other.error());
  if ((*room)->table.is_muted(other->person) != is_muted) {
    if (auto why = change(**room, Muted{other->seat, other->person, other->name, is_muted})) return failure(*why);
  }
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::slow(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_not_host(call, **room)) return failure(std::move(*why));
  const std::int64_t seconds = call.params.integer("seconds");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if ((*room)->table.settings().slow != seconds) {
    if (auto why = change(**room, Slowed{seconds})) return failure(*why);
  }
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::close(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_not_host(call, **room)) return failure(std::move(*why));
  if (auto why = change(**room, Closed{{}, "server.closed-by-host"})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

}  // namespace septem::server
