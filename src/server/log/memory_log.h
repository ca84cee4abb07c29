// The event log in memory: as long as what is kept lives, and no longer. Nothing happens by itself: `settle` does what was asked for.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/event_log.h"

namespace septem::server {

class MemoryLog : public OwnedLog {
 public:
  /// What several logs, one after the other, have in common.
  struct Kept {
    std::map<std::string, StoredEvents> tables;
    std::vector<ArchivedTable> archived;  ///< the latest last
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
  std::vector<std::string> list(const Person& person) override {
    std::vector<std::string> tables;
    for (auto one = kept_->archived.rbegin(); one != kept_->archived.rend(); ++one) {
      if (std::find(one->people.begin(), one->people.end(), person) != one->people.end()) tables.push_back(one->table);
    }
    return tables;
  }
  LogFigures figures() const override { return {}; }

  void settle() {
    for (const auto& task : std::exchange(waiting_, {})) {
      const std::string why = std::visit([this](const auto& one) { return write(one); }, task);
      if (why.empty()) continue;
      ++era_;
      callbacks_.failed(why);
    }
    if (std::exchange(is_new_, false)) callbacks_.committed(last_);
    for (const std::string& table : std::exchange(to_read_, {})) {
      const auto found = archived(table);
      callbacks_.was_read(table, found == kept_->archived.end() ? std::nullopt : std::optional(found->events));
    }
  }

 private:
  using Task = std::variant<Entry, ArchivedTable, Erasure, Millis>;

  std::vector<ArchivedTable>::iterator archived(const std::string& table) {
    return std::find_if(kept_->archived.begin(), kept_->archived.end(),
                        [&](const ArchivedTable& one) { return one.table == table; });
  }
  void forget(const std::string& table) {
    kept_->tables.erase(table);
    if (const auto found = archived(table); found != kept_->archived.end()) kept_->archived.erase(found);
  }
  void wrote(std::uint64_t number) {
    last_ = number;
    is_new_ = true;
  }

  // Why it cannot be written; nothing when it was.
  std::string why_not() const { return claim_ == kept_->claims ? "" : "another server has taken the log over"; }
  std::string write(const Entry& entry) {
    if (entry.era != era_) return {};
    if (std::string why = why_not(); !why.empty()) return why;
    const auto found = kept_->tables.find(entry.table);
    const std::size_t before = found == kept_->tables.end() ? 0 : found->second.size();
    if (before + 1 != entry.seq) return "table " + entry.table + " has other events";
    kept_->tables[entry.table].push_back({entry.at, entry.text});
    wrote(entry.number);
    return {};
  }
  std::string write(const ArchivedTable& table) {
    if (std::string why = why_not(); !why.empty()) return why;
    forget(table.table);
    kept_->archived.push_back(table);
    return {};
  }
  std::string write(const Erasure& erasure) {
    if (erasure.era != era_) return {};
    if (std::string why = why_not(); !why.empty()) return why;
    forget(erasure.table);
    wrote(erasure.number);
    return {};
  }
  std::string write(Millis moment) {
    if (why_not().empty()) kept_->moment = moment;
    return {};
  }

  std::shared_ptr<Kept> kept_;
  LogCallbacks callbacks_{};
  std::vector<std::string> findings_{};
  std::vector<Task> waiting_{};
  std::vector<std::string> to_read_{};
  std::uint64_t claim_ = 0;
  std::uint64_t era_ = 0;
  std::uint64_t last_ = 0;
  bool is_new_ = false;
};

}  // namespace septem::server
