// From which networks the unfinished tables come, so that no network can use all of them up.
#pragma once

#include <cstddef>
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
  /// The table that makes room when there is none: the oldest of those that wait, of the network with most of them. Never a game.
  std::optional<std::string> first_to_go() const;

 private:
  struct Place {
    std::string network;
    std::optional<Millis> waits_since{};
  };
  struct Network {
    std::size_t tables = 0;
    std::set<std::pair<Millis, std::string>> waiting{};
  };
  std::unordered_map<std::string, Place> places_{};      ///< per table
  std::unordered_map<std::string, Network> networks_{};  ///< by their marks, see Created
};

}  // namespace septem::server
