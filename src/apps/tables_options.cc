// The command line of `septem tables`.
#include <CLI/CLI.hpp>

#include "apps/folder_files.h"
#include "apps/tables_command.h"
#include "apps/tables_text.h"

namespace septem {
namespace {

using Verb = TablesOrder::Verb;

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

CLI::App* add_tables_command(CLI::App& app, TablesOrder& order) {
  order.data = data_folder();
  CLI::App* tables = app.add_subcommand(
      "tables",
      "for who runs the server: list, show, close, export, delete tables.\n"
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

}  // namespace septem
