#include "server/visibility.h"

#include <boost/json/value_from.hpp>

#include "notation/json.h"
#include "notation/text.h"

namespace septem::server {
namespace {

namespace json = boost::json;

json::object chair_json(const Table& table, Seat seat, SeatSet here) {
  const Chair& chair = table.chairs()[seat];
  switch (chair.kind) {
    case Chair::Kind::kEmpty:
      return {{"is", "empty"}};
    case Chair::Kind::kBot:
      return {{"is", "bot"}, {"name", chair.name}, {"level", chair.level}};
    case Chair::Kind::kPerson:
      break;
  }
  return {{"is", "person"}, {"name", chair.name}, {"here", here.has(seat)}, {"bot", chair.is_played_by_bot()}};
}

json::array chairs_json(const Table& table, SeatSet here) {
  json::array chairs;
  for (const Seat seat : table.chairs().seats()) chairs.push_back(chair_json(table, seat, here));
  return chairs;
}

json::object chat_json(const Chatted& chat) {
  return {{"seat", seat_json(chat.seat)}, {"name", chat.name}, {"text", chat.text}};
}

/// The last lines, each with the number of its event.
json::array chat_lines(const Table& table) {
  json::array lines;
  for (const auto& [seq, line] : table.chat()) {
    json::object shown = chat_json(line);
    shown["seq"] = seq;
    lines.push_back(std::move(shown));
  }
  return lines;
}

/// Who has no word here: their seats, or nothing and their names.
json::array muted_json(const Table& table) {
  json::array people;
  for (const auto& [hash, name] : table.known().muted()) {
    people.push_back(json::object{{"seat", seat_json(table.chairs().seat_of({hash}))}, {"name", name}});
  }
  return people;
}

json::value plea_json(const Table& table) {
  if (!table.decisions().plea()) return nullptr;
  const Plea& plea = *table.decisions().plea();
  return json::object{{"plea", plea.number},
                      {"seat", seat_name(plea.seat)},
                      {"asked", seats_json(plea.asked)},
                      {"agreed", seats_json(plea.agreed)}};
}

/// What players are shown of each kind of event beyond the game itself.
class ForPlayers {
 public:
  ForPlayers(const Table& table, Audience audience) : table_(table), audience_(audience) {}

  json::object operator()(const Created&) const { return {}; }
  json::object operator()(const Sat& e) const {
    const bool is_own = audience_.is_seat() && audience_.seat() == e.seat;
    return {{"seat", seat_name(e.seat)},
            {"name", e.name},
            {"from", seat_json(table_.chairs().given_up())},
            {"you", is_own}};
  }
  json::object operator()(const BotSat& e) const {
    return {{"seat", seat_name(e.seat)}, {"level", e.level ? json::value(*e.level) : json::value(nullptr)}};
  }
  json::object operator()(const Mixed& e) const { return {{"seat", seat_name(e.seat)}, {"number", e.number}}; }
  json::object operator()(const Started&) const {
    return {{"steps", json::value_from(shown_steps(table_, audience_))}};
  }
  json::object operator()(const Moved&) const { return {{"steps", json::value_from(shown_steps(table_, audience_))}}; }
  json::object operator()(const UndoAsked& e) const {
    return {{"seat", seat_name(e.seat)}, {"asked", seats_json(e.asked)}};
  }
  json::object operator()(const UndoAnswered& e) const { return {{"seat", seat_name(e.seat)}, {"agrees", e.agrees}}; }
  json::object operator()(const Chatted& e) const { return chat_json(e); }
  json::object operator()(const Rematched& e) const { return {{"table_next", e.table}}; }
  json::object operator()(const Closed& e) const { return said_at_closing(e); }
  json::object operator()(const TurnedOut& e) const { return {{"seat", seat_json(e.seat)}, {"name", e.name}}; }
  json::object operator()(const Muted& e) const {
    return {{"seat", seat_json(e.seat)}, {"name", e.name}, {"muted", e.is_muted}};
  }
  json::object operator()(const Slowed& e) const { return {{"seconds", e.seconds}}; }
  json::object operator()(const Changed& e) const { return {{"settings", settings_json(e.settings)}}; }
  /// Left, TimedOut, UndoWithdrawn, Undone, WentAway, CameBack: who.
  template <class E>
  json::object operator()(const E& e) const {
    return {{"seat", seat_name(e.seat)}};
  }

 private:
  const Table& table_;
  Audience audience_;
};

struct SeatOf {
  std::optional<Seat> operator()(const Chatted& e) const { return e.seat; }
  template <class E>
  std::optional<Seat> operator()(const E& e) const {
    if constexpr (requires { e.seat; }) return e.seat;
    return std::nullopt;
  }
};

}  // namespace

Viewer viewer_of(Audience audience) {
  if (audience.kind() == Audience::Kind::kReplay) return Viewer::referee();
  return audience.is_seat() ? Viewer(audience.seat()) : Viewer::spectator();
}

Audience looking_back(const Table& table, Audience audience) {
  return table.stage() == Stage::kOver ? Audience::replay() : audience;
}

json::object shown(const Table& table, const Event& event, Audience audience) {
  json::object object{{"is", kind_of(event)}};
  switch (audience.kind()) {
    case Audience::Kind::kLog:
      object["table"] = table.id();
      object["seq"] = table.seq();
      if (const auto seat = std::visit(SeatOf{}, event)) object["seat"] = seat_name(*seat);
      return object;
    case Audience::Kind::kSeat:
    case Audience::Kind::kSpectator:
    case Audience::Kind::kReplay:
      for (auto& entry : std::visit(ForPlayers(table, audience), event)) {
        object.emplace(entry.key(), std::move(entry.value()));
      }
      return object;
  }
  return object;
}

bool has_view(const Event& event) {
  return std::holds_alternative<Started>(event) || std::holds_alternative<Undone>(event);
}

std::string shown_text(json::object object, const Table& table, const Event& event, Audience audience) {
  for (auto& entry : shown(table, event, audience)) object.emplace(entry.key(), std::move(entry.value()));
  return has_view(event) ? with_text(object, "view", shown_view(table, audience)) : json::serialize(object);
}

MetricLabels shown_to_metrics(const Table& table, const Event& event) { return {table.settings().game, event.index()}; }

std::vector<std::string> shown_steps(const Table& table, Audience audience) {
  return table.game().sights(viewer_of(audience));
}

std::string shown_view(const Table& table, Audience audience) {
  if (!table.has_game()) return "null";
  return table.game().view(viewer_of(audience));
}

std::string shown_changes(const Table& table, Audience audience) {
  return table.game().changing_view(viewer_of(audience));
}

json::value shown_clocks(const Table& table, Millis now) {
  if (!table.clocks().is_used()) return nullptr;
  json::array left;
  for (const Seat seat : table.chairs().seats()) left.emplace_back(table.clocks().left(seat, now));
  return left;
}

json::object shown_table(const Table& table, Audience audience, SeatSet here, Millis now) {
  json::object mixes;
  for (const auto& [seat, number] : table.chairs().mixes()) mixes[seat_name(seat)] = number;
  return {
      {"table", table.id()},
      {"seq", table.seq()},
      {"stage", stage_name(table.stage())},
      {"settings", settings_json(table.settings())},
      {"seats", chairs_json(table, here)},
      {"you", audience.is_seat() ? json::value(seat_name(audience.seat())) : json::value(nullptr)},
      {"commitment", table.origin().fork ? json::value(nullptr) : json::value(table.origin().commitment())},
      {"fork", table.origin().fork ? json::value(table.origin().fork->step) : json::value(nullptr)},
      {"mixes", std::move(mixes)},
      {"clock", shown_clocks(table, now)},
      {"undo", plea_json(table)},
      {"chat", chat_lines(table)},
      {"muted", muted_json(table)},
      {"closed", table.ending().closing ? json::value(said_at_closing(*table.ending().closing)) : json::value(nullptr)},
      {"rematch", table.ending().rematch ? json::value(*table.ending().rematch) : json::value(nullptr)}};
}

json::object shown_in_list(const Table& table, SeatSet here) {
  return {{"table", table.id()},
          {"stage", stage_name(table.stage())},
          {"settings", settings_json(table.settings())},
          {"seats", chairs_json(table, here)},
          {"to_act", seats_json(table.to_act())}};
}

std::string shown_in_own_list(const Table& table, const std::optional<Seat>& seat, SeatSet here, Millis now,
                              bool has_room) {
  json::object entry = shown_in_list(table, here);
  entry["you"] = seat_json(seat);
  entry["your_move"] = seat && table.to_act().has(*seat);
  entry["idle"] = now - table.changed_at();
  if (table.stage() == Stage::kOver) entry["winners"] = seats_json(table.game().winners());
  if (table.ending().closing) entry["closed"] = said_at_closing(*table.ending().closing);
  if (!has_room || table.stage() != Stage::kPlaying) return json::serialize(entry);
  return with_text(entry, "view", shown_view(table, seat ? Audience::of_seat(*seat) : Audience::spectator()));
}

namespace {

json::object guest_json(const Outline::Guest& guest) {
  constexpr std::size_t kDigits = 8;
  return {{"person", guest.person.hash.substr(0, kDigits)}, {"name", guest.name}};
}

}  // namespace

json::object shown_outline(const Outline& outline, Millis now) {
  json::array people;
  for (const Outline::Guest& guest : outline.guests) people.push_back(guest_json(guest));
  return {{"table", outline.table},       {"game", outline.game},
          {"seats", outline.seats},       {"stage", stage_name(outline.stage)},
          {"filed", outline.is_archived}, {"host", guest_json(outline.host)},
          {"people", std::move(people)},  {"events", outline.events},
          {"made", outline.made},         {"idle", std::max<Millis>(0, now - outline.changed_at)}};
}

json::array shown_scorings(const Table& table, Audience audience) {
  if (!table.has_game()) return {};
  return scorings_json(table.game().scorings(viewer_of(looking_back(table, audience))));
}

Result<std::string, Refused> shown_record(const Table& table) {
  const bool is_given_up = table.ending().is_resigned() && table.has_game();
  if (table.stage() != Stage::kOver && !is_given_up) {
    return failure(refused(ServerCode::kNotNow, "not-over", "the record is shown when the game is over"));
  }
  return table.record();
}

std::optional<std::string> shown_in_full(const Table& table) {
  return table.has_game() ? std::optional(table.game().record()) : std::nullopt;
}

std::string_view stage_name(Stage stage) {
  switch (stage) {
    case Stage::kWaiting:
      return "waiting";
    case Stage::kPlaying:
      return "playing";
    case Stage::kOver:
      return "over";
    case Stage::kClosed:
      return "closed";
  }
  return {};
}

}  // namespace septem::server
