#include "server/export.h"

#include <boost/json/serialize.hpp>

#include "core/check.h"
#include "notation/json.h"
#include "server/table_replay.h"
#include "server/visibility.h"

namespace septem::server {
namespace {

namespace json = boost::json;

std::string line_of(const Table& then, const Event& event, Audience audience) {
  json::object line{{"seq", then.seq()}, {"at", then.changed_at()}};
  return shown_text(std::move(line), then, event, audience) + '\n';
}

}  // namespace

std::string exported_game(const Table& table, Secrets secrets, Millis now) {
  if (auto record = shown_record(table)) return std::move(*record);
  if (secrets == Secrets::kShown) {
    if (auto record = shown_in_full(table)) return std::move(*record);
  }
  return with_text(shown_table(table, Audience::spectator(), {}, now), "view",
                   shown_view(table, Audience::spectator())) +
         '\n';
}

std::string exported_events(const Table& table, const Opener& open, Secrets secrets) {
  const bool is_all_shown = table.stage() == Stage::kOver || secrets == Secrets::kShown;
  const Audience audience = is_all_shown ? Audience::replay() : Audience::spectator();
  std::string text = json::serialize(json::object{{"seq", 1},
                                                  {"at", table.book().events().front().at},
                                                  {"is", "created"},
                                                  {"settings", settings_json(table.settings())}}) +
                     '\n';
  TableReplay then(table.id(), open);
  for (const StoredEvent& stored : table.book().events()) {
    const auto event = then.take(stored);
    SEPTEM_CHECK(event);  // these very events were applied before
    if (then.seq() > 1) text += line_of(then.table(), *event, audience);
  }
  return text;
}

}  // namespace septem::server
