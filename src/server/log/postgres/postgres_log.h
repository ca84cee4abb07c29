// The event log in PostgreSQL; schema.h describes it.
//
// Everything that was appended meanwhile goes into one transaction, and while the database cannot be reached it waits. Whoever has the log has it for
// the time of a lease: another takes it over when that is not renewed, and from then on this one writes nothing any more.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "core/result.h"
#include "server/log/postgres/writer.h"
#include "server/log/threaded_log.h"

namespace septem::server {

class PostgresLog : public ThreadedLog {
 public:
  /// `name`: what others are told about who has the log. The failure says why there is none.
  static Result<std::unique_ptr<PostgresLog>, std::string> open(const std::string& address, std::string name);
  ~PostgresLog() override;

  /// Archived tables are deleted after so many days; 0: never.
  void keep_archived_for(std::chrono::days time) { writer_.keep_archived_for(time); }
  /// Before `claim`: takes the log if nobody's lease runs. Whether it did.
  bool take_if_free();

  /// Whoever has the log loses it, unless it was taken before. Waits for a database that cannot be reached.
  LogContents claim() override;
  void start(LogCallbacks callbacks) override;
  bool is_ours() const override { return owner_.is_ours(); }

 private:
  PostgresLog(std::string address, std::string name, postgres::Connection connection);
  LogContents read_all();

  const std::string address_;
  postgres::Owner owner_;
  postgres::Writer writer_{owner_};
};

}  // namespace septem::server
