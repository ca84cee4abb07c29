// A connection to PostgreSQL: libpq's C interface with owners. Statements go out in one piece and are answered in one (pipeline mode), and
// nobody waits for ever for a server that says nothing.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace septem::server::postgres {

/// A statement with the values of its places $1, $2, ...; texts may hold any bytes.
class Statement {
 public:
  explicit Statement(std::string_view sql) : sql_(sql) {}
  Statement& add(std::int64_t number);
  Statement& add(std::string_view text);

 private:
  friend class Connection;
  std::string_view sql_;  ///< outlives it
  std::vector<std::string> values_;
  std::vector<int> formats_;  ///< libpq's: 0 text, 1 binary
};

/// What a statement gave, by row and column.
class Rows {
 public:
  int count() const { return PQntuples(result_.get()); }
  std::int64_t number(int row, int column) const;
  std::string text(int row, int column) const;
  /// Rows that the statement has changed.
  std::uint64_t changed() const;

 private:
  friend class Connection;
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  explicit Rows(PGresult* result) : result_(result) {}
  std::unique_ptr<PGresult, Clear> result_;
};

/// Why a piece was not done. Nothing of it was, unless the line broke: then nobody knows.
struct Failure {
  std::string why;
  std::string code{};       ///< SQLSTATE
  bool is_of_line = false;  ///< the connection or the server is gone, or about to go: another one may do it
};

/// A server that cannot be reached is asked again after this time.
inline constexpr std::chrono::milliseconds kBetweenTries{200};

class Connection {
 public:
  /// To a server that can write; waits for it some seconds at most. An address is `postgresql://host1,host2/name?sslmode=verify-full`
  /// or `host=... dbname=...`, as libpq describes it.
  static Result<Connection, std::string> open(const std::string& address);

  /// Sends the statements as one transaction, and waits for all of its answers: one for each.
  Result<std::vector<Rows>, Failure> commit(const std::vector<Statement>& piece);
  /// Statements in one text, without values. Waits however long it takes.
  std::optional<Failure> run(const std::string& script);

  /// For how long the server may be silent while it is waited for.
  void set_patience(std::chrono::milliseconds patience) { patience_ = patience; }

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  explicit Connection(PGconn* connection) : connection_(connection) {}

  bool prepare(const Statement& statement);
  bool send(const Statement& statement);
  bool send_all(const std::vector<Statement>& piece);
  bool wait_for_answer();
  Rows next_answer();
  Result<std::vector<Rows>, Failure> answers();
  Failure broken() const;

  std::unique_ptr<PGconn, Finish> connection_;
  std::chrono::milliseconds patience_{5'000};
  std::map<std::string, std::string, std::less<>> prepared_{};  ///< names of statements
  std::vector<bool> is_wanted_{};  ///< of each answer that is to come: not of what only prepares or ends
  int names_ = 0;
};

/// What to call the database, without a password; the failure says what is wrong with the address.
Result<std::string, std::string> name_of(const std::string& address);

}  // namespace septem::server::postgres
