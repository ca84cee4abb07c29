// Those who stand at the door: connections that are no WebSocket (yet). Nobody can keep others out by staying there: when a
// place is needed, the oldest of those who have not even finished asking goes, from the network that has the most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace septem::server {

class Guests {
 public:
  using Id = std::uint64_t;
  struct Guest {
    Id id = 0;
    std::string network;
  };
  struct Entry {
    std::optional<Guest> guest;   ///< nothing: there is no place, since all of its network are being answered
    std::optional<Id> sent_away;  ///< for its sake
  };

  Guests(std::size_t most, std::size_t most_per_network) : most_(most), most_per_network_(most_per_network) {}

  /// Whoever is exempt counts, but only the places in all are limited for them.
  Entry come(const std::string& network, bool is_exempt);
  void set_asking(const Guest& guest, bool is_asking);
  /// Also for who was sent away before: then nothing happens.
  void go(const Guest& guest);
  /// Makes room for one more: who has to go, or nothing when nobody is there. Among networks that have as many it is the one whose
  /// guest is the oldest, so that a newcomer is not the one to go.
  std::optional<Id> send_one_away();

  std::size_t size() const { return size_; }

 private:
  /// The oldest first, since numbers grow; whether each is still asking.
  using Network = std::map<Id, bool>;

  static std::optional<Id> oldest_asking(const Network& network);

  std::size_t most_;
  std::size_t most_per_network_;
  std::size_t size_ = 0;
  Id last_ = 0;
  std::unordered_map<std::string, Network> networks_;
};

}  // namespace septem::server
