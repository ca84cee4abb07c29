// The event log in memory: as long as what is kept lives, and no longer. Nothing happens by itself: `settle` does what was asked for.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/log/memory_archive.h"

namespace septem::server {

class MemoryLog : public OwnedLog {
 public:
  /// What several logs, one after the other, have in common.
  struct Kept {
    std::map<std::string, StoredEvents> tables;
    MemoryArchive archive;
    Millis moment = 0;
    std::uint64_t claims = 0;
  };

  explicit MemoryLog(std::shared_ptr<Kept> kept) : kept_(std::move(kept)) {}

  LogContents claim() override {
    claim_ = kept_->claims + 1;
    return {kept_->tables, {}, kept_->moment};
  }
  const std::vector<std::string>& findings() const override { return findings_; }
  void start(LogCallbacks callbacks) override {
    kept_->claims = claim_;
    callbacks_ = std::move(callbacks);
  }
  void stop() override { settle(); }

  void append(Entry entry) override { waiting_.emplace_back(std::move(entry)); }
  void archive(ArchivedTable table) override { waiting_.emplace_back(std::move(table)); }
  void erase(Erasure erasure) override { waiting_.emplace_back(std::move(erasure)); }
  void set_moment(Millis moment) override { waiting_.emplace_back(moment); }
  void read(const std::string& table) override { to_read_.push_back(table); }
  void list(const Person& person) override { to_list_.push_back(person); }
  LogFigures figures() const override { return {}; }

  void settle() {
    write_all(std::exchange(waiting_, {}));
    for (const std::string& table : std::exchange(to_read_, {})) {
      callbacks_.was_read(table, kept_->archive.events_of(table));
    }
    for (const Person& person : std::exchange(to_list_, {})) {
      callbacks_.was_listed(person, kept_->archive.of_person(person));
    }
  }

 private:
  using Task = std::variant<Entry, ArchivedTable, Erasure, Millis>;

  /// All of it or nothing.
  void write_all(const std::vector<Task>& tasks) {
    if (tasks.empty()) return;
    std::string why = claim_ == kept_->claims ? "" : "another server has taken the log over";
    Kept draft = *kept_;
    std::uint64_t last = 0;
    for (auto task = tasks.begin(); task != tasks.end() && why.empty(); ++task) {
      why = std::visit([&](const auto& one) { return write(one, draft, last); }, *task);
    }
    if (!why.empty()) {
      ++era_;
      return callbacks_.failed(why);
    }
    *kept_ = std::move(draft);
    if (last != 0) callbacks_.committed(last);
  }

  // Why it cannot be written; nothing when it was. `last` becomes the number of what is waited for.
  std::string write(const Entry& entry, Kept& draft, std::uint64_t& last) const {
    if (entry.era != era_) return {};
    const auto found = draft.tables.find(entry.table);
    const std::size_t before = found == draft.tables.end() ? 0 : found->second.size();
    if (before + 1 != entry.seq) return "table " + entry.table + " has other events";
    draft.tables[entry.table].push_back({entry.at, entry.text});
    last = entry.number;
    return {};
  }
  std::string write(const ArchivedTable& table, Kept& draft, std::uint64_t&) const {
    forget(table.table, draft);
    draft.archive.add(table);
    return {};
  }
  std::string write(const Erasure& erasure, Kept& draft, std::uint64_t& last) const {
    if (erasure.era != era_) return {};
    forget(erasure.table, draft);
    last = erasure.number;
    return {};
  }
  std::string write(Millis moment, Kept& draft, std::uint64_t&) const {
    draft.moment = moment;
    return {};
  }
  static void forget(const std::string& table, Kept& draft) {
    draft.tables.erase(table);
    draft.archive.erase(table);
  }

  std::shared_ptr<Kept> kept_;
  LogCallbacks callbacks_{};
  std::vector<std::string> findings_{};
  std::vector<Task> waiting_{};
  std::vector<std::string> to_read_{};
  std::vector<Person> to_list_{};
  std::uint64_t claim_ = 0;
  std::uint64_t era_ = 0;
};

}  // namespace septem::server
