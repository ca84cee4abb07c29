// The raw pages of a database file, with those of its write-ahead log in place of older ones: what is left to read when SQLite reads no more.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "server/log/handle.h"

namespace septem::server {

/// A number of SQLite's files: the highest byte first.
std::uint32_t big_endian(std::string_view bytes, std::size_t at);

class Pages {
 public:
  /// A file that is not there, or cannot be read, has no pages.
  explicit Pages(const std::filesystem::path& database);

  std::uint32_t count() const { return count_; }
  std::size_t size() const { return size_; }
  /// Numbered from 1, as SQLite does. What cannot be read is zeros.
  std::string read(std::uint32_t number) const;

 private:
  void read_log();

  Handle file_;
  Handle log_;
  std::size_t size_;  ///< of a page
  std::uint32_t count_ = 0;
  std::map<std::uint32_t, std::size_t> in_log_{};  ///< where the latest version of a page is
};

}  // namespace septem::server
