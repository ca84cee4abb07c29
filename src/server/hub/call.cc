#include "server/hub/call.h"

#include <algorithm>

#include "server/hub/refusals.h"

namespace septem::server {
namespace {

/// Names travel in the log as JSON texts; letters, digits and a few signs need no care anywhere.
bool is_key(std::string_view text) {
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '.' || c == ':';
  });
}

std::optional<Refused> read_key(Call& call) {
  if (!call.params.has("key")) return std::nullopt;
  const std::string_view key = call.params.text("key");
  if (auto why = bad(call.params)) return why;
  if (!is_key(key)) return bad_params("'key' must have 1 to 40 letters, digits or signs of - _ . :");
  call.key = key;
  return std::nullopt;
}

std::optional<Refused> find_table(Call& call) {
  const std::string_view id = call.params.text("table");
  if (auto why = bad(call.params)) return why;
  const std::string table(id.substr(0, 40));
  call.found = find_room(call, table);
  if (call.found) return depend_on(call, *call.found);
  if (call.house.rooms.set_apart().contains(table)) return set_apart_refusal();
  return no_such_table();
}

/// Whoever does something at a table is there, whatever the table believed.
std::optional<Refused> hear_of(Call& call) {
  Room& room = call.room();
  const auto seat = call.client.person ? room.table.chairs().seat_of(*call.client.person) : std::nullopt;
  if (!seat || room.is_archived) return std::nullopt;
  const Millis now = call.house.core.now;
  const std::size_t i = index_of(*seat);
  if (room.idle_since[i]) room.idle_since[i] = now;
  if (room.gone_since[i] != Room::kHere) room.gone_since[i] = now;
  if (!room.table.chairs()[*seat].is_away) return std::nullopt;
  call.has_come_back = true;
  return call.house.life.change(room, CameBack{*seat});
}

std::optional<Refused> find_seat(Call& call, bool must_play) {
  if (!call.client.person) return need_hello();
  call.own_seat = call.table().chairs().seat_of(call.person());
  if (!call.own_seat) return not_seated();
  if (must_play && call.table().chairs()[call.seat()].has_left) {
    return refused(ServerCode::kNotAllowed, "left", "you left this table; 'sit' down again first");
  }
  return std::nullopt;
}

std::optional<Refused> why_not_host(const Call& call) {
  if (!call.client.person) return need_hello();
  if (call.person() == call.table().origin().host) return std::nullopt;
  return refused(ServerCode::kNotAllowed, "only-host", "only who made the table does that");
}

std::optional<Refused> why_no_eyes(const Call& call) {
  if (call.room().has_turned_out(call.client)) return turned_out_refusal();
  if (call.room().may_be_seen_by(call.client)) return std::nullopt;
  return no_spectators();
}

std::optional<Refused> why_not(Call& call, Needs::Who who) {
  switch (who) {
    case Needs::Who::kAnybody:
      return std::nullopt;
    case Needs::Who::kPerson:
      return call.client.person ? std::nullopt : std::optional(need_hello());
    case Needs::Who::kSeated:
      return find_seat(call, false);
    case Needs::Who::kPlaying:
      return find_seat(call, true);
    case Needs::Who::kHost:
      return why_not_host(call);
    case Needs::Who::kEyes:
      return why_no_eyes(call);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refused> why_unmet(Call& call, const Needs& needs) {
  if (needs.table != Needs::TableNamed::kNo) {
    if (auto why = find_table(call)) return why;
  }
  if (needs.table == Needs::TableNamed::kAsSignOfLife) {
    if (auto why = hear_of(call)) return why;
  }
  if (auto why = why_not(call, needs.who)) return why;
  return needs.key ? read_key(call) : std::nullopt;
}

Room* find_room(Call& call, const std::string& id) {
  if (Room* room = call.house.rooms.find(id)) return room;
  if (call.may_open && is_table_id(id) && !call.house.rooms.set_apart().contains(id)) call.to_open.push_back(id);
  return nullptr;
}

const std::vector<std::string>* archived_tables_of(Call& call, const Person& person) {
  if (call.listed) return &*call.listed;
  call.to_list = person;
  return nullptr;
}

std::optional<Refused> depend_on(Call& call, const Room& room) {
  if (auto why = call.house.outbox.why_held_up(*call.client.box, room.number)) return why;
  call.house.outbox.depend_on(room.number);
  return std::nullopt;
}

bool flag(Params& params, std::string_view key, bool fallback) {
  if (!params.has(key)) return fallback;
  const bool* found = params.value(key).if_bool();
  if (!found) params.refuse("parameter '" + std::string(key) + "' must be true or false");
  return found && *found;
}

}  // namespace septem::server
