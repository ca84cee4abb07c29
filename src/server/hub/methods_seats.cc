// Methods of who follows a table, sits down at it, gets up, and starts the game.
#include <algorithm>
#include <boost/json/serialize.hpp>

#include "notation/json.h"
#include "notation/text.h"
#include "server/hub/methods.h"
#include "server/hub/refusals.h"
#include "server/levels.h"
#include "server/network.h"

namespace septem::server {

namespace json = boost::json;

namespace {

std::string seat_answer(std::uint64_t seq, std::optional<Seat> seat) {
  return json::serialize(json::object{{"seq", seq}, {"seat", seat_json(seat)}});
}

/// The seat that somebody wants to sit down on: the one that they name, their own, or any.
Result<Seat, Refused> seat_wanted(const Table& table, std::optional<std::string_view> named, std::optional<Seat> own) {
  if (named) {
    const auto seat = parse_seat(*named, table.settings().seats);
    if (!seat) return failure(bad_params("'seat' must be a seat of this table"));
    return *seat;
  }
  const auto seat = own ? own : table.chairs().first_empty();
  if (!seat) return failure(refused(ServerCode::kSeatTaken, "table-full", "every seat is taken"));
  return *seat;
}

}  // namespace

std::string followed(Call& call, Room& room, bool wants_legal) {
  call.house.life.follow(call.client, room, wants_legal);
  return call.house.teller.snapshot(call.client, room);
}

Called watch(Call& call) {
  Room& room = call.room();
  const Limits& limits = call.house.core.limits;
  const bool wants_legal = flag(call.params, "legal", false);
  if (auto why = bad(call.params)) return failure(*why);
  if (room.has_turned_out(call.client)) return failure(turned_out_refusal());
  if (room.table.stage() != Stage::kWaiting && !room.may_be_seen_by(call.client)) {
    return failure(no_spectators());
  }
  const auto& others = call.client.followed;
  const bool is_new = std::find(others.begin(), others.end(), room.table.id()) == others.end();
  const bool is_crowded = !room.audience_of(call.client).is_seat() && room.watchers.size() >= limits.watchers_per_table;
  if (is_new && (others.size() >= limits.watched_per_client || is_crowded)) {
    return failure(refused(ServerCode::kTooMany, "too-many-watched", "too many tables or watchers"));
  }
  return followed(call, room, wants_legal);
}

Called unwatch(Call& call) {
  call.house.life.stop_following(call.client, call.room());
  return std::string("{}");
}

Called sit(Call& call) {
  Table& table = call.table();
  const bool wants_legal = flag(call.params, "legal", false);
  const auto named = call.params.has("seat") ? std::optional(call.params.text("seat")) : std::nullopt;
  if (auto why = bad(call.params)) return failure(*why);
  if (table.known().is_turned_out(call.person())) return failure(turned_out_refusal());
  const std::optional<Seat> own = table.chairs().seat_of(call.person());
  if (const auto seq = table.book().seq_of(call.person(), call.key)) {  // sent again
    call.house.life.follow(call.client, call.room(), wants_legal);
    return seat_answer(*seq, own);
  }
  const auto seat = seat_wanted(table, named, own);
  if (!seat) return failure(seat.error());
  const std::string network = network_of(call.client.address);
  if (auto why = call.room().seat_pace.why_not(network, call.house.core.now)) return failure(*why);
  const std::string name = name_at(table, call.person(), call.client.name);
  if (auto why = call.house.life.change(call.room(), Sat{*seat, call.person(), name, call.key})) return failure(*why);
  call.house.life.follow(call.client, call.room(), wants_legal);
  return seat_answer(table.seq(), *seat);
}

Called bot(Call& call) {
  const auto seat = parse_seat(call.params.text("seat"), call.table().settings().seats);
  if (!seat) call.params.refuse("'seat' must be a seat of this table");
  std::optional<std::string> level;
  if (!call.params.value("level").is_null()) level = call.params.text("level");
  if (level && !is_level(*level)) call.params.refuse("'level' must be null or one of hello's levels");
  if (auto why = bad(call.params)) return failure(*why);
  return change_and_answer(call, BotSat{*seat, level});
}

Called leave(Call& call) {
  if (call.table().chairs()[call.seat()].has_left) return seq_answer(call.table().seq());
  if (auto why = call.house.life.change(call.room(), Left{call.seat()})) return failure(*why);
  call.house.life.update_presence(call.room());
  return seq_answer(call.table().seq());
}

Called mix(Call& call) {
  const std::string_view number = call.params.text("number");
  if (auto why = bad(call.params)) return failure(*why);
  return change_and_answer(call, Mixed{call.seat(), std::string(number)});
}

Called start(Call& call) {
  Table& table = call.table();
  if (call.person() != table.origin().host && !table.chairs().seat_of(call.person())) {
    return failure(refused(ServerCode::kNotAllowed, "not-seated", "only who made the table or sits at it starts"));
  }
  const bool fill = flag(call.params, "fill", false);
  if (auto why = bad(call.params)) return failure(*why);
  if (fill && table.stage() == Stage::kWaiting) {
    while (const auto seat = table.chairs().first_empty()) {
      if (auto why = call.house.life.change(call.room(), BotSat{*seat, table.settings().level})) return failure(*why);
    }
  }
  return change_and_answer(call, Started{call.house.core.world.system.wall_clock()});
}

}  // namespace septem::server
