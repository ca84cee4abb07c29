#include "apps/tables_command.h"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <set>
#include <stop_token>
#include <thread>
#include <variant>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "apps/folder_files.h"
#include "apps/text_table.h"
#include "server/export.h"
#include "server/log/still_hub.h"
#include "server/net/local_client.h"
#include "server/outline.h"
#include "server/visibility.h"

namespace septem {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using server::LocalClient;
using server::StillHub;
using Verb = TablesOrder::Verb;

/// Why something could not be done.
struct Failure {
  int code = 0;  ///< of the server's refusal
  std::string why;
};
constexpr int kNoSuchTable = 3;

int complain(const std::string& why) {
  std::cerr << "septem: " << why << '\n';
  return 1;
}

/// Waits for the disk, but not for ever. What hangs there cannot be ended in order.
template <class Work>
auto in_time(const Work& work) {
  const std::jthread deadline([](const std::stop_token& stop) {
    constexpr auto kPatience = std::chrono::seconds(10);
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait_for(lock, stop, kPatience, [] { return false; });
    if (stop.stop_requested()) return;
    complain("the disk does not answer; what was asked may still be done");
    std::_Exit(1);
  });
  return work();
}

/// Whoever knows the tables: the server that runs, or, where none does, the folder itself.
class Keeper {
 public:
  static Result<Keeper, std::string> find(const fs::path& data, const DataFiles& files, StillHub::For purpose) {
    auto client = LocalClient::connect(data);
    if (!client) return failure(client.error());
    if (*client) return Keeper(std::move(**client));
    auto still = in_time([&] { return StillHub::open(data, files, purpose); });
    if (!still) return failure(still.error());
    return Keeper(Still(still->release()));
  }

  bool is_running() const { return std::holds_alternative<LocalClient>(who_); }

  Result<json::object, Failure> ask(std::string_view method, json::object params) {
    const std::string line = json::serialize(
        json::object{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", std::move(params)}});
    using Answer = Result<std::string, std::string>;
    const auto text = is_running() ? std::get<LocalClient>(who_).ask(line)
                                   : in_time([&] { return Answer(std::get<Still>(who_)->ask(line)); });
    if (!text) return failure(Failure{0, text.error()});
    const json::object answer = json::parse(*text).as_object();
    if (answer.contains("result")) return answer.at("result").as_object();
    const json::object& error = answer.at("error").as_object();
    return failure(
        Failure{static_cast<int>(error.at("code").as_int64()), std::string(error.at("message").as_string())});
  }

 private:
  struct CloseInTime {
    void operator()(StillHub* still) const {
      in_time([&] { delete still; });
    }
  };
  using Still = std::unique_ptr<StillHub, CloseInTime>;
  explicit Keeper(LocalClient client) : who_(std::move(client)) {}
  explicit Keeper(Still still) : who_(std::move(still)) {}
  std::variant<LocalClient, Still> who_;
};

// --- words

std::string person_text(const json::value& guest) {
  return fmt::format("{} {}", guest.at("name").as_string().c_str(), guest.at("person").as_string().c_str());
}

/// Who made it first, then the others on its seats.
std::string people_text(const json::object& row) {
  const json::value& host = row.at("host");
  std::string text = person_text(host) + " (host)";
  for (const json::value& guest : row.at("people").as_array())
    if (guest != host) text += ", " + person_text(guest);
  return text;
}

std::string stage_text(const json::object& row) {
  return std::string(row.at("stage").as_string()) + (row.at("filed").as_bool() ? ", filed" : "");
}

std::string date_text(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

std::string number_text(const json::object& row, std::string_view key) {
  return row.contains(key) ? json::serialize(row.at(key)) : "-";
}

void print_list(const std::vector<json::object>& rows) {
  std::vector<std::vector<std::string>> lines{
      {"TABLE", "GAME", "STAGE", "EVENTS", "WATCHED", "IDLE", "MADE (UTC)", "PEOPLE"}};
  for (const json::object& row : rows) {
    lines.push_back({std::string(row.at("table").as_string()), std::string(row.at("game").as_string()), stage_text(row),
                     number_text(row, "events"), number_text(row, "watchers"),
                     age_text(row.at("idle").to_number<std::int64_t>()),
                     date_text(row.at("made").to_number<std::int64_t>()), people_text(row)});
  }
  std::cout << text_table(lines);
}

void print_table(const json::object& row) {
  std::vector<std::vector<std::string>> lines{
      {"table", std::string(row.at("table").as_string())},
      {"game", fmt::format("{}, {} seats", row.at("game").as_string().c_str(), row.at("seats").to_number<int>())},
      {"stage", stage_text(row)},
      {"people", people_text(row)},
      {"made", date_text(row.at("made").to_number<std::int64_t>()) + " UTC"},
      {"idle", age_text(row.at("idle").to_number<std::int64_t>())},
      {"events", number_text(row, "events")},
      {"not on disk yet", number_text(row, "unwritten")},
      {"watched by", number_text(row, "watchers")}};
  for (const std::string_view key : {"networks", "settings"})
    if (row.contains(key)) lines.push_back({std::string(key), json::serialize(row.at(key))});
  std::cout << text_table(lines);
}

void print_connections(const json::object& answer) {
  std::vector<std::vector<std::string>> lines{{"NETWORK", "CONNECTIONS", "KNOWN", "CREDITS USED", "TABLES FOLLOWED"}};
  for (const json::value& one : answer.at("networks").as_array()) {
    const json::object& row = one.as_object();
    lines.push_back({std::string(row.at("network").as_string()), number_text(row, "connections"),
                     number_text(row, "known"), number_text(row, "credits_used"), number_text(row, "tables")});
  }
  std::cout << text_table(lines);
}

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
    for (const server::Shelf::ArchivedTable& one : page) {
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

int list(const TablesOrder& order, Keeper& keeper) {
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

Result<json::object, Failure> archived_row(const TablesOrder& order, const std::string& table) {
  auto shelf = server::Shelf::open(order.data);
  if (!shelf) return failure(Failure{0, shelf.error()});
  const auto events = shelf->archived(table);
  const auto outline = events ? server::outline_of_archived(table, *events) : std::nullopt;
  if (!outline) return failure(Failure{kNoSuchTable, "there is no such table"});
  return server::shown_outline(*outline, shelf->moment());
}

int show(const TablesOrder& order, Keeper& keeper) {
  const std::string& table = order.tables.front();
  auto row = keeper.ask("show", {{"table", table}});
  if (!row && row.error().code == kNoSuchTable) row = archived_row(order, table);
  if (!row) return complain(table + ": " + row.error().why);
  if (order.is_json) {
    std::cout << json::serialize(*row) << '\n';
  } else {
    print_table(*row);
  }
  return 0;
}

int connections(const TablesOrder& order, Keeper& keeper) {
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
int end_tables(const TablesOrder& order, Keeper& keeper) {
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

// --- the command line

CLI::Validator age() {
  return {[](std::string& value) {
            return parse_age(value) ? std::string{} : "'" + value + "' is not an age such as 90s, 15m, 12h or 3d";
          },
          "AGE"};
}

CLI::Validator stage() {
  return {[](std::string& value) {
            const bool is_right = value == "waiting" || value == "playing" || value == "over" || value == "closed";
            return is_right ? std::string{} : "'" + value + "' is not waiting, playing, over or closed";
          },
          ""};
}

CLI::App* add_verb(CLI::App& tables, TablesOrder& order, Verb verb, const std::string& name, const std::string& help) {
  CLI::App* app = tables.add_subcommand(name, help);
  app->add_option("--data", order.data, "folder of the database")->envname("SEPTEM_DATA");
  if (verb != Verb::kExport) app->add_flag("--json", order.is_json, "for programs");
  app->callback([&order, verb] { order.verb = verb; });
  return app;
}

void add_list(CLI::App& tables, TablesOrder& order) {
  CLI::App* list = add_verb(tables, order, Verb::kList, "list", "the tables that there are, the latest change first");
  const auto add = [&](const std::string& option, const char* key, const std::string& help) {
    return list->add_option_function<std::string>(
        option, [&order, key](const std::string& value) { order.filter[key] = value; }, help);
  };
  add("--game", "game", "only of this game");
  add("--stage", "stage", "only waiting, playing, over or closed ones")->check(stage());
  add("--person", "person", "only where this person sits or is the host: a name, or four digits or more of the hash");
  add("--network", "network", "only those that connections from this network or address follow now");
  list->add_option_function<std::string>(
          "--older-than", [&order](const std::string& value) { order.filter["older_than"] = *parse_age(value); },
          "only where nothing has happened for so long: 90s, 15m, 12h, 3d")
      ->check(age());
}

void add_table_name(CLI::App* verb, TablesOrder& order, bool is_one) {
  CLI::Option* option = verb->add_option("TABLE", order.tables, is_one ? "which" : "which, one or more")->required();
  if (is_one) option->expected(1);
}

}  // namespace

std::optional<std::int64_t> parse_age(const std::string& text) {
  std::int64_t number = 0;
  const auto [unit, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  constexpr std::int64_t kMost = 1'000'000;
  if (error != std::errc{} || unit + 1 != text.data() + text.size() || number < 0 || number > kMost)
    return std::nullopt;
  switch (*unit) {
    case 's':
      return number * 1000;
    case 'm':
      return number * 60'000;
    case 'h':
      return number * 3'600'000;
    case 'd':
      return number * 86'400'000;
    default:
      return std::nullopt;
  }
}

std::string age_text(std::int64_t milliseconds) {
  const std::int64_t seconds = milliseconds / 1000;
  if (seconds < 60) return fmt::format("{}s", seconds);
  if (seconds < 3600) return fmt::format("{}m {}s", seconds / 60, seconds % 60);
  if (seconds < 86'400) return fmt::format("{}h {}m", seconds / 3600, seconds / 60 % 60);
  return fmt::format("{}d {}h", seconds / 86'400, seconds / 3600 % 24);
}

CLI::App* add_tables_command(CLI::App& app, TablesOrder& order) {
  order.data = data_folder();
  CLI::App* tables = app.add_subcommand(
      "tables",
      "for who runs the server: list, show, close, export and delete tables, and see connections.\n"
      "Speaks to the running server through its data folder; where none runs, to the folder itself.");
  tables->require_subcommand(1);
  add_list(*tables, order);
  add_table_name(add_verb(*tables, order, Verb::kShow, "show", "one table: people, stage, settings, who watches"),
                 order, true);

  CLI::App* close = add_verb(*tables, order, Verb::kClose, "close", "end tables that wait or play, without a result");
  add_table_name(close, order, false);
  close->add_option("--reason", order.reason, "what their people are told");

  CLI::App* write_out = add_verb(*tables, order, Verb::kExport, "export",
                                 "the record of a finished table; of another one what spectators see, as JSON");
  add_table_name(write_out, order, true);
  write_out->add_flag("--events", order.has_events, "every event on a line of its own, as JSON");
  write_out->add_flag("--secrets", order.has_secrets,
                      "hidden cards of a game that is not over, too: you then know what its players do not");

  CLI::App* remove = add_verb(*tables, order, Verb::kDelete, "delete",
                              "take finished or closed tables out of the database for good");
  add_table_name(remove, order, false);
  remove->add_flag("--yes", order.is_sure, "do not ask");

  add_verb(*tables, order, Verb::kConnections, "connections", "how many connections there are now, by network");
  return tables;
}

int run_tables(const TablesOrder& order) {
  ::umask(0077);  // the database holds what running games hide
  const FolderFiles files(option_folders(), order.data);
  if (order.verb == Verb::kExport) return write_out(order, files);
  const bool is_change = order.verb == Verb::kClose || order.verb == Verb::kDelete;
  if (order.verb == Verb::kDelete && !is_agreed(order)) return complain("nothing was deleted");
  auto keeper = Keeper::find(order.data, files, is_change ? StillHub::For::kChanging : StillHub::For::kLooking);
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
