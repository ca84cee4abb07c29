// WebSockets to a server, for programs that play or measure there: many of them on one thread, which goes on in `ClientLoop::wait`.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace septem::server {

/// Where the sockets of a program live. It outlives them.
class ClientLoop {
 public:
  ClientLoop();
  ~ClientLoop();
  ClientLoop(const ClientLoop&) = delete;
  ClientLoop& operator=(const ClientLoop&) = delete;

  /// Does what can be done now, but comes back; when there is nothing, waits until there is, or for so long.
  void wait(std::chrono::milliseconds most);
  /// Ends a `wait`; from any thread.
  void wake();

 private:
  friend class ClientSocket;
  struct Parts;  ///< client_line.h
  std::unique_ptr<Parts> parts_;
};

class ClientSocket {
 public:
  /// A whole message, and the bytes it took on the wire.
  using Take = std::function<void(std::string_view text, std::size_t wire)>;
  /// The server, or the line, is gone.
  using Lost = std::function<void()>;

  explicit ClientSocket(ClientLoop& loop);
  ~ClientSocket();
  ClientSocket(const ClientSocket&) = delete;
  ClientSocket& operator=(const ClientSocket&) = delete;

  /// Empty, or why not. Waits; from then on `take` and at the end `lost` are called by `ClientLoop::wait`.
  std::string connect(const std::string& host, std::uint16_t port, Take take, Lost lost = [] {});
  /// The same over TLS: the server must prove that it is this host, to a certificate that this machine trusts.
  std::string connect_secretly(const std::string& host, std::uint16_t port, Take take, Lost lost = [] {});
  void send(std::string text);
  /// Without a farewell.
  void cut();
  /// Nothing comes any more.
  bool is_gone() const;

  class Line;

 private:
  std::string open(std::shared_ptr<Line> line, const std::string& host, std::uint16_t port, Take take, Lost lost);

  ClientLoop& loop_;
  std::shared_ptr<Line> line_;  ///< what is under way keeps it
};

/// The body of a page of the server; empty when it cannot be had within this time.
std::string fetch(const std::string& host, std::uint16_t port, const std::string& path,
                  std::chrono::milliseconds within = std::chrono::seconds(10));

}  // namespace septem::server
