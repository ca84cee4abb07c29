// The methods about a game in play: moves, taking back, chat, rematch (docs/server-protocol.md).
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include "notation/json.h"
#include "notation/text.h"
#include "server/clean_text.h"
#include "server/hub.h"
#include "server/hub_parts.h"

namespace septem::server {

namespace json = boost::json;

Hub::Answer Hub::move(Call& call) {
  const auto found = room_of(call);
  if (!found) return failure(found.error());
  Room& room = **found;
  const auto seat = played_seat(call, room);
  if (!seat) return failure(seat.error());
  const std::string_view action = call.params.text("action");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  const auto key = key_of(call);
  if (!key) return failure(key.error());
  const auto basis = call.params.amount("seq");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  const std::string head = "[\"" + room.table.id() + "\",";
  if (const auto seq = room.table.seq_of(*call.client.person, *key)) return head + std::to_string(*seq) + ']';
  // That they are back is an event as well, but nothing that they could have known.
  const std::uint64_t known = room.table.seq() - (call.came_back ? 1 : 0);
  if (basis && static_cast<std::uint64_t>(*basis) != known) {
    return failure(refused(ServerCode::kConflict, "moved-on",
                           "the table is at " + std::to_string(room.table.seq()) + "; look again and decide anew"));
  }
  room.answer.clear();
  if (auto why = change(room, Moved{*seat, std::string(action), false, *key}, call.wants_answer ? call.client.id : 0)) {
    return failure(std::move(*why));
  }
  if (room.answer.empty()) return head + std::to_string(room.table.seq()) + ']';
  return std::move(room.answer);
}

Hub::Answer Hub::legal(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto seat = own_seat(call, **room);
  if (!seat) return failure(seat.error());
  json::array actions;
  if ((*room)->table.stage() == Table::Stage::kPlaying) {
    for (const std::string& action : (*room)->table.game().legal(*seat)) actions.emplace_back(action);
  }
  return json::serialize(json::object{{"seq", (*room)->table.seq()}, {"actions", std::move(actions)}});
}

Hub::Answer Hub::view(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_no_eyes(call, **room, false)) return failure(*why);
  const Audience audience = audience_of(call.client, **room);
  return json::serialize(json::object{{"seq", (*room)->table.seq()}, {"view", shown_view((*room)->table, audience)}});
}

Hub::Answer Hub::undo(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto seat = played_seat(call, **room);
  if (!seat) return failure(seat.error());
  const auto key = key_of(call);
  if (!key) return failure(key.error());
  Table& table = (*room)->table;
  if (const auto seq = table.seq_of(*call.client.person, *key)) return seq_answer(*seq);
  if (auto why = table.why_no_undo(*seat)) return failure(*why);
  if (auto why = table.why_full(Undone{*seat})) return failure(*why);
  const SeatSet asked = table.asked_to_agree(*seat);
  const bool is_free = asked.is_empty();
  auto why = is_free ? change(**room, Undone{*seat, *key}) : change(**room, UndoAsked{*seat, *key, asked});
  if (why) return failure(*why);
  return json::serialize(json::object{{"seq", table.seq()}, {"done", is_free}});
}

namespace {

/// An answer that comes late, or once more, says nothing about the next plea.
std::optional<Refused> why_not_plea(const Table& table, std::int64_t number) {
  if (!table.plea() || table.plea()->number == static_cast<std::uint64_t>(number)) return std::nullopt;
  return refused(ServerCode::kConflict, "other-plea", "the plea that this answers is over");
}

}  // namespace

Hub::Answer Hub::agree(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto seat = played_seat(call, **room);
  if (!seat) return failure(seat.error());
  const bool agrees = flag(call.params, "agree", true);
  const std::int64_t plea = call.params.integer("plea");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  Table& table = (*room)->table;
  if (auto why = why_not_plea(table, plea)) return failure(*why);
  // Sent again because the answer was lost.
  const bool is_said = agrees && table.plea() && table.plea()->agreed.has(*seat);
  if (!is_said) {
    if (auto why = change(**room, UndoAnswered{*seat, agrees})) return failure(*why);
  }
  return json::serialize(json::object{{"seq", table.seq()}, {"done", agrees && !table.plea()}});
}

Hub::Answer Hub::withdraw(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto seat = played_seat(call, **room);
  if (!seat) return failure(seat.error());
  const std::int64_t plea = call.params.integer("plea");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = why_not_plea((*room)->table, plea)) return failure(*why);
  if (auto why = change(**room, UndoWithdrawn{*seat})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::chat(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (!call.client.person) return failure(need_hello());
  std::string text;
  if (call.params.has("emote")) {
    const std::string_view emote = call.params.text("emote");
    if (std::find(std::begin(kEmotes), std::end(kEmotes), emote) == std::end(kEmotes)) {
      call.params.refuse("'emote' must be one of hello's emotes");
    }
    text = ":" + std::string(emote) + ":";
  } else {
    text = cleaned(call.params.text("text"), kMostChatLetters);
    if (text.empty()) call.params.refuse("'text' must have a visible letter");
  }
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  const auto& followed = call.client.followed;
  if (std::find(followed.begin(), followed.end(), (*room)->table.id()) == followed.end()) {
    return failure(refused(ServerCode::kNotAllowed, "not-watching", "'watch' the table first"));
  }
  const auto key = key_of(call);
  if (!key) return failure(key.error());
  if (const auto seq = (*room)->table.seq_of(*call.client.person, *key)) return seq_answer(*seq);
  const auto seat = (*room)->table.seat_of(*call.client.person);
  const Person& person = *call.client.person;
  const std::string name = seat ? (*room)->table.chair(*seat).name : (*room)->table.name_for(person, call.client.name);
  constexpr Millis kSecond = 1'000;
  const Millis slow = (*room)->table.settings().slow * kSecond;
  if (auto why = (*room)->chat_pace.why_not(person.hash, seat.has_value(), slow, now_)) return failure(std::move(*why));
  if (auto why = change(**room, Chatted{seat, name, text, *key, person})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::rematch(Call& call) {
  const auto old = room_of(call);
  if (!old) return failure(old.error());
  const auto seat = own_seat(call, **old);
  Table& table = (*old)->table;
  const bool is_host = call.client.person && *call.client.person == table.host();
  if (!seat && !is_host) return failure(seat.error());
  if (table.rematch()) return json::serialize(json::object{{"seq", table.seq()}, {"table", *table.rematch()}});
  if (table.stage() != Table::Stage::kOver) {
    return failure(refused(ServerCode::kNotNow, "not-over", "a rematch comes after the end"));
  }
  if ((*old)->is_archived) return failure(archived_refusal());
  auto room = make_room(call.client, {table.settings(),
                                      *call.client.person,
                                      seat ? table.chair(*seat).name : call.client.name,
                                      world_.system.entropy(),
                                      world_.system.wall_clock(),
                                      {},
                                      std::nullopt,
                                      table.files(),
                                      mark_of_network(call.client)});
  if (!room) return failure(room.error());
  for (const Seat other : table.seats()) {
    const Chair& chair = table.chair(other);
    const bool comes_along = chair.is_person() && (!chair.has_left || chair.person == *call.client.person);
    if (comes_along) (void)change(**room, Sat{other, chair.person, chair.name, {}});
    if (chair.kind == Chair::Kind::kBot) (void)change(**room, BotSat{other, chair.level});
  }
  if (auto why = change(**old, Rematched{(*room)->table.id()})) return failure(*why);
  return json::serialize(json::object{{"seq", table.seq()}, {"table", (*room)->table.id()}});
}

}  // namespace septem::server
