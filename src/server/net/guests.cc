#include "server/net/guests.h"

#include <algorithm>

namespace septem::server {

Guests::Entry Guests::come(const std::string& network, bool is_exempt) {
  Entry entry;
  const auto own = networks_.find(network);
  if (!is_exempt && own != networks_.end() && own->second.size() >= most_per_network_) {
    entry.sent_away = oldest_asking(own->second);
    if (!entry.sent_away) return entry;
    go({*entry.sent_away, network});
  } else if (size_ >= most_) {
    entry.sent_away = send_one_away();
  }
  entry.guest = Guest{++last_, network};
  networks_[network].emplace(last_, true);
  ++size_;
  return entry;
}

void Guests::set_asking(const Guest& guest, bool is_asking) {
  const auto network = networks_.find(guest.network);
  if (network == networks_.end()) return;
  const auto found = network->second.find(guest.id);
  if (found != network->second.end()) found->second = is_asking;
}

void Guests::go(const Guest& guest) {
  const auto network = networks_.find(guest.network);
  if (network == networks_.end() || network->second.erase(guest.id) == 0) return;
  --size_;
  if (network->second.empty()) networks_.erase(network);
}

std::optional<Guests::Id> Guests::send_one_away() {
  const auto from = std::max_element(networks_.begin(), networks_.end(), [](const auto& a, const auto& b) {
    const std::size_t left = a.second.size();
    const std::size_t right = b.second.size();
    return left != right ? left < right : a.second.begin()->first > b.second.begin()->first;
  });
  if (from == networks_.end()) return std::nullopt;
  const Id id = oldest_asking(from->second).value_or(from->second.begin()->first);
  go({id, std::string(from->first)});
  return id;
}

std::optional<Guests::Id> Guests::oldest_asking(const Network& network) {
  const auto found = std::find_if(network.begin(), network.end(), [](const auto& guest) { return guest.second; });
  return found == network.end() ? std::nullopt : std::optional(found->first);
}

}  // namespace septem::server
