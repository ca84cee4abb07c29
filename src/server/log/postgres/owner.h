// Whoever may write the log in PostgreSQL: has it for the time of a lease, which every transaction renews, and does each transaction once, however
// often the connection breaks meanwhile.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/log/postgres/connection.h"

namespace septem::server::postgres {

class Owner {
 public:
  /// Who has not been heard of for so long may lose the log to another.
  static constexpr std::chrono::milliseconds kLease{3'000};
  /// For how long the database may be silent before its connection is given up.
  static constexpr std::chrono::milliseconds kPatience{5'000};

  /// `name`: what others are told about who has it.
  Owner(std::string address, std::string name, Connection connection);

  /// Takes the log over; when not by force, only if nobody's lease runs. Whether it did; the failure says why nobody can know.
  Result<bool, std::string> take(bool is_by_force);
  bool has_taken() const { return epoch_ != 0; }

  struct Refusal {
    std::string why;
    bool is_lost = false;  ///< the log is another's, for good
  };
  /// Does the statements in one transaction, or none of them. As long as the database cannot be reached it waits; a transaction whose answer was
  /// lost is looked up, and done again only if it was not done: then its rows are not known, and nothing is given.
  Result<std::vector<Rows>, Refusal> write(const std::vector<Statement>& piece);
  /// Others may have it from now on.
  void release();

  /// Waits no longer for a database that cannot be reached. From any thread.
  void give_up();
  /// Whether certainly nobody else has it at this moment. From any thread.
  bool is_ours() const;
  void set_patience(std::chrono::milliseconds patience);

 private:
  using SteadyClock = std::chrono::steady_clock;
  enum class Fate : std::uint8_t { kDone, kNotDone, kLost, kUnknown };

  bool is_connected_in_time();
  Fate look_up();
  void renewed_at(SteadyClock::time_point moment);

  const std::string address_;
  const std::string name_;
  std::optional<Connection> connection_;
  std::chrono::milliseconds patience_ = kPatience;
  std::int64_t epoch_ = 0;
  std::int64_t number_ = 0;  ///< of this owner's last transaction
  std::atomic<SteadyClock::rep> lease_ends_{0};
  std::mutex mutex_;
  std::condition_variable wake_;
  bool has_given_up_ = false;
};

}  // namespace septem::server::postgres
