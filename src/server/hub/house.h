// The parts of the hub, for the methods that use them.
#pragma once

#include "server/hub/core.h"
#include "server/hub/ledger.h"
#include "server/hub/outbox.h"
#include "server/hub/people.h"
#include "server/hub/rooms.h"
#include "server/hub/table_life.h"
#include "server/hub/teller.h"

namespace septem::server {

class Jobs;

struct House {
  Core& core;
  Ledger& ledger;
  Outbox& outbox;
  Rooms& rooms;
  People& people;
  Teller& teller;
  TableLife& life;
  Jobs& jobs;
};

}  // namespace septem::server
