#include "server/net/listener.h"

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <unordered_map>

#include "server/net/asio.h"
#include "server/net/beast.h"
#include "server/net/http_door.h"
#include "server/net/http_rules.h"
#include "server/net/session.h"
#include "server/network.h"

namespace septem::server {
namespace {

using namespace std::chrono_literals;

DoorOptions public_door(const ListenerOptions& options) {
  DoorOptions door;
  door.address = options.address;
  door.port = options.port;
  door.guests_per_network = options.connections_per_address;
  door.limits_local = options.limits_local;
  door.proxies = options.proxies;
  return door;
}

DoorOptions health_door(const ListenerOptions& options) {
  DoorOptions door;
  door.address = options.health_address;
  door.port = options.health_port.value_or(0);
  door.guests = door.guests_per_network = 50;
  door.is_for_health = true;
  return door;
}

}  // namespace

class Listener::Impl : public SessionOwner, public DoorOwner {
 public:
  Impl(ListenerOptions options, Visitors& visitors)
      : options_(std::move(options)),
        visitors_(visitors),
        has_public_url_(!options_.public_url.empty()),
        door_(io_, public_door(options_), *this),
        health_door_(io_, health_door(options_), *this) {}

  std::optional<std::string> listen();
  void run();
  void stop() {
    asio::post(io_, [this] { asio::co_spawn(io_, finish(), asio::detached); });
  }
  void send(ClientId client, std::string text);
  void drop(ClientId client);
  void every(std::chrono::milliseconds time, std::function<void()> work) {
    asio::co_spawn(io_, repeat(time, std::move(work)), asio::detached);
  }
  NetFigures figures() const;

  // SessionOwner
  void opened(ClientId client, const std::string& address, std::shared_ptr<Session> session) override;
  void received(ClientId client, std::string_view text) override {
    if (is_stopping_) return;  // never acknowledged, so whoever sent it will send it again
    figures_.bytes_in += text.size();
    visitors_.received(client, text);
  }
  void ended(ClientId client, const std::string& address) override;
  void was_slow() override { ++figures_.slow_readers; }
  void was_flooding() override { ++figures_.floods; }

  // DoorOwner
  HttpResponse answer(const Visit& visit) override;
  std::optional<HttpResponse> why_no_upgrade(const Visit& visit) override;
  void upgrade(const Visit& visit, Socket socket) override {
    ++figures_.connections;
    ++per_network_[network_of(visit.address)];
    std::make_shared<Session>(*this, std::move(socket), ++last_client_, visit.address)->accept(visit.request);
  }
  void cannot_accept(const std::string& why) override { visitors_.cannot_accept(why); }

  asio::io_context io_{1};
  ListenerOptions options_;

 private:
  asio::awaitable<void> repeat(std::chrono::milliseconds time, std::function<void()> work);
  asio::awaitable<void> finish();
  asio::awaitable<void> wait_until(std::function<bool()> is_done, std::chrono::milliseconds most);
  bool has_too_many(const std::string& address) const;
  bool has_unsent() const;
  void check_lives();

  Visitors& visitors_;
  const bool has_public_url_;
  NetFigures figures_;
  HttpDoor door_;
  HttpDoor health_door_;
  std::unordered_map<ClientId, std::shared_ptr<Session>> sessions_;
  std::unordered_map<std::string, std::size_t> per_network_;
  ClientId last_client_ = 0;
  bool is_stopping_ = false;
};

std::optional<std::string> Listener::Impl::listen() {
  if (auto why = door_.open()) return why;
  options_.port = door_.port();
  if (!has_public_url_) options_.public_url = "http://localhost:" + std::to_string(options_.port);
  if (!options_.health_port) return std::nullopt;
  if (auto why = health_door_.open()) return why;
  options_.health_port = health_door_.port();
  return std::nullopt;
}

void Listener::Impl::run() {
  door_.start();
  if (options_.health_port) health_door_.start();
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
  if (found != sessions_.end()) found->second->cut();
}

NetFigures Listener::Impl::figures() const {
  NetFigures all = figures_;
  for (const HttpDoor* door : {&door_, &health_door_}) {
    all.accepted += door->figures().accepted;
    all.refused_for_network += door->figures().refused;
    all.half_requests += door->figures().sent_away;
    all.accept_failures += door->figures().failures;
  }
  return all;
}

void Listener::Impl::opened(ClientId client, const std::string& address, std::shared_ptr<Session> session) {
  sessions_[client] = std::move(session);
  visitors_.opened(client, address);
}

void Listener::Impl::ended(ClientId client, const std::string& address) {
  --figures_.connections;
  const auto network = per_network_.find(network_of(address));
  if (--network->second == 0) per_network_.erase(network);
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
asio::awaitable<void> Listener::Impl::finish() {
  is_stopping_ = true;
  door_.close();
  health_door_.close();
  co_await wait_until([this] { return visitors_.is_done(); }, 1000ms);
  co_await wait_until([this] { return !has_unsent(); }, 200ms);
  const auto sessions = sessions_;
  for (const auto& [id, session] : sessions) session->close(websocket::close_code::going_away);
  co_await wait_until([this] { return sessions_.empty(); }, 200ms);
  io_.stop();
}

bool Listener::Impl::has_too_many(const std::string& address) const {
  const auto found = per_network_.find(network_of(address));
  const bool is_exempt = is_local(address) && !options_.limits_local;
  return !is_exempt && found != per_network_.end() && found->second >= options_.connections_per_address;
}

HttpResponse Listener::Impl::answer(const Visit& visit) {
  const HttpRequest& request = visit.request;
  HttpResponse response(http::status::ok, request.version());
  set_strict_headers(response, request);
  response.keep_alive(request.keep_alive());
  PageAnswer page;
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    response.set(http::field::allow, "GET, HEAD");
    page.status = 405;
    page.body = "only GET and HEAD\n";
  } else {
    const std::string_view target(request.target().data(), request.target().size());
    page = visitors_.page({target.substr(0, target.find('?')), visit.address, visit.is_direct, visit.is_for_health,
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

std::optional<HttpResponse> Listener::Impl::why_no_upgrade(const Visit& visit) {
  const HttpRequest& request = visit.request;
  std::optional<HttpResponse> refusal;
  if (!is_origin_allowed(request, options_.public_url, has_public_url_, options_.origins)) {
    ++figures_.refused_origins;
    refusal.emplace(http::status::forbidden, request.version(), "pages of other origins may not connect\n");
  } else if (figures_.connections >= options_.connections) {
    ++figures_.refused_for_all;
    refusal.emplace(http::status::service_unavailable, request.version(), "too many connections\n");
  } else if (has_too_many(visit.address)) {
    ++figures_.refused_for_network;
    refusal.emplace(http::status::service_unavailable, request.version(), "too many connections from your network\n");
  }
  if (!refusal) return refusal;
  set_strict_headers(*refusal, request);
  refusal->keep_alive(false);
  refusal->prepare_payload();
  return refusal;
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
void Listener::stop() { impl_->stop(); }
NetFigures Listener::figures() const { return impl_->figures(); }

}  // namespace septem::server
