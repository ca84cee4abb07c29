#include "apps/data_commands.h"

#include <sys/stat.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/folder_files.h"
#include "notation/clean_text.h"
#include "server/log/backup.h"
#include "server/log/check.h"
#include "server/log/folder.h"
#include "server/log/migrate.h"
#include "server/log/repair.h"

namespace septem {
namespace {

namespace fs = std::filesystem;

struct Given {
  fs::path data = data_folder();
  fs::path folder;  ///< of the backup
  bool repairs = false;
  std::string log;   ///< address of a database
  std::string from;  ///< both for a migration: a folder or an address
  std::string to;
};

/// Exit status of `check`: 0 sound, 1 findings, 2 it cannot be looked at.
constexpr int kFound = 1;
constexpr int kCannotRun = 2;

int back_up(const Given& given) {
  keep_files_private();
  if (const auto why = server::backup(given.data, given.folder)) return fail(*why);
  std::printf("%s\n", server::database_in(given.folder).c_str());
  return 0;
}

int restore(const Given& given) {
  keep_files_private();
  const auto old = server::restore(given.folder, given.data);
  if (!old) return fail(old.error());
  std::printf("%s is the backup now", server::database_in(given.data).c_str());
  std::printf(old->empty() ? "\n" : "; what was there before is %s\n", old->c_str());
  return 0;
}

/// What is damaged may be no text any more.
void say(const std::string& line) {
  constexpr std::size_t kLongest = 2'000;
  std::printf("%s\n", cleaned(line, kLongest).c_str());
}

void tell(const server::Findings& findings) {
  for (const std::string& finding : findings.about_file) say(finding);
  for (const auto& [table, why] : findings.tables) say("table " + table + ": " + why);
  for (const auto& [table, why] : findings.archived_tables) say("finished table " + table + ": " + why);
  for (const auto& [table, why] : findings.set_apart) say("table " + table + " was set apart by a repair: " + why);
  std::printf("%s: %zu tables with %zu events and %zu finished tables are sound\n",
              findings.is_sound() ? "sound" : "NOT SOUND", findings.sound_tables, findings.events,
              findings.sound_archived_tables);
}

int check_database(const Given& given) {
  auto inventory = server::open_inventory(server::place_of(given.log));
  if (!inventory) return fail(inventory.error(), kCannotRun);
  const auto findings = server::check(**inventory);
  if (!findings) return fail(findings.error(), kCannotRun);
  tell(*findings);
  return findings->is_sound() ? 0 : kFound;
}

int migrate(const Given& given) {
  keep_files_private();
  const auto migrated = server::migrate(server::place_of(given.from), server::place_of(given.to));
  if (!migrated) return fail(migrated.error());
  std::printf("%zu tables with %zu events and %zu finished tables are in the new log, read again and the same\n",
              migrated->tables, migrated->events, migrated->archived_tables);
  return 0;
}

int check(const Given& given) {
  if (!given.log.empty()) return check_database(given);
  keep_files_private();
  Result<Handle, std::string> lock = Handle();
  if (given.repairs) {
    lock = server::lock_folder(given.data);
    if (!lock) return fail(lock.error() + "; stop it before a repair", kCannotRun);
    if (const auto why = server::finish_replacing(given.data)) return fail(*why, kCannotRun);
  }
  const auto findings = server::check(given.data);
  if (!findings) return fail(findings.error(), kCannotRun);
  tell(*findings);
  if (findings->is_sound()) return 0;
  if (!given.repairs) return kFound;
  const auto old = server::repair(given.data, {.also = findings->tables});
  if (!old) return fail("cannot be repaired: " + old.error(), kCannotRun);
  std::printf("repaired: what is sound goes on in %s, tables that are not are set apart in it",
              server::database_in(given.data).c_str());
  std::printf(old->empty() ? "\n" : "; all of it as it was is %s\n", old->c_str());
  return kFound;
}

}  // namespace

void keep_files_private() { ::umask(0077); }

int fail(const std::string& why, int status) {
  std::fprintf(stderr, "septem: %s\n", why.c_str());
  return status;
}

std::function<int()> add_data_commands(CLI::App& app) {
  auto given = std::make_shared<Given>();
  const auto add = [&](const char* name, const char* help) {
    CLI::App* command = app.add_subcommand(name, help);
    command->add_option("--data", given->data, "folder of the database")->envname("SEPTEM_DATA");
    return command;
  };
  CLI::App* backup_app = add("backup", "copy the database of a running server into a folder");
  backup_app->add_option("DIR", given->folder, "the folder")->required();
  CLI::App* restore_app = add("restore", "put a backup in place of the database; no server may run");
  restore_app->add_option("DIR", given->folder, "the folder of the backup")->required();
  CLI::App* check_app = add("check", "find and explain what is wrong in a database");
  check_app->add_flag("--repair", given->repairs, "set apart what is not sound; deletes nothing; no server may run");
  check_app->add_option("--log", given->log, "a PostgreSQL database instead: postgresql://...")
      ->envname("SEPTEM_LOG")
      ->excludes("--repair");
  CLI::App* migrate_app = app.add_subcommand("migrate", "copy all tables into another log; no server may run");
  constexpr const char* kPlace = "a data folder, or postgresql://...";
  migrate_app->add_option("FROM", given->from, kPlace)->required();
  migrate_app->add_option("TO", given->to, kPlace)->required();

  return [given, backup_app, restore_app, check_app, migrate_app] {
    if (backup_app->parsed()) return back_up(*given);
    if (restore_app->parsed()) return restore(*given);
    if (check_app->parsed()) return check(*given);
    if (migrate_app->parsed()) return migrate(*given);
    return -1;
  };
}

}  // namespace septem
