// The events that are on their way to the disk, numbered through all tables.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/hub/core.h"

namespace septem::server {

class Ledger {
 public:
  /// An event that is not on disk yet, and for whom something waits until it is.
  struct InFlight {
    std::uint64_t number = 0;
    std::string table;
    std::uint64_t seq = 0;
    std::vector<ClientId> clients{};
  };

  explicit Ledger(Core& core) : core_(core) {}

  /// Hands the event to the log; its number.
  std::uint64_t append(const std::string& table, std::uint64_t seq, const StoredEvent& event) {
    in_flight_.push_back({++last_, table, seq});
    core_.world.log.append({last_, era_, table, seq, event.at, event.text});
    return last_;
  }
  /// Numbers that a table goes for good.
  Erasure erasure_of(const std::string& table) {
    in_flight_.push_back({++last_, {}, 0});
    return {last_, era_, table};
  }

  std::uint64_t last() const { return last_; }
  std::uint64_t committed() const { return committed_; }
  bool is_waiting(std::uint64_t number) const { return number > committed_; }
  std::size_t waiting() const { return in_flight_.size(); }
  /// Of an event that waits.
  InFlight& at(std::uint64_t number) {
    return in_flight_[static_cast<std::size_t>(number - in_flight_.front().number)];
  }

  /// Everything up to this number is on disk; `written` is called for each event.
  template <class Written>
  void commit(std::uint64_t number, const Written& written) {
    committed_ = std::max(committed_, number);
    while (!in_flight_.empty() && in_flight_.front().number <= committed_) {
      const InFlight event = std::move(in_flight_.front());
      in_flight_.pop_front();
      written(event);
    }
  }
  /// Nothing that is not committed will ever be. The last number that was, and the tables of the others.
  std::pair<std::uint64_t, std::set<std::string>> fail() {
    ++era_;
    std::set<std::string> tables;
    for (const InFlight& event : in_flight_) tables.insert(event.table);
    in_flight_.clear();
    return {std::exchange(committed_, last_), std::move(tables)};
  }

 private:
  Core& core_;
  std::uint64_t era_ = 0;
  std::uint64_t last_ = 0;
  std::uint64_t committed_ = 0;
  std::deque<InFlight> in_flight_;
};

}  // namespace septem::server
