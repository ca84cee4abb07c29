// All of Boost.Beast is in this file: it takes half a minute to compile.
#include "server/net/server.h"

#include <fcntl.h>
#include <sodium.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>

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
#include <boost/json/serialize.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>
#include <thread>
#include <unordered_map>

#include "server/hub.h"
#include "server/net/bot_pool.h"
#include "server/net/metrics.h"
#include "server/net/pages.h"
#include "server/store/store.h"

namespace septem::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
namespace json = boost::json;
using asio::ip::tcp;
using beast::error_code;
using namespace std::chrono_literals;

constexpr std::size_t kMostMessage = 16 * 1024;
constexpr std::size_t kMostUnsent = 256 * 1024;
constexpr std::size_t kMostHeader = 8 * 1024;
constexpr auto kHttpTimeout = 10s;
constexpr auto kIdleTimeout = 120s;
constexpr auto kTick = 20ms;
constexpr auto kGoodbye = 1200ms;  ///< SIGTERM ends within two seconds

void log(spdlog::level::level_enum level, const json::object& line) {
  if (!spdlog::should_log(level)) return;
  const std::string text = json::serialize(line);
  spdlog::log(level, "{}", std::string_view(text).substr(1, text.size() - 2));
}

std::string origin_of(std::string_view url) {
  const std::size_t scheme = url.find("://");
  const std::size_t path = scheme == std::string_view::npos ? scheme : url.find('/', scheme + 3);
  return std::string(url.substr(0, path));
}

std::string_view host_of(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

class Server;

/// One WebSocket. Callbacks instead of a coroutine: an idle connection keeps one pending read and nothing else.
class Session : public std::enable_shared_from_this<Session> {
 public:
  Session(Server& server, tcp::socket socket, ClientId id, std::string address)
      : server_(server), stream_(std::move(socket)), id_(id), address_(std::move(address)) {}

  void accept(const http::request<http::empty_body>& request);
  void send(std::string text);
  void close(websocket::close_code code);
  bool has_unsent() const { return is_writing_ && !is_ended_; }
  const std::string& address() const { return address_; }

 private:
  void read();
  void write();
  void end();

  Server& server_;
  websocket::stream<tcp::socket, false> stream_;  // without deflate: it would take 128 kB a connection
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

class Server : public World {
 public:
  Server(const ServerOptions& options, const DataFiles& files, std::unique_ptr<Store> store)
      : options_(options),
        store_(std::move(store)),
        hub_(*this, open_with(files), options.limits, options.public_url) {}

  std::optional<std::string> listen();
  std::optional<std::string> recover();
  void run();

  // World
  void send(ClientId client, std::string text) override {
    const auto found = sessions_.find(client);
    if (found == sessions_.end()) return;
    figures_.bytes_out += text.size();
    found->second->send(std::move(text));
  }
  void drop(ClientId client, std::string_view why) override {
    const auto found = sessions_.find(client);
    if (found == sessions_.end()) return;
    log(spdlog::level::info, {{"event", "dropped"}, {"client", client}, {"why", why}});
    found->second->close(websocket::close_code::policy_error);
  }
  void append(Entry entry) override { store_->append(std::move(entry)); }
  void file(Filed filed) override { store_->file(std::move(filed)); }
  void think(BotTask task) override { bots_->add(std::move(task)); }
  Seed entropy() override {
    Seed seed;
    randombytes_buf(seed.words.data(), sizeof seed.words);
    return seed;
  }
  std::int64_t wall_clock() override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
  }
  void note(const json::object& line) override { log(spdlog::level::info, line); }
  std::optional<std::vector<Table::Stored>> filed(const std::string& table) override { return store_->filed(table); }
  std::vector<std::string> filed_of(const Person& person) override { return store_->filed_of(person, 20); }

  // Sessions
  void opened(ClientId id, const std::shared_ptr<Session>& session) {
    sessions_[id] = session;
    hub_.opened(id, session->address(), now());
  }
  void received(ClientId id, std::string_view text) {
    figures_.bytes_in += text.size();
    hub_.received(id, text, now());
  }
  void ended(ClientId id, const std::string& address) {
    --connections_;
    const auto found = per_address_.find(address);
    if (found != per_address_.end() && --found->second == 0) per_address_.erase(found);
    sessions_.erase(id);
    hub_.closed(id, now());
  }
  void was_slow() { ++figures_.slow_readers; }

 private:
  Millis now() const {
    return started_at_ +
           std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - steady_start_)
               .count();
  }
  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve_http(tcp::socket socket);
  asio::awaitable<void> tick();
  asio::awaitable<void> wait_for_signal();
  http::response<http::string_body> answer(const http::request<http::empty_body>& request, const std::string& address,
                                           bool is_direct);
  bool is_origin_allowed(const http::request<http::empty_body>& request) const;
  bool admit(const std::string& address);
  void stop();

  ServerOptions options_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  std::unique_ptr<Store> store_;
  Hub hub_;
  std::optional<BotPool> bots_;
  std::unordered_map<ClientId, std::shared_ptr<Session>> sessions_;
  std::unordered_map<std::string, std::size_t> per_address_;
  std::size_t connections_ = 0;
  ClientId last_client_ = 0;
  NetFigures figures_;
  Millis started_at_ = 0;
  std::chrono::steady_clock::time_point steady_start_ = std::chrono::steady_clock::now();
  bool is_stopping_ = false;
};

bool is_loopback(std::string_view address) { return address.starts_with("127.") || address == "::1"; }

// --- Session

void Session::accept(const http::request<http::empty_body>& request) {
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = kHttpTimeout;
  timeout.idle_timeout = kIdleTimeout;
  timeout.keep_alive_pings = true;
  stream_.set_option(timeout);
  stream_.read_message_max(kMostMessage);
  stream_.auto_fragment(false);
  error_code ignored;
  stream_.next_layer().set_option(tcp::no_delay(true), ignored);
  server_.opened(id_, shared_from_this());
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
    self->server_.received(self->id_, {static_cast<const char*>(data.data()), data.size()});
    self->buffer_.consume(self->buffer_.size());
    if (self->buffer_.capacity() > 1024) self->buffer_.shrink_to_fit();
    self->read();
  });
}

void Session::send(std::string text) {
  if (is_ended_ || is_closing_) return;
  unsent_bytes_ += text.size();
  if (unsent_bytes_ > kMostUnsent) {  // does not read: cut off, it may come back and resync
    server_.was_slow();
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
  server_.ended(id_, address_);
}

// --- Server

std::optional<std::string> Server::listen() {
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
  hub_.set_public_url(options_.public_url);
  return std::nullopt;
}

std::optional<std::string> Server::recover() {
  const auto tables = store_->read_tables();
  if (!tables) return tables.error();
  const Millis moment = store_->moment();
  started_at_ = moment > 0 ? moment : wall_clock();
  steady_start_ = std::chrono::steady_clock::now();
  for (const auto& [id, events] : *tables) {
    if (auto why = hub_.restore(id, events, now())) return why;
  }
  log(spdlog::level::info, {{"event", "recovered"}, {"tables", tables->size()}});
  return std::nullopt;
}

void Server::run() {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = options_.bot_threads > 0 ? options_.bot_threads : std::max(1U, cores - 1);
  bots_.emplace(threads, [this](BotTask task, std::string action) {
    asio::post(io_, [this, task = std::move(task), action = std::move(action)] {
      hub_.bot_answered(task.table, task.seat, task.turn, action, now());
    });
  });
  store_->start({[this](std::uint64_t number) { asio::post(io_, [this, number] { hub_.committed(number); }); },
                 [this](std::string why) {
                   asio::post(io_, [this, why = std::move(why)] {
                     log(spdlog::level::err, {{"event", "storage"}, {"why", why}});
                     hub_.commit_failed(why, now());
                   });
                 }});
  asio::co_spawn(io_, accept_all(), asio::detached);
  asio::co_spawn(io_, tick(), asio::detached);
  asio::co_spawn(io_, wait_for_signal(), asio::detached);
  std::printf("Septem is at %s (database %s)\n", options_.public_url.c_str(), database_in(options_.data).c_str());
  std::fflush(stdout);
  log(spdlog::level::info, {{"event", "listening"}, {"port", options_.port}});
  io_.run();
  bots_.reset();
  store_->set_moment(now());
  store_->stop();
  log(spdlog::level::info, {{"event", "stopped"}});
}

asio::awaitable<void> Server::wait_for_signal() {
  asio::signal_set signals(io_, SIGTERM, SIGINT);
  co_await signals.async_wait(asio::as_tuple(asio::use_awaitable));
  stop();
  // What was received is written and acknowledged before the connections close.
  asio::steady_timer timer(io_);
  for (auto waited = 0ms; hub_.has_uncommitted() && waited < kGoodbye; waited += 5ms) {
    timer.expires_after(5ms);
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  const auto has_unsent = [this] {
    return std::any_of(sessions_.begin(), sessions_.end(),
                       [](const auto& entry) { return entry.second->has_unsent(); });
  };
  for (auto waited = 0ms; has_unsent() && waited < 200ms; waited += 5ms) {
    timer.expires_after(5ms);
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  const auto sessions = sessions_;
  for (const auto& [id, session] : sessions) session->close(websocket::close_code::going_away);
  for (auto waited = 0ms; !sessions_.empty() && waited < 200ms; waited += 10ms) {
    timer.expires_after(10ms);
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
  }
  io_.stop();
}

void Server::stop() {
  is_stopping_ = true;
  error_code ignored;
  acceptor_.close(ignored);
}

asio::awaitable<void> Server::tick() {
  asio::steady_timer timer(io_);
  Millis last_moment = now();
  while (true) {
    timer.expires_after(kTick);
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
    hub_.tick(now());
    constexpr Millis kMomentEvery = 1'000;
    if (now() - last_moment < kMomentEvery) continue;
    last_moment = now();
    if (hub_.has_running_clocks()) store_->set_moment(last_moment);
  }
}

bool Server::admit(const std::string& address) {
  const bool is_full = connections_ >= options_.connections;
  const auto found = per_address_.find(address);
  const bool has_too_many = !is_loopback(address) && found != per_address_.end() &&
                            found->second >= options_.connections_per_address;
  if (is_full || has_too_many) {
    ++figures_.refused_connections;
    return false;
  }
  ++connections_;
  ++per_address_[address];
  return true;
}

asio::awaitable<void> Server::accept_all() {
  while (true) {
    auto [error, socket] = co_await acceptor_.async_accept(asio::as_tuple(asio::use_awaitable));
    if (is_stopping_) co_return;
    if (error) {  // out of file descriptors, say: try again a little later
      asio::steady_timer timer(io_, 50ms);
      co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
      continue;
    }
    ++figures_.accepted;
    asio::co_spawn(io_, serve_http(std::move(socket)), asio::detached);
  }
}

bool Server::is_origin_allowed(const http::request<http::empty_body>& request) const {
  const auto origin = request.find(http::field::origin);
  if (origin == request.end()) return true;  // not a browser
  const std::string given(origin->value());
  if (given == origin_of(options_.public_url)) return true;
  for (const std::string& allowed : options_.origins)
    if (given == origin_of(allowed)) return true;
  const auto host = request.find(http::field::host);
  return host != request.end() && host_of(given) == std::string_view(host->value());
}

void set_strict_headers(http::response<http::string_body>& response) {
  response.set(http::field::server, "Septem");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
               "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
               "form-action 'none'; frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

http::response<http::string_body> Server::answer(const http::request<http::empty_body>& request,
                                                 const std::string& address, bool is_direct) {
  http::response<http::string_body> response(http::status::ok, request.version());
  set_strict_headers(response);
  response.keep_alive(request.keep_alive());
  const auto fill = [&](http::status status, std::string_view type, std::string_view body) {
    response.result(status);
    response.set(http::field::content_type, type);
    response.set(http::field::cache_control, "no-store");
    response.content_length(body.size());
    if (request.method() != http::verb::head) response.body() = body;
    return std::move(response);
  };
  constexpr std::string_view kPlain = "text/plain; charset=utf-8";
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    response.set(http::field::allow, "GET, HEAD");
    return fill(http::status::method_not_allowed, kPlain, "only GET and HEAD\n");
  }
  const std::string_view target(request.target().data(), request.target().size());
  const std::string_view path = target.substr(0, target.find('?'));
  if (path == "/healthz") return fill(http::status::ok, kPlain, "ok\n");
  if (path == "/metrics" && (options_.shows_metrics_to_all || (is_direct && is_loopback(address)))) {
    NetFigures figures = figures_;
    figures.connections = connections_;
    figures.bots_waiting = bots_->waiting();
    return fill(http::status::ok, "text/plain; version=0.0.4; charset=utf-8",
                metrics_text(hub_, store_->figures(), figures));
  }
  if (path == "/ws") return fill(http::status::upgrade_required, kPlain, "a WebSocket is here\n");
  if (const Page* page = find_page(path)) {
    return fill(http::status::ok, page->type, page->body);
  }
  return fill(http::status::not_found, kPlain, "there is nothing here\n");
}

asio::awaitable<void> Server::serve_http(tcp::socket socket) {
  error_code error;
  const auto remote = socket.remote_endpoint(error);
  if (error) co_return;
  std::string address = remote.address().to_string();
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(kMostHeader + 1024);
  while (!is_stopping_) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(kMostHeader);
    parser.body_limit(std::uint64_t{0});
    stream.expires_after(kHttpTimeout);
    auto [read_error, size] = co_await http::async_read(stream, buffer, parser, asio::as_tuple(asio::use_awaitable));
    if (read_error) break;
    http::request<http::empty_body> request = parser.release();
    const auto forwarded = request.find("X-Forwarded-For");
    const bool is_direct = forwarded == request.end();
    if (options_.trusts_proxy && !is_direct) {
      // The last one was added by our own proxy; those before it are anybody's claim.
      const std::string list(forwarded->value());
      const std::size_t comma = list.rfind(',');
      const std::size_t begin = list.find_first_not_of(' ', comma == std::string::npos ? 0 : comma + 1);
      if (begin != std::string::npos) address = list.substr(begin, 45);
    }
    const std::string_view target(request.target().data(), request.target().size());
    std::optional<http::response<http::string_body>> refusal;
    if (websocket::is_upgrade(request) && target == "/ws") {
      if (!is_origin_allowed(request)) {
        refusal.emplace(http::status::forbidden, request.version());
        refusal->body() = "pages of other origins may not connect\n";
      } else if (!admit(address)) {
        refusal.emplace(http::status::service_unavailable, request.version());
        refusal->body() = "too many connections\n";
      } else {
        stream.expires_never();
        std::make_shared<Session>(*this, stream.release_socket(), ++last_client_, address)->accept(request);
        co_return;
      }
      set_strict_headers(*refusal);
      refusal->keep_alive(false);
      refusal->prepare_payload();
    }
    auto response = refusal ? std::move(*refusal) : answer(request, address, is_direct);
    auto [write_error, written] = co_await http::async_write(stream, response, asio::as_tuple(asio::use_awaitable));
    if (write_error || !response.keep_alive()) break;
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

/// One server for each data folder: two would write over each other's tables.
std::optional<std::string> lock_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const int file = ::open((folder / "septem.lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0) return "cannot write in folder " + folder.string();
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return "another server uses the folder " + folder.string();
  return std::nullopt;  // held until the process ends
}

void set_up_logs(const std::string& level) {
  auto logger = std::make_shared<spdlog::logger>("septem", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
  logger->set_level(spdlog::level::from_str(level));
  logger->flush_on(spdlog::level::info);
  spdlog::set_default_logger(std::move(logger));
}

int fail(const std::string& why) {
  std::fprintf(stderr, "septem: %s\n", why.c_str());
  return 1;
}

}  // namespace

int serve(const ServerOptions& options, const DataFiles& files) {
  if (sodium_init() < 0) return fail("no randomness from the operating system");
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file at its size limit is an error to report, not an end
  set_up_logs(options.log_level);
  if (const auto why = lock_folder(options.data)) return fail(*why);
  auto store = Store::open(options.data);
  if (!store) return fail(store.error());
  Server server(options, files, std::move(*store));
  if (const auto why = server.recover()) return fail(*why + "; the database was left as it is");
  if (const auto why = server.listen()) return fail(*why);
  server.run();
  return 0;
}

}  // namespace septem::server
