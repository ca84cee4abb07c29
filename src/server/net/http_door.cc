#include "server/net/http_door.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/asio.h"
#include "server/net/http_rules.h"
#include "server/network.h"

namespace septem::server {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMostHeader = 8 * 1024;
constexpr int kBacklog = 4096;
/// For a whole request, from the opening of the connection or the last answer on.
constexpr auto kAskWithin = 5s;
/// For whoever reads an answer slowly.
constexpr auto kAnswerWithin = 30s;
constexpr auto kComplainEvery = 10s;

}  // namespace

/// Who is inside.
struct HttpDoor::Hall {
  Guests guests;
  std::unordered_map<Guests::Id, Stream*> streams{};

  void turn_out(std::optional<Guests::Id> guest) {
    const auto found = guest ? streams.find(*guest) : streams.end();
    if (found != streams.end()) found->second->close();  // what it waits for ends with an error
  }
};

/// One guest's, until it goes.
struct HttpDoor::Place {
  std::shared_ptr<Hall> hall;
  Guests::Guest guest;

  Place(std::shared_ptr<Hall> h, Guests::Guest g, Stream& stream) : hall(std::move(h)), guest(std::move(g)) {
    hall->streams.emplace(guest.id, &stream);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() {
    hall->streams.erase(guest.id);
    hall->guests.go(guest);
  }
};

HttpDoor::HttpDoor(asio::io_context& io, DoorOptions options, DoorOwner& owner)
    : io_(io),
      options_(std::move(options)),
      owner_(owner),
      acceptor_(io),
      hall_(std::make_shared<Hall>(Hall{Guests(options_.guests, options_.guests_per_network)})) {}

std::optional<std::string> HttpDoor::open() {
  error_code error;
  const auto address = asio::ip::make_address(options_.address, error);
  if (error)
    return "'" + options_.address + "' is no address to listen on; 0.0.0.0 is everywhere, 127.0.0.1 this machine alone";
  const tcp::endpoint endpoint(address, options_.port);
  (void)acceptor_.open(endpoint.protocol(), error);
  if (!error) (void)acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) (void)acceptor_.bind(endpoint, error);
  if (!error) (void)acceptor_.listen(kBacklog, error);
  if (error) return "cannot listen on port " + std::to_string(options_.port) + ": " + error.message();
  options_.port = acceptor_.local_endpoint().port();
  return std::nullopt;
}

void HttpDoor::start() { asio::co_spawn(io_, accept_all(), asio::detached); }

void HttpDoor::close() {
  error_code ignored;
  (void)acceptor_.close(ignored);
}

asio::awaitable<void> HttpDoor::accept_all() {
  while (true) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (!acceptor_.is_open()) co_return;
    if (error) {
      co_await wait_for_descriptors(error);
    } else {
      admit(std::move(socket));
    }
  }
}

/// Out of descriptors, say. One that only stands there gives its own, and a little later it is tried again.
asio::awaitable<void> HttpDoor::wait_for_descriptors(const error_code& error) {
  ++figures_.failures;
  const auto now = std::chrono::steady_clock::now();
  if (figures_.failures == 1 || now - complained_at_ >= kComplainEvery) {
    complained_at_ = now;
    owner_.cannot_accept(error.message());
  }
  const auto guest = hall_->guests.send_one_away();
  if (guest) ++figures_.sent_away;
  hall_->turn_out(guest);
  asio::steady_timer timer(io_, 50ms);
  co_await timer.async_wait(kAwait);
}

void HttpDoor::admit(Socket socket) {
  ++figures_.accepted;
  error_code error;
  std::string address = socket.remote_endpoint(error).address().to_string();
  if (error) return;  // gone already
  // Behind proxies everybody comes from theirs.
  const bool is_exempt = options_.proxies > 0 || (is_local(address) && !options_.limits_local);
  Guests::Entry entry = hall_->guests.come(network_of(address), is_exempt);
  if (entry.sent_away) ++figures_.sent_away;
  hall_->turn_out(entry.sent_away);
  if (!entry.guest) {
    ++figures_.refused;
    return;  // the socket closes here
  }
  asio::co_spawn(io_, serve(std::move(socket), std::move(address), std::move(*entry.guest)), asio::detached);
}

Visit HttpDoor::visit_of(const HttpRequest& request, const std::string& peer) const {
  return {request, client_address(request, peer, options_.proxies), !is_forwarded(request), options_.is_for_health};
}

asio::awaitable<void> HttpDoor::serve(Socket socket, std::string address, Guests::Guest guest) {
  Stream stream(std::move(socket));
  const Place place(hall_, std::move(guest), stream);
  beast::flat_buffer buffer(kMostHeader + 1024);
  while (acceptor_.is_open()) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(kMostHeader);
    parser.body_limit(std::uint64_t{0});
    stream.expires_after(kAskWithin);  // not restarted by the bytes that come
    auto [read_error, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (read_error) break;
    place.hall->guests.set_asking(place.guest, false);
    const HttpRequest request = parser.release();
    const Visit visit = visit_of(request, address);
    std::optional<HttpResponse> response;
    if (!visit.is_for_health && beast::websocket::is_upgrade(request) && request.target() == "/ws") {
      response = owner_.why_no_upgrade(visit);
      if (!response) {
        stream.expires_never();
        owner_.upgrade(visit, stream.release_socket());
        co_return;
      }
    }
    if (!response) response = owner_.answer(visit);
    stream.expires_after(kAnswerWithin);
    auto [write_error, written] = co_await http::async_write(stream, *response, kAwait);
    if (write_error || !response->keep_alive()) break;
    place.hall->guests.set_asking(place.guest, true);
  }
  error_code ignored;
  (void)stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace septem::server
