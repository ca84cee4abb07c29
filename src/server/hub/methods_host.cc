// What who made a table can do there for the sake of the others (docs/server-protocol.md). All of it is seen by everybody, and none of it
// shows the host anything of the game.
#include <algorithm>

#include "notation/text.h"
#include "server/hub/methods.h"

namespace septem::server {

namespace json = boost::json;

namespace {

/// Somebody else whom the host names: by `seat`, or by the number of a message of theirs (`chat`).
struct Other {
  std::optional<Seat> seat;
  Person person;
  std::string name;
};

Result<Other, Refused> other_named(Call& call) {
  const Table& table = call.table();
  Other other;
  if (call.params.has("chat")) {
    const auto number = static_cast<std::uint64_t>(call.params.integer("chat"));
    const auto said = std::find_if(table.chat().begin(), table.chat().end(),
                                   [&](const ChatLine& one) { return one.seq == number; });
    if (said != table.chat().end()) other = {{}, said->line.person, said->line.name};
  } else {
    const auto seat = parse_seat(call.params.text("seat"), table.settings().seats);
    const Chair* chair = seat ? &table.chairs()[*seat] : nullptr;
    if (chair && chair->is_person()) other = {{}, chair->person, chair->name};
  }
  if (auto why = bad(call.params)) return failure(*why);
  if (other.person.hash.empty()) return failure(bad_params("'seat' or 'chat' must name somebody who is here"));
  other.seat = table.chairs().seat_of(other.person);
  if (other.seat) other.name = table.chairs()[*other.seat].name;
  return other;
}

}  // namespace

Called turn_out(Call& call) {
  const auto other = other_named(call);
  if (!other) return failure(other.error());
  if (!call.table().known().is_turned_out(other->person)) {
    const TurnedOut event{other->seat, other->person, other->name};
    if (auto why = call.house.life.change(call.room(), event)) return failure(*why);
    call.house.life.update_presence(call.room());
  }
  return seq_answer(call.table().seq());
}

Called mute(Call& call) {
  const bool is_muted = flag(call.params, "mute", true);
  const auto other = other_named(call);
  if (!other) return failure(other.error());
  if (call.table().known().is_muted(other->person) == is_muted) return seq_answer(call.table().seq());
  return change_and_answer(call, Muted{other->seat, other->person, other->name, is_muted});
}

Called slow(Call& call) {
  const std::int64_t seconds = call.params.integer("seconds");
  if (auto why = bad(call.params)) return failure(*why);
  if (call.table().settings().slow == seconds) return seq_answer(call.table().seq());
  return change_and_answer(call, Slowed{seconds});
}

/// What is not named stays as it is.
Called change(Call& call) {
  const json::object before = settings_json(call.table().settings());
  json::object wanted = before;
  for (const auto& [name, value] : call.params.all()) {
    if (name == "table") continue;
    if (!before.contains(name) || name == "game")
      return failure(bad_params("'change' knows no '" + shortened(name, 60) + "'"));
    wanted[name] = value;
  }
  auto settings = read_settings(wanted);
  if (!settings) return failure(bad_params(settings.error()));
  auto event = call.table().change_to(std::move(*settings));
  if (!event) return failure(event.error());
  const bool has_other_text = event->files != call.table().files();
  if (settings_json(event->settings) == before && !has_other_text) return seq_answer(call.table().seq());
  if (auto why = has_other_text ? why_no_edition(call, event->files) : std::nullopt) return failure(std::move(*why));
  return change_and_answer(call, std::move(*event));
}

Called close(Call& call) { return change_and_answer(call, Closed{{}, "server.closed-by-host"}); }

}  // namespace septem::server
