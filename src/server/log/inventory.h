// All that a log holds, read piece by piece: for who copies or checks it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/event_log.h"

namespace septem::server {

class Inventory {
 public:
  struct Archived {
    std::int64_t place = 0;
    ArchivedTable table;
  };

  virtual ~Inventory() = default;
  /// Tables that are not archived, and the moment.
  virtual Result<LogContents, std::string> contents() = 0;
  /// Some archived tables in the order of their places, from behind `place` on; their people in the order of the alphabet.
  virtual Result<std::vector<Archived>, std::string> archived_after(std::int64_t place) = 0;
  virtual Result<std::optional<ArchivedTable>, std::string> archived(const std::string& table) = 0;
};

/// Goes through all archived tables, some at a time, until one of them is a reason to stop.
template <class Take>
std::optional<std::string> for_each_archived(Inventory& inventory, const Take& take) {
  std::int64_t place = 0;
  while (true) {
    const auto some = inventory.archived_after(place);
    if (!some) return some.error();
    if (some->empty()) return std::nullopt;
    for (const Inventory::Archived& one : *some) {
      if (const auto why = take(one.table)) return why;
    }
    place = some->back().place;
  }
}

/// Of a data folder. The failure says why there is nothing to read.
Result<std::unique_ptr<Inventory>, std::string> open_inventory(const std::filesystem::path& folder);

}  // namespace septem::server
