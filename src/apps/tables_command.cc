#include "apps/tables_command.h"

#include <sys/stat.h>

#include <algorithm>
#include <iostream>
#include <set>

#include <boost/json/serialize.hpp>

#include "apps/folder_files.h"
#include "apps/tables_keeper.h"
#include "apps/tables_text.h"
#include "server/export.h"
#include "server/outline.h"
#include "server/visibility.h"

namespace septem {
namespace {

namespace json = boost::json;
using server::StillHub;
using Verb = TablesOrder::Verb;

// --- looking

/// Archived tables are read from the database here, and not by the server: people would wait for it.
std::optional<std::string> add_archived(std::vector<json::object>& rows, const TablesOrder& order, server::Millis now) {
  constexpr int kAtOnce = 200;
  Params params(order.filter);
  const server::TableFilter filter = server::read_filter(params);
  auto shelf = server::Shelf::open(order.data);
  if (!shelf) return shelf.error();
  std::set<std::string> known;
  for (const json::object& row : rows) known.emplace(row.at("table").as_string());
  std::int64_t place = 0;
  while (true) {
    const auto page = shelf->archived_after(place, kAtOnce);
    if (page.empty()) return std::nullopt;
    place = page.back().place;
    for (const server::Shelf::ShelvedTable& one : page) {
      const auto outline = server::outline_of_archived(one.table, one.events);
      if (!outline) complain("table " + one.table + " cannot be read");
      if (!outline || known.contains(one.table) || !filter.takes(*outline, now)) continue;
      rows.push_back(server::shown_outline(*outline, now));
    }
  }
}

bool wants_archived(const json::object& filter) {
  const json::value* stage = filter.if_contains("stage");
  return !filter.contains("network") && (!stage || *stage == "over" || *stage == "closed");
}

int list(const TablesOrder& order, TablesKeeper& keeper) {
  std::vector<json::object> rows;
  server::Millis now = 0;
  json::object params = order.filter;
  while (true) {
    const auto page = keeper.ask("list", params);
    if (!page) return complain(page.error().why);
    now = page->at("now").to_number<server::Millis>();
    for (const json::value& row : page->at("tables").as_array()) rows.push_back(row.as_object());
    for (const auto& [table, why] : page->at("set_apart").as_object())
      complain("table " + std::string(table) + " is set apart: " + std::string(why.as_string()));
    if (page->at("next").is_null()) break;
    params["after"] = page->at("next");
  }
  if (wants_archived(order.filter)) {
    if (const auto why = add_archived(rows, order, now)) return complain(*why);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const json::object& a, const json::object& b) {
    return a.at("idle").to_number<std::int64_t>() < b.at("idle").to_number<std::int64_t>();
  });
  if (order.is_json) {
    std::cout << json::serialize(json::array(rows.begin(), rows.end())) << '\n';
  } else {
    print_list(rows);
  }
  return 0;
}

Result<json::object, TablesFailure> archived_row(const TablesOrder& order, const std::string& table) {
  auto shelf = server::Shelf::open(order.data);
  if (!shelf) return failure(TablesFailure{0, shelf.error()});
  const auto events = shelf->archived(table);
  const auto outline = events ? server::outline_of_archived(table, *events) : std::nullopt;
  if (!outline) return failure(TablesFailure{TablesFailure::kNoSuchTable, "there is no such table"});
  return server::shown_outline(*outline, shelf->moment());
}

int show(const TablesOrder& order, TablesKeeper& keeper) {
  const std::string& table = order.tables.front();
  auto row = keeper.ask("show", {{"table", table}});
  if (!row && row.error().code == TablesFailure::kNoSuchTable) row = archived_row(order, table);
  if (!row) return complain(table + ": " + row.error().why);
  if (order.is_json) {
    std::cout << json::serialize(*row) << '\n';
  } else {
    print_table(*row);
  }
  return 0;
}

int connections(const TablesOrder& order, TablesKeeper& keeper) {
  if (!keeper.is_running()) return complain("no server runs in " + order.data.string());
  const auto answer = keeper.ask("connections", {});
  if (!answer) return complain(answer.error().why);
  if (order.is_json) {
    std::cout << json::serialize(*answer) << '\n';
  } else {
    print_connections(*answer);
  }
  return 0;
}

/// From what is on disk: to play a game again takes time that the server has not.
int write_out(const TablesOrder& order, const DataFiles& files) {
  const std::string& id = order.tables.front();
  auto shelf = server::Shelf::open(order.data);
  if (!shelf) return complain(shelf.error());
  const auto events = shelf->table(id);
  if (!events) return complain(id + ": there is no such table");
  const Opener open = open_with(files);
  const auto table = server::Table::replay(id, *events, open);
  if (!table) return complain(id + ": " + table.error());
  const auto secrets = order.has_secrets ? server::Secrets::kShown : server::Secrets::kHidden;
  if (order.has_secrets && is_live(table->stage())) {
    std::cerr << "septem: this shows hidden cards of a game that is not over\n";
  }
  std::cout << (order.has_events ? server::exported_events(*table, open, secrets)
                                 : server::exported_game(*table, secrets, shelf->moment()));
  return 0;
}

// --- the end of tables

bool is_agreed(const TablesOrder& order) {
  if (order.is_sure) return true;
  std::cerr << "Delete for good:";
  for (const std::string& table : order.tables) std::cerr << ' ' << table;
  std::cerr << "? [y/N] ";
  std::string answer;
  std::getline(std::cin, answer);
  return answer == "y" || answer == "yes";
}

/// Each by itself: one that is refused does not keep the others.
int end_tables(const TablesOrder& order, TablesKeeper& keeper) {
  const bool is_close = order.verb == Verb::kClose;
  int status = 0;
  json::array done;
  for (const std::string& table : order.tables) {
    json::object params{{"table", table}};
    if (is_close && !order.reason.empty()) params["reason"] = order.reason;
    const auto answer = keeper.ask(is_close ? "close" : "delete", std::move(params));
    if (!answer) {
      status = complain(table + ": " + answer.error().why);
      continue;
    }
    done.emplace_back(table);
    if (!order.is_json) std::cout << (is_close ? "closed " : "deleted ") << table << '\n';
  }
  if (order.is_json) std::cout << json::serialize(done) << '\n';
  return status;
}

}  // namespace

int run_tables(const TablesOrder& order) {
  ::umask(0077);  // the database holds what running games hide
  const FolderFiles files(option_folders(), order.data);
  if (order.verb == Verb::kExport) return write_out(order, files);
  const bool is_change = order.verb == Verb::kClose || order.verb == Verb::kDelete;
  if (order.verb == Verb::kDelete && !is_agreed(order)) return complain("nothing was deleted");
  auto keeper = TablesKeeper::find(order.data, files, is_change ? StillHub::For::kChanging : StillHub::For::kLooking);
  if (!keeper) return complain(keeper.error());
  switch (order.verb) {
    case Verb::kList:
      return list(order, *keeper);
    case Verb::kShow:
      return show(order, *keeper);
    case Verb::kConnections:
      return connections(order, *keeper);
    case Verb::kClose:
    case Verb::kDelete:
      return end_tables(order, *keeper);
    case Verb::kExport:
      break;
  }
  return 1;
}

}  // namespace septem
