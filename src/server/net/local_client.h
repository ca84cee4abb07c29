// The other end of the socket in a data folder.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace septem::server {

class LocalClient {
 public:
  /// Nothing when no server listens there. The failure says why one that does cannot be spoken to.
  static Result<std::optional<LocalClient>, std::string> connect(const std::filesystem::path& folder);
  LocalClient(LocalClient&& other) noexcept;
  LocalClient& operator=(LocalClient&&) = delete;
  ~LocalClient();

  /// Sends a line and waits for the one that answers it.
  Result<std::string, std::string> ask(std::string_view line);

 private:
  explicit LocalClient(int socket) : socket_(socket) {}
  int socket_;
  std::string unread_{};
};

}  // namespace septem::server
