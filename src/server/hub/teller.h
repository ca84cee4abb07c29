// What followers of a table are told: events, steps, who is here; and the whole table for who comes.
#pragma once

#include <string>
#include <string_view>

#include "server/hub/room.h"

namespace septem::server {

/// Who asked for a change, and is told of it by the answer.
struct Asker {
  ClientId client = 0;
  std::string answer{};  ///< the step as they are told; empty when they do not follow the table
};

class Teller {
 public:
  Teller(Core& core, Outbox& outbox) : core_(core), outbox_(outbox) {}

  void tell(Room& room, const Event& event, Asker* asker);
  void tell_here(const Room& room, Seat seat);
  void tell_watching(const Room& room);
  /// Of a table that goes on without the client; also when what was the reason never was.
  void tell_turned_out(const Client& client, std::uint64_t after, const std::string& table, std::string_view why);
  /// The whole table as text.
  std::string snapshot(const Client& client, Room& room);

 private:
  void tell_step(Room& room, Seat mover, Asker* asker);
  void put_more(std::string& text, const Room& room, Seat mover, const Watcher& watcher) const;
  void news(const Room& room, const Client& client, std::string text);

  Core& core_;
  Outbox& outbox_;
};

}  // namespace septem::server
