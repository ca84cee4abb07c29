// Finds and explains what is wrong in a database.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/log/inventory.h"

namespace septem::server {

struct Findings {
  std::vector<std::string> about_file;
  std::map<std::string, std::string> tables;           ///< that cannot be used, each with the reason
  std::map<std::string, std::string> archived_tables;  ///< the same for finished ones
  std::map<std::string, std::string> set_apart;        ///< by a repair before: nothing new
  std::size_t sound_tables = 0;
  std::size_t sound_archived_tables = 0;
  std::size_t events = 0;

  bool is_sound() const { return about_file.empty() && tables.empty() && archived_tables.empty(); }
};

/// Changes nothing; a server may run meanwhile. The failure says why the database cannot be looked at.
Result<Findings, std::string> check(const std::filesystem::path& folder);

/// The same for a log that has no file of its own to be damaged: whether every table can be played again.
Result<Findings, std::string> check(Inventory& inventory);

}  // namespace septem::server
