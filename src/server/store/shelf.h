// Reads the tables of a data folder, whether a server runs there or not, and changes nothing: for programs beside the server.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/sqlite.h"
#include "server/table.h"

namespace septem::server {

class Shelf {
 public:
  using Events = std::vector<Table::Stored>;
  struct Filed {
    std::int64_t place = 0;
    std::string table;
    Events events;
  };

  /// The failure says why there is nothing to read.
  static Result<Shelf, std::string> open(const std::filesystem::path& folder);

  /// All tables that are not filed.
  std::map<std::string, Events> tables();
  /// Some filed tables in the order of their places, from behind `place` on.
  std::vector<Filed> filed_after(std::int64_t place, int most);
  std::optional<Events> filed(const std::string& table);
  /// Filed or not.
  std::optional<Events> table(const std::string& table);
  /// The server's own time, as far as the file knows it.
  Millis moment();

 private:
  explicit Shelf(Database database) : database_(std::move(database)) {}
  Database database_;
};

}  // namespace septem::server
