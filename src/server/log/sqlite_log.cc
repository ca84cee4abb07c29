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

/// The last of those that are waited for; 0 when there is none.
std::uint64_t last_number_in(const std::vector<LogTask>& tasks) {
  std::uint64_t number = 0;
  for (const LogTask& task : tasks) {
    if (const Entry* entry = std::get_if<Entry>(&task)) number = entry->number;
    if (const Erasure* erasure = std::get_if<Erasure>(&task)) number = erasure->number;
  }
  return number;
}

}  // namespace

SqliteLog::SqliteLog(const fs::path& folder, OpenedDatabase opened, Database writer, Database reader)
    : writer_(folder, std::move(writer), opened.contents.last),
      for_reader_(std::move(reader)),
      contents_(std::move(opened.contents)),
      findings_(std::move(opened.findings)) {
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
  auto reader = open_database(file);
  if (!reader) return failure(reader.error());
  return std::unique_ptr<SqliteLog>(new SqliteLog(folder, std::move(*opened), std::move(*writer), std::move(*reader)));
}

SqliteLog::~SqliteLog() { stop(); }

LogContents SqliteLog::claim() {
  Contents contents = std::exchange(contents_, {});
  Database& database = *for_reader_;
  LogContents found;
  found.moment = contents.moment;
  figures_.missing = static_cast<std::uint64_t>(contents.missing);
  claim_ = read_meta(database, "claim") + 1;
  const std::int64_t noted = read_meta(database, "heads");
  Chores& chores = writer_.chores();
  for (auto& [table, rows] : contents.tables) {
    std::vector<std::int64_t> places;
    for (const Row& row : rows) places.push_back(row.n);
    writer_.set_places(table, std::move(places));
    if (rows.back().n > noted) chores.note(table, noted + 1, rows.back().seq);
    found.tables.emplace(table, stored_of(std::move(rows)));
  }
  for (auto& [table, damaged] : contents.damaged) {
    found.set_apart[table] = {damaged.why, stored_of(std::move(damaged.rows))};
  }
  Statement erased = database.prepare("SELECT tbl FROM filed WHERE wall = 0");
  while (erased.step()) chores.forget(erased.text(0));
  for (const auto& [table, places] : contents.archived) {
    const auto events = places.empty() ? std::nullopt : read_archived(database, table);
    const bool is_damaged = events && events->empty();
    if (!is_damaged) chores.sweep(table, places);
  }
  Statement rows = database.prepare("SELECT tbl, at, body, why FROM set_apart ORDER BY n");
  while (rows.step()) {
    LogContents::SetApart& one = found.set_apart[rows.text(0)];
    one.why = rows.text(3);
    one.events.push_back({rows.number(1), rows.text(2)});
  }
  return found;
}

void SqliteLog::start(LogCallbacks callbacks) {
  callbacks_ = std::move(callbacks);
  writer_.start(claim_);
  reader_ = std::make_unique<ArchiveReader>(std::move(*for_reader_), callbacks_);
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

void SqliteLog::queue(LogTask task) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(task));
    if (queue_.size() > 1) return;
    queued_since_ = SteadyClock::now();
  }
  wake_.notify_one();
}

void SqliteLog::write_loop() {
  std::vector<LogTask> tasks;
  auto last = SteadyClock::now() - kGap;
  auto gap = kGap;
  std::unique_lock lock(mutex_);
  while (true) {
    const auto patience = writer_.chores().are_due() ? SteadyClock::duration(kChoreGap) : SteadyClock::duration(kIdle);
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
    if (!tasks.empty() || writer_.chores().are_due()) write(tasks);
    tasks.clear();
    lock.lock();
    writing_since_.reset();
  }
  lock.unlock();
  writer_.finish();
}

void SqliteLog::write(std::vector<LogTask>& tasks) {
  const auto begin = SteadyClock::now();
  const LogWriter::Written written = writer_.write(tasks);
  const bool is_good = !written.why_not;
  {
    const std::lock_guard lock(mutex_);
    (is_good ? figures_.commits : figures_.failures) += 1;
    figures_.is_failing = !is_good || (figures_.is_failing && !written.has_changed);
    figures_.events += written.events;
    figures_.swept += written.swept;
    figures_.deleted += written.deleted;
    figures_.times.add(std::chrono::duration<double>(SteadyClock::now() - begin).count());
  }
  if (!is_good && !tasks.empty()) callbacks_.failed("the database cannot be written: " + *written.why_not);
  if (const std::uint64_t number = last_number_in(tasks); is_good && number != 0) callbacks_.committed(number);
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
