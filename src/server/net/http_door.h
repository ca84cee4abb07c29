// A port at which HTTP is spoken: lets connections in, reads their requests, answers, and hands WebSockets on.
//
// A request has to be whole within seconds, however many bytes come meanwhile, and nobody is kept out by those who never finish one
// (see guests.h). All on the thread of the io_context.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/net/beast.h"
#include "server/net/guests.h"

namespace septem::server {

struct DoorOptions {
  std::string address;
  std::uint16_t port = 0;  ///< 0: any free one
  std::size_t guests = 1000;
  std::size_t guests_per_network = 200;
  bool limits_local = false;  ///< the limit of a network also for this machine
  unsigned proxies = 0;       ///< our own, between this door and the clients
  bool is_for_health = false;
};

/// A request, and who makes it.
struct Visit {
  const HttpRequest& request;
  std::string address;
  bool is_direct = true;       ///< not through a proxy
  bool is_for_health = false;  ///< at the door for health and metrics
};

class DoorOwner {
 public:
  virtual ~DoorOwner() = default;
  virtual HttpResponse answer(const Visit& visit) = 0;
  /// A WebSocket is asked for: why not, or nothing. Then `upgrade` follows.
  virtual std::optional<HttpResponse> why_no_upgrade(const Visit& visit) = 0;
  virtual void upgrade(const Visit& visit, Socket socket) = 0;
  /// Told now and then, not for every connection.
  virtual void cannot_accept(const std::string& why) = 0;
};

class HttpDoor {
 public:
  struct Figures {
    std::uint64_t accepted = 0;
    std::uint64_t refused = 0;    ///< no place
    std::uint64_t sent_away = 0;  ///< for others, before they had finished asking
    std::uint64_t failures = 0;   ///< that the system refused: no descriptors
  };

  HttpDoor(asio::io_context& io, DoorOptions options, DoorOwner& owner);

  /// Nothing, or why not. Afterwards `port` is the real one.
  std::optional<std::string> open();
  std::uint16_t port() const { return options_.port; }
  /// Lets in whoever comes, until `close`.
  void start();
  void close();
  const Figures& figures() const { return figures_; }

 private:
  using Stream = beast::basic_stream<tcp, Executor>;
  struct Hall;
  struct Place;

  asio::awaitable<void> accept_all();
  asio::awaitable<void> wait_for_descriptors(const error_code& error);
  asio::awaitable<void> serve(Socket socket, std::string address, Guests::Guest guest);
  void admit(Socket socket);
  Visit visit_of(const HttpRequest& request, const std::string& peer) const;

  asio::io_context& io_;
  DoorOptions options_;
  DoorOwner& owner_;
  asio::basic_socket_acceptor<tcp, Executor> acceptor_;
  std::shared_ptr<Hall> hall_;  ///< also of those in it: they end when the io_context does, after the door
  Figures figures_;
  std::chrono::steady_clock::time_point complained_at_{};
};

}  // namespace septem::server
