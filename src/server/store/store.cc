#include "server/store/store.h"

#include <array>
#include <chrono>
#include <fstream>
#include <utility>

#include "core/check.h"
#include "server/store/filed_text.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

/// From one commit to the next, so that a few events more share each fsync: short while people wait for one another, longer when
/// so many events come that each of them waits its turn anyway.
constexpr auto kGap = std::chrono::milliseconds(2);
constexpr auto kBusyGap = std::chrono::milliseconds(3);
constexpr std::size_t kBusy = 20;
constexpr auto kIdle = std::chrono::seconds(1);
constexpr std::int64_t kSweepRows = 2000;

constexpr const char* kSchema = R"(
  CREATE TABLE events (n INTEGER PRIMARY KEY, tbl TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
                       body TEXT NOT NULL);
  CREATE TABLE filed (n INTEGER PRIMARY KEY, tbl TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
  CREATE TABLE filed_people (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)) WITHOUT ROWID;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
)";

std::string refusal(const fs::path& file, const std::string& why) {
  return file.string() + " " + why + "; it was left as it is";
}

Result<Database, std::string> make(const fs::path& file) {
  auto database = Database::open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!database) return database;
  const std::string head = "PRAGMA application_id = " + std::to_string(Store::kApplicationId) +
                           "; PRAGMA user_version = " + std::to_string(Store::kVersion) + ";";
  const bool is_made = database->run("PRAGMA journal_mode = DELETE") && database->run("BEGIN IMMEDIATE") &&
                       database->run(kSchema) && database->run(head.c_str()) && database->run("COMMIT");
  if (!is_made) return failure(file.string() + " cannot be made: " + database->error());
  return database;
}

}  // namespace

std::optional<std::string> why_not_ours(const fs::path& file) {
  std::array<char, 100> header{};
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return "cannot be opened for reading";
  stream.read(header.data(), header.size());
  if (stream.gcount() == 0) return std::nullopt;  // made, but nothing was written yet
  if (stream.gcount() != static_cast<std::streamsize>(header.size()) ||
      std::string_view(header.data(), 16) != std::string_view("SQLite format 3\0", 16)) {
    return "is not a SQLite database";
  }
  const auto word = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(header[at + i]);
    return value;
  };
  const std::uint32_t version = word(60);
  if (word(68) != Store::kApplicationId) return "is a database of another program";
  if (version > static_cast<std::uint32_t>(Store::kVersion)) {
    return "was written by a newer Septem (format " + std::to_string(version) + "; this one reads up to " +
           std::to_string(Store::kVersion) + ")";
  }
  return std::nullopt;
}

fs::path database_in(const fs::path& folder) { return folder / "septem.db"; }

Result<std::unique_ptr<Store>, std::string> Store::open(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return failure("folder " + folder.string() + " cannot be made: " + error.message());
  const fs::path file = database_in(folder);
  const bool is_new = !fs::exists(file, error) || fs::file_size(file, error) == 0;
  if (!is_new) {
    if (const auto why = why_not_ours(file)) return failure(refusal(file, *why));
  }
  auto writer = is_new ? make(file) : Database::open(file, SQLITE_OPEN_READWRITE);
  if (!writer) return failure(writer.error());
  // Until `start` nothing may change the file, not even the checkpoint of a connection that closes.
  sqlite3_db_config(writer->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (writer->number("PRAGMA user_version") != kVersion)
    return failure(refusal(file, "cannot be read: " + writer->error()));
  auto reader = Database::open(file, SQLITE_OPEN_READWRITE);
  if (!reader) return failure(reader.error());
  sqlite3_db_config(reader->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return std::unique_ptr<Store>(new Store(std::move(*writer), std::move(*reader)));
}

Store::~Store() { stop(); }

Result<std::map<std::string, std::vector<Table::Stored>>, std::string> Store::read_tables() {
  std::map<std::string, std::vector<Table::Stored>> tables;
  Statement rows = reader_.prepare(
      "SELECT tbl, seq, at, body FROM events WHERE tbl NOT IN (SELECT tbl FROM filed) ORDER BY n");
  while (rows.step()) {
    auto& events = tables[rows.text(0)];
    if (rows.number(1) != static_cast<std::int64_t>(events.size() + 1)) {
      return failure("table " + rows.text(0) + " has event " + rows.text(1) + " where " +
                     std::to_string(events.size() + 1) + " was expected");
    }
    events.push_back({rows.number(2), rows.text(3)});
  }
  if (rows.has_failed()) return failure("the database cannot be read: " + reader_.error());
  return tables;
}

Millis Store::moment() {
  const Millis kept = reader_.number("SELECT value FROM meta WHERE key = 'moment'").value_or(0);
  return std::max(kept, reader_.number("SELECT max(at) FROM events").value_or(0));
}

void Store::start(Callbacks callbacks) {
  callbacks_ = std::move(callbacks);
  sqlite3_db_config(writer_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  writer_.run("PRAGMA journal_mode = WAL");
  writer_.run("PRAGMA synchronous = FULL");
  insert_event_ = writer_.prepare("INSERT INTO events (tbl, seq, at, body) VALUES (?, ?, ?, ?)");
  insert_filed_ = writer_.prepare("INSERT OR REPLACE INTO filed (tbl, body) VALUES (?, ?)");
  insert_person_ = writer_.prepare("INSERT OR REPLACE INTO filed_people (person, tbl) VALUES (?, ?)");
  erase_person_ = writer_.prepare("DELETE FROM filed_people WHERE person = ? AND tbl = ?");
  set_moment_ = writer_.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('moment', ?)");
  thread_ = std::thread([this] { write_loop(); });
}

void Store::stop() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Store::append(Entry entry) { queue(std::move(entry)); }
void Store::file(Filed filed) { queue(std::move(filed)); }
void Store::erase(Erasure erasure) { queue(std::move(erasure)); }
void Store::set_moment(Millis moment) { queue(moment); }

void Store::queue(Task task) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(task));
    if (queue_.size() > 1) return;
    queued_since_ = SteadyClock::now();
  }
  wake_.notify_one();
}

void Store::write_loop() {
  std::vector<Task> tasks;
  auto last = SteadyClock::now() - kGap;
  auto gap = kGap;
  std::unique_lock lock(mutex_);
  while (true) {
    const bool has_work = wake_.wait_for(lock, kIdle, [this] { return !queue_.empty() || is_stopping_; });
    if (!has_work) {
      lock.unlock();
      sweep();
      lock.lock();
      continue;
    }
    if (queue_.empty()) return;
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
    write(tasks);
    tasks.clear();
    lock.lock();
    writing_since_.reset();
  }
}

/// One transaction. What belongs to a failed era is left out: its table has gone back meanwhile, or is about to.
void Store::write(std::vector<Task>& tasks) {
  const auto begin = SteadyClock::now();
  std::uint64_t last_number = 0;
  std::uint64_t events = 0;
  bool is_good = writer_.run("BEGIN IMMEDIATE");
  for (const Task& task : tasks) {
    if (!is_good) break;
    if (is_of_failed_era(task)) continue;
    is_good = std::visit([this](const auto& one) { return write(one); }, task);
    if (const Entry* entry = std::get_if<Entry>(&task)) {
      last_number = entry->number;
      ++events;
    } else if (const Erasure* erasure = std::get_if<Erasure>(&task)) {
      last_number = erasure->number;
    }
  }
  is_good = is_good && writer_.run("COMMIT");
  const std::string why = is_good ? std::string{} : writer_.error();
  if (!is_good) writer_.run("ROLLBACK");
  {
    const std::lock_guard lock(mutex_);
    (is_good ? figures_.commits : figures_.failures) += 1;
    figures_.is_failing = !is_good;
    figures_.events += is_good ? events : 0;
    figures_.times.add(std::chrono::duration<double>(SteadyClock::now() - begin).count());
  }
  if (is_good && last_number != 0) callbacks_.committed(last_number);
  if (!is_good) {
    ++era_;
    callbacks_.failed("the database cannot be written: " + why);
  }
}

bool Store::is_of_failed_era(const Task& task) const {
  const Entry* entry = std::get_if<Entry>(&task);
  const Erasure* erasure = std::get_if<Erasure>(&task);
  return (entry && entry->era != era_) || (erasure && erasure->era != era_);
}

bool Store::write(const Entry& entry) {
  return insert_event_->bind(1, entry.table)
      .bind(2, static_cast<std::int64_t>(entry.seq))
      .bind(3, entry.at)
      .bind(4, entry.text)
      .run();
}

bool Store::write(const Filed& filed) {
  const std::string text = filed_text(filed.events);
  bool is_good = insert_filed_->bind(1, filed.table).bind(2, text).run();
  for (const Person& person : filed.people) {
    is_good = is_good && insert_person_->bind(1, person.hash).bind(2, filed.table).run();
  }
  is_swept_ = false;
  sweep_at_ = 0;
  return is_good;
}

/// An empty row stays until the last of its events has gone: without it they would be a table again.
bool Store::write(const Erasure& erasure) {
  bool is_good = insert_filed_->bind(1, erasure.table).bind(2, "").run();
  for (const std::string& person : erasure.people) {
    is_good = is_good && erase_person_->bind(1, person).bind(2, erasure.table).run();
  }
  is_swept_ = false;
  sweep_at_ = 0;
  return is_good;
}

bool Store::write(Millis moment) { return set_moment_->bind(1, moment).run(); }

/// While nothing else is to do: takes out events that are filed by now, a few at a time.
void Store::sweep() {
  if (is_swept_) return;
  const std::int64_t last = writer_.number("SELECT max(n) FROM events").value_or(0);
  Statement rows = writer_.prepare("DELETE FROM events WHERE n > ? AND n <= ? AND tbl IN (SELECT tbl FROM filed)");
  rows.bind(1, sweep_at_).bind(2, sweep_at_ + kSweepRows).run();
  sweep_at_ += kSweepRows;
  if (sweep_at_ < last) return;
  writer_.run("DELETE FROM filed WHERE body = ''");
  is_swept_ = true;
  sweep_at_ = 0;
}

std::optional<std::vector<Table::Stored>> Store::filed(const std::string& table) {
  Statement rows = reader_.prepare("SELECT body FROM filed WHERE tbl = ? AND body != ''");
  if (!rows.bind(1, table).step()) return std::nullopt;
  return events_of_filed(rows.text(0));
}

std::vector<std::string> Store::filed_of(const Person& person, int most) {
  std::vector<std::string> tables;
  Statement rows = reader_.prepare(
      "SELECT tbl FROM filed JOIN filed_people USING (tbl) WHERE person = ? ORDER BY n DESC LIMIT ?");
  rows.bind(1, person.hash).bind(2, std::int64_t{most});
  while (rows.step()) tables.push_back(rows.text(0));
  return tables;
}

Store::Figures Store::figures() const {
  const std::lock_guard lock(mutex_);
  Figures figures = figures_;
  if (const auto since = writing_since_ ? writing_since_ : queued_since_) {
    figures.oldest_write = std::chrono::duration<double>(SteadyClock::now() - *since).count();
  }
  return figures;
}

std::optional<std::string> backup(const fs::path& data, const fs::path& target) {
  const fs::path file = database_in(data);
  std::error_code error;
  if (!fs::exists(file, error)) return "there is no database " + file.string();
  if (const auto why = why_not_ours(file)) return file.string() + " " + *why;
  fs::create_directories(target, error);
  if (error) return "folder " + target.string() + " cannot be made: " + error.message();
  const fs::path copy = database_in(target);
  const fs::path unfinished = fs::path(copy) += ".unfinished";
  fs::remove(unfinished, error);
  {
    auto from = Database::open(file, SQLITE_OPEN_READWRITE);
    if (!from) return from.error();
    sqlite3_db_config(from->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    auto to = Database::open(unfinished, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!to) return to.error();
    to->run("PRAGMA synchronous = FULL");
    sqlite3_backup* work = sqlite3_backup_init(to->handle(), "main", from->handle(), "main");
    if (!work) return "the copy cannot begin: " + to->error();
    const int result = sqlite3_backup_step(work, -1);  // all of one moment; writers go on meanwhile
    sqlite3_backup_finish(work);
    if (result != SQLITE_DONE) return "the copy failed: " + to->error();
    // A plain file, complete without side files.
    if (!to->run("PRAGMA journal_mode = DELETE")) return "the copy failed: " + to->error();
  }
  fs::rename(unfinished, copy, error);
  if (error) return "the copy cannot be named " + copy.string() + ": " + error.message();
  return std::nullopt;
}

}  // namespace septem::server
