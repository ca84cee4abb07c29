// From which networks the unfinished tables come, so that no network can use all of them up.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/table.h"

namespace septem::server {

class Hosting {
 public:
  /// Takes note of what the table is now.
  void update(const Table& table);
  void forget(const std::string& table);

  /// Tables that wait or play.
  std::size_t tables() const { return places_.size(); }
  std::size_t tables_of(const std::string& network) const;
  /// The table that makes room when there is none: the oldest of those that may go, of the network with most of them.
  std::optional<std::string> first_to_go(const std::function<bool(const std::string& table)>& may_go) const;

 private:
  using Tables = std::set<std::pair<Millis, std::string>>;                    ///< by their age
  std::unordered_map<std::string, std::pair<std::string, Millis>> places_{};  ///< per table: network, when it was made
  std::unordered_map<std::string, Tables> networks_{};                        ///< by their marks, see Created
};

}  // namespace septem::server
