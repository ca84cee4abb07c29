// Data files from the folders and files that the person who started the program allows, and from nowhere else.
#pragma once

#include <filesystem>
#include <vector>

#include "notation/data_files.h"

namespace septem {

class FolderFiles : public DataFiles {
 public:
  /// Each path is a folder, whose files may be named relative to it, or a single file, named by its path as given here.
  explicit FolderFiles(std::vector<std::filesystem::path> allowed) : allowed_(std::move(allowed)) {}

  Result<std::string, std::string> read(std::string_view name) const override;

 private:
  std::vector<std::filesystem::path> allowed_;
};

/// The program's data folder: SEPTEM_DATA, or septem in the user's data folder.
std::filesystem::path data_folder();

}  // namespace septem
