#include "server/outline.h"

#include <algorithm>
#include <map>

#include "server/visibility.h"

namespace septem::server {
namespace {

constexpr std::size_t kShortestPrefix = 4;

void put_first_event(Outline& outline, const Created& created) {
  outline.game = created.settings.game;
  outline.seats = created.settings.seats;
  outline.host = {created.host, created.name};
  outline.made = created.wall;
}

/// Follows who sits where; everything that is not about that is passed over.
class SeatedGuests {
 public:
  void take(const Sat& e) {
    std::erase_if(guests_, [&](const auto& entry) { return entry.second.person == e.person; });
    guests_[e.seat] = {e.person, e.name};
  }
  void take(const Left& e) {
    if (!is_started_) guests_.erase(e.seat);
  }
  void take(const Started&) { is_started_ = true; }
  template <class E>
  void take(const E&) {}

  std::vector<Outline::Guest> guests() const {
    std::vector<Outline::Guest> list;
    for (const auto& [seat, guest] : guests_) list.push_back(guest);
    return list;
  }

 private:
  std::map<Seat, Outline::Guest> guests_{};
  bool is_started_ = false;
};

bool is_move(const StoredEvent& event) { return event.text.starts_with(R"({"is":"moved")"); }

/// Names are compared as people type them.
bool is_same_name(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

bool is_meant(const Outline::Guest& guest, const std::string& wanted) {
  return is_same_name(guest.name, wanted) ||
         (wanted.size() >= kShortestPrefix && guest.person.hash.starts_with(wanted));
}

std::optional<std::string> text_or_none(Params& params, std::string_view key) {
  return params.has(key) ? std::optional(std::string(params.text(key))) : std::nullopt;
}

}  // namespace

Outline outline_of(const Table& table) {
  Outline outline;
  const auto first = read_event(table.book().events().front().text);
  put_first_event(outline, std::get<Created>(*first));  // the table was made of it
  outline.table = table.id();
  outline.seats = table.settings().seats;
  outline.stage = table.stage();
  for (const Seat seat : table.chairs().seats()) {
    const Chair& chair = table.chairs()[seat];
    if (chair.is_person()) outline.guests.push_back({chair.person, chair.name});
  }
  outline.events = table.seq();
  outline.changed_at = table.changed_at();
  return outline;
}

std::optional<Outline> outline_of_archived(const std::string& table, const std::vector<StoredEvent>& events) {
  Outline outline;
  outline.table = table;
  outline.is_archived = true;
  outline.stage = Stage::kOver;  // only what is finished is archived
  outline.events = events.size();
  SeatedGuests chairs;
  for (const StoredEvent& stored : events) {
    outline.changed_at = stored.at;
    if (is_move(stored)) continue;
    const auto event = read_event(stored.text);
    if (!event) return std::nullopt;
    if (const Created* created = std::get_if<Created>(&*event)) put_first_event(outline, *created);
    if (const Changed* changed = std::get_if<Changed>(&*event)) outline.seats = changed->settings.seats;
    if (std::holds_alternative<Closed>(*event)) outline.stage = Stage::kClosed;
    std::visit([&](const auto& one) { chairs.take(one); }, *event);
  }
  if (outline.game.empty()) return std::nullopt;
  outline.guests = chairs.guests();
  return outline;
}

bool TableFilter::takes(const Outline& outline, Millis now) const {
  if (game && *game != outline.game) return false;
  if (stage && *stage != outline.stage) return false;
  if (older_than && now - outline.changed_at < *older_than) return false;
  if (!person || is_meant(outline.host, *person)) return true;
  return std::any_of(outline.guests.begin(), outline.guests.end(),
                     [&](const Outline::Guest& guest) { return is_meant(guest, *person); });
}

TableFilter read_filter(Params& params) {
  TableFilter filter;
  filter.game = text_or_none(params, "game");
  filter.older_than = params.amount("older_than");
  filter.person = text_or_none(params, "person");
  const auto stage = text_or_none(params, "stage");
  if (!stage) return filter;
  for (const Stage one : {Stage::kWaiting, Stage::kPlaying, Stage::kOver, Stage::kClosed}) {
    if (stage_name(one) == *stage) filter.stage = one;
  }
  if (!filter.stage) params.refuse("'stage' must be waiting, playing, over or closed");
  return filter;
}

}  // namespace septem::server
