// Who is connected, and who that is.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/hub/rooms.h"

namespace septem::server {

class People {
 public:
  using Map = std::unordered_map<ClientId, std::unique_ptr<Client>>;

  People(Core& core, Outbox& outbox, Rooms& rooms) : core_(core), outbox_(outbox), rooms_(rooms) {}

  const Map& all() const { return clients_; }
  Client* find(ClientId client) const;
  void open(ClientId id, std::string address);
  void close(const Client& client);

  /// Whether the connection, its person and its network can pay for it.
  bool pay(Client& client, double cost);
  /// From now on the client is this person.
  void introduce(Client& client, const Person& person);
  /// Whether the token is one that this server gave, as far as its memory can tell: it keeps no list of people, but those at its tables,
  /// those who did something there that must not be done twice, and those who are connected can have no other.
  bool is_known(const Person& person) const;
  /// The name that a person who comes back has at a table.
  std::string known_name(const Person& person) const;
  /// What nobody shares any more goes.
  void tidy_up();

 private:
  struct HashOfPerson {
    std::size_t operator()(const Person& person) const { return std::hash<std::string>{}(person.hash); }
  };
  std::shared_ptr<Credits> credits_of_network(const std::string& address);

  Core& core_;
  Outbox& outbox_;
  Rooms& rooms_;
  Map clients_;
  std::unordered_map<Person, Visitor, HashOfPerson> visitors_;  ///< clients point at them
  std::unordered_map<std::string, std::shared_ptr<Credits>> of_networks_;
};

}  // namespace septem::server
