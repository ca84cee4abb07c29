// Reads the tables of a data folder, whether a server runs there or not, and changes nothing: for programs beside the server.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/log/sqlite.h"
#include "server/table.h"

namespace septem::server {

class Shelf {
 public:
  using Events = std::vector<StoredEvent>;
  struct ShelvedTable {
    std::int64_t place = 0;
    std::string table;
    Events events;
  };

  /// The failure says why there is nothing to read.
  static Result<Shelf, std::string> open(const std::filesystem::path& folder);

  /// All tables that are not archived.
  std::map<std::string, Events> tables();
  /// Some archived tables in the order of their places, from behind `place` on.
  std::vector<ShelvedTable> archived_after(std::int64_t place, int most);
  std::optional<Events> archived(const std::string& table);
  /// Archived or not.
  std::optional<Events> table(const std::string& table);
  /// The server's own time, as far as the file knows it.
  Millis moment();

 private:
  explicit Shelf(Database database) : database_(std::move(database)) {}
  Database database_;
};

}  // namespace septem::server
