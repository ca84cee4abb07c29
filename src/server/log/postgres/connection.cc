#include "server/log/postgres/connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <utility>

namespace septem::server::postgres {
namespace {

/// What the address may say otherwise. A connection that is dead is noticed soon, and a transaction whose client is gone or stands still does not
/// keep others from taking over.
constexpr std::array<std::pair<const char*, const char*>, 9> kDefaults = {{{"target_session_attrs", "read-write"},
                                                                           {"connect_timeout", "3"},
                                                                           {"keepalives_idle", "2"},
                                                                           {"keepalives_interval", "1"},
                                                                           {"keepalives_count", "3"},
                                                                           {"tcp_user_timeout", "5000"},
                                                                           {"client_encoding", "UTF8"},
                                                                           {"application_name", "septem"},
                                                                           {"options",
                                                                            "-c idle_in_transaction_session_timeout=2s "
                                                                            "-c synchronous_commit=on"}}};

std::string without_end(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

/// Another server may do it, or the same one later: it shuts down or starts, it can only be read, it ended this for others.
bool is_of_line(std::string_view code) {
  return code.empty() || code.starts_with("08") || code.starts_with("57") || code.starts_with("40") || code == "25006";
}

}  // namespace

Statement& Statement::add(std::int64_t number) {
  values_.push_back(std::to_string(number));
  formats_.push_back(0);
  return *this;
}

Statement& Statement::add(std::string_view text) {
  values_.emplace_back(text);
  formats_.push_back(1);
  return *this;
}

/// Binary: the highest byte first, as many as its type has.
std::int64_t Rows::number(int row, int column) const {
  const char* bytes = PQgetvalue(result_.get(), row, column);
  std::int64_t value = static_cast<signed char>(bytes[0]) < 0 ? -1 : 0;
  for (int i = 0; i < PQgetlength(result_.get(), row, column); ++i) {
    value = value * 256 + static_cast<unsigned char>(bytes[i]);
  }
  return value;
}

std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::uint64_t Rows::changed() const {
  const std::string_view digits = PQcmdTuples(result_.get());
  std::uint64_t count = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), count);
  return count;
}

Result<Connection, std::string> Connection::open(const std::string& address) {
  std::vector<const char*> names;
  std::vector<const char*> values;
  for (const auto& [name, value] : kDefaults) {
    names.push_back(name);
    values.push_back(value);
  }
  names.insert(names.end(), {"dbname", nullptr});
  values.insert(values.end(), {address.c_str(), nullptr});
  Connection opened(PQconnectdbParams(names.data(), values.data(), 1));
  PGconn* connection = opened.connection_.get();
  if (PQstatus(connection) != CONNECTION_OK) return failure(without_end(PQerrorMessage(connection)));
  PQsetnonblocking(connection, 1);
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
  return opened;
}

bool Connection::prepare(const Statement& statement) {
  if (prepared_.contains(statement.sql_)) return true;
  const std::string sql(statement.sql_);
  const std::string name = "s" + std::to_string(++names_);
  prepared_.emplace(sql, name);
  is_wanted_.push_back(false);
  return PQsendPrepare(connection_.get(), name.c_str(), sql.c_str(), 0, nullptr) == 1;
}

bool Connection::send(const Statement& statement) {
  if (!prepare(statement)) return false;
  std::vector<const char*> values;
  std::vector<int> sizes;
  for (const std::string& value : statement.values_) {
    values.push_back(value.c_str());
    sizes.push_back(static_cast<int>(value.size()));
  }
  constexpr int kBinary = 1;
  is_wanted_.push_back(true);
  return PQsendQueryPrepared(connection_.get(), prepared_.find(statement.sql_)->second.c_str(),
                             static_cast<int>(values.size()), values.data(), sizes.data(), statement.formats_.data(),
                             kBinary) == 1;
}

bool Connection::send_all(const std::vector<Statement>& piece) {
  static const Statement begin("BEGIN");
  static const Statement commit("COMMIT");
  const bool is_begun = PQenterPipelineMode(connection_.get()) == 1 && send(begin);
  is_wanted_.assign(is_wanted_.size(), false);
  const bool is_sent = is_begun &&
                       std::all_of(piece.begin(), piece.end(), [this](const Statement& one) { return send(one); });
  return is_sent && send(commit) && PQpipelineSync(connection_.get()) == 1;
}

/// Whether there is one. The line may be dead, or silent for too long.
bool Connection::wait_for_answer() {
  PGconn* connection = connection_.get();
  while (true) {
    const int unsent = PQflush(connection);
    if (unsent < 0) return false;
    if (PQisBusy(connection) == 0) return true;
    pollfd line{PQsocket(connection), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
    const int ready = poll(&line, 1, static_cast<int>(patience_.count()));
    if (ready == 0 || (ready < 0 && errno != EINTR)) return false;
    if (PQconsumeInput(connection) == 0) return false;
  }
}

Rows Connection::next_answer() { return Rows(wait_for_answer() ? PQgetResult(connection_.get()) : nullptr); }

Failure Connection::broken() const {
  const std::string why = without_end(PQerrorMessage(connection_.get()));
  return {why.empty() ? "the database does not answer" : why, {}, true};
}

/// Of all that was sent, to the end: after a failure the rest is only told to have been left out.
Result<std::vector<Rows>, Failure> Connection::answers() {
  std::vector<Rows> rows;
  std::optional<Failure> failed;
  for (const bool is_wanted : is_wanted_) {
    Rows answer = next_answer();
    PGresult* result = answer.result_.get();
    if (!result || PQstatus(connection_.get()) != CONNECTION_OK) return failure(broken());
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_FATAL_ERROR && !failed) {
      const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
      const char* why = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
      failed = Failure{why ? why : "the database has failed", code ? code : "", is_of_line(code ? code : "")};
    }
    if (is_wanted) rows.push_back(std::move(answer));
    if (next_answer().result_ || PQstatus(connection_.get()) != CONNECTION_OK) return failure(broken());
  }
  if (!next_answer().result_) return failure(broken());  // the end of the piece
  if (failed) return failure(std::move(*failed));
  return rows;
}

Result<std::vector<Rows>, Failure> Connection::commit(const std::vector<Statement>& piece) {
  is_wanted_.clear();
  if (!send_all(piece)) return failure(broken());
  is_wanted_.back() = false;  // the commit
  auto rows = answers();
  PQexitPipelineMode(connection_.get());
  if (rows) return rows;
  prepared_.clear();  // some may not have been
  if (!rows.error().is_of_line) {
    if (const auto why = run("ROLLBACK")) return failure(*why);
  }
  return rows;
}

std::optional<Failure> Connection::run(const std::string& script) {
  const Rows done(PQexec(connection_.get(), script.c_str()));
  const ExecStatusType status = PQresultStatus(done.result_.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return std::nullopt;
  const char* code = PQresultErrorField(done.result_.get(), PG_DIAG_SQLSTATE);
  return Failure{without_end(PQerrorMessage(connection_.get())), code ? code : "", is_of_line(code ? code : "")};
}

Result<std::string, std::string> name_of(const std::string& address) {
  struct Free {
    void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
  };
  char* why = nullptr;
  const std::unique_ptr<PQconninfoOption, Free> options(PQconninfoParse(address.c_str(), &why));
  if (!options) {
    std::string text = without_end(why ? why : "out of memory");
    PQfreemem(why);
    return failure(std::move(text));
  }
  std::map<std::string_view, std::string> given;
  for (const PQconninfoOption* one = options.get(); one->keyword; ++one) {
    if (one->val) given[one->keyword] = one->val;
  }
  return "postgresql://" + given["host"] + "/" + given["dbname"];
}

}  // namespace septem::server::postgres
