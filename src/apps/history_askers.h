// Connections of the load generator that ask for histories all the time, beside those that play.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apps/load.h"
#include "apps/load_report.h"
#include "server/net/client_socket.h"

namespace septem {

class HistoryAskers {
 public:
  HistoryAskers(server::ClientLoop& loop, const LoadOptions& options) : loop_(loop), options_(options) {}

  /// One more. Empty, or why not.
  std::string connect(server::ClientSocket::Lost lost);
  bool is_empty() const { return askers_.empty(); }
  /// As often as the server's credits allow: the next one when the last one is answered, and no more than three a second.
  /// `table_of` says which table is the n-th asker's; empty: none yet.
  void ask(const std::function<std::string(std::size_t asker)>& table_of);
  void print() const;
  void print_answers();

 private:
  using Clock = std::chrono::steady_clock;
  struct Asker {
    explicit Asker(server::ClientLoop& loop) : socket(loop) {}

    server::ClientSocket socket;
    bool is_waiting = false;
    Clock::time_point asked_at{};
  };

  void take(Asker& asker, std::string_view text);

  server::ClientLoop& loop_;
  const LoadOptions& options_;
  std::vector<std::unique_ptr<Asker>> askers_;
  Samples times_{};
  std::int64_t refusals_ = 0;
};

}  // namespace septem
