// A log with one thread that writes and one that reads the archive: what those in SQLite and in PostgreSQL have in common.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/event_log.h"
#include "server/log/archive_reader.h"
#include "server/log/log_thread.h"

namespace septem::server {

/// Who is built on it has the writer, and stops it before that goes.
class ThreadedLog : public OwnedLog {
 public:
  const std::vector<std::string>& findings() const override { return findings_; }
  void stop() override {
    thread_.stop();
    reader_.reset();
  }

  void append(Entry entry) override { thread_.add(std::move(entry)); }
  void archive(ArchivedTable table) override { thread_.add(std::move(table)); }
  void erase(Erasure erasure) override { thread_.add(std::move(erasure)); }
  void set_moment(Millis moment) override { thread_.add(moment); }
  void read(const std::string& table) override { reader_->ask(table); }
  void list(const Person& person) override { reader_->ask(person); }
  LogFigures figures() const override { return thread_.figures(); }

 protected:
  void start_threads(TaskWriter& writer, std::unique_ptr<ArchiveSource> archive, LogCallbacks callbacks) {
    callbacks_ = std::move(callbacks);
    reader_ = std::make_unique<ArchiveReader>(std::move(archive), callbacks_);
    thread_.start(writer, callbacks_);
  }

  std::vector<std::string> findings_{};

 private:
  LogCallbacks callbacks_{};
  std::unique_ptr<ArchiveReader> reader_{};
  LogThread thread_{};
};

}  // namespace septem::server
