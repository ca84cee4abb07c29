// The methods of who follows a table, sits down at it, gets up, and starts the game.
#include <boost/json/serialize.hpp>

#include "notation/json.h"
#include "notation/text.h"
#include "server/hub.h"
#include "server/hub_parts.h"
#include "server/network.h"

namespace septem::server {

namespace json = boost::json;

std::optional<Refused> Hub::why_no_eyes(const Call& call, const Room& room, bool is_joinable) {
  if (is_turned_out(call.client, room)) return turned_out_refusal();
  if (is_joinable || may_see(call.client, room)) return std::nullopt;
  return refused(ServerCode::kNotAllowed, "no-spectators", "this table has no spectators");
}

Hub::Answer Hub::watch(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const bool wants_legal = flag(call.params, "legal", false);
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = why_no_eyes(call, **room, (*room)->table.stage() == Table::Stage::kWaiting)) return failure(*why);
  const auto& followed = call.client.followed;
  const bool is_new = std::find(followed.begin(), followed.end(), (*room)->table.id()) == followed.end();
  const bool is_crowded = !audience_of(call.client, **room).is_seat() &&
                          (*room)->watchers.size() >= limits_.watchers_per_table;
  if (is_new && (followed.size() >= limits_.watched_per_client || is_crowded)) {
    return failure(refused(ServerCode::kTooMany, "too-many-watched", "too many tables or watchers"));
  }
  follow(call.client, **room, wants_legal);
  return json::serialize(snapshot(call.client, **room));
}

/// No sign of life, any more than a connection that ends.
Hub::Answer Hub::unwatch(Call& call) {
  const auto room = named_room(call);
  if (!room) return failure(room.error());
  stop_following(call.client, **room);
  return std::string("{}");
}

Hub::Answer Hub::sit(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (!call.client.person) return failure(need_hello());
  const auto key = key_of(call);
  if (!key) return failure(key.error());
  const bool wants_legal = flag(call.params, "legal", false);
  Table& table = (*room)->table;
  const std::string_view wanted = call.params.has("seat") ? call.params.text("seat") : std::string_view{};
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (table.is_turned_out(*call.client.person)) return failure(turned_out_refusal());
  std::optional<Seat> seat = table.seat_of(*call.client.person);
  if (const auto seq = table.seq_of(*call.client.person, *key)) {  // sent again
    follow(call.client, **room, wants_legal);
    return json::serialize(json::object{{"seq", *seq}, {"seat", seat_json(seat)}});
  }
  if (!seat) seat = table.empty_seat();
  if (call.params.has("seat")) {
    seat = parse_seat(wanted, table.settings().seats);
    if (!seat) return failure(bad_params("'seat' must be a seat of this table"));
  }
  if (!seat) return failure(refused(ServerCode::kSeatTaken, "table-full", "every seat is taken"));
  if (auto why = (*room)->seat_pace.why_not(network_of(call.client.address), now_)) return failure(*why);
  const std::string name = table.name_for(*call.client.person, call.client.name);
  if (auto why = change(**room, Sat{*seat, *call.client.person, name, *key})) return failure(*why);
  follow(call.client, **room, wants_legal);
  return json::serialize(json::object{{"seq", table.seq()}, {"seat", seat_name(*seat)}});
}

std::optional<Refused> Hub::why_not_host(const Call& call, const Room& room) const {
  if (!call.client.person) return need_hello();
  if (*call.client.person == room.table.host()) return std::nullopt;
  return refused(ServerCode::kNotAllowed, "only-host", "only who made the table does that");
}

Hub::Answer Hub::bot(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_not_host(call, **room)) return failure(std::move(*why));
  const auto seat = parse_seat(call.params.text("seat"), (*room)->table.settings().seats);
  if (!seat) call.params.refuse("'seat' must be a seat of this table");
  std::optional<std::string> level;
  if (!call.params.value("level").is_null()) level = call.params.text("level");
  if (level && !is_level(*level)) call.params.refuse("'level' must be null or one of hello's levels");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = change(**room, BotSat{*seat, level})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::leave(Call& call) {
  const auto room = named_room(call);
  if (!room) return failure(room.error());
  const auto seat = own_seat(call, **room);
  if (!seat) return failure(seat.error());
  if ((*room)->table.chair(*seat).has_left) return seq_answer((*room)->table.seq());
  if (auto why = change(**room, Left{*seat})) return failure(*why);
  update_presence(**room);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::mix(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto seat = own_seat(call, **room);
  if (!seat) return failure(seat.error());
  const std::string_view number = call.params.text("number");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = change(**room, Mixed{*seat, std::string(number)})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::start(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  Table& table = (*room)->table;
  if (!call.client.person) return failure(need_hello());
  if (why_not_host(call, **room) && !table.seat_of(*call.client.person)) {
    return failure(refused(ServerCode::kNotAllowed, "not-seated", "only who made the table or sits at it starts"));
  }
  const bool fill = flag(call.params, "fill", false);
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (fill && table.stage() == Table::Stage::kWaiting) {
    while (const auto seat = table.empty_seat()) {
      if (auto why = change(**room, BotSat{*seat, table.settings().level})) return failure(*why);
    }
  }
  if (auto why = change(**room, Started{world_.system.wall_clock()})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

}  // namespace septem::server
