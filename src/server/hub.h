// The whole server without sockets, threads or files: clients and their commands in, messages and events out.
//
// An event changes its table at once, but nothing that depends on it leaves the hub before the event is on disk:
//  - Events are numbered through all tables, and each table knows the number of its last one. A message about a table waits until that
//    number is on disk; an answer waits for all tables that its command read or changed, a batch's for those of all its commands.
//  - What depends on no event that waits leaves at once, whatever other tables wait for. The lobby never waits: it shows tables as they
//    are on disk. Neither does `hello`: only who was given a token by this process can be named by an event that waits.
//  - The number of a table only grows, so that messages about one table reach a client in the order in which they were made. A batch may
//    wait longer than the tables it tells of; until it has left, everything else for this client waits behind it.
//  - When the disk refuses, `commit_failed` takes the tables back to what is on disk. Every request whose answer waits is answered with an
//    error, and news that waits is forgotten; `turned-out` is told all the same, and who is here is told anew.
//  - What waits is bounded in events and in bytes: before it is too much, commands that would add to it are refused as `busy`, and a
//    client for whom too much waits is cut off.
//
// One thread at a time.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/hub/caretaker.h"
#include "server/hub/door.h"

namespace septem::server {

class Hub {
 public:
  Hub(World world, Opener open, Limits limits, std::string public_url);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  /// What links to tables begin with.
  void set_public_url(std::string url) { core_.public_url = std::move(url); }

  /// At the start: a table as the log has it. When it cannot be used, it is set apart, and the failure says why.
  std::optional<std::string> restore(const std::string& table, const StoredEvents& events, Millis now);
  /// A table that cannot be used; see Rooms.
  void set_apart(const std::string& table, std::string why, const StoredEvents& events);
  /// Table and reason.
  const std::map<std::string, std::string>& set_apart() const { return rooms_.set_apart(); }

  void opened(ClientId client, std::string address, Millis now);
  void received(ClientId client, std::string_view text, Millis now);
  void closed(ClientId client, Millis now);
  /// Clocks, absence and the bots' pace; call it every few hundredths of a second.
  void tick(Millis now);
  /// When `tick` will have something to do, if nothing happens before; at the latest a little later for tidying up.
  std::optional<Millis> next_alarm() const { return life_.next_alarm(); }
  /// Does a part of the work that takes longer than a moment (see `Job`), for one client after the other. Call it between other
  /// events as long as there is any; it may be left undone at the end.
  void work(Millis now);
  bool has_work() const { return jobs_.has_work(); }
  void bot_answered(const BotTurn& turn, const std::string& action, Millis now);

  /// A table of the archive that was to be read, or nothing when there is none; see `EventLog::read`.
  void was_read(const std::string& table, const std::optional<StoredEvents>& events) { jobs_.was_read(table, events); }
  /// The archived tables of a person, see `EventLog::list`.
  void was_listed(const Person& person, const std::vector<std::string>& tables) { jobs_.was_listed(person, tables); }
  /// Everything up to this number is on disk.
  void committed(std::uint64_t number);
  /// Nothing that is not committed will ever be: start a new era.
  void commit_failed(std::string_view why, Millis now);
  std::size_t waiting_writes() const { return ledger_.waiting(); }
  /// Has the messages that wait for them.
  const Outbox& outbox() const { return outbox_; }

  const Counts& counts() const { return core_.counts; }
  std::size_t clients() const { return people_.all().size(); }
  const Rooms& rooms() const { return rooms_; }

 private:
  friend class Steward;  ///< who runs the server looks into every room

  void sweep();

  Core core_;
  Ledger ledger_{core_};
  Outbox outbox_{core_, ledger_};
  Rooms rooms_{core_};
  People people_{core_, outbox_, rooms_};
  Teller teller_{core_, outbox_};
  TableLife life_{core_, ledger_, outbox_, rooms_, teller_};
  Caretaker caretaker_{core_, rooms_, life_};
  Jobs jobs_{core_, outbox_};
  House house_{core_, ledger_, outbox_, rooms_, people_, teller_, life_, jobs_};
  Door door_{house_};
  Millis swept_at_ = 0;
};

}  // namespace septem::server
