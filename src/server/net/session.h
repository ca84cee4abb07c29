// One WebSocket. Callbacks instead of a coroutine: an idle connection keeps one pending read and nothing else.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/beast.h"
#include "server/net/counted_socket.h"

namespace septem::server {

using ClientId = std::uint64_t;
namespace websocket = beast::websocket;

class Session;

/// Who has the sessions.
class SessionOwner {
 public:
  virtual ~SessionOwner() = default;
  virtual void opened(ClientId client, const std::string& address, std::shared_ptr<Session> session) = 0;
  virtual void received(ClientId client, std::string_view text) = 0;
  virtual void ended(ClientId client, const std::string& address) = 0;
  /// It did not read what it was sent, and was cut off.
  virtual void was_slow() = 0;
  /// It sent what no client sends, without end, and was cut off.
  virtual void was_flooding() = 0;
};

class Session : public std::enable_shared_from_this<Session> {
 public:
  /// Checks of life that one may let pass without a word.
  static constexpr int kMostSilence = 4;

  Session(SessionOwner& owner, Socket socket, ClientId id, std::string address)
      : owner_(owner), stream_(std::move(socket)), id_(id), address_(std::move(address)) {}

  void accept(const HttpRequest& request);
  void send(std::string text);
  void close(websocket::close_code code);
  /// Without a farewell; the pending read ends the session.
  void cut();
  bool has_unsent() const { return is_writing_ && !is_ended_; }
  /// To be called now and then: one that says nothing is asked whether it is there, and given up when it says nothing still.
  void check_life();

 private:
  void read();
  void write();
  void end();
  void heard_control();

  SessionOwner& owner_;
  websocket::stream<CountedSocket, false> stream_;  // without deflate: it would take 128 kB a connection
  beast::flat_buffer buffer_;
  std::vector<std::string> unsent_{};
  std::vector<std::string> sending_{};
  std::size_t sent_ = 0;  ///< of `sending_`
  std::size_t unsent_bytes_ = 0;
  int silence_ = 0;     ///< checks of life since it was heard of
  int unfinished_ = 0;  ///< checks of life since the message that is being read began
  int controls_ = 0;    ///< pings and pongs since the last check of life
  bool is_writing_ = false;
  bool is_pinging_ = false;
  bool is_closing_ = false;
  bool is_ended_ = false;
  ClientId id_;
  std::string address_;
};

}  // namespace septem::server
