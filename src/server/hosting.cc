#include "server/hosting.h"

#include <tuple>

namespace septem::server {

void Hosting::update(const Table& table) {
  forget(table.id());
  if (!table.is_live()) return;
  Network& network = networks_[table.network()];
  ++network.tables;
  Place& place = places_[table.id()] = {table.network()};
  if (table.stage() != Table::Stage::kWaiting) return;
  place.waits_since = table.made_at();
  network.waiting.emplace(table.made_at(), table.id());
}

void Hosting::forget(const std::string& table) {
  const auto place = places_.find(table);
  if (place == places_.end()) return;
  const auto network = networks_.find(place->second.network);
  if (place->second.waits_since) network->second.waiting.erase({*place->second.waits_since, table});
  if (--network->second.tables == 0) networks_.erase(network);
  places_.erase(place);
}

std::size_t Hosting::tables_of(const std::string& network) const {
  const auto found = networks_.find(network);
  return found == networks_.end() ? 0 : found->second.tables;
}

std::optional<std::string> Hosting::first_to_go() const {
  const Network* fullest = nullptr;
  const auto rank = [](const Network& network) {
    return std::tuple(network.waiting.size(), -network.waiting.begin()->first, network.waiting.begin()->second);
  };
  for (const auto& [mark, network] : networks_) {
    if (!network.waiting.empty() && (!fullest || rank(network) > rank(*fullest))) fullest = &network;
  }
  return fullest ? std::optional(fullest->waiting.begin()->second) : std::nullopt;
}

}  // namespace septem::server
