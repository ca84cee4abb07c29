#include "server/table.h"

#include "core/check.h"
#include "server/likeness.h"
#include "server/table_beginning.h"
#include "server/table_replay.h"
#include "server/table_rules.h"
#include "server/table_undo.h"

namespace septem::server {

Result<Table, Refused> Table::create(std::string id, Created created, Millis at, Opener open) {
  auto files = files_of(created, open);
  if (!files) return failure(files.error());
  created.files = std::move(*files);
  TableState state(std::move(id), created, std::move(open));
  state.book.remember(created.host, created.key);
  state.book.write(created, at);
  return Table(std::move(state));
}

Result<Table, std::string> Table::replay(std::string id, const StoredEvents& events, const Opener& open) {
  if (events.empty()) return failure(std::string("a table has events"));
  TableReplay replay(std::move(id), open);
  for (const StoredEvent& stored : events) {
    if (auto event = replay.take(stored); !event) return failure(event.error());
  }
  return replay.take_table();
}

std::optional<Refused> Table::apply(const Event& event, Millis at) {
  auto refusal = std::visit([&](const auto& e) { return take(now_, e, at); }, event);
  if (!refusal) now_.book.write(event, at);
  return refusal;
}

std::optional<Refused> Table::why_full(const Event& event) const {
  const bool is_return = std::holds_alternative<Sat>(event) && now_.stage == Stage::kPlaying;
  return is_return ? std::nullopt : now_.book.why_full(event);
}

Result<Changed, Refused> Table::change_to(Settings settings) const {
  return server::change_to(now_, std::move(settings));
}

Result<SeatSet, Refused> Table::asked_about_undo(Seat seat) const {
  if (auto why = why_no_undo(now_, seat)) return failure(std::move(*why));
  return asked_to_agree(now_, seat);
}

std::string Table::record() const {
  SEPTEM_CHECK(now_.stage == Stage::kOver || (now_.ending.is_resigned() && now_.game));
  const Origin& origin = now_.origin;
  std::string text = now_.game->record();
  text.insert(text.find('\n') + 1,
              origin.fork ? fork_line(origin.fork->step) : fair_lines(origin.seed, now_.chairs.mixes()));
  return text;
}

std::string name_at(const Table& table, const Person& person, const std::string& name) {
  if (name == kNameless) return name;  // every reader has a word of their own for it, and numbers
  std::vector<std::string> others;
  if (person != table.origin().host) others.push_back(table.origin().host_name);
  for (const Seat seat : table.chairs().seats()) {
    const Chair& chair = table.chairs()[seat];
    if (chair.is_person() && chair.person != person) others.push_back(chair.name);
  }
  for (const ChatLine& said : table.chat()) {
    if (said.line.person != person) others.push_back(said.line.name);
  }
  return told_apart(name, others);
}

}  // namespace septem::server
