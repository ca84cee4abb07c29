#include "server/hosting.h"

#include <algorithm>
#include <tuple>

namespace septem::server {

void Hosting::update(const Table& table) {
  forget(table.id());
  if (!is_live(table.stage())) return;
  places_[table.id()] = {table.origin().network, table.book().made_at()};
  networks_[table.origin().network].emplace(table.book().made_at(), table.id());
}

void Hosting::forget(const std::string& table) {
  const auto place = places_.find(table);
  if (place == places_.end()) return;
  const auto& [mark, made_at] = place->second;
  const auto network = networks_.find(mark);
  network->second.erase({made_at, table});
  if (network->second.empty()) networks_.erase(network);
  places_.erase(place);
}

std::size_t Hosting::tables_of(const std::string& network) const {
  const auto found = networks_.find(network);
  return found == networks_.end() ? 0 : found->second.size();
}

std::optional<std::string> Hosting::first_to_go(const std::function<bool(const std::string& table)>& may_go) const {
  std::optional<std::tuple<std::ptrdiff_t, Millis, std::string>> first;
  for (const auto& [mark, tables] : networks_) {
    const auto goes = [&](const auto& table) { return may_go(table.second); };
    const auto oldest = std::find_if(tables.begin(), tables.end(), goes);
    if (oldest == tables.end()) continue;
    const std::tuple rank(std::count_if(oldest, tables.end(), goes), -oldest->first, oldest->second);
    if (!first || rank > *first) first = rank;
  }
  return first ? std::optional(std::get<2>(*first)) : std::nullopt;
}

}  // namespace septem::server
