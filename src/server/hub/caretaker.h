// Who tidies up: games at which nothing happens rest; finished tables go to the archive; tables that nobody ever started, and games that
// everybody forgot, are closed.
#pragma once

#include "server/hub/rooms.h"

namespace septem::server {

class TableLife;

class Caretaker {
 public:
  Caretaker(Core& core, Rooms& rooms, TableLife& life) : core_(core), rooms_(rooms), life_(life) {}

  /// Whether there is more to do than fits into one turn.
  bool make_round();
  /// It stays in memory until the next round: until it is on disk nobody else has it.
  void archive(Room& room);

 private:
  /// Whether there was something to do.
  bool look_after(Room& room);

  Core& core_;
  Rooms& rooms_;
  TableLife& life_;
};

}  // namespace septem::server
