// All tables in memory, whose they are, and those that cannot be used.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "server/hosting.h"
#include "server/hub/room.h"

namespace septem::server {

class Rooms {
 public:
  using Map = std::unordered_map<std::string, std::unique_ptr<Room>>;

  explicit Rooms(Core& core) : core_(core) {}

  const Map& all() const { return rooms_; }
  Room* find(const std::string& table) const;
  Room& add(std::unique_ptr<Room> room);
  /// One that was read from the archive. There are not too many of them: the oldest ones that nobody watches go.
  void add_archived(std::unique_ptr<Room> room);
  /// It goes from the memory.
  void forget(const std::string& table);
  /// A table that never was on disk.
  void unmake(Room& room);

  /// Nothing happens there, its people are told so, and everything else goes on. `events` are those that can be read, wherever they stood.
  void set_apart(const std::string& table, std::string why, const StoredEvents& events);
  /// Table and reason.
  const std::map<std::string, std::string>& set_apart() const { return set_apart_; }

  /// The person, by hash, is known at this table; see Table::people.
  void note_person(const std::string& hash, const std::string& table) { tables_of_[hash].insert(table); }
  /// Where a person is known.
  const std::set<std::string>& tables_of(const Person& person) const;

  /// Which tables of whom count towards limits.
  Hosting& hosting() { return hosting_; }
  /// Of the marks of networks; never leaves the memory.
  std::string& network_salt() { return network_salt_; }
  std::map<std::string, std::size_t> count_by_stage() const;
  bool has_running_clocks() const;

 private:
  Core& core_;
  Map rooms_;
  std::map<std::string, std::string> set_apart_;
  std::unordered_map<std::string, std::set<std::string>> tables_of_;  ///< per hash of a person
  Hosting hosting_;
  std::string network_salt_;
  std::deque<std::string> archived_;  ///< tables that were read from the archive, the oldest first
};

}  // namespace septem::server
