#include "server/hosting.h"

#include <algorithm>
#include <tuple>

namespace septem::server {

void Hosting::update(const Table& table) {
  forget(table.id());
  if (!is_live(table.stage())) return;
  const Place place{table.origin().network, table.book().made_at(), table.book().own_bytes()};
  Network& network = networks_[place.network];
  network.tables.emplace(place.made_at, table.id());
  network.own_bytes += place.own_bytes;
  own_bytes_ += place.own_bytes;
  places_[table.id()] = place;
}

void Hosting::forget(const std::string& table) {
  const auto found = places_.find(table);
  if (found == places_.end()) return;
  const Place& place = found->second;
  const auto network = networks_.find(place.network);
  network->second.tables.erase({place.made_at, table});
  network->second.own_bytes -= place.own_bytes;
  own_bytes_ -= place.own_bytes;
  if (network->second.tables.empty()) networks_.erase(network);
  places_.erase(found);
}

std::size_t Hosting::tables_of(const std::string& network) const {
  const auto found = networks_.find(network);
  return found == networks_.end() ? 0 : found->second.tables.size();
}

std::size_t Hosting::own_bytes_of(const std::string& network) const {
  const auto found = networks_.find(network);
  return found == networks_.end() ? 0 : found->second.own_bytes;
}

std::optional<std::string> Hosting::first_to_go(const std::function<bool(const std::string& table)>& may_go) const {
  std::optional<std::tuple<std::ptrdiff_t, Millis, std::string>> first;
  for (const auto& [mark, network] : networks_) {
    const auto& tables = network.tables;
    const auto goes = [&](const auto& table) { return may_go(table.second); };
    const auto oldest = std::find_if(tables.begin(), tables.end(), goes);
    if (oldest == tables.end()) continue;
    const std::tuple rank(std::count_if(oldest, tables.end(), goes), -oldest->first, oldest->second);
    if (!first || rank > *first) first = rank;
  }
  return first ? std::optional(std::get<2>(*first)) : std::nullopt;
}

}  // namespace septem::server
