#include "server/net/client_socket.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/beast.h"
#include "server/net/client_line.h"

namespace septem::server {
namespace {

tcp::resolver::results_type addresses_of(asio::io_context& context, const std::string& host, std::uint16_t port,
                                         error_code& error) {
  return tcp::resolver(context).resolve(tcp::v4(), host, std::to_string(port), error);
}

}  // namespace

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

void ClientLoop::wake() {
  asio::post(parts_->context, [] {});
}

ClientSocket::ClientSocket(ClientLoop& loop) : loop_(loop) {}

ClientSocket::~ClientSocket() { cut(); }

void ClientSocket::cut() {
  if (line_) line_->cut();
}

std::string ClientSocket::connect(const std::string& host, std::uint16_t port, Take take, Lost lost) {
  return open(std::make_shared<LineOver<Socket>>(loop_.parts_->context), host, port, std::move(take), std::move(lost));
}

std::string ClientSocket::connect_secretly(const std::string& host, std::uint16_t port, Take take, Lost lost) {
  return open(make_secret_line(loop_.parts_->context), host, port, std::move(take), std::move(lost));
}

std::string ClientSocket::open(std::shared_ptr<Line> line, const std::string& host, std::uint16_t port, Take take,
                               Lost lost) {
  error_code error;
  const auto addresses = addresses_of(loop_.parts_->context, host, port, error);
  if (error) return "there is no host '" + host + "'";
  line_ = std::move(line);
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
