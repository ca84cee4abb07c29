#include "server/log/chores.h"

#include <algorithm>

#include "server/log/format.h"

namespace septem::server {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::size_t kSweptAtOnce = 100;
constexpr int kDeletedAtOnce = 3;
constexpr auto kLookForOldEvery = std::chrono::seconds(10);

}  // namespace

void Chores::begin(Database& database) {
  swept_ = read_meta(database, "swept");
  delete_event_ = database.prepare("DELETE FROM events WHERE n = ?");
  set_meta_ = database.prepare(kSetMeta);
  set_head_ = database.prepare(kSetHead);
}

void Chores::sweep(const std::string& table, const std::vector<std::int64_t>& places) {
  heads_.forget(table);
  to_sweep_.insert(to_sweep_.end(), places.begin(), places.end());
}

bool Chores::are_due() const {
  if (SteadyClock::now() < rests_until_) return false;
  const bool is_time = kept_for_.count() > 0 && SteadyClock::now() - looked_for_old_ >= kLookForOldEvery;
  return !to_sweep_.empty() || !erased_.empty() || has_old_ || is_time || heads_.is_due();
}

/// Damage where nobody looks any more stops nobody.
bool Chores::write(Database& database, std::int64_t last, std::int64_t next) {
  sweeping_ = deleting_ = forgetting_ = 0;
  heads_.begin();
  if (!are_due()) return true;
  if (!database.run("SAVEPOINT chores")) return false;
  const bool is_good = heads_.write(*set_head_, *set_meta_, last) && take_out_events(next) &&
                       (!to_sweep_.empty() || (delete_old(database) && forget_erased(database)));
  if (is_good) return database.run("RELEASE chores");
  if (!is_damage(sqlite3_errcode(database.handle()))) return false;
  heads_ = {};
  to_sweep_.clear();
  erased_.clear();
  kept_for_ = std::chrono::days(0);
  sweeping_ = deleting_ = forgetting_ = 0;
  return database.run("ROLLBACK TO chores") && database.run("RELEASE chores");
}

bool Chores::take_out_events(std::int64_t next) {
  sweeping_ = std::min(to_sweep_.size(), kSweptAtOnce);
  if (sweeping_ == 0) return true;
  bool is_good = true;
  for (std::size_t i = 0; i < sweeping_; ++i) is_good = is_good && delete_event_->bind(1, to_sweep_[i]).run();
  return is_good && set_number(*set_meta_, "swept", swept_ + static_cast<std::int64_t>(sweeping_)) &&
         set_number(*set_meta_, "last", next);
}

bool Chores::delete_old(Database& database) {
  has_old_ = false;
  if (kept_for_.count() == 0) return true;
  looked_for_old_ = SteadyClock::now();
  const std::int64_t before = wall_seconds() - std::chrono::seconds(kept_for_).count();
  Statement rows = database.prepare("SELECT n, tbl, wall FROM filed WHERE wall > 0 ORDER BY n LIMIT ?");
  rows.bind(1, std::int64_t{kDeletedAtOnce});
  std::vector<std::pair<std::int64_t, std::string>> old;
  while (rows.step() && rows.number(2) < before) old.emplace_back(rows.number(0), rows.text(1));
  if (rows.has_failed()) return false;
  rows.reset();
  Statement table = database.prepare("DELETE FROM filed WHERE n = ?");
  Statement people = database.prepare("DELETE FROM filed_people WHERE tbl = ?");
  for (const auto& [n, id] : old) {
    if (!table.bind(1, n).run() || !people.bind(1, id).run()) return false;
  }
  deleting_ = old.size();
  has_old_ = old.size() == kDeletedAtOnce;
  return true;
}

bool Chores::forget_erased(Database& database) {
  if (erased_.empty()) return true;
  forgetting_ = erased_.size();
  Statement row = database.prepare("DELETE FROM filed WHERE tbl = ? AND wall = 0");
  return std::all_of(erased_.begin(), erased_.end(),
                     [&](const std::string& table) { return row.bind(1, table).run(); });
}

void Chores::written() {
  erased_.erase(erased_.begin(), erased_.begin() + static_cast<std::ptrdiff_t>(forgetting_));
  to_sweep_.erase(to_sweep_.begin(), to_sweep_.begin() + static_cast<std::ptrdiff_t>(sweeping_));
  swept_ += static_cast<std::int64_t>(sweeping_);
  heads_.written();
}

void Chores::rest(std::chrono::seconds time) { rests_until_ = SteadyClock::now() + time; }

void Chores::finish(Database& database, std::int64_t last) {
  heads_.hurry();
  if (!heads_.is_due() || !database.run("BEGIN IMMEDIATE")) return;
  bool is_good = true;
  while (is_good && heads_.is_due()) {
    is_good = heads_.write(*set_head_, *set_meta_, last);
    heads_.written();
  }
  if (!is_good || !database.run("COMMIT")) database.run("ROLLBACK");
}

}  // namespace septem::server
