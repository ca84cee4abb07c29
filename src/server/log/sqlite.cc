#include "server/log/sqlite.h"

namespace septem::server {

Statement::Statement(sqlite3* database, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  result_ = sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  statement_.reset(statement);
}

Statement& Statement::bind(int place, std::string_view text) {
  // Static: whoever binds keeps the text until the statement has run.
  sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
  return *this;
}

Statement& Statement::bind(int place, std::int64_t number) {
  sqlite3_bind_int64(statement_.get(), place, number);
  return *this;
}

bool Statement::step() {
  if (!statement_) return false;
  result_ = sqlite3_step(statement_.get());
  return result_ == SQLITE_ROW;
}

bool Statement::run() {
  step();
  const bool is_done = result_ == SQLITE_DONE || result_ == SQLITE_ROW;
  reset();
  return is_done;
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

std::string Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return text ? std::string(reinterpret_cast<const char*>(text), static_cast<std::size_t>(size)) : std::string{};
}

Result<Database, std::string> Database::open(const std::filesystem::path& file, int flags) {
  sqlite3* handle = nullptr;
  const int result = sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(handle);
  if (result != SQLITE_OK) return failure(file.string() + ": " + database.error());
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, 5000);
  return database;
}

bool Database::run(const char* sql) { return sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK; }

std::optional<std::int64_t> Database::number(std::string_view sql) {
  Statement statement = prepare(sql);
  return statement.step() ? std::optional(statement.number(0)) : std::nullopt;
}

}  // namespace septem::server
