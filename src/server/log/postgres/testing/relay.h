// Stands between a client and a server, and loses what it is told to lose.
#pragma once

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <string>
#include <thread>

#include "server/log/handle.h"

namespace septem::server::testing {

/// One connection at a time, on a socket with the name that PostgreSQL gives its own.
class Relay {
 public:
  enum class Loses : std::uint8_t { kNothing, kQuestion, kAnswer };

  explicit Relay(const std::filesystem::path& server) : server_(server) {
    const sockaddr_un own = address_in(folder_);
    EXPECT_EQ(::bind(listener_.number(), reinterpret_cast<const sockaddr*>(&own), sizeof own), 0);
    EXPECT_EQ(::listen(listener_.number(), 8), 0);
    thread_ = std::thread([this] {
      while (!is_ending_) serve();
    });
  }
  ~Relay() {
    is_ending_ = true;
    thread_.join();
    std::filesystem::remove_all(folder_);
  }
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  const std::filesystem::path& folder() const { return folder_; }
  /// The next thing that is said, or the answer to it; the connection goes with it.
  void lose(Loses what) { loses_ = what; }
  bool has_lost() const { return loses_ == Loses::kNothing; }

 private:
  static sockaddr_un address_in(const std::filesystem::path& folder) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, (folder / ".s.PGSQL.5432").c_str(), sizeof address.sun_path - 1);
    return address;
  }
  static bool has_something(const Handle& line, int milliseconds) {
    pollfd waits{line.number(), POLLIN, 0};
    return ::poll(&waits, 1, milliseconds) > 0;
  }
  /// False at the end.
  static bool pass(const Handle& from, const Handle& to) {
    std::array<char, 65'536> bytes{};
    const ssize_t size = ::read(from.number(), bytes.data(), bytes.size());
    return size > 0 && ::send(to.number(), bytes.data(), static_cast<std::size_t>(size), MSG_NOSIGNAL) == size;
  }

  void serve() {
    if (!has_something(listener_, 20)) return;
    const Handle client(::accept(listener_.number(), nullptr, nullptr));
    const Handle server(::socket(AF_UNIX, SOCK_STREAM, 0));
    const sockaddr_un there = address_in(server_);
    if (::connect(server.number(), reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) return;
    while (!is_ending_) {
      if (has_something(client, 1) && (loses_ == Loses::kQuestion || !pass(client, server))) break;
      if (!has_something(server, 1)) continue;
      if (loses_ == Loses::kAnswer || !pass(server, client)) break;
    }
    loses_ = Loses::kNothing;
  }

  const std::filesystem::path server_;
  const std::filesystem::path folder_ = [] {
    std::string name = (std::filesystem::temp_directory_path() / "septem-relay-XXXXXX").string();
    return std::filesystem::path(::mkdtemp(name.data()));
  }();
  Handle listener_{::socket(AF_UNIX, SOCK_STREAM, 0)};
  std::atomic<Loses> loses_ = Loses::kNothing;
  std::atomic<bool> is_ending_ = false;
  std::thread thread_;
};

}  // namespace septem::server::testing
