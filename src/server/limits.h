// How much one client, and all together, may use.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "server/clock.h"

namespace septem::server {

/// How fast credits come back, and how many there can be.
struct Allowance {
  double per_second = 0;
  double at_most = 0;
};

struct Limits {
  std::size_t tables = 10'000;               ///< open tables in all
  std::size_t tables_per_person = 20;        ///< that one person hosts, not finished
  std::size_t tables_per_network = 200;      ///< that wait or play, hosted from one network
  bool limits_local = false;                 ///< what counts per network, also for this machine
  std::size_t own_bytes = 32 * 1024 * 1024;  ///< texts that tables that wait or play were given instead of files
  std::size_t own_bytes_per_network = 2 * 1024 * 1024;  ///< of tables that were made from one network
  std::size_t watched_per_client = 64;                  ///< tables that one connection follows
  std::size_t watchers_per_table = 500;
  std::size_t waiting_writes = 200'000;      ///< events not yet on disk, before new ones are refused
  std::size_t held_per_client = 256 * 1024;  ///< bytes that wait for the disk; a connection takes no more at once
  std::size_t held_in_all = 64 * 1024 * 1024;
  std::size_t jobs_per_client = 4;  ///< requests that take longer than a moment
  std::size_t jobs = 500;
  std::size_t bookmarks = 32;         ///< histories kept where a page ended
  std::size_t archived_tables = 200;  ///< kept in memory, if nobody watches them
  double credits_per_second = 100;    ///< each command costs one or more
  double credits_at_most = 300;
  Millis bot_delay = 400;                   ///< so that people can follow
  Millis archive_after = 10LL * 60 * 1000;  ///< a finished table that nobody watches leaves the memory
  std::int64_t keep_waiting = 24;           ///< hours of a listed table that nobody has joined
  std::int64_t keep_invitations = 14;       ///< days of every other table that waits and to which nobody comes
  std::int64_t keep_running = 90;           ///< days of a game in which nothing happens

  Allowance per_connection() const { return {credits_per_second, credits_at_most}; }
  /// Somebody may have several windows, and a family one address; a crowd behind one address is not a hundred people.
  Allowance per_person() const { return {2 * credits_per_second, 2 * credits_at_most}; }
  Allowance per_network() const { return {5 * credits_per_second, 5 * credits_at_most}; }
};

/// Refilled as time passes; sending costs. A client that goes on without credits gets into debt, and is cut off at the limit of it.
class Credits {
 public:
  Credits(const Allowance& allowed, Millis now) : amount_(allowed.at_most), at_(now) {}

  /// Whether there was enough.
  bool pay(double cost, const Allowance& allowed, Millis now) {
    refill(allowed, now);
    amount_ -= cost;
    return amount_ >= 0;
  }
  /// What is missing now from what one may have.
  double used(const Allowance& allowed, Millis now) const {
    const double refill = static_cast<double>(now - at_) * allowed.per_second / 1000;
    return std::max(0.0, allowed.at_most - amount_ - refill);
  }
  /// The same without debts: who shares these credits with others pays for nobody's flood.
  bool spend(double cost, const Allowance& allowed, Millis now) {
    refill(allowed, now);
    if (amount_ < cost) return false;
    amount_ -= cost;
    return true;
  }
  bool is_hopeless(const Allowance& allowed) const { return amount_ < -allowed.at_most; }

 private:
  void refill(const Allowance& allowed, Millis now) {
    amount_ = std::min(allowed.at_most, amount_ + static_cast<double>(now - at_) * allowed.per_second / 1000);
    at_ = now;
  }

  double amount_;
  Millis at_;
};

}  // namespace septem::server
