#include "server/log/log_writer.h"

#include <algorithm>
#include <utility>

#include "server/log/archive.h"
#include "server/log/format.h"

namespace septem::server {

struct LogWriter::Statements {
  explicit Statements(Database& database)
      : insert_event(database.prepare("INSERT INTO events (n, tbl, seq, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)")),
        insert_archived(database.prepare("INSERT OR REPLACE INTO filed (tbl, wall, body, sum) VALUES (?, ?, ?, ?)")),
        insert_person(database.prepare("INSERT OR REPLACE INTO filed_people (person, tbl) VALUES (?, ?)")),
        delete_people(database.prepare("DELETE FROM filed_people WHERE tbl = ?")),
        delete_head(database.prepare("DELETE FROM heads WHERE tbl = ?")),
        set_meta(database.prepare(kSetMeta)),
        get_claim(database.prepare("SELECT value FROM meta WHERE key = 'claim'")) {}

  Statement insert_event;
  Statement insert_archived;
  Statement insert_person;
  Statement delete_people;
  Statement delete_head;
  Statement set_meta;
  Statement get_claim;
};

LogWriter::LogWriter(const std::filesystem::path& folder, Database database, std::int64_t last)
    : database_(std::move(database)), last_number_(folder), last_(last) {}

LogWriter::~LogWriter() = default;

void LogWriter::start(std::int64_t claim) {
  claim_ = claim;
  sqlite3_db_config(database_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  database_.run("PRAGMA journal_mode = WAL");
  database_.run("PRAGMA synchronous = FULL");
  database_.run("PRAGMA secure_delete = ON");  // or a repair would find it again
  database_.run(kMakeHeads);
  if (last_ > 0) last_number_.write(last_);  // a repair or a restore has taken the old one away
  statements_ = std::make_unique<Statements>(database_);
  is_claimed_ = set_number(statements_->set_meta, "claim", claim_);
  chores_.begin(database_);
}

LogWriter::Written LogWriter::write(std::vector<LogTask>& tasks) {
  std::erase_if(tasks, [this](const LogTask& task) { return is_of_other_era(task, era_); });
  next_ = last_;
  placed_.clear();
  why_not_.clear();
  const int changes = sqlite3_total_changes(database_.handle());
  if (write_all(tasks)) {
    const Written written{std::nullopt, static_cast<std::uint64_t>(next_ - last_), chores_.swept(), chores_.deleted(),
                          sqlite3_total_changes(database_.handle()) != changes};
    keep(tasks);
    return written;
  }
  const Written failed{why_not_.empty() ? why_failed(database_) : why_not_};
  database_.run("ROLLBACK");
  take_back();
  chores_.rest();
  if (!tasks.empty()) ++era_;
  return failed;
}

bool LogWriter::write_all(const std::vector<LogTask>& tasks) {
  return database_.run("BEGIN IMMEDIATE") && is_still_ours() &&
         std::all_of(tasks.begin(), tasks.end(),
                     [this](const LogTask& task) {
                       return std::visit([this](const auto& one) { return write(one); }, task);
                     }) &&
         chores_.write(database_, last_, next_) && delete_heads(tasks) && database_.run("COMMIT");
}

/// Two who both believe to have it would write over each other's tables.
bool LogWriter::is_still_ours() {
  if (!is_claimed_) return set_number(statements_->set_meta, "claim", claim_);  // the disk refused at the start
  Statement& claim = statements_->get_claim;
  const bool is_ours = claim.step() && claim.number(0) == claim_;
  if (!is_ours && !claim.has_failed()) why_not_ = "another server has taken it over";
  claim.reset();
  return is_ours;
}

bool LogWriter::write(const Entry& entry) {
  const auto found = places_.find(entry.table);
  const std::size_t before = found == places_.end() ? 0 : found->second.size();
  if (before + 1 != entry.seq) {
    why_not_ = why_no_successor(entry, before);
    return false;
  }
  const auto seq = static_cast<std::int64_t>(entry.seq);
  Places::value_type& placed = found == places_.end() ? *places_.try_emplace(entry.table).first : *found;
  placed.second.push_back(++next_);
  placed_.push_back(&placed);
  return statements_->insert_event.bind(1, next_)
      .bind(2, entry.table)
      .bind(3, seq)
      .bind(4, entry.at)
      .bind(5, entry.text)
      .bind(6, sum_of(next_, entry.table, seq, entry.at, entry.text))
      .run();
}

bool LogWriter::write(const ArchivedTable& archived) {
  const std::string text = archive_text(archived.events);
  bool is_good = statements_->insert_archived.bind(1, archived.table)
                     .bind(2, archived.wall != 0 ? archived.wall : wall_seconds())
                     .bind(3, text)
                     .bind(4, sum_of(archived.table, text))
                     .run();
  for (const Person& person : archived.people) {
    is_good = is_good && statements_->insert_person.bind(1, person.hash).bind(2, archived.table).run();
  }
  return is_good;
}

/// An empty row without a time stays until the last of its events has gone: without it they would be a table again.
bool LogWriter::write(const Erasure& erasure) {
  return statements_->insert_archived.bind(1, erasure.table)
             .bind(2, std::int64_t{0})
             .bind(3, std::string_view{""})
             .bind(4, sum_of(erasure.table, ""))
             .run() &&
         statements_->delete_people.bind(1, erasure.table).run();
}

bool LogWriter::write(Millis moment) { return set_number(statements_->set_meta, "moment", moment); }

/// After a commit: what is on disk now.
void LogWriter::keep(const std::vector<LogTask>& tasks) {
  is_claimed_ = true;
  chores_.written();
  std::int64_t n = last_;
  for (const LogTask& task : tasks) {
    if (const Entry* entry = std::get_if<Entry>(&task)) {
      chores_.note(entry->table, ++n, static_cast<std::int64_t>(entry->seq));
    }
    if (const ArchivedTable* archived = std::get_if<ArchivedTable>(&task)) leave_to_sweep(archived->table);
    if (const Erasure* erasure = std::get_if<Erasure>(&task)) {
      leave_to_sweep(erasure->table);
      chores_.forget(erasure->table);
    }
  }
  if (last_ != next_) last_number_.write(next_);
  last_ = next_;
}

void LogWriter::leave_to_sweep(const std::string& table) {
  const auto places = places_.find(table);
  chores_.sweep(table, places == places_.end() ? std::vector<std::int64_t>{} : places->second);
  if (places != places_.end()) places_.erase(places);
}

/// After a commit that failed.
void LogWriter::take_back() {
  for (Places::value_type* placed : placed_) {
    placed->second.pop_back();
    if (placed->second.empty()) places_.erase(places_.find(placed->first));
  }
}

/// After the chores, which may have written them once more.
bool LogWriter::delete_heads(const std::vector<LogTask>& tasks) {
  Statement& head = statements_->delete_head;
  return std::all_of(tasks.begin(), tasks.end(), [&](const LogTask& task) {
    const ArchivedTable* archived = std::get_if<ArchivedTable>(&task);
    const Erasure* erasure = std::get_if<Erasure>(&task);
    return (!archived || head.bind(1, archived->table).run()) && (!erasure || head.bind(1, erasure->table).run());
  });
}

}  // namespace septem::server
