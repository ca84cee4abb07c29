// HTTP and WebSocket on one port, one thread. Knows nothing of games: it hands texts in and takes texts out.
//
// All calls belong to the thread in `run`, except `post` and `stop`.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace septem::server {

using ClientId = std::uint64_t;

struct ListenerOptions {
  std::string address = "0.0.0.0";
  std::uint16_t port = 7777;         ///< 0: any free one
  std::string public_url;            ///< empty: http://localhost:PORT
  std::vector<std::string> origins;  ///< further pages that may connect, besides the public URL and the host itself
  std::string health_address = "127.0.0.1";
  std::optional<std::uint16_t> health_port;  ///< for health and metrics alone; nothing: only the port of everybody
  unsigned proxies = 0;  ///< that every client comes through, each of which adds an address to X-Forwarded-For
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 200;  ///< or network, see network_of
  bool limits_local = false;                  ///< also for this machine
  unsigned silence =
      120;  ///< seconds; a connection that has said nothing for so long, though it was asked, is given up
};

struct PageRequest {
  std::string_view path;
  std::string_view address;
  bool is_direct = true;             ///< not through a proxy
  bool is_for_health = false;        ///< at the port for health and metrics
  std::string_view accept_encoding;  ///< these two as the headers have them
  std::string_view if_none_match;
};
struct PageAnswer {
  int status = 200;
  std::string_view type = "text/plain; charset=utf-8";
  std::string body{};
  std::string_view caching = "no-store";
  std::string etag{};  ///< empty: none
  bool is_gzip = false;
};

/// Who is told what happens.
class Visitors {
 public:
  virtual ~Visitors() = default;
  virtual void opened(ClientId client, const std::string& address) = 0;
  virtual void received(ClientId client, std::string_view text) = 0;
  virtual void closed(ClientId client) = 0;
  virtual PageAnswer page(const PageRequest& request) = 0;
  /// No connection can be accepted for the time being.
  virtual void cannot_accept(const std::string& why) = 0;
  /// `stop` was called; nobody new is let in. The connections are closed as soon as this is true, or after a second.
  virtual bool is_done() = 0;
};

struct NetFigures {
  std::size_t connections = 0;
  std::uint64_t accepted = 0;
  std::uint64_t refused_for_all = 0;      ///< the limit of all connections
  std::uint64_t refused_for_network = 0;  ///< that of one network
  std::uint64_t refused_origins = 0;
  std::uint64_t half_requests = 0;  ///< dropped to make room
  std::uint64_t accept_failures = 0;
  std::uint64_t slow_readers = 0;
  std::uint64_t floods = 0;  ///< connections cut because they sent too much
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
};

class Listener {
 public:
  class Impl;

  Listener(ListenerOptions options, Visitors& visitors);
  ~Listener();

  /// Nothing, or why not. Afterwards `options` has the real ports and the public URL.
  std::optional<std::string> listen();
  const ListenerOptions& options() const;

  void send(ClientId client, std::string text);
  /// Ends the connection at once, without a farewell: nothing more of it is read. `closed` follows.
  void drop(ClientId client);
  /// Runs something on the listener's thread soon. From any thread.
  void post(std::function<void()> work);
  /// Calls `work` again and again.
  void every(std::chrono::milliseconds time, std::function<void()> work);

  /// Until `stop` has ended it.
  void run();
  /// Lets nobody in any more, and ends `run` within one and a half seconds. From any thread.
  void stop();
  NetFigures figures() const;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace septem::server
