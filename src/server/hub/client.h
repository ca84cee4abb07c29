// Somebody who is connected.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "server/hub/outbox.h"
#include "server/limits.h"
#include "server/secrets.h"

namespace septem::server {

/// What all connections of a person share; kept a little longer than they are, so that nobody has new credits by coming back.
struct Visitor {
  Credits credits;
  std::size_t connections = 0;
};

struct Client {
  ClientId id = 0;
  std::string address;
  Credits credits;
  Mailbox* box = nullptr;
  std::shared_ptr<Credits> of_network{};  ///< none for this machine
  Visitor* visitor = nullptr;             ///< both since `hello`: one connection of many costs little
  const Person* person = nullptr;
  std::string name{};
  std::vector<std::string> followed{};  ///< tables
  bool is_looked_up = false;            ///< who says hello is looked for in the archive: what comes after it waits
};

}  // namespace septem::server
