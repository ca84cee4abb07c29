// A WebSocket to a server over any stream. For the .cc files of this folder alone: it takes long to compile.
#pragma once

#include <boost/asio/connect.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <utility>

#include "server/net/beast.h"
#include "server/net/client_socket.h"

namespace septem::server {

namespace websocket = beast::websocket;

inline constexpr auto kHandshakeWithin = std::chrono::seconds(10);

struct ClientLoop::Parts {
  asio::io_context context{1};
};

/// A connection, whatever carries it. It holds itself as long as something is under way.
class ClientSocket::Line : public std::enable_shared_from_this<Line> {
 public:
  virtual ~Line() = default;

  virtual void open(const tcp::resolver::results_type& addresses, const std::string& host, Take take, Lost lost) = 0;
  virtual void send(std::string text) = 0;
  virtual void cut() = 0;

  /// Empty while it opens, and once it is open.
  const std::string& why_not() const { return why_not_; }
  bool is_open() const { return is_open_; }
  bool is_gone() const { return is_gone_; }

 protected:
  void opened(error_code error) {
    is_open_ = !error;
    is_gone_ = !is_open_;
    if (error) why_not_ = "cannot connect: " + error.message();
  }

  std::string why_not_;
  bool is_open_ = false;
  bool is_gone_ = false;
};

/// The server sends each message in one frame, without a mask.
inline std::size_t wire_size(std::size_t text) {
  constexpr std::size_t kShort = 126;
  constexpr std::size_t kLong = 65'536;
  return text + (text < kShort ? 2 : text < kLong ? 4 : 10);
}

/// One read is always under way, and one write while there is something to send. Who has more to do between connecting and the
/// handshake of the WebSocket overrides `prepare`.
template <class Stream>
class LineOver : public ClientSocket::Line {
 public:
  template <class... Args>
  explicit LineOver(Args&&... args) : stream_(std::forward<Args>(args)...) {}

  void open(const tcp::resolver::results_type& addresses, const std::string& host, ClientSocket::Take take,
            ClientSocket::Lost lost) override {
    take_ = std::move(take);
    lost_ = std::move(lost);
    host_ = host;
    asio::async_connect(beast::get_lowest_layer(stream_), addresses,
                        [self = shared()](error_code error, const tcp::endpoint&) {
                          if (error) return self->opened(error);
                          self->prepare();
                        });
  }
  void send(std::string text) override {
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1) write();
  }
  void cut() override {
    is_gone_ = true;
    error_code ignored;
    (void)beast::get_lowest_layer(stream_).close(ignored);
  }

 protected:
  std::shared_ptr<LineOver> shared() { return std::static_pointer_cast<LineOver>(this->shared_from_this()); }
  websocket::stream<Stream, false>& stream() { return stream_; }
  const std::string& host() const { return host_; }

  virtual void prepare() { shake_hands(); }
  void shake_hands() {
    error_code ignored;
    (void)beast::get_lowest_layer(stream_).set_option(tcp::no_delay(true), ignored);
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = kHandshakeWithin;
    timeout.idle_timeout = websocket::stream_base::none();
    stream_.set_option(timeout);
    stream_.auto_fragment(false);
    stream_.read_message_max(0);  // histories are long
    stream_.async_handshake(host_, "/ws", [self = shared()](error_code error) {
      self->opened(error);
      if (self->is_open()) self->read();
    });
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared()](error_code error, std::size_t size) {
      if (self->is_gone_) return;
      if (error) return self->lose();
      self->take_({static_cast<const char*>(self->buffer_.cdata().data()), size}, wire_size(size));
      self->buffer_.consume(size);
      if (!self->is_gone_) self->read();
    });
  }
  void lose() {
    cut();
    lost_();
  }
  void write() {
    stream_.async_write(asio::buffer(unsent_.front()), [self = shared()](error_code error, std::size_t) {
      if (self->is_gone_) return;
      if (error) return self->lose();
      self->unsent_.pop_front();
      if (!self->unsent_.empty()) self->write();
    });
  }

  websocket::stream<Stream, false> stream_;
  std::string host_;
  beast::flat_buffer buffer_;
  std::deque<std::string> unsent_;
  ClientSocket::Take take_;
  ClientSocket::Lost lost_;
};

/// Over TLS; `client_tls.cc` has it alone, because it takes as long to compile again.
std::shared_ptr<ClientSocket::Line> make_secret_line(asio::io_context& context);

}  // namespace septem::server
