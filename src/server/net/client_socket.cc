#include "server/net/client_socket.h"

#include <boost/asio/connect.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>
#include <utility>

#include "server/net/beast.h"

namespace septem::server {
namespace {

namespace websocket = beast::websocket;

constexpr auto kHandshakeWithin = std::chrono::seconds(10);

/// The server sends each message in one frame, without a mask.
std::size_t wire_size(std::size_t text) {
  constexpr std::size_t kShort = 126;
  constexpr std::size_t kLong = 65'536;
  return text + (text < kShort ? 2 : text < kLong ? 4 : 10);
}

tcp::resolver::results_type addresses_of(asio::io_context& context, const std::string& host, std::uint16_t port,
                                         error_code& error) {
  return tcp::resolver(context).resolve(tcp::v4(), host, std::to_string(port), error);
}

}  // namespace

struct ClientLoop::Parts {
  asio::io_context context{1};
};

ClientLoop::ClientLoop() : parts_(std::make_unique<Parts>()) {}
ClientLoop::~ClientLoop() = default;

void ClientLoop::wait(std::chrono::milliseconds most) {
  constexpr int kAtOnce = 256;  // a quick server always has something more to say
  asio::io_context& context = parts_->context;
  context.restart();  // it has ended when no socket was left
  int done = 0;
  while (done < kAtOnce && context.poll_one() > 0) ++done;
  if (done == 0) context.run_one_for(most);
}

/// A connection: one read is always under way, and one write while there is something to send.
class ClientSocket::Line : public std::enable_shared_from_this<Line> {
 public:
  explicit Line(asio::io_context& context) : stream_(context) {}

  void open(const tcp::resolver::results_type& addresses, const std::string& host, Take take, Lost lost) {
    take_ = std::move(take);
    lost_ = std::move(lost);
    asio::async_connect(stream_.next_layer(), addresses,
                        [self = shared_from_this(), host](error_code error, const tcp::endpoint&) {
                          if (error) return self->opened(error);
                          self->shake_hands(host);
                        });
  }
  /// Empty while it opens, and once it is open.
  const std::string& why_not() const { return why_not_; }
  bool is_open() const { return is_open_; }
  bool is_gone() const { return is_gone_; }

  void send(std::string text) {
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1) write();
  }
  void cut() {
    is_gone_ = true;
    error_code ignored;
    (void)stream_.next_layer().close(ignored);
  }

 private:
  void shake_hands(const std::string& host) {
    error_code ignored;
    (void)stream_.next_layer().set_option(tcp::no_delay(true), ignored);
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = kHandshakeWithin;
    timeout.idle_timeout = websocket::stream_base::none();
    stream_.set_option(timeout);
    stream_.auto_fragment(false);
    stream_.read_message_max(0);  // histories are long
    stream_.async_handshake(host, "/ws", [self = shared_from_this()](error_code error) { self->opened(error); });
  }
  void opened(error_code error) {
    is_open_ = !error;
    is_gone_ = !is_open_;
    if (error) why_not_ = "cannot connect: " + error.message();
    if (is_open_) read();
  }
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t size) {
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
    stream_.async_write(asio::buffer(unsent_.front()), [self = shared_from_this()](error_code error, std::size_t) {
      if (self->is_gone_) return;
      if (error) return self->lose();
      self->unsent_.pop_front();
      if (!self->unsent_.empty()) self->write();
    });
  }

  websocket::stream<Socket, false> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> unsent_;
  Take take_;
  Lost lost_;
  std::string why_not_;
  bool is_open_ = false;
  bool is_gone_ = false;
};

ClientSocket::ClientSocket(ClientLoop& loop) : loop_(loop) {}

ClientSocket::~ClientSocket() { cut(); }

void ClientSocket::cut() {
  if (line_) line_->cut();
}

std::string ClientSocket::connect(const std::string& host, std::uint16_t port, Take take, Lost lost) {
  asio::io_context& context = loop_.parts_->context;
  error_code error;
  const auto addresses = addresses_of(context, host, port, error);
  if (error) return "there is no host '" + host + "'";
  line_ = std::make_shared<Line>(context);
  line_->open(addresses, host, std::move(take), std::move(lost));
  while (!line_->is_open() && line_->why_not().empty()) loop_.wait(kHandshakeWithin);
  return line_->why_not();
}

void ClientSocket::send(std::string text) {
  if (!is_gone()) line_->send(std::move(text));
}

bool ClientSocket::is_gone() const { return !line_ || line_->is_gone(); }

std::string fetch(const std::string& host, std::uint16_t port, const std::string& path,
                  std::chrono::milliseconds within) {
  asio::io_context context;
  tcp::socket socket(context);
  error_code error;
  const auto addresses = addresses_of(context, host, port, error);
  if (error) return {};
  HttpRequest request(http::verb::get, path, 11);
  request.set(http::field::host, host);
  request.keep_alive(false);
  beast::flat_buffer buffer;
  HttpResponse response;
  bool is_read = false;
  const auto take = [&](error_code why_not, std::size_t) { is_read = !why_not; };
  const auto listen = [&](error_code why_not, std::size_t) {
    if (!why_not) http::async_read(socket, buffer, response, take);
  };
  asio::async_connect(socket, addresses, [&](error_code why_not, const tcp::endpoint&) {
    if (!why_not) http::async_write(socket, request, listen);
  });
  context.run_for(within);
  return is_read ? std::move(response.body()) : std::string{};
}

}  // namespace septem::server
