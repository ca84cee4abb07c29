#include "server/log/postgres/postgres_log.h"

#include <thread>
#include <utility>

#include "server/log/postgres/archive.h"
#include "server/log/postgres/inventory.h"
#include "server/log/postgres/schema.h"

namespace septem::server {

using postgres::Connection;

namespace {

/// Fails where a right is missing.
constexpr std::string_view kLookAtAll =
    "SELECT FROM septem.events, septem.archived, septem.archived_people, septem.owner LIMIT 0";

void rest() { std::this_thread::sleep_for(postgres::kBetweenTries); }

}  // namespace

PostgresLog::PostgresLog(std::string address, std::string name, Connection connection)
    : address_(std::move(address)), owner_(address_, std::move(name), std::move(connection)) {}

Result<std::unique_ptr<PostgresLog>, std::string> PostgresLog::open(const std::string& address, std::string name) {
  auto connection = Connection::open(address);
  if (!connection) return failure("the database cannot be reached: " + connection.error());
  if (const auto why = postgres::make_ready(*connection)) return failure("the database " + *why);
  const auto rights = connection->commit({postgres::Statement(kLookAtAll)});
  if (!rights) return failure("the database cannot be read: " + rights.error().why);
  return std::unique_ptr<PostgresLog>(new PostgresLog(address, std::move(name), std::move(*connection)));
}

PostgresLog::~PostgresLog() { stop(); }

bool PostgresLog::take_if_free() {
  const auto is_taken = owner_.take(false);
  return is_taken && *is_taken;
}

LogContents PostgresLog::claim() {
  while (!owner_.has_taken()) {
    if (!owner_.take(true)) rest();
  }
  LogContents found = read_all();
  for (const auto& [table, events] : found.tables) writer_.set_count(table, events.size());
  return found;
}

LogContents PostgresLog::read_all() {
  owner_.set_patience(postgres::kPatienceForAll);
  while (true) {
    const auto rows = owner_.write({postgres::Statement(postgres::kAllEvents), postgres::Statement(postgres::kMoment)});
    if (!rows && rows.error().is_lost) return {};  // nothing that this one writes will be kept
    if (!rows) rest();
    if (!rows || rows->empty()) continue;
    owner_.set_patience(postgres::Owner::kPatience);
    return postgres::contents_of(rows->at(0), rows->at(1).number(0, 0));
  }
}

void PostgresLog::start(LogCallbacks callbacks) {
  start_threads(writer_, std::make_unique<postgres::Archive>(address_), std::move(callbacks));
}

}  // namespace septem::server
