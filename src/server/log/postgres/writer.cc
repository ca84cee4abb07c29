#include "server/log/postgres/writer.h"

#include "server/log/archive.h"
#include "server/log/format.h"

namespace septem::server::postgres {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::string_view kAppend = "INSERT INTO septem.events (tbl, seq, at, body) VALUES ($1, $2, $3, $4)";
constexpr std::string_view kForgetEvents = "DELETE FROM septem.events WHERE tbl = $1";
constexpr std::string_view kForgetArchived = "DELETE FROM septem.archived WHERE tbl = $1";
constexpr std::string_view kArchive = "INSERT INTO septem.archived (tbl, wall, body) VALUES ($1, $2, $3)";
constexpr std::string_view kAddPerson =
    "INSERT INTO septem.archived_people (person, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING";
constexpr std::string_view kSetMoment = "UPDATE septem.owner SET moment = $1";
/// Looks at the oldest alone.
constexpr std::string_view kDeleteOld =
    "DELETE FROM septem.archived WHERE n IN "
    "(SELECT n FROM (SELECT n, wall FROM septem.archived ORDER BY n LIMIT $2) oldest WHERE wall < $1)";

constexpr std::uint64_t kDeletedAtOnce = 20;
constexpr auto kLookForOldEvery = std::chrono::seconds(10);
constexpr auto kRenewEvery = std::chrono::milliseconds(500);

Statement delete_old(std::chrono::days kept_for) {
  return Statement(kDeleteOld)
      .add(wall_seconds() - std::chrono::seconds(kept_for).count())
      .add(static_cast<std::int64_t>(kDeletedAtOnce));
}

}  // namespace

bool Writer::is_due() const { return has_old_ || SteadyClock::now() - wrote_at_ >= kRenewEvery; }

bool Writer::is_time_to_delete() const {
  return kept_for_.count() > 0 && (has_old_ || SteadyClock::now() - looked_for_old_ >= kLookForOldEvery);
}

TaskWriter::Written Writer::write(std::vector<LogTask>& tasks) {
  std::erase_if(tasks, [this](const LogTask& task) { return is_of_other_era(task, era_); });
  piece_.clear();
  before_.clear();
  events_ = 0;
  for (const LogTask& task : tasks) {
    if (!std::visit([this](const auto& one) { return add(one); }, task)) return refuse(tasks, std::move(why_not_));
  }
  const bool deletes = is_time_to_delete();
  if (deletes) piece_.push_back(delete_old(kept_for_));
  const auto rows = owner_.write(piece_);
  wrote_at_ = SteadyClock::now();
  if (!rows) return refuse(tasks, rows.error().why, rows.error().is_lost);
  Written written{.events = events_, .has_changed = true};
  if (!deletes) return written;
  looked_for_old_ = wrote_at_;
  written.deleted = rows->empty() ? 0 : rows->back().changed();
  has_old_ = written.deleted == kDeletedAtOnce;
  return written;
}

TaskWriter::Written Writer::refuse(const std::vector<LogTask>& tasks, std::string why, bool is_lost) {
  for (auto one = before_.rbegin(); one != before_.rend(); ++one) {
    if (one->second) {
      counts_[one->first] = *one->second;
    } else {
      counts_.erase(one->first);
    }
  }
  if (!tasks.empty()) ++era_;
  return {.why_not = std::move(why), .is_lost = is_lost};
}

std::uint64_t Writer::count_of(const std::string& table) const {
  const auto found = counts_.find(table);
  return found == counts_.end() ? 0 : found->second;
}

void Writer::set_back_to(const std::string& table) {
  const auto found = counts_.find(table);
  before_.emplace_back(table, found == counts_.end() ? std::nullopt : std::optional(found->second));
}

bool Writer::add(const Entry& entry) {
  const std::uint64_t before = count_of(entry.table);
  if (before + 1 != entry.seq) {
    why_not_ = why_no_successor(entry, before);
    return false;
  }
  set_back_to(entry.table);
  counts_[entry.table] = entry.seq;
  ++events_;
  piece_.push_back(
      Statement(kAppend).add(entry.table).add(static_cast<std::int64_t>(entry.seq)).add(entry.at).add(entry.text));
  return true;
}

bool Writer::add(const ArchivedTable& archived) {
  forget(archived.table);
  piece_.push_back(Statement(kArchive)
                       .add(archived.table)
                       .add(archived.wall != 0 ? archived.wall : wall_seconds())
                       .add(archive_text(archived.events)));
  for (const Person& person : archived.people) {
    piece_.push_back(Statement(kAddPerson).add(person.hash).add(archived.table));
  }
  return true;
}

bool Writer::add(const Erasure& erasure) {
  forget(erasure.table);
  return true;
}

bool Writer::add(Millis moment) {
  piece_.push_back(Statement(kSetMoment).add(moment));
  return true;
}

void Writer::forget(const std::string& table) {
  set_back_to(table);
  counts_.erase(table);
  piece_.push_back(Statement(kForgetEvents).add(table));
  piece_.push_back(Statement(kForgetArchived).add(table));
}

}  // namespace septem::server::postgres
