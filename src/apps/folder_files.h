// Option files from the folders and files that the person who started the program allows, and from nowhere else.
//
// A name comes from anybody. Nothing but a plain file is ever opened: no link is followed, no pipe or device touched, and nothing of the
// data folder, under whatever name, since to close a file that SQLite has open drops SQLite's locks.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "notation/data_files.h"

namespace septem {

class FolderFiles : public DataFiles {
 public:
  /// Each path is a folder, whose files may be named relative to it, or a single file, named by its path as given here. `data` is the
  /// folder of the database.
  FolderFiles(std::vector<std::filesystem::path> allowed, std::filesystem::path data)
      : allowed_(std::move(allowed)), data_(std::move(data)) {}

  Result<std::string, std::string> read(std::string_view name) const override;

 private:
  std::vector<std::filesystem::path> allowed_;
  std::filesystem::path data_;
};

/// Why the path may not be allowed: it is, holds or lies in the data folder, or is neither a folder nor a plain file.
std::optional<std::string> why_not_allowed(const std::filesystem::path& path, const std::filesystem::path& data);

/// The folder of the database: SEPTEM_DATA, or septem in the user's data folder.
std::filesystem::path data_folder();

/// What SEPTEM_FILES names: a folder of option files, or nothing.
std::vector<std::filesystem::path> option_folders();

/// What the command line allows, and the folder of option files.
FolderFiles option_files(std::vector<std::filesystem::path> allowed);

}  // namespace septem
