#include "server/hub/rooms.h"

#include <algorithm>

namespace septem::server {

Room* Rooms::find(const std::string& table) const {
  const auto found = rooms_.find(table);
  return found == rooms_.end() ? nullptr : found->second.get();
}

Room& Rooms::add(std::unique_ptr<Room> room) {
  const std::string& id = room->table.id();
  for (const std::string& hash : room->table.known().all()) note_person(hash, id);
  hosting_.update(room->table);
  return *(rooms_[id] = std::move(room));
}

void Rooms::add_archived(std::unique_ptr<Room> room) {
  room->is_archived = true;
  room->committed_seq = room->table.seq();
  const std::string id = room->table.id();
  rooms_[id] = std::move(room);
  archived_.push_back(id);
  const std::size_t most = core_.limits.archived_tables;
  for (std::size_t tries = archived_.size(); archived_.size() > most && tries > 1; --tries) {
    const std::string oldest = std::move(archived_.front());
    archived_.pop_front();
    const Room* found = find(oldest);
    if (!found || !found->is_archived) continue;
    if (!found->watchers.empty() || found->is_archiving_lost) {
      archived_.push_back(oldest);
    } else {
      forget(oldest);
    }
  }
}

void Rooms::forget(const std::string& id) {
  for (const std::string& hash : rooms_.at(id)->table.known().all()) {
    const auto tables = tables_of_.find(hash);
    if (tables == tables_of_.end()) continue;
    tables->second.erase(id);
    if (tables->second.empty()) tables_of_.erase(tables);
  }
  rooms_.erase(id);
}

void Rooms::unmake(Room& room) {
  const std::string id = room.table.id();
  for (const Watcher& watcher : room.watchers) std::erase(watcher.client->followed, id);
  for (auto& [hash, tables] : tables_of_) tables.erase(id);
  hosting_.forget(id);
  rooms_.erase(id);
}

void Rooms::set_apart(const std::string& table, std::string why, const StoredEvents& events) {
  const std::string id = is_table_id(table) ? table : "unreadable";  // its very name may be damaged
  for (const StoredEvent& stored : events) {
    const auto event = read_event(stored.text);
    const Created* created = event ? std::get_if<Created>(&*event) : nullptr;
    const Sat* sat = event ? std::get_if<Sat>(&*event) : nullptr;
    if (created) note_person(created->host.hash, id);
    if (sat) note_person(sat->person.hash, id);
  }
  core_.world.system.note({{"event", "set-apart"}, {"table", id}, {"why", why}});
  set_apart_.insert_or_assign(id, std::move(why));
}

const std::set<std::string>& Rooms::tables_of(const Person& person) const {
  static const std::set<std::string> none;
  const auto found = tables_of_.find(person.hash);
  return found == tables_of_.end() ? none : found->second;
}

std::map<std::string, std::size_t> Rooms::count_by_stage() const {
  std::map<std::string, std::size_t> counts;
  for (const auto& [id, room] : rooms_) ++counts[std::string(stage_name(room->table.stage()))];
  return counts;
}

bool Rooms::has_running_clocks() const {
  return std::any_of(rooms_.begin(), rooms_.end(), [](const auto& one) {
    const Table& table = one.second->table;
    return table.stage() == Stage::kPlaying && table.clocks().is_used();
  });
}

}  // namespace septem::server
