#include "server/hub/people.h"

#include "core/check.h"
#include "server/network.h"

namespace septem::server {

Client* People::find(ClientId client) const {
  const auto found = clients_.find(client);
  return found == clients_.end() ? nullptr : found->second.get();
}

void People::open(ClientId id, std::string address) {
  const Limits& limits = core_.limits;
  auto client = std::make_unique<Client>(
      Client{id, std::move(address), Credits(limits.per_connection(), core_.now), &outbox_.open(id)});
  if (limits.limits_local || !is_local(client->address)) {
    client->of_network = shared_credits(network_of(client->address), limits.per_network());
  }
  const bool is_new = clients_.emplace(id, std::move(client)).second;
  SEPTEM_CHECK(is_new);  // rooms point at clients
}

void People::close(const Client& client) {
  if (client.person) {
    const auto connections = connections_of_.find(client.person->hash);
    if (--connections->second == 0) connections_of_.erase(connections);
  }
  outbox_.close(client.id);
  clients_.erase(client.id);
}

/// Its own debts cut a connection off; what it shares with others only makes it wait.
bool People::pay(Client& client, double cost) {
  const Limits& limits = core_.limits;
  if (!client.credits.pay(cost, limits.per_connection(), core_.now)) return false;
  if (client.of_person && !client.of_person->spend(cost, limits.per_person(), core_.now)) return false;
  return !client.of_network || client.of_network->spend(cost, limits.per_network(), core_.now);
}

std::shared_ptr<Credits> People::shared_credits(const std::string& owner, const Allowance& allowed) {
  auto& credits = shared_credits_[owner];
  if (!credits) credits = std::make_shared<Credits>(allowed, core_.now);
  return credits;
}

void People::introduce(Client& client, const Person& person) {
  if (!client.person) ++connections_of_[person.hash];
  client.person = person;
  client.of_person = shared_credits(person.hash, core_.limits.per_person());
}

bool People::is_known(const Person& person) const {
  return connections_of_.contains(person.hash) || !rooms_.tables_of(person).empty();
}

std::string People::known_name(const Person& person) const {
  for (const std::string& id : rooms_.tables_of(person)) {
    const Room* room = rooms_.find(id);
    const auto seat = room ? room->table.chairs().seat_of(person) : std::nullopt;
    if (seat) return room->table.chairs()[*seat].name;
  }
  return {};
}

void People::tidy_up() {
  std::erase_if(shared_credits_, [](const auto& one) { return one.second.use_count() == 1; });
}

}  // namespace septem::server
