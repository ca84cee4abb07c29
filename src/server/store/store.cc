#include "server/store/store.h"

#include <algorithm>
#include <utility>

#include "server/store/filed_text.h"
#include "server/store/format.h"
#include "server/store/repair.h"
#include "server/store/salvage.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using SteadyClock = std::chrono::steady_clock;

/// From one commit to the next, so that a few events more share each fsync: short while people wait for one another, longer when
/// so many events come that each of them waits its turn anyway.
constexpr auto kGap = std::chrono::milliseconds(2);
constexpr auto kBusyGap = std::chrono::milliseconds(3);
constexpr std::size_t kBusy = 20;
/// Chores are done in passing, a little with each commit, or by themselves after this time. The people of a commit do not feel them.
constexpr auto kChoreGap = std::chrono::milliseconds(100);
constexpr auto kIdle = std::chrono::seconds(1);
constexpr std::size_t kSweptAtOnce = 100;
constexpr int kDeletedAtOnce = 3;
constexpr auto kChoreRest = std::chrono::seconds(10);  // after a failure
constexpr auto kLookForOldEvery = std::chrono::seconds(10);

std::string refusal(const fs::path& file, const std::string& why) {
  return file.string() + " " + why + "; it was left as it is";
}

std::int64_t wall_seconds() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

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

/// Tries what every commit does, and takes it back.
bool can_be_added_to(Database& database) {
  const bool is_good = database.run("BEGIN IMMEDIATE") &&
                       database.run("INSERT INTO events SELECT coalesce(max(n), 0) + 1, '', 0, 0, '', 0 FROM events") &&
                       database.run("INSERT INTO filed (tbl, wall, body, sum) VALUES ('', 0, '', 0)") &&
                       database.run("INSERT INTO filed_people VALUES ('', '')") &&
                       database.run("INSERT OR REPLACE INTO meta VALUES ('', 0, 0)");
  const int result = sqlite3_errcode(database.handle());
  database.run("ROLLBACK");
  return is_good || !is_damage(result);
}

/// A look at all pages, where that takes no time worth mentioning.
bool looks_whole(Database& database, const fs::path& file) {
  constexpr std::uintmax_t kQuickToRead = std::uintmax_t{64} << 20;
  std::error_code error;
  if (fs::file_size(file, error) > kQuickToRead) return true;
  Statement answer = database.prepare("PRAGMA quick_check(1)");
  return answer.step() ? answer.text(0) == "ok" : !is_damage(answer.result());
}

struct Opened {
  Contents contents;
  std::vector<std::string> findings{};
};

/// What SQLite reads of it. It is torn as well when nothing could be added to it.
Result<Contents, std::string> contents_of(const fs::path& folder) {
  const fs::path file = database_in(folder);
  auto database = open_database(file);
  if (!database) return failure(database.error());
  auto contents = read_contents(*database, LastNumber::read(folder));
  if (contents && !contents->is_torn) contents->is_torn = !looks_whole(*database, file) || !can_be_added_to(*database);
  return contents;
}

/// From here on the database is whole. The server has been told to start, so it does what a host would do by hand; nothing is deleted.
Result<Opened, std::string> mended(const fs::path& folder, const std::string& what, const std::string& old_is) {
  const fs::path file = database_in(folder);
  const auto kept = repair(folder, {.also = {}, .old_is = old_is, .forgets_missing = false});
  if (!kept) return failure(refusal(file, what + ", and cannot be repaired: " + kept.error()));
  auto contents = contents_of(folder);
  if (!contents) return failure(refusal(file, "cannot be read: " + contents.error()));
  Opened opened{std::move(*contents)};
  const std::string rest = kept->empty() ? "there was nothing to keep"
                                         : "what was there is kept as " + kept->filename().string() +
                                               ", and what can be read of it goes on in a new one";
  opened.findings.push_back("the database " + what + "; " + rest);
  return opened;
}

/// A new database, or one in place of what is left of another that is gone.
Result<Opened, std::string> made(const fs::path& folder) {
  const fs::path file = database_in(folder);
  const auto last = LastNumber::read(folder);
  std::error_code error;
  if (!last && !fs::exists(journal_of(file), error)) {
    if (auto database = make_database(file); !database) return failure(database.error());
    return Opened{};
  }
  return mended(folder, "is gone; it had " + std::to_string(last.value_or(0)) + " events", "gone");
}

Result<Opened, std::string> opened(const fs::path& folder) {
  const fs::path file = database_in(folder);
  if (is_gone(file)) return made(folder);
  if (const auto why = why_not_ours(file)) {
    if (!is_ours_inside(folder)) return failure(refusal(file, *why));
    return mended(folder, "is damaged (its header " + *why + ")", "damaged");
  }
  auto contents = contents_of(folder);
  if (!contents) return failure(refusal(file, "cannot be read: " + contents.error()));
  if (contents->is_torn) return mended(folder, "is damaged", "damaged");
  return Opened{std::move(*contents)};
}

}  // namespace

Store::Store(fs::path folder, Contents contents, Database writer, Database reader)
    : folder_(std::move(folder)),
      writer_(std::move(writer)),
      reader_(std::move(reader)),
      last_number_(folder_),
      contents_(std::move(contents)),
      last_(contents_.last) {}

Result<std::unique_ptr<Store>, std::string> Store::open(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return failure("folder " + folder.string() + " cannot be made: " + error.message());
  if (auto why = finish_replacing(folder)) return failure(std::move(*why));
  auto found = opened(folder);
  if (!found) return failure(std::move(found.error()));
  const fs::path file = database_in(folder);
  auto writer = open_database(file);
  if (!writer) return failure(writer.error());
  auto reader = open_database(file);
  if (!reader) return failure(reader.error());
  std::unique_ptr<Store> store(new Store(folder, std::move(found->contents), std::move(*writer), std::move(*reader)));
  store->findings_ = std::move(found->findings);
  auto& more = store->contents_.findings;
  std::move(more.begin(), more.end(), std::back_inserter(store->findings_));
  return store;
}

Store::~Store() { stop(); }

Store::Found Store::read() {
  Contents contents = std::exchange(contents_, {});
  Found found;
  found.moment = contents.moment;
  figures_.missing = static_cast<std::uint64_t>(contents.missing);
  const std::int64_t noted = read_meta(reader_, "heads");
  for (auto& [table, rows] : contents.tables) {
    auto& places = places_[table];
    for (const Row& row : rows) places.push_back(row.n);
    if (rows.back().n > noted) heads_.note(table, noted + 1, rows.back().seq);
    found.tables.emplace(table, stored_of(std::move(rows)));
  }
  for (auto& [table, damaged] : contents.damaged) {
    found.set_apart[table] = {damaged.why, stored_of(std::move(damaged.rows))};
  }
  Statement erased = reader_.prepare("SELECT tbl FROM filed WHERE wall = 0");
  while (erased.step()) erased_.push_back(erased.text(0));
  for (const auto& [table, places] : contents.filed) {
    const auto events = places.empty() ? std::nullopt : filed(table);
    const bool is_damaged = events && events->empty();
    if (!is_damaged) to_sweep_.insert(to_sweep_.end(), places.begin(), places.end());
  }
  Statement rows = reader_.prepare("SELECT tbl, at, body, why FROM set_apart ORDER BY n");
  while (rows.step()) {
    Found::SetApart& one = found.set_apart[rows.text(0)];
    one.why = rows.text(3);
    one.events.push_back({rows.number(1), rows.text(2)});
  }
  return found;
}

void Store::start(Callbacks callbacks) {
  callbacks_ = std::move(callbacks);
  sqlite3_db_config(writer_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
  writer_.run("PRAGMA journal_mode = WAL");
  writer_.run("PRAGMA synchronous = FULL");
  writer_.run("PRAGMA secure_delete = ON");  // or a repair would find it again
  writer_.run(kMakeHeads);
  if (last_ > 0) last_number_.write(last_);  // a repair or a restore has taken the old one away
  swept_ = read_meta(writer_, "swept");
  insert_event_ = writer_.prepare("INSERT INTO events (n, tbl, seq, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)");
  insert_filed_ = writer_.prepare("INSERT OR REPLACE INTO filed (tbl, wall, body, sum) VALUES (?, ?, ?, ?)");
  insert_person_ = writer_.prepare("INSERT OR REPLACE INTO filed_people (person, tbl) VALUES (?, ?)");
  erase_person_ = writer_.prepare("DELETE FROM filed_people WHERE person = ? AND tbl = ?");
  set_meta_ = writer_.prepare(kSetMeta);
  delete_event_ = writer_.prepare("DELETE FROM events WHERE n = ?");
  set_head_ = writer_.prepare(kSetHead);
  delete_head_ = writer_.prepare("DELETE FROM heads WHERE tbl = ?");
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
    const auto patience = has_chores() ? SteadyClock::duration(kChoreGap) : SteadyClock::duration(kIdle);
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
    if (!tasks.empty() || has_chores()) write(tasks);
    tasks.clear();
    lock.lock();
    writing_since_.reset();
  }
  lock.unlock();
  write_last_heads();
}

/// One transaction. What belongs to a failed era is left out: its table has gone back meanwhile, or is about to.
void Store::write(std::vector<Task>& tasks) {
  const auto begin = SteadyClock::now();
  std::erase_if(tasks, [this](const Task& task) { return is_of_failed_era(task); });
  next_ = last_;
  bool is_good = writer_.run("BEGIN IMMEDIATE");
  for (const Task& task : tasks) is_good = is_good && std::visit([this](const auto& one) { return write(one); }, task);
  is_good = is_good && do_chores() && delete_heads(tasks) && writer_.run("COMMIT");
  const std::string why = is_good ? std::string{} : why_failed(writer_);
  if (!is_good) writer_.run("ROLLBACK");
  const auto events = static_cast<std::uint64_t>(next_ - last_);
  {
    const std::lock_guard lock(mutex_);
    (is_good ? figures_.commits : figures_.failures) += 1;
    figures_.is_failing = !is_good;
    figures_.events += is_good ? events : 0;
    figures_.swept += is_good ? sweeping_ : 0;
    figures_.deleted += is_good ? deleting_ : 0;
    figures_.times.add(std::chrono::duration<double>(SteadyClock::now() - begin).count());
  }
  if (is_good) {
    keep(tasks);
    if (const std::uint64_t number = last_number_in(tasks); number != 0) callbacks_.committed(number);
    return;
  }
  chores_rest_until_ = SteadyClock::now() + kChoreRest;
  if (!tasks.empty()) {
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
  const auto seq = static_cast<std::int64_t>(entry.seq);
  ++next_;
  return insert_event_->bind(1, next_)
      .bind(2, entry.table)
      .bind(3, seq)
      .bind(4, entry.at)
      .bind(5, entry.text)
      .bind(6, sum_of(next_, entry.table, seq, entry.at, entry.text))
      .run();
}

bool Store::write(const Filed& filed) {
  const std::string text = filed_text(filed.events);
  bool is_good = insert_filed_->bind(1, filed.table)
                     .bind(2, wall_seconds())
                     .bind(3, text)
                     .bind(4, sum_of(filed.table, text))
                     .run();
  for (const Person& person : filed.people) {
    is_good = is_good && insert_person_->bind(1, person.hash).bind(2, filed.table).run();
  }
  return is_good;
}

/// An empty row without a time stays until the last of its events has gone: without it they would be a table again.
bool Store::write(const Erasure& erasure) {
  bool is_good = insert_filed_->bind(1, erasure.table)
                     .bind(2, std::int64_t{0})
                     .bind(3, std::string_view{""})
                     .bind(4, sum_of(erasure.table, ""))
                     .run();
  for (const std::string& person : erasure.people) {
    is_good = is_good && erase_person_->bind(1, person).bind(2, erasure.table).run();
  }
  return is_good;
}

bool Store::write(Millis moment) { return set_number(*set_meta_, "moment", moment); }

/// After a commit: what is on disk now, and where.
void Store::keep(const std::vector<Task>& tasks) {
  chores_done();
  std::int64_t n = last_;
  for (const Task& task : tasks) {
    if (const Entry* entry = std::get_if<Entry>(&task)) {
      places_[entry->table].push_back(++n);
      heads_.note(entry->table, n, static_cast<std::int64_t>(entry->seq));
    }
    if (const Filed* filed = std::get_if<Filed>(&task)) leave_to_sweep(filed->table);
    if (const Erasure* erasure = std::get_if<Erasure>(&task)) {
      leave_to_sweep(erasure->table);
      erased_.push_back(erasure->table);
    }
  }
  if (last_ != next_) last_number_.write(next_);
  last_ = next_;
}

void Store::leave_to_sweep(const std::string& table) {
  heads_.forget(table);
  const auto places = places_.find(table);
  if (places == places_.end()) return;
  to_sweep_.insert(to_sweep_.end(), places->second.begin(), places->second.end());
  places_.erase(places);
}

// --- chores: what finished tables leave behind, and how far tables have come

bool Store::has_chores() const {
  if (SteadyClock::now() < chores_rest_until_) return false;
  const bool is_time = kept_for_.count() > 0 && SteadyClock::now() - looked_for_old_ >= kLookForOldEvery;
  return !to_sweep_.empty() || !erased_.empty() || has_old_ || is_time || heads_.is_due();
}

/// Whether the transaction can go on. Damage where nobody looks any more stops nobody.
bool Store::do_chores() {
  sweeping_ = deleting_ = 0;
  heads_.begin();
  if (!has_chores()) return true;
  if (!writer_.run("SAVEPOINT chores")) return false;
  const bool is_good = heads_.write(*set_head_, *set_meta_, last_) && sweep() &&
                       (!to_sweep_.empty() || (delete_old() && forget_erased()));
  if (is_good) return writer_.run("RELEASE chores");
  if (!is_damage(sqlite3_errcode(writer_.handle()))) return false;
  heads_ = {};
  to_sweep_.clear();
  erased_.clear();
  kept_for_ = std::chrono::days(0);
  sweeping_ = deleting_ = 0;
  return writer_.run("ROLLBACK TO chores") && writer_.run("RELEASE chores");
}

/// Takes out events of tables that are filed.
bool Store::sweep() {
  sweeping_ = std::min(to_sweep_.size(), kSweptAtOnce);
  if (sweeping_ == 0) return true;
  bool is_good = true;
  for (std::size_t i = 0; i < sweeping_; ++i) is_good = is_good && delete_event_->bind(1, to_sweep_[i]).run();
  return is_good && set_number(*set_meta_, "swept", swept_ + static_cast<std::int64_t>(sweeping_)) &&
         set_number(*set_meta_, "last", next_);
}

/// Deletes finished tables that were kept long enough.
bool Store::delete_old() {
  has_old_ = false;
  if (kept_for_.count() == 0) return true;
  looked_for_old_ = SteadyClock::now();
  const std::int64_t before = wall_seconds() - std::chrono::seconds(kept_for_).count();
  Statement rows = writer_.prepare("SELECT n, tbl, wall FROM filed WHERE wall > 0 ORDER BY n LIMIT ?");
  rows.bind(1, std::int64_t{kDeletedAtOnce});
  std::vector<std::pair<std::int64_t, std::string>> old;
  while (rows.step() && rows.number(2) < before) old.emplace_back(rows.number(0), rows.text(1));
  if (rows.has_failed()) return false;
  rows.reset();
  Statement table = writer_.prepare("DELETE FROM filed WHERE n = ?");
  Statement people = writer_.prepare("DELETE FROM filed_people WHERE tbl = ?");
  for (const auto& [n, id] : old) {
    if (!table.bind(1, n).run() || !people.bind(1, id).run()) return false;
  }
  deleting_ = old.size();
  has_old_ = old.size() == kDeletedAtOnce;
  return true;
}

/// After the chores, which may have written them once more.
bool Store::delete_heads(const std::vector<Task>& tasks) {
  return std::all_of(tasks.begin(), tasks.end(), [this](const Task& task) {
    const Filed* filed = std::get_if<Filed>(&task);
    const Erasure* erasure = std::get_if<Erasure>(&task);
    return (!filed || delete_head_->bind(1, filed->table).run()) &&
           (!erasure || delete_head_->bind(1, erasure->table).run());
  });
}

bool Store::forget_erased() {
  if (erased_.empty()) return true;
  Statement row = writer_.prepare("DELETE FROM filed WHERE tbl = ? AND wall = 0");
  for (const std::string& table : erased_) {
    if (!row.bind(1, table).run()) return false;
  }
  return true;
}

void Store::chores_done() {
  if (to_sweep_.empty()) erased_.clear();
  to_sweep_.erase(to_sweep_.begin(), to_sweep_.begin() + static_cast<std::ptrdiff_t>(sweeping_));
  swept_ += static_cast<std::int64_t>(sweeping_);
  heads_.written();
}

/// Best effort: without them the next start knows a little less about what a damaged page held.
void Store::write_last_heads() {
  heads_.hurry();
  if (!heads_.is_due() || !writer_.run("BEGIN IMMEDIATE")) return;
  bool is_good = true;
  while (is_good && heads_.is_due()) {
    is_good = heads_.write(*set_head_, *set_meta_, last_);
    heads_.written();
  }
  if (!is_good || !writer_.run("COMMIT")) writer_.run("ROLLBACK");
}

// --- questions

std::optional<std::vector<Table::Stored>> Store::filed(const std::string& table) {
  Statement rows = reader_.prepare("SELECT body, sum FROM filed WHERE tbl = ? AND wall > 0");
  if (!rows.bind(1, table).step()) {
    return is_damage(rows.result()) ? std::optional(std::vector<Table::Stored>{}) : std::nullopt;
  }
  const std::string text = rows.text(0);
  return sum_of(table, text) == rows.number(1) ? events_of_filed(text) : std::vector<Table::Stored>{};
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

}  // namespace septem::server
