// All of Boost.Beast is in this file: it takes more than half a minute to compile.
#include "server/net/listener.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <unordered_map>

namespace septem::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;
using namespace std::chrono_literals;
// Of the io_context itself: an executor of any kind is counted and copied with every message.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using HttpStream = beast::basic_stream<tcp, Executor>;
using Request = http::request<http::empty_body>;
using Response = http::response<http::string_body>;

constexpr std::size_t kMostMessage = 16 * 1024;
constexpr std::size_t kMostUnsent = 256 * 1024;
constexpr std::size_t kMostHeader = 8 * 1024;
constexpr std::size_t kMostHttp =
    1000;  ///< connections that are not (yet) a WebSocket; each has ten seconds for its request
constexpr auto kHttpTimeout = 10s;
constexpr auto kIdleTimeout = 120s;

/// Waits and goes on whatever the reason; errors come back as values everywhere in this file.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

std::string origin_of(std::string_view url) {
  const std::size_t scheme = url.find("://");
  const std::size_t path = scheme == std::string_view::npos ? scheme : url.find('/', scheme + 3);
  return std::string(url.substr(0, path));
}

std::string_view host_of(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

/// One connection less from this address.
void release(std::unordered_map<std::string, std::size_t>& counts, const std::string& address) {
  const auto found = counts.find(address);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

/// The address that our own proxy added last; those before it are anybody's claim.
std::string forwarded_address(const std::string& list) {
  const std::size_t comma = list.rfind(',');
  const std::size_t begin = list.find_first_not_of(' ', comma == std::string::npos ? 0 : comma + 1);
  return begin == std::string::npos ? std::string{} : list.substr(begin, 45);
}

std::string_view header(const Request& request, http::field name) {
  const auto found = request.find(name);
  return found == request.end() ? std::string_view{} : std::string_view(found->value().data(), found->value().size());
}

/// Where the page may connect to. Not every browser takes 'self' for WebSockets, too.
std::string connect_sources(std::string_view host) {
  const bool is_plain = !host.empty() && std::all_of(host.begin(), host.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-.:[]").find(c) != std::string_view::npos;
  });
  const std::string name(is_plain ? host : std::string_view{});
  return is_plain ? "'self' ws://" + name + " wss://" + name : "'self'";
}

void set_strict_headers(Response& response, const Request& request) {
  response.set(http::field::server, "Septem");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
               "font-src 'self'; connect-src " +
                   connect_sources(header(request, http::field::host)) +
                   "; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                   "frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

}  // namespace

class Session;

class Listener::Impl {
 public:
  Impl(ListenerOptions options, Visitors& visitors) : options_(std::move(options)), visitors_(visitors) {}

  std::optional<std::string> listen();
  void run();
  void send(ClientId client, std::string text);
  void drop(ClientId client);
  void every(std::chrono::milliseconds time, std::function<void()> work) {
    asio::co_spawn(io_, repeat(time, std::move(work)), asio::detached);
  }

  // For the sessions.
  void opened(ClientId client, const std::string& address, std::shared_ptr<Session> session);
  void received(ClientId client, std::string_view text) {
    if (is_stopping_) return;  // never acknowledged, so whoever sent it will send it again
    figures_.bytes_in += text.size();
    visitors_.received(client, text);
  }
  void ended(ClientId client, const std::string& address);
  void was_slow() { ++figures_.slow_readers; }

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
  bool is_origin_allowed(const Request& request) const;
  bool admit(const std::string& address);
  bool admit_http(const Socket& socket, std::string& address);
  bool has_unsent() const;

  Visitors& visitors_;
  Acceptor acceptor_{io_};
  std::unordered_map<ClientId, std::shared_ptr<Session>> sessions_;
  std::unordered_map<std::string, std::size_t> per_address_;
  std::unordered_map<std::string, std::size_t> http_per_address_;
  ClientId last_client_ = 0;
  std::size_t http_ = 0;
  bool is_stopping_ = false;
};

/// One WebSocket. Callbacks instead of a coroutine: an idle connection keeps one pending read and nothing else.
class Session : public std::enable_shared_from_this<Session> {
 public:
  Session(Listener::Impl& owner, Socket socket, ClientId id, std::string address)
      : owner_(owner), stream_(std::move(socket)), id_(id), address_(std::move(address)) {}

  void accept(const Request& request);
  void send(std::string text);
  void close(websocket::close_code code);
  bool has_unsent() const { return is_writing_ && !is_ended_; }

 private:
  void read();
  void write();
  void end();

  Listener::Impl& owner_;
  websocket::stream<Socket, false> stream_;  // without deflate: it would take 128 kB a connection
  beast::flat_buffer buffer_{kMostMessage};
  std::vector<std::string> unsent_;
  std::vector<std::string> sending_;
  std::size_t sent_ = 0;  ///< of `sending_`
  std::size_t unsent_bytes_ = 0;
  bool is_writing_ = false;
  bool is_closing_ = false;
  bool is_ended_ = false;
  ClientId id_;
  std::string address_;
};

// --- Session

void Session::accept(const Request& request) {
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = kHttpTimeout;
  timeout.idle_timeout = kIdleTimeout;
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.read_message_max(kMostMessage);
  stream_.auto_fragment(false);
  error_code ignored;
  stream_.next_layer().set_option(tcp::no_delay(true), ignored);
  owner_.opened(id_, address_, shared_from_this());
  stream_.async_accept(request, [self = shared_from_this()](error_code error) {
    if (error) return self->end();
    self->read();
    if (!self->unsent_.empty()) self->write();
  });
}

void Session::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->end();
    const bool is_text = self->stream_.got_text();
    if (!is_text) return self->close(websocket::close_code::unknown_data);
    const auto data = self->buffer_.cdata();
    self->owner_.received(self->id_, {static_cast<const char*>(data.data()), data.size()});
    self->buffer_.consume(self->buffer_.size());
    if (self->buffer_.capacity() > 1024) self->buffer_.shrink_to_fit();
    self->read();
  });
}

void Session::send(std::string text) {
  if (is_ended_ || is_closing_) return;
  unsent_bytes_ += text.size();
  if (unsent_bytes_ > kMostUnsent) {  // does not read: cut off, it may come back and resync
    owner_.was_slow();
    is_closing_ = true;
    error_code ignored;
    stream_.next_layer().close(ignored);
    return;
  }
  unsent_.push_back(std::move(text));
  if (!is_writing_ && stream_.is_open()) write();
}

void Session::write() {
  if (sent_ == sending_.size()) {
    sending_.clear();
    sent_ = 0;
    if (unsent_.empty()) {
      is_writing_ = false;
      if (sending_.capacity() > 16) sending_ = {};
      return;
    }
    sending_.swap(unsent_);
  }
  is_writing_ = true;
  stream_.async_write(asio::buffer(sending_[sent_]), [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->end();
    self->unsent_bytes_ -= self->sending_[self->sent_].size();
    self->sending_[self->sent_] = {};
    ++self->sent_;
    self->write();
  });
}

void Session::close(websocket::close_code code) {
  if (is_closing_ || is_ended_) return;
  is_closing_ = true;
  stream_.async_close(code, [self = shared_from_this()](error_code) { self->end(); });
}

void Session::end() {
  if (is_ended_) return;
  is_ended_ = true;
  error_code ignored;
  stream_.next_layer().close(ignored);
  owner_.ended(id_, address_);
}

// --- the listener

std::optional<std::string> Listener::Impl::listen() {
  error_code error;
  const auto address = asio::ip::make_address(options_.address, error);
  if (error) return "'" + options_.address + "' is no address to listen on";
  const tcp::endpoint endpoint(address, options_.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(4096, error);
  if (error) return "cannot listen on port " + std::to_string(options_.port) + ": " + error.message();
  options_.port = acceptor_.local_endpoint().port();
  if (options_.public_url.empty()) options_.public_url = "http://localhost:" + std::to_string(options_.port);
  return std::nullopt;
}

void Listener::Impl::run() {
  asio::co_spawn(io_, accept_all(), asio::detached);
  asio::co_spawn(io_, wait_for_signal(), asio::detached);
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
  acceptor_.close(ignored);
  co_await wait_until([this] { return visitors_.is_done(); }, 1000ms);
  co_await wait_until([this] { return !has_unsent(); }, 200ms);
  const auto sessions = sessions_;
  for (const auto& [id, session] : sessions) session->close(websocket::close_code::going_away);
  co_await wait_until([this] { return sessions_.empty(); }, 200ms);
  io_.stop();
}

bool Listener::Impl::admit(const std::string& address) {
  const auto found = per_address_.find(address);
  const bool has_too_many = !is_loopback(address) && found != per_address_.end() &&
                            found->second >= options_.connections_per_address;
  if (figures_.connections >= options_.connections || has_too_many) {
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
  std::size_t& count = http_per_address_[address];
  if (!is_loopback(address) && count >= options_.connections_per_address) return false;
  ++http_;
  ++count;
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

bool Listener::Impl::is_origin_allowed(const Request& request) const {
  const auto origin = request.find(http::field::origin);
  if (origin == request.end()) return true;  // not a browser
  const std::string given(origin->value());
  if (given == origin_of(options_.public_url)) return true;
  for (const std::string& allowed : options_.origins)
    if (given == origin_of(allowed)) return true;
  const auto host = request.find(http::field::host);
  return host != request.end() && host_of(given) == std::string_view(host->value());
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
  if (!is_origin_allowed(request)) {
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
    if (options_.trusts_proxy && !is_direct) address = forwarded_address(std::string(forwarded->value()));
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
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
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

bool is_loopback(std::string_view address) { return address.starts_with("127.") || address == "::1"; }

}  // namespace septem::server
