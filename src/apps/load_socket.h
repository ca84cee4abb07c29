// A WebSocket client as small as the load generator needs: one blocking handshake, then frames in and out without waiting.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace septem {

class LoadSocket {
 public:
  LoadSocket() = default;
  LoadSocket(LoadSocket&& other) noexcept;
  LoadSocket(const LoadSocket&) = delete;
  ~LoadSocket();

  /// Empty, or why not.
  std::string connect(const std::string& host, std::uint16_t port);
  /// Whether it could be sent at once; small messages of a client that waits for answers always can.
  bool send(std::string_view text);
  /// Hands over each whole message that has arrived, and the bytes it took on the wire. False when the connection is gone.
  bool receive(const std::function<void(std::string_view text, std::size_t wire)>& take);
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_ = -1;
  std::string buffer_;
};

/// The body of a page of the server; empty when it cannot be had.
std::string fetch(const std::string& host, std::uint16_t port, const std::string& path);

}  // namespace septem
