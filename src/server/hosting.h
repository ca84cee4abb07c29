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
  /// How much the texts take that these tables were given instead of files.
  std::size_t own_bytes() const { return own_bytes_; }
  std::size_t own_bytes_of(const std::string& network) const;
  /// The table that makes room when there is none: the oldest of those that may go, of the network with most of them.
  std::optional<std::string> first_to_go(const std::function<bool(const std::string& table)>& may_go) const;

 private:
  struct Place {
    std::string network;
    Millis made_at = 0;
    std::size_t own_bytes = 0;
  };
  struct Network {
    std::set<std::pair<Millis, std::string>> tables{};  ///< by their age
    std::size_t own_bytes = 0;
  };

  std::unordered_map<std::string, Place> places_{};      ///< per table
  std::unordered_map<std::string, Network> networks_{};  ///< by their marks, see Created
  std::size_t own_bytes_ = 0;
};

}  // namespace septem::server
