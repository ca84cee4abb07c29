#include "server/log/sqlite_log.h"

#include <algorithm>
#include <utility>

#include "server/log/archive.h"
#include "server/log/format.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

/// From one commit to the next, so that a few events more share each fsync: short while people wait for one another, longer when
/// so many events come that each of them waits its turn anyway.
constexpr auto kGap = std::chrono::milliseconds(2);
constexpr auto kBusyGap = std::chrono::milliseconds(3);
constexpr std::size_t kBusy = 20;
/// Chores are done with a commit, or by themselves after this time.
constexpr auto kChoreGap = std::chrono::milliseconds(100);
constexpr auto kIdle = std::chrono::seconds(1);
constexpr int kMostListed = 20;

/// The last of those that are waited for; 0 when there is none.
template <class Tasks>
std::uint64_t last_number_in(const Tasks& tasks) {
  std::uint64_t number = 0;
  for (const auto& task : tasks) {
    if (const Entry* entry = std::get_if<Entry>(&task)) number = entry->number;
    if (const Erasure* erasure = std::get_if<Erasure>(&task)) number = erasure->number;
  }
  return number;
}

}  // namespace

/// The writer's.
struct SqliteLog::Statements {
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

SqliteLog::SqliteLog(fs::path folder, OpenedDatabase opened, Database writer, Database lister, Database reader)
    : folder_(std::move(folder)),
      writer_(std::move(writer)),
      lister_(std::move(lister)),
      for_reader_(std::move(reader)),
      last_number_(folder_),
      contents_(std::move(opened.contents)),
      findings_(std::move(opened.findings)),
      last_(contents_.last) {
  auto& more = contents_.findings;
  std::move(more.begin(), more.end(), std::back_inserter(findings_));
}

Result<std::unique_ptr<SqliteLog>, std::string> SqliteLog::open(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return failure("folder " + folder.string() + " cannot be made: " + error.message());
  if (auto why = finish_replacing(folder)) return failure(std::move(*why));
  auto opened = open_whole(folder);
  if (!opened) return failure(std::move(opened.error()));
  const fs::path file = database_in(folder);
  auto writer = open_database(file);
  if (!writer) return failure(writer.error());
  auto lister = open_database(file);
  if (!lister) return failure(lister.error());
  auto reader = open_database(file);
  if (!reader) return failure(reader.error());
  return std::unique_ptr<SqliteLog>(
      new SqliteLog(folder, std::move(*opened), std::move(*writer), std::move(*lister), std::move(*reader)));
}

SqliteLog::~SqliteLog() { stop(); }

LogContents SqliteLog::claim() {
  Contents contents = std::exchange(contents_, {});
  LogContents found;
  found.moment = contents.moment;
  figures_.missing = static_cast<std::uint64_t>(contents.missing);
  claim_ = read_meta(lister_, "claim") + 1;
  const std::int64_t noted = read_meta(lister_, "heads");
  for (auto& [table, rows] : contents.tables) {
    auto& places = places_[table];
    for (const Row& row : rows) places.push_back(row.n);
    if (rows.back().n > noted) chores_.note(table, noted + 1, rows.back().seq);
    found.tables.emplace(table, stored_of(std::move(rows)));
  }
  for (auto& [table, damaged] : contents.damaged) {
    found.set_apart[table] = {damaged.why, stored_of(std::move(damaged.rows))};
  }
  Statement erased = lister_.prepare("SELECT tbl FROM filed WHERE wall = 0");
  while (erased.step()) chores_.forget(erased.text(0));
  for (const auto& [table, places] : contents.archived) {
    const auto events = places.empty() ? std::nullopt : read_archived(lister_, table);
    const bool is_damaged = events && events->empty();
    if (!is_damaged) chores_.sweep(table, places);
  }
  Statement rows = lister_.prepare("SELECT tbl, at, body, why FROM set_apart ORDER BY n");
  while (rows.step()) {
    LogContents::SetApart& one = found.set_apart[rows.text(0)];
    one.why = rows.text(3);
    one.events.push_back({rows.number(1), rows.text(2)});
  }
  return found;
}

void SqliteLog::start(LogCallbacks callbacks) {
  callbacks_ = std::move(callbacks);
  sqlite3_db_config(writer_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  writer_.run("PRAGMA journal_mode = WAL");
  writer_.run("PRAGMA synchronous = FULL");
  writer_.run("PRAGMA secure_delete = ON");  // or a repair would find it again
  writer_.run(kMakeHeads);
  if (last_ > 0) last_number_.write(last_);  // a repair or a restore has taken the old one away
  statements_ = std::make_unique<Statements>(writer_);
  is_claimed_ = set_number(statements_->set_meta, "claim", claim_);
  chores_.begin(writer_);
  reader_ = std::make_unique<TableReader>(std::move(*for_reader_), callbacks_.was_read);
  thread_ = std::thread([this] { write_loop(); });
}

void SqliteLog::stop() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
  reader_.reset();
}

void SqliteLog::queue(Task task) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(task));
    if (queue_.size() > 1) return;
    queued_since_ = SteadyClock::now();
  }
  wake_.notify_one();
}

void SqliteLog::write_loop() {
  std::vector<Task> tasks;
  auto last = SteadyClock::now() - kGap;
  auto gap = kGap;
  std::unique_lock lock(mutex_);
  while (true) {
    const auto patience = chores_.are_due() ? SteadyClock::duration(kChoreGap) : SteadyClock::duration(kIdle);
    const bool has_work = wake_.wait_for(lock, patience, [this] { return !queue_.empty() || is_stopping_; });
    if (has_work && queue_.empty()) break;
    const auto next = last + gap;
    if (!is_stopping_ && SteadyClock::now() < next) {
      lock.unlock();
      std::this_thread::sleep_until(next);
      lock.lock();
    }
    tasks.swap(queue_);
    writing_since_ = std::exchange(queued_since_, std::nullopt);
    lock.unlock();
    last = SteadyClock::now();
    gap = tasks.size() < kBusy ? kGap : kBusyGap;
    if (!tasks.empty() || chores_.are_due()) write(tasks);
    tasks.clear();
    lock.lock();
    writing_since_.reset();
  }
  lock.unlock();
  chores_.finish(writer_, last_);
}

/// One transaction. What belongs to a failed era is left out: its table has gone back meanwhile, or is about to.
void SqliteLog::write(std::vector<Task>& tasks) {
  const auto begin = SteadyClock::now();
  std::erase_if(tasks, [this](const Task& task) { return is_of_failed_era(task); });
  next_ = last_;
  placed_.clear();
  why_not_.clear();
  const bool is_good = write_all(tasks);
  const std::string why = !why_not_.empty() ? why_not_ : is_good ? std::string{} : why_failed(writer_);
  if (!is_good) writer_.run("ROLLBACK");
  const auto events = static_cast<std::uint64_t>(next_ - last_);
  {
    const std::lock_guard lock(mutex_);
    (is_good ? figures_.commits : figures_.failures) += 1;
    figures_.is_failing = !is_good;
    figures_.events += is_good ? events : 0;
    figures_.swept += is_good ? chores_.swept() : 0;
    figures_.deleted += is_good ? chores_.deleted() : 0;
    figures_.times.add(std::chrono::duration<double>(SteadyClock::now() - begin).count());
  }
  if (is_good) {
    keep(tasks);
    if (const std::uint64_t number = last_number_in(tasks); number != 0) callbacks_.committed(number);
    return;
  }
  take_back();
  chores_.rest();
  if (!tasks.empty()) {
    ++era_;
    callbacks_.failed("the database cannot be written: " + why);
  }
}

bool SqliteLog::write_all(const std::vector<Task>& tasks) {
  return writer_.run("BEGIN IMMEDIATE") && is_still_ours() &&
         std::all_of(
             tasks.begin(), tasks.end(),
             [this](const Task& task) { return std::visit([this](const auto& one) { return write(one); }, task); }) &&
         chores_.write(writer_, last_, next_) && delete_heads(tasks) && writer_.run("COMMIT");
}

/// Two who both believe to have it would write over each other's tables.
bool SqliteLog::is_still_ours() {
  if (!is_claimed_) return set_number(statements_->set_meta, "claim", claim_);  // the disk refused at the start
  Statement& claim = statements_->get_claim;
  const bool is_ours = claim.step() && claim.number(0) == claim_;
  if (!is_ours && !claim.has_failed()) why_not_ = "another server has taken it over";
  claim.reset();
  return is_ours;
}

bool SqliteLog::is_of_failed_era(const Task& task) const {
  const Entry* entry = std::get_if<Entry>(&task);
  const Erasure* erasure = std::get_if<Erasure>(&task);
  return (entry && entry->era != era_) || (erasure && erasure->era != era_);
}

bool SqliteLog::write(const Entry& entry) {
  const auto found = places_.find(entry.table);
  const std::size_t before = found == places_.end() ? 0 : found->second.size();
  if (before + 1 != entry.seq) {
    why_not_ = "table " + entry.table + " has " + std::to_string(before) + " events there, and not one less than " +
               std::to_string(entry.seq);
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

bool SqliteLog::write(const ArchivedTable& archived) {
  const std::string text = archive_text(archived.events);
  bool is_good = statements_->insert_archived.bind(1, archived.table)
                     .bind(2, wall_seconds())
                     .bind(3, text)
                     .bind(4, sum_of(archived.table, text))
                     .run();
  for (const Person& person : archived.people) {
    is_good = is_good && statements_->insert_person.bind(1, person.hash).bind(2, archived.table).run();
  }
  return is_good;
}

/// An empty row without a time stays until the last of its events has gone: without it they would be a table again.
bool SqliteLog::write(const Erasure& erasure) {
  return statements_->insert_archived.bind(1, erasure.table)
             .bind(2, std::int64_t{0})
             .bind(3, std::string_view{""})
             .bind(4, sum_of(erasure.table, ""))
             .run() &&
         statements_->delete_people.bind(1, erasure.table).run();
}

bool SqliteLog::write(Millis moment) { return set_number(statements_->set_meta, "moment", moment); }

/// After a commit: what is on disk now.
void SqliteLog::keep(const std::vector<Task>& tasks) {
  is_claimed_ = true;
  chores_.written();
  std::int64_t n = last_;
  for (const Task& task : tasks) {
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

void SqliteLog::leave_to_sweep(const std::string& table) {
  const auto places = places_.find(table);
  chores_.sweep(table, places == places_.end() ? std::vector<std::int64_t>{} : places->second);
  if (places != places_.end()) places_.erase(places);
}

/// After a commit that failed.
void SqliteLog::take_back() {
  for (Places::value_type* placed : placed_) {
    placed->second.pop_back();
    if (placed->second.empty()) places_.erase(places_.find(placed->first));
  }
}

/// After the chores, which may have written them once more.
bool SqliteLog::delete_heads(const std::vector<Task>& tasks) {
  Statement& head = statements_->delete_head;
  return std::all_of(tasks.begin(), tasks.end(), [&](const Task& task) {
    const ArchivedTable* archived = std::get_if<ArchivedTable>(&task);
    const Erasure* erasure = std::get_if<Erasure>(&task);
    return (!archived || head.bind(1, archived->table).run()) && (!erasure || head.bind(1, erasure->table).run());
  });
}

// --- questions

std::vector<std::string> SqliteLog::list(const Person& person) {
  std::vector<std::string> tables;
  Statement rows = lister_.prepare(
      "SELECT tbl FROM filed JOIN filed_people USING (tbl) WHERE person = ? ORDER BY n DESC LIMIT ?");
  rows.bind(1, person.hash).bind(2, std::int64_t{kMostListed});
  while (rows.step()) tables.push_back(rows.text(0));
  return tables;
}

LogFigures SqliteLog::figures() const {
  const std::lock_guard lock(mutex_);
  LogFigures figures = figures_;
  if (const auto since = writing_since_ ? writing_since_ : queued_since_) {
    figures.oldest_write = std::chrono::duration<double>(SteadyClock::now() - *since).count();
  }
  return figures;
}

}  // namespace septem::server
