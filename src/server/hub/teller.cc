#include "server/hub/teller.h"

#include <boost/json/value_from.hpp>
#include <charconv>

#include "core/check.h"
#include "notation/json.h"
#include "notation/text.h"
#include "server/patch.h"

namespace septem::server {
namespace {

namespace json = boost::json;

/// About what a step has besides its steps and patch: the envelope, the clock, some legal actions.
constexpr std::size_t kAroundStep = 200;

/// A list of names and actions, which hold nothing that JSON would have to escape.
void put_texts(std::string& text, const std::vector<std::string>& items) {
  text += '[';
  for (const std::string& item : items) {
    if (text.back() != '[') text += ',';
    ((text += '"') += item) += '"';
  }
  text += ']';
}

/// The beginning of every step: the table and the number of the event.
void put_number(std::string& text, const Table& table) {
  char digits[24];
  ((text += "[\"") += table.id()) += "\",";
  text.append(digits, std::to_chars(std::begin(digits), std::end(digits), table.seq()).ptr);
  text += ',';
}

}  // namespace

void Teller::news(const Room& room, const Client& client, std::string text) {
  outbox_.send(*client.box, {room.number, Message::News{}, std::move(text)});
}

void Teller::tell(Room& room, const Event& event, Asker* asker) {
  if (const Moved* moved = std::get_if<Moved>(&event)) return tell_step(room, moved->seat, asker);
  for (const Watcher& watcher : room.watchers) {
    json::object params{{"table", room.table.id()}, {"seq", room.table.seq()}};
    if (has_view(event)) {
      room.shown[watcher.audience.index()] = shown_changes(room.table, watcher.audience);
      if (room.table.clocks().is_used()) params["clock"] = shown_clocks(room.table, core_.now);
      if (watcher.wants_legal && watcher.audience.is_seat()) {
        params["legal"] = json::value_from(room.table.game().legal(watcher.audience.seat()));
      }
    }
    news(room, *watcher.client,
         R"({"jsonrpc":"2.0","method":"event","params":)" +
             shown_text(std::move(params), room.table, event, watcher.audience) + '}');
  }
}

/// What comes after the steps and the patch: clocks and legal actions, where they are wanted.
void Teller::put_more(std::string& text, const Room& room, Seat mover, const Watcher& watcher) const {
  const bool has_clock = room.table.clocks().is_used();
  const bool is_to_act = watcher.wants_legal && watcher.audience.is_seat() &&
                         room.table.to_act().has(watcher.audience.seat());
  if (!has_clock && !is_to_act) return;
  // The other clocks follow from what the client knows.
  text += ',' + (has_clock ? std::to_string(room.table.clocks().left(mover, core_.now)) : "null");
  if (is_to_act) put_texts(text += ',', room.table.game().legal(watcher.audience.seat()));
}

/// The hot path: one message for each watcher; the steps and the patch are made once for each audience.
void Teller::tell_step(Room& room, Seat mover, Asker* asker) {
  std::array<std::string, Audience::kCount> made;
  for (const Watcher& watcher : room.watchers) {
    const std::size_t i = watcher.audience.index();
    if (made[i].empty()) {
      std::string view = shown_changes(room.table, watcher.audience);
      auto& before = room.shown[i];
      SEPTEM_CHECK(before);  // whoever follows a running game was sent its view
      put_texts(made[i], shown_steps(room.table, watcher.audience));
      (made[i] += ',') += patch_between(*before, view);
      before = std::move(view);
    }
    const bool is_answer = asker && watcher.client->id == asker->client;
    std::string text;
    text.reserve(made[i].size() + kAroundStep);
    if (!is_answer) text += R"({"jsonrpc":"2.0","method":"step","params":)";
    put_number(text, room.table);
    text += made[i];
    put_more(text, room, mover, watcher);
    text += ']';
    if (is_answer) {
      asker->answer = std::move(text);
    } else {
      text += '}';
      news(room, *watcher.client, std::move(text));
    }
  }
}

void Teller::tell_here(const Room& room, Seat seat) {
  const std::string text = R"({"jsonrpc":"2.0","method":"here","params":{"table":")" + room.table.id() +
                           R"(","seat":")" + seat_name(seat) + R"(","here":)" +
                           (room.present.has(seat) ? "true" : "false") + "}}";
  for (const Watcher& watcher : room.watchers) news(room, *watcher.client, text);
}

void Teller::tell_watching(const Room& room) {
  const std::string text = R"({"jsonrpc":"2.0","method":"watching","params":{"table":")" + room.table.id() +
                           R"(","watching":)" + std::to_string(room.watching_told) + "}}";
  for (const Watcher& watcher : room.watchers) news(room, *watcher.client, text);
}

void Teller::tell_turned_out(const Client& client, std::uint64_t after, const std::string& table,
                             std::string_view why) {
  outbox_.send(*client.box, {after, Message::Fact{},
                             R"({"jsonrpc":"2.0","method":"turned-out","params":{"table":")" + table + R"(","why":")" +
                                 std::string(why) + R"("}})"});
}

std::string Teller::snapshot(const Client& client, Room& room) {
  const Audience audience = room.audience_of(client);
  json::object object = shown_table(room.table, audience, room.here, core_.now);
  object["link"] = core_.public_url + "/t/" + room.table.id();
  object["watching"] = room.watching();
  object["host"] = client.person && *client.person == room.table.origin().host;
  if (audience.is_seat() && room.table.stage() == Stage::kPlaying) {
    object["legal"] = json::value_from(room.table.game().legal(audience.seat()));
  }
  if (room.table.has_game()) room.shown[audience.index()] = shown_changes(room.table, audience);
  return with_text(object, "view", shown_view(room.table, audience));
}

}  // namespace septem::server
