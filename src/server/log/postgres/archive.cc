#include "server/log/postgres/archive.h"

#include <chrono>
#include <thread>
#include <utility>

#include "server/log/archive.h"

namespace septem::server::postgres {
namespace {

constexpr std::string_view kRead = "SELECT body FROM septem.archived WHERE tbl = $1";
constexpr std::string_view kList =
    "SELECT tbl FROM septem.archived JOIN septem.archived_people USING (tbl) WHERE person = $1 ORDER BY n DESC LIMIT "
    "$2";

}  // namespace

std::optional<Rows> Archive::ask(const Statement& question) {
  while (!has_given_up_) {
    if (!connection_) {
      if (auto opened = Connection::open(address_)) connection_ = std::move(*opened);
    }
    if (connection_) {
      if (auto rows = connection_->commit({question})) return std::move(rows->front());
      connection_.reset();
    }
    std::this_thread::sleep_for(kBetweenTries);
  }
  return std::nullopt;
}

std::optional<StoredEvents> Archive::read(const std::string& table) {
  const auto rows = ask(Statement(kRead).add(table));
  if (!rows || rows->count() == 0) return std::nullopt;
  return events_of_archive(rows->text(0, 0));
}

std::vector<std::string> Archive::list(const Person& person) {
  std::vector<std::string> tables;
  const auto rows = ask(Statement(kList).add(person.hash).add(kMostListed));
  for (int row = 0; rows && row < rows->count(); ++row) tables.push_back(rows->text(row, 0));
  return tables;
}

}  // namespace septem::server::postgres
