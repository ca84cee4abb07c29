#include "server/net/listener.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <csignal>
#include <unordered_map>

#include "server/net/beast.h"
#include "server/net/http_rules.h"
#include "server/net/session.h"
#include "server/network.h"

namespace septem::server {
namespace {

using namespace std::chrono_literals;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using HttpStream = beast::basic_stream<tcp, Executor>;

constexpr std::size_t kMostHeader = 8 * 1024;
/// Connections that are not (yet) a WebSocket; each has ten seconds for its request.
constexpr std::size_t kMostHttp = 1000;
constexpr auto kHttpTimeout = 10s;

/// Waits and goes on whatever the reason; errors come back as values everywhere in this file.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

using PerAddress = std::unordered_map<std::string, std::size_t>;

/// One connection less from this address.
void release(PerAddress& counts, const std::string& address) {
  const auto found = counts.find(address);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

}  // namespace

class Listener::Impl : public SessionOwner {
 public:
  Impl(ListenerOptions options, Visitors& visitors) : options_(std::move(options)), visitors_(visitors) {}

  std::optional<std::string> listen();
  void run();
  void send(ClientId client, std::string text);
  void drop(ClientId client);
  void every(std::chrono::milliseconds time, std::function<void()> work) {
    asio::co_spawn(io_, repeat(time, std::move(work)), asio::detached);
  }

  // SessionOwner
  void opened(ClientId client, const std::string& address, std::shared_ptr<Session> session) override;
  void received(ClientId client, std::string_view text) override {
    if (is_stopping_) return;  // never acknowledged, so whoever sent it will send it again
    figures_.bytes_in += text.size();
    visitors_.received(client, text);
  }
  void ended(ClientId client, const std::string& address) override;
  void was_slow() override { ++figures_.slow_readers; }

  asio::io_context io_{1};
  ListenerOptions options_;
  NetFigures figures_;

 private:
  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve_http(Socket socket, std::string address);
  asio::awaitable<void> repeat(std::chrono::milliseconds time, std::function<void()> work);
  asio::awaitable<void> wait_for_signal();
  asio::awaitable<void> wait_until(std::function<bool()> is_done, std::chrono::milliseconds most);
  std::optional<Response> refusal_of_upgrade(const Request& request, const std::string& address);
  Response answer(const Request& request, const std::string& address, bool is_direct);
  bool has_too_many(const PerAddress& counts, const std::string& address) const;
  bool admit(const std::string& address);
  bool admit_http(const Socket& socket, std::string& address);
  bool has_unsent() const;
  void check_lives();

  Visitors& visitors_;
  Acceptor acceptor_{io_};
  std::unordered_map<ClientId, std::shared_ptr<Session>> sessions_;
  PerAddress per_address_;
  PerAddress http_per_address_;
  ClientId last_client_ = 0;
  std::size_t http_ = 0;
  bool is_stopping_ = false;
};

std::optional<std::string> Listener::Impl::listen() {
  error_code error;
  const auto address = asio::ip::make_address(options_.address, error);
  if (error)
    return "'" + options_.address + "' is no address to listen on; 0.0.0.0 is everywhere, 127.0.0.1 this machine alone";
  const tcp::endpoint endpoint(address, options_.port);
  (void)acceptor_.open(endpoint.protocol(), error);
  if (!error) (void)acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) (void)acceptor_.bind(endpoint, error);
  if (!error) (void)acceptor_.listen(4096, error);
  if (error) return "cannot listen on port " + std::to_string(options_.port) + ": " + error.message();
  options_.port = acceptor_.local_endpoint().port();
  if (options_.public_url.empty()) options_.public_url = "http://localhost:" + std::to_string(options_.port);
  return std::nullopt;
}

void Listener::Impl::run() {
  asio::co_spawn(io_, accept_all(), asio::detached);
  asio::co_spawn(io_, wait_for_signal(), asio::detached);
  every(std::chrono::milliseconds(1000) * options_.silence / Session::kMostSilence, [this] { check_lives(); });
  io_.run();
}

void Listener::Impl::send(ClientId client, std::string text) {
  const auto found = sessions_.find(client);
  if (found == sessions_.end()) return;
  figures_.bytes_out += text.size();
  found->second->send(std::move(text));
}

void Listener::Impl::drop(ClientId client) {
  const auto found = sessions_.find(client);
  if (found != sessions_.end()) found->second->close(websocket::close_code::policy_error);
}

void Listener::Impl::opened(ClientId client, const std::string& address, std::shared_ptr<Session> session) {
  sessions_[client] = std::move(session);
  visitors_.opened(client, address);
}

void Listener::Impl::ended(ClientId client, const std::string& address) {
  --figures_.connections;
  release(per_address_, address);
  sessions_.erase(client);
  visitors_.closed(client);
}

void Listener::Impl::check_lives() {
  const auto sessions = sessions_;  // one that ends leaves the list
  for (const auto& [id, session] : sessions) session->check_life();
}

bool Listener::Impl::has_unsent() const {
  return std::any_of(sessions_.begin(), sessions_.end(), [](const auto& entry) { return entry.second->has_unsent(); });
}

asio::awaitable<void> Listener::Impl::repeat(std::chrono::milliseconds time, std::function<void()> work) {
  asio::steady_timer timer(io_);
  while (true) {
    timer.expires_after(time);
    co_await timer.async_wait(kAwait);
    work();
  }
}

asio::awaitable<void> Listener::Impl::wait_until(std::function<bool()> is_done, std::chrono::milliseconds most) {
  asio::steady_timer timer(io_);
  const auto end = std::chrono::steady_clock::now() + most;
  while (!is_done() && std::chrono::steady_clock::now() < end) {
    timer.expires_after(5ms);
    co_await timer.async_wait(kAwait);
  }
}

/// What was received is written and acknowledged before the connections close; all within two seconds.
asio::awaitable<void> Listener::Impl::wait_for_signal() {
  asio::signal_set signals(io_, SIGTERM, SIGINT);
  co_await signals.async_wait(kAwait);
  is_stopping_ = true;
  error_code ignored;
  (void)acceptor_.close(ignored);
  co_await wait_until([this] { return visitors_.is_done(); }, 1000ms);
  co_await wait_until([this] { return !has_unsent(); }, 200ms);
  const auto sessions = sessions_;
  for (const auto& [id, session] : sessions) session->close(websocket::close_code::going_away);
  co_await wait_until([this] { return sessions_.empty(); }, 200ms);
  io_.stop();
}

bool Listener::Impl::has_too_many(const PerAddress& counts, const std::string& address) const {
  const auto found = counts.find(address);
  const bool is_exempt = is_local(address) && !options_.limits_local;
  return !is_exempt && found != counts.end() && found->second >= options_.connections_per_address;
}

bool Listener::Impl::admit(const std::string& address) {
  if (figures_.connections >= options_.connections || has_too_many(per_address_, address)) {
    ++figures_.refused_connections;
    return false;
  }
  ++figures_.connections;
  ++per_address_[address];
  return true;
}

/// Nobody takes all the places of those who have not asked for anything yet.
bool Listener::Impl::admit_http(const Socket& socket, std::string& address) {
  error_code error;
  address = socket.remote_endpoint(error).address().to_string();
  if (error || http_ >= kMostHttp) return false;
  if (has_too_many(http_per_address_, address)) return false;
  ++http_;
  ++http_per_address_[address];
  return true;
}

asio::awaitable<void> Listener::Impl::accept_all() {
  while (true) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (is_stopping_) co_return;
    if (error) {  // out of file descriptors, say: try again a little later
      asio::steady_timer timer(io_, 50ms);
      co_await timer.async_wait(kAwait);
      continue;
    }
    ++figures_.accepted;
    std::string address;
    if (!admit_http(socket, address)) {
      ++figures_.refused_connections;
      continue;  // the socket closes here
    }
    asio::co_spawn(io_, serve_http(std::move(socket), address), [this, address](const std::exception_ptr&) {
      --http_;
      release(http_per_address_, address);
    });
  }
}

Response Listener::Impl::answer(const Request& request, const std::string& address, bool is_direct) {
  Response response(http::status::ok, request.version());
  set_strict_headers(response, request);
  response.keep_alive(request.keep_alive());
  PageAnswer page;
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    response.set(http::field::allow, "GET, HEAD");
    page.status = 405;
    page.body = "only GET and HEAD\n";
  } else {
    const std::string_view target(request.target().data(), request.target().size());
    page = visitors_.page({target.substr(0, target.find('?')), address, is_direct,
                           header(request, http::field::accept_encoding), header(request, http::field::if_none_match)});
  }
  response.result(static_cast<unsigned>(page.status));
  response.set(http::field::cache_control, page.caching);
  if (!page.etag.empty()) {
    response.set(http::field::etag, page.etag);
    response.set(http::field::vary, "Accept-Encoding");
  }
  if (page.is_gzip) response.set(http::field::content_encoding, "gzip");
  if (page.status == 304) return response;  // has neither type nor length
  response.set(http::field::content_type, page.type);
  response.content_length(page.body.size());
  if (request.method() != http::verb::head) response.body() = std::move(page.body);
  return response;
}

std::optional<Response> Listener::Impl::refusal_of_upgrade(const Request& request, const std::string& address) {
  std::optional<Response> refusal;
  if (!is_origin_allowed(request, options_.public_url, options_.origins)) {
    refusal.emplace(http::status::forbidden, request.version(), "pages of other origins may not connect\n");
  } else if (!admit(address)) {
    refusal.emplace(http::status::service_unavailable, request.version(), "too many connections\n");
  }
  if (!refusal) return refusal;
  set_strict_headers(*refusal, request);
  refusal->keep_alive(false);
  refusal->prepare_payload();
  return refusal;
}

asio::awaitable<void> Listener::Impl::serve_http(Socket socket, std::string address) {
  error_code error;
  HttpStream stream(std::move(socket));
  beast::flat_buffer buffer(kMostHeader + 1024);
  while (!is_stopping_) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(kMostHeader);
    parser.body_limit(std::uint64_t{0});
    stream.expires_after(kHttpTimeout);
    auto [read_error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (read_error) break;
    const Request request = parser.release();
    const auto forwarded = request.find("X-Forwarded-For");
    const bool is_direct = forwarded == request.end();
    if (options_.trusts_proxy && !is_direct)
      address = forwarded_address({forwarded->value().data(), forwarded->value().size()});
    std::optional<Response> response;
    if (websocket::is_upgrade(request) && request.target() == "/ws") {
      response = refusal_of_upgrade(request, address);
      if (!response) {
        stream.expires_never();
        std::make_shared<Session>(*this, stream.release_socket(), ++last_client_, address)->accept(request);
        co_return;
      }
    }
    if (!response) response = answer(request, address, is_direct);
    auto [write_error, written] = co_await http::async_write(stream, *response, kAwait);
    if (write_error || !response->keep_alive()) break;
  }
  (void)stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

Listener::Listener(ListenerOptions options, Visitors& visitors)
    : impl_(std::make_unique<Impl>(std::move(options), visitors)) {}
Listener::~Listener() = default;

std::optional<std::string> Listener::listen() { return impl_->listen(); }
const ListenerOptions& Listener::options() const { return impl_->options_; }
void Listener::send(ClientId client, std::string text) { impl_->send(client, std::move(text)); }
void Listener::drop(ClientId client) { impl_->drop(client); }
void Listener::post(std::function<void()> work) { asio::post(impl_->io_, std::move(work)); }
void Listener::every(std::chrono::milliseconds time, std::function<void()> work) {
  impl_->every(time, std::move(work));
}
void Listener::run() { impl_->run(); }
NetFigures Listener::figures() const { return impl_->figures_; }

}  // namespace septem::server
