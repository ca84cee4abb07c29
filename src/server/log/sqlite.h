// SQLite's C interface with owners, and nothing more.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace septem::server {

class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql);

  Statement& bind(int place, std::string_view text);
  Statement& bind(int place, std::int64_t number);
  /// The next row. False at the end and on an error, see `failed`.
  bool step();
  int result() const { return result_; }
  bool has_failed() const { return result_ != SQLITE_ROW && result_ != SQLITE_DONE && result_ != SQLITE_OK; }
  /// Runs a statement that gives no rows, and makes it ready again.
  bool run();
  void reset();

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  std::string text(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int result_ = SQLITE_OK;
};

class Database {
 public:
  static Result<Database, std::string> open(const std::filesystem::path& file, int flags);

  bool run(const char* sql);
  std::optional<std::int64_t> number(std::string_view sql);
  Statement prepare(std::string_view sql) { return Statement(handle_.get(), sql); }
  std::string error() const { return sqlite3_errmsg(handle_.get()); }
  sqlite3* handle() { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  explicit Database(sqlite3* handle) : handle_(handle) {}
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace septem::server
