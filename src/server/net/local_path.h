// Where a running server listens for who runs it: a socket in its data folder, for the folder's owner alone.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"

namespace septem::server {

/// The name of the socket as the system takes it: at most 107 bytes. A longer one is reached through the open folder, so this must live
/// for as long as the name is used.
class LocalPath {
 public:
  /// The failure says why the folder cannot be used.
  static Result<LocalPath, std::string> in(const std::filesystem::path& folder);
  LocalPath(LocalPath&& other) noexcept;
  LocalPath& operator=(LocalPath&&) = delete;
  ~LocalPath();

  const std::string& text() const { return text_; }
  /// The name that people know.
  const std::filesystem::path& file() const { return file_; }

 private:
  LocalPath(std::filesystem::path file, std::string text, int folder)
      : file_(std::move(file)), text_(std::move(text)), folder_(folder) {}

  std::filesystem::path file_;
  std::string text_;
  int folder_;  ///< kept open where the name goes through it, or -1
};

}  // namespace septem::server
