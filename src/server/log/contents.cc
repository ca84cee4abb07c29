#include "server/log/contents.h"

#include "server/log/format.h"
#include "server/log/sort_rows.h"

namespace septem::server {
namespace {

/// Reads all rows. False when that was not all for another reason than damage.
template <class Take>
bool read_all(Database& database, std::string_view sql, Known& known, const Take& take) {
  Statement rows = database.prepare(sql);
  while (rows.step()) take(rows);
  if (!rows.has_failed()) return true;
  known.is_torn = true;
  return is_damage(rows.result());
}

/// By name. What is not sound is left out.
bool read_numbers(Database& database, std::string_view sql, Known& known,
                  std::map<std::string, std::int64_t>& numbers) {
  return read_all(database, sql, known, [&](const Statement& row) {
    if (row.number(2) == sum_of(row.text(0), std::to_string(row.number(1)))) numbers[row.text(0)] = row.number(1);
  });
}

bool read_heads(Database& database, Known& known) {
  const bool has_some = database.number("SELECT count(*) FROM sqlite_master WHERE name = 'heads'").value_or(0) > 0;
  return !has_some || read_numbers(database, "SELECT tbl, seq, sum FROM heads", known, known.heads);
}

Row row_of(const Statement& rows) {
  return {rows.number(0), rows.text(1), rows.number(2), rows.number(3), rows.text(4), rows.number(5)};
}

}  // namespace

Result<Contents, std::string> read_contents(Database& database, std::optional<std::int64_t> kept_last) {
  Known known;
  known.kept_last = kept_last;
  std::vector<Row> events;
  const auto is_ours = has_our_schema(database);
  if (!is_ours) return failure(is_ours.error());
  if (!*is_ours) {
    known.is_torn = true;
    return sort_rows({}, known);
  }
  const bool is_read = read_numbers(database, "SELECT key, value, sum FROM meta", known, known.meta) &&
                       read_heads(database, known) &&
                       read_all(database, "SELECT tbl FROM filed", known,
                                [&](const Statement& row) { known.archived.insert(row.text(0)); }) &&
                       read_all(database, "SELECT n, tbl, seq, at, body, sum FROM events ORDER BY n", known,
                                [&](const Statement& row) { events.push_back(row_of(row)); });
  if (!is_read) return failure(why_failed(database));
  return sort_rows(std::move(events), known);
}

StoredEvents stored_of(std::vector<Row> rows) {
  StoredEvents events;
  events.reserve(rows.size());
  for (Row& row : rows) events.push_back({row.at, std::move(row.body)});
  return events;
}

}  // namespace septem::server
