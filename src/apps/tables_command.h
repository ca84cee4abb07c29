// `septem tables`: for who runs the server, to look after its tables.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

namespace CLI {
class App;
}

namespace septem {

struct TablesOrder {
  enum class Verb : std::uint8_t { kList, kShow, kClose, kExport, kDelete, kConnections };

  Verb verb = Verb::kList;
  std::filesystem::path data;
  bool is_json = false;
  boost::json::object filter;       ///< of a list, as the server takes it
  std::vector<std::string> tables;  ///< those that are named
  std::string reason;
  bool has_events = false;
  bool has_secrets = false;
  bool is_sure = false;
};

CLI::App* add_tables_command(CLI::App& app, TablesOrder& order);

/// Gives the exit status: 0 done, 1 refused or not found.
int run_tables(const TablesOrder& order);

}  // namespace septem
