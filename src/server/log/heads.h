// How many events each table has, noted in the database some seconds after the events themselves: when a page is lost, this tells which
// tables have lost events with it, and which have not.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "server/log/sqlite.h"

namespace septem::server {

class Heads {
 public:
  /// An event is on disk: its number, and which of the table's it is.
  void note(const std::string& table, std::int64_t n, std::int64_t seq);
  /// The table is archived.
  void forget(const std::string& table);
  /// All that is noted is to be written now.
  void hurry();
  bool is_due() const;

  /// A transaction begins; nothing is written in it yet.
  void begin() { writing_ = 0; }
  /// Writes some, within the transaction. `last`: the last number on disk before it.
  bool write(Statement& set_head, Statement& set_meta, std::int64_t last);
  /// The transaction is on disk.
  void written();

 private:
  using Moment = std::chrono::steady_clock::time_point;
  struct Noted {
    std::int64_t first = 0;  ///< number that is not in the database's head yet
    std::int64_t seq = 0;
  };

  std::map<std::string, Noted> fresh_;
  std::map<std::string, Noted> due_;
  std::size_t writing_ = 0;  ///< so many of those that are due
  Moment fresh_since_{};
};

}  // namespace septem::server
