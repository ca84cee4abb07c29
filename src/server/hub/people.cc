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
    client->of_network = credits_of_network(client->address);
  }
  const bool is_new = clients_.emplace(id, std::move(client)).second;
  SEPTEM_CHECK(is_new);  // rooms point at clients
}

void People::close(const Client& client) {
  if (client.visitor) --client.visitor->connections;
  outbox_.close(client.id);
  clients_.erase(client.id);
}

/// Its own debts cut a connection off; what it shares with others only makes it wait.
bool People::pay(Client& client, double cost) {
  const Limits& limits = core_.limits;
  if (!client.credits.pay(cost, limits.per_connection(), core_.now)) return false;
  if (client.visitor && !client.visitor->credits.spend(cost, limits.per_person(), core_.now)) return false;
  return !client.of_network || client.of_network->spend(cost, limits.per_network(), core_.now);
}

std::shared_ptr<Credits> People::credits_of_network(const std::string& address) {
  auto& credits = of_networks_[network_of(address)];
  if (!credits) credits = std::make_shared<Credits>(core_.limits.per_network(), core_.now);
  return credits;
}

void People::introduce(Client& client, const Person& person) {
  if (client.person) return;
  const Visitor fresh{Credits(core_.limits.per_person(), core_.now)};
  auto& [known, visitor] = *visitors_.try_emplace(person, fresh).first;
  ++visitor.connections;
  client.person = &known;
  client.visitor = &visitor;
}

bool People::is_known(const Person& person) const {
  const auto found = visitors_.find(person);
  const bool is_here = found != visitors_.end() && found->second.connections > 0;
  return is_here || !rooms_.tables_of(person).empty();
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
  std::erase_if(of_networks_, [](const auto& one) { return one.second.use_count() == 1; });
  std::erase_if(visitors_, [](const auto& one) { return one.second.connections == 0; });
}

}  // namespace septem::server
