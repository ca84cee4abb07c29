#include "server/log/migrate.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <utility>

#include "server/log/folder.h"

namespace septem::server {
namespace {

using Why = std::optional<std::string>;

bool is_same(const ArchivedTable& a, const ArchivedTable& b) {
  return a.table == b.table && a.events == b.events && a.people == b.people && a.wall == b.wall;
}

/// The log that is written.
class Target {
 public:
  explicit Target(OwnedLog& log) : log_(log), found_(log.claim()) {
    log_.start({[](std::uint64_t) {}, [this](const std::string& why) { fail(why); },
                [](const std::string&, const std::optional<StoredEvents>&) {},
                [](const Person&, const std::vector<std::string>&) {}, [this](const std::string& why) { fail(why); }});
  }

  const std::map<std::string, StoredEvents>& tables() const { return found_.tables; }
  void add(const std::string& table, const StoredEvents& events) {
    const auto there = found_.tables.find(table);
    const std::size_t count = there == found_.tables.end() ? 0 : there->second.size();
    for (std::size_t i = count; i < events.size(); ++i) {
      log_.append({++number_, 0, table, i + 1, events[i].at, events[i].text});
    }
  }
  void add(ArchivedTable table) { log_.archive(std::move(table)); }
  void set_moment(Millis moment) { log_.set_moment(moment); }

  /// Until what was added is written: no more of it is kept in memory. Why it is not.
  Why wait() {
    while (!has_failed_ && log_.figures().oldest_write > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return has_failed_ ? Why(why_) : std::nullopt;
  }
  Why finish() {
    log_.stop();
    return has_failed_ ? Why(why_) : std::nullopt;
  }

 private:
  void fail(const std::string& why) {
    if (has_failed_) return;
    why_ = why;
    has_failed_ = true;
  }

  OwnedLog& log_;
  LogContents found_;
  std::uint64_t number_ = 0;
  std::string why_;
  std::atomic<bool> has_failed_ = false;
};

/// What is there already must be the beginning of what comes.
Why why_no_continuation(const std::map<std::string, StoredEvents>& there, const LogContents& all, Inventory& old) {
  for (const auto& [table, events] : there) {
    const auto found = all.tables.find(table);
    const auto archived = found == all.tables.end() ? old.archived(table) : std::nullopt;
    if (!archived) return archived.error();
    const StoredEvents* wanted = found != all.tables.end() ? &found->second
                                 : *archived               ? &(*archived)->events
                                                           : nullptr;
    const bool is_beginning = wanted && events.size() <= wanted->size() &&
                              std::equal(events.begin(), events.end(), wanted->begin());
    if (!is_beginning) return "table " + table + " is there already, and not the same";
  }
  return std::nullopt;
}

Why copy_archived(Inventory& from, Inventory& there, Target& target) {
  std::size_t added = 0;
  return for_each_archived(from, [&](const ArchivedTable& table) -> Why {
    const auto known = there.archived(table.table);
    if (!known) return known.error();
    if (*known && is_same(**known, table)) return std::nullopt;
    if (*known) return "finished table " + table.table + " is there already, and not the same";
    target.add(table);
    return ++added % 100 == 0 ? target.wait() : std::nullopt;
  });
}

Why copy_tables(const LogContents& contents, Target& target) {
  for (const auto& [table, events] : contents.tables) {
    target.add(table, events);
    if (const Why why = target.wait()) return why;
  }
  target.set_moment(contents.moment);
  return std::nullopt;
}

/// Reads both again.
Result<Migrated, std::string> compare(Inventory& from, Inventory& to) {
  const auto before = from.contents();
  if (!before) return failure(before.error());
  const auto after = to.contents();
  if (!after) return failure(after.error());
  if (before->tables != after->tables) return failure(std::string("the tables are not the same afterwards"));
  Migrated migrated{before->tables.size()};
  for (const auto& [table, events] : before->tables) migrated.events += events.size();
  const auto why = for_each_archived(from, [&](const ArchivedTable& table) -> Why {
    ++migrated.archived_tables;
    const auto copy = to.archived(table.table);
    if (!copy) return copy.error();
    const bool is_good = *copy && is_same(**copy, table);
    return is_good ? std::nullopt : Why("finished table " + table.table + " is not the same afterwards");
  });
  if (why) return failure(*why);
  std::size_t copies = 0;
  if (const auto bad = for_each_archived(to, [&](const ArchivedTable&) -> Why { return ++copies, std::nullopt; })) {
    return failure(*bad);
  }
  if (copies != migrated.archived_tables)
    return failure(std::string("the new log has finished tables that the old one has not"));
  return migrated;
}

Why copy(Inventory& from, const LogPlace& to, OwnedLog& log) {
  const auto contents = from.contents();
  if (!contents) return contents.error();
  if (!contents->set_apart.empty())
    return "table " + contents->set_apart.begin()->first + " is not whole; see 'septem check'";
  const auto there = open_inventory(to);
  if (!there) return there.error();
  Target target(log);
  Why why = why_no_continuation(target.tables(), *contents, from);
  if (!why) why = copy_archived(from, **there, target);
  if (!why) why = target.wait();
  if (!why) why = copy_tables(*contents, target);
  const Why end = target.finish();
  return why ? why : end;
}

/// So that no server writes meanwhile.
Result<HeldLog, std::string> hold(const LogPlace& place) {
  if (place.address.empty()) {
    auto lock = lock_folder(place.folder);
    if (!lock) return failure(lock.error());
    return HeldLog{std::move(*lock), nullptr};
  }
  auto held = open_log(place, {});
  if (held && !held->log) return failure(std::string("a server uses the old log"));
  if (held) held->log->start(LogCallbacks{[](std::uint64_t) {}, [](const std::string&) {}, {}});  // renews its lease
  return held;
}

}  // namespace

Result<Migrated, std::string> migrate(const LogPlace& from, const LogPlace& to) {
  auto inventory = open_inventory(from);
  if (!inventory) return failure(inventory.error());
  const auto old = hold(from);
  if (!old) return failure(old.error());
  auto held = open_log(to, {});
  if (!held) return failure(held.error());
  if (!held->log) return failure(std::string("a server uses the new log"));
  if (const Why why = copy(**inventory, to, *held->log)) return failure(*why);
  held->log.reset();
  const auto made = open_inventory(to);
  if (!made) return failure(made.error());
  return compare(**inventory, **made);
}

}  // namespace septem::server
