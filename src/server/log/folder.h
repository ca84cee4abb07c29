// The data folder: what lies in it, who may use it, and how another database takes the place of the old one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/log/handle.h"

namespace septem::server {

std::filesystem::path database_in(const std::filesystem::path& folder);

/// The write-ahead log of a database.
std::filesystem::path journal_of(const std::filesystem::path& database);
/// Not there, or empty.
bool is_gone(const std::filesystem::path& database);

std::filesystem::path lock_file_in(const std::filesystem::path& folder);
/// Held until the lock goes: one server, or one command that changes the database, for each folder.
Result<Handle, std::string> lock_folder(const std::filesystem::path& folder);

/// The same for who writes a backup into a folder, where no server is.
Result<Handle, std::string> lock_for_backup(const std::filesystem::path& folder);

/// A database that is made ready beside the one in use, to take its place.
std::filesystem::path unfinished_in(const std::filesystem::path& folder);

/// What is in `unfinished_in` becomes the database; the old one stays beside it with the name that is given back (empty when there was
/// none). Whenever the machine stops meanwhile, `finish_replacing` goes on: there is the whole old database or the whole new one.
Result<std::filesystem::path, std::string> replace_database(const std::filesystem::path& folder,
                                                            const std::string& old_is);
std::optional<std::string> finish_replacing(const std::filesystem::path& folder);

/// The last number in use, kept beside the database: written after each commit without waiting for the disk. A database that knows fewer
/// events than this has lost some.
class LastNumber {
 public:
  static std::filesystem::path file_in(const std::filesystem::path& folder);
  /// Nothing when there is none, or it cannot be read.
  static std::optional<std::int64_t> read(const std::filesystem::path& folder);

  explicit LastNumber(const std::filesystem::path& folder);
  void write(std::int64_t number) const;

 private:
  Handle file_;
};

}  // namespace septem::server
