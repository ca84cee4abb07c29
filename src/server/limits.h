// How much one client, and all together, may use.
#pragma once

#include <algorithm>
#include <cstddef>

#include "server/clock.h"

namespace septem::server {

struct Limits {
  std::size_t tables = 10'000;           ///< open tables in all
  std::size_t tables_per_person = 20;    ///< that one person hosts, not finished
  std::size_t tables_per_address = 200;  ///< hosted from one network
  bool limits_local = false;             ///< what counts per network, also for this machine
  std::size_t watched_per_client = 64;   ///< tables that one connection follows
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
  Millis bot_delay = 400;                          ///< so that people can follow
  Millis file_after = 10LL * 60 * 1000;            ///< a finished table that nobody watches leaves the memory
  Millis close_after = 21LL * 24 * 3600 * 1000;    ///< a table that never started, when nobody has come for so long
  Millis abandon_after = 90LL * 24 * 3600 * 1000;  ///< a game in which nothing has happened for so long
};

/// Refilled as time passes; sending costs. A client that goes on without credits gets into debt, and is cut off at the limit of it.
class Credits {
 public:
  Credits(const Limits& limits, Millis now) : amount_(limits.credits_at_most), at_(now) {}

  /// Whether there was enough.
  bool pay(double cost, const Limits& limits, Millis now) {
    const double refill = static_cast<double>(now - at_) * limits.credits_per_second / 1000;
    amount_ = amount_ + refill > limits.credits_at_most ? limits.credits_at_most : amount_ + refill;
    at_ = now;
    amount_ -= cost;
    return amount_ >= 0;
  }
  /// What is missing now from what one may have.
  double used(const Limits& limits, Millis now) const {
    const double refill = static_cast<double>(now - at_) * limits.credits_per_second / 1000;
    return std::max(0.0, limits.credits_at_most - amount_ - refill);
  }
  bool is_hopeless(const Limits& limits) const { return amount_ < -limits.credits_at_most; }

 private:
  double amount_;
  Millis at_;
};

}  // namespace septem::server
