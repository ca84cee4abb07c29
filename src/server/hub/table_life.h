// What happens at a table, and what follows from it: every change goes through `change`. Who comes and goes, clocks, absence, bots, and
// the end.
#pragma once

#include <functional>
#include <optional>
#include <queue>
#include <string>
#include <vector>

#include "server/hub/people.h"
#include "server/hub/teller.h"

namespace septem::server {

class TableLife {
 public:
  TableLife(Core& core, Ledger& ledger, Outbox& outbox, Rooms& rooms, Teller& teller)
      : core_(core), ledger_(ledger), outbox_(outbox), rooms_(rooms), teller_(teller) {}

  /// A table as it is on disk.
  void restore(Table table);
  /// A new one.
  Room& make(Table table, const Created& created);
  std::optional<Refused> change(Room& room, const Event& event, Asker* asker = nullptr);
  /// A line that was said at another table. Nobody follows this one yet, and neither the log nor the metrics hear of it twice.
  void bring_along(Room& room, const Chatted& line);
  /// The table as it is on disk: what was changed since will never be.
  void take_back(Room& room);
  /// It never was on disk.
  void unmake(Room& room);

  void follow(Client& client, Room& room, bool wants_legal);
  void stop_following(Client& client, Room& room);
  void stop_following_all(Client& client);
  /// Tells who came and went. Not an event: connections are no part of the table.
  void update_presence(Room& room);

  /// Wakes the tables whose time has come.
  void tick();
  std::optional<Millis> next_alarm() const { return alarms_.empty() ? std::nullopt : std::optional(alarms_.top().at); }
  void bot_answered(const BotTurn& turn, const std::string& action);
  /// Nothing happens by itself before: the disk could not be written.
  void rest_until(Millis time) { rests_until_ = time; }

 private:
  struct Alarm {
    Millis at = 0;
    std::string table;
    bool operator>(const Alarm& other) const { return at > other.at; }
  };

  void append(Room& room, const Event& event);
  void count(const Room& room, const Event& event);
  void send_strangers_away(Room& room);
  void tell_watching(Room& room);
  void after_change(Room& room);
  void schedule(Room& room, SeatSet attending);
  void wake(Room& room);
  void ask_bots(Room& room);
  /// Those that have decided, and have let people follow.
  void move_bots(Room& room);
  void call_off_bots(Room& room, SeatSet seats);

  Core& core_;
  Ledger& ledger_;
  Outbox& outbox_;
  Rooms& rooms_;
  Teller& teller_;
  Millis rests_until_ = 0;
  std::priority_queue<Alarm, std::vector<Alarm>, std::greater<>> alarms_;
};

}  // namespace septem::server
