// Methods about what was played: of a table, or of any record that a client brings along.
#include <boost/json/serialize.hpp>

#include "engine/replay.h"
#include "notation/json.h"
#include "notation/text.h"
#include "server/fair.h"
#include "server/hub.h"
#include "server/hub_parts.h"
#include "server/patch.h"

namespace septem::server {
namespace {

namespace json = boost::json;

std::string line_of(const RecordStep& step) {
  return (step.seat ? seat_name(*step.seat) : std::string("*")) + ' ' + std::string(step.text);
}

json::object players_json(const Players& players) {
  json::object object;
  for (const auto& [seat, name] : players) object[seat_name(seat)] = name;
  return object;
}

/// Follows a record with the referee's eyes: a view, and a patch for each step.
class RecordWriter {
 public:
  void take(AnyGame& game, const RecordStep* step) {
    std::string after = game.changing_view(Viewer::referee());
    if (step) {
      if (!steps_.empty()) steps_ += ',';
      steps_ += '[' + json::serialize(json::string(line_of(*step))) + ',' + patch_between(last_, after) + ']';
    } else {
      view_ = game.view(Viewer::referee());
    }
    last_ = std::move(after);
  }
  std::string answer(const AnyGame& game, const Players& players) const {
    const bool is_over = game.status().is_over;
    return R"({"players":)" + json::serialize(players_json(players)) + R"(,"view":)" + json::serialize(view_) +
           R"(,"steps":[)" + steps_ + R"(],"result":)" +
           (is_over ? json::serialize(seats_json(game.winners())) : "null") + '}';
  }

 private:
  json::object view_{};
  std::string last_{};
  std::string steps_{};
};

}  // namespace

Hub::Answer Hub::record(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_no_eyes(call, **room, false)) return failure(*why);
  const auto text = shown_record((*room)->table);
  if (!text) return failure(text.error());
  return json::serialize(json::object{{"record", *text}});
}

Hub::Answer Hub::history(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto from = call.params.amount("from");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = why_no_eyes(call, **room, false)) return failure(*why);
  const Audience audience = audience_of(call.client, **room);
  return shown_history((*room)->table, audience, open_, static_cast<std::uint64_t>(from.value_or(0)));
}

Hub::Answer Hub::replay(Call& call) {
  const std::string_view text = call.params.text("record");
  const auto most = call.params.amount("step");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  RecordWriter writer;
  const auto game = septem::replay(text, open_, most ? static_cast<std::size_t>(*most) : kAllSteps,
                                   [&](AnyGame& then, const RecordStep* step) { writer.take(then, step); });
  if (!game) return failure(refused(game.error()));
  return writer.answer(**game, read_record(text)->players);
}

Hub::Answer Hub::verify(Call& call) {
  const std::string_view text = call.params.text("record");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  const auto verdict = server::verify(text, open_);
  if (!verdict) {
    return json::serialize(
        json::object{{"fair", false}, {"why", verdict.error().why}, {"message", verdict.error().message}});
  }
  return json::serialize(
      json::object{{"fair", true}, {"commitment", verdict->commitment}, {"outcomes", verdict->outcomes}});
}

/// The game, its seats and its options are the record's; everything else is given as for `create`.
Hub::Answer Hub::fork(Call& call) {
  if (auto why = why_unknown_setting(call.params, "fork", {"record", "step"})) return failure(*why);
  const std::string_view text = call.params.text("record");
  const std::int64_t step = call.params.integer("step");
  if (step < 0) call.params.refuse("'step' must not be negative");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  const auto game = septem::replay(text, open_, static_cast<std::size_t>(step));
  if (!game) return failure(refused(game.error()));
  const auto record = read_record(text);
  SEPTEM_CHECK(record);  // it was replayed
  if (static_cast<std::size_t>(step) > record->steps.size()) {
    return failure(bad_params("the record has " + std::to_string(record->steps.size()) + " steps"));
  }
  const auto options = read_options(*find_game(record->game)->options, record->seats, record->options);
  SEPTEM_CHECK(options);
  json::object given = call.params.all();
  given["game"] = record->game;
  given["seats"] = record->seats;
  given["options"] = options_json(*options);
  return open_table(call, given, Fork{(*game)->record(), static_cast<std::uint64_t>(step)});
}

}  // namespace septem::server
