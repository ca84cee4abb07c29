#include "server/net/local_socket.h"

#include <sys/stat.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <optional>
#include <thread>

#include "server/net/asio.h"
#include "server/net/local_path.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using boost::system::error_code;
using local = asio::local::stream_protocol;
using Stream = boost::beast::basic_stream<local, Executor>;
using Acceptor = asio::basic_socket_acceptor<local, Executor>;
using Clock = std::chrono::steady_clock;

/// From one line handed over to the next, of all clients together.
constexpr auto kGap = 10ms;
/// For a client to ask or to read; then it makes room for another.
constexpr auto kPatience = 30s;
/// For an answer: a disk that stalls must not take every place.
constexpr auto kMostWait = 10s;

constexpr std::string_view kOverlong =
    R"({"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a line has at most 16 KiB"}})"
    "\n";

/// An answer on its way from another thread.
struct Awaited {
  explicit Awaited(asio::io_context& io) : timer(io) {}
  asio::steady_timer timer;
  std::optional<std::string> line{};
};

}  // namespace

class LocalSocket::Impl {
 public:
  Impl(LocalPath path, Hear hear) : path_(std::move(path)), hear_(std::move(hear)) {}
  ~Impl();

  std::optional<std::string> listen();

 private:
  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve(Stream stream);
  asio::awaitable<void> wait_for_turn();
  asio::awaitable<std::optional<std::string>> ask(std::string line);

  LocalPath path_;
  Hear hear_;
  std::shared_ptr<asio::io_context> io_ = std::make_shared<asio::io_context>(1);  ///< a late reply still finds it
  Acceptor acceptor_{*io_};
  std::size_t clients_ = 0;
  Clock::time_point next_turn_{};
  std::thread thread_{};
  bool is_listening_ = false;
};

std::optional<std::string> LocalSocket::Impl::listen() {
  struct stat found{};
  if (::lstat(path_.text().c_str(), &found) == 0) {
    if (!S_ISSOCK(found.st_mode)) return path_.file().string() + " is there and no socket";
    std::error_code ignored;
    fs::remove(path_.text(), ignored);
  }
  error_code error;
  (void)acceptor_.open({}, error);
  // Before it has a name, so that nobody else can ever open it, whatever the umask.
  if (!error && ::fchmod(acceptor_.native_handle(), S_IRUSR | S_IWUSR) != 0)
    error.assign(errno, boost::system::system_category());
  if (!error) (void)acceptor_.bind(local::endpoint(path_.text()), error);
  is_listening_ = !error;
  if (!error) (void)acceptor_.listen(static_cast<int>(kMostClients), error);
  if (error) return path_.file().string() + " cannot be made: " + error.message();
  asio::co_spawn(*io_, accept_all(), asio::detached);
  thread_ = std::thread([this] { io_->run(); });
  return std::nullopt;
}

LocalSocket::Impl::~Impl() {
  io_->stop();
  if (thread_.joinable()) thread_.join();
  std::error_code ignored;
  if (is_listening_) fs::remove(path_.text(), ignored);
}

asio::awaitable<void> LocalSocket::Impl::accept_all() {
  while (true) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (error) {  // out of file descriptors, say
      asio::steady_timer timer(*io_, 50ms);
      co_await timer.async_wait(kAwait);
      continue;
    }
    if (clients_ == kMostClients) continue;  // the socket closes here
    ++clients_;
    asio::co_spawn(*io_, serve(Stream(std::move(socket))), [this](const std::exception_ptr&) { --clients_; });
  }
}

asio::awaitable<void> LocalSocket::Impl::serve(Stream stream) {
  std::string unread;
  while (true) {
    stream.expires_after(kPatience);
    auto [error, size] = co_await asio::async_read_until(stream, asio::dynamic_buffer(unread, kMostLine), '\n', kAwait);
    if (error == asio::error::not_found) co_await asio::async_write(stream, asio::buffer(kOverlong), kAwait);
    if (error) co_return;
    std::string line = unread.substr(0, size - 1);
    unread.erase(0, size);
    stream.expires_never();
    co_await wait_for_turn();
    auto answer = co_await ask(std::move(line));
    if (!answer) co_return;
    if (answer->empty()) continue;
    *answer += '\n';
    stream.expires_after(kPatience);
    auto [write_error, written] = co_await asio::async_write(stream, asio::buffer(*answer), kAwait);
    if (write_error) co_return;
  }
}

asio::awaitable<void> LocalSocket::Impl::wait_for_turn() {
  const auto turn = std::max(Clock::now(), next_turn_);
  next_turn_ = turn + kGap;
  asio::steady_timer timer(*io_, turn);
  co_await timer.async_wait(kAwait);
}

asio::awaitable<std::optional<std::string>> LocalSocket::Impl::ask(std::string line) {
  const auto awaited = std::make_shared<Awaited>(*io_);
  awaited->timer.expires_after(kMostWait);
  hear_(std::move(line), [awaited, io = io_](std::string answer) {
    asio::post(*io, [awaited, answer = std::move(answer)]() mutable {
      awaited->line = std::move(answer);
      awaited->timer.cancel();
    });
  });
  co_await awaited->timer.async_wait(kAwait);
  co_return std::move(awaited->line);
}

Result<std::unique_ptr<LocalSocket>, std::string> LocalSocket::open(const fs::path& folder, Hear hear) {
  auto path = LocalPath::in(folder);
  if (!path) return failure(path.error());
  auto impl = std::make_unique<Impl>(std::move(*path), std::move(hear));
  if (auto why = impl->listen()) return failure(std::move(*why));
  return std::unique_ptr<LocalSocket>(new LocalSocket(std::move(impl)));
}

LocalSocket::LocalSocket(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
LocalSocket::~LocalSocket() = default;

}  // namespace septem::server
