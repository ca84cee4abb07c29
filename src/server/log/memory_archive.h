// The archive in memory: finished tables, the latest last.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/event_log.h"

namespace septem::server {

class MemoryArchive {
 public:
  const std::vector<ArchivedTable>& all() const { return tables_; }
  void add(ArchivedTable table) { tables_.push_back(std::move(table)); }
  void erase(const std::string& table) {
    std::erase_if(tables_, [&](const ArchivedTable& one) { return one.table == table; });
  }
  void clear() { tables_.clear(); }

  std::optional<StoredEvents> events_of(const std::string& table) const {
    const auto found = std::find_if(tables_.begin(), tables_.end(),
                                    [&](const ArchivedTable& one) { return one.table == table; });
    return found == tables_.end() ? std::nullopt : std::optional(found->events);
  }
  std::vector<std::string> of_person(const Person& person) const {
    std::vector<std::string> tables;
    for (auto one = tables_.rbegin(); one != tables_.rend(); ++one) {
      if (std::find(one->people.begin(), one->people.end(), person) != one->people.end()) tables.push_back(one->table);
    }
    return tables;
  }

 private:
  std::vector<ArchivedTable> tables_;
};

}  // namespace septem::server
