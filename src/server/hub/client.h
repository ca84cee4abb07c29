// Somebody who is connected.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hub/outbox.h"
#include "server/limits.h"
#include "server/secrets.h"

namespace septem::server {

struct Client {
  ClientId id = 0;
  std::string address;
  Credits credits;
  Mailbox* box = nullptr;
  std::shared_ptr<Credits> of_network{};  ///< none for this machine
  std::shared_ptr<Credits> of_person{};
  std::optional<Person> person{};  ///< since `hello`
  std::string name{};
  std::vector<std::string> followed{};  ///< tables
  bool is_looked_up = false;            ///< who says hello is looked for in the archive: what comes after it waits
};

}  // namespace septem::server
