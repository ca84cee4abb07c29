// The program: one subcommand for each thing it can do.
#include <csignal>
#include <filesystem>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arena_command.h"
#include "apps/bench.h"
#include "apps/bot_command.h"
#include "apps/command_line.h"
#include "apps/engine_loop.h"
#include "apps/entropy.h"
#include "apps/exit_codes.h"
#include "apps/folder_files.h"
#include "apps/game_names.h"
#include "apps/review_command.h"
#include "apps/serve_command.h"
#include "apps/study.h"
#include "apps/tables_command.h"
#include "apps/terminal_commands.h"

#if SEPTEM_MIMALLOC
// Every new and delete of the program: the server makes dozens of small texts for each move.
#include <mimalloc-new-delete.h>
#endif

namespace septem {
namespace {

int serve_engine(std::vector<std::filesystem::path> allowed) {
  const FolderFiles files = option_files(std::move(allowed));
  Engine engine(files, system_entropy);
  // A reader that goes away is an end, not a crash.
  std::signal(SIGPIPE, SIG_IGN);
  return run_engine(engine, 0, 1);
}

const CLI::App* add_bench_command(CLI::App& app, BenchOrder& order) {
  CLI::App* bench = app.add_subcommand("bench", "measure speeds and costs of every game and variant");
  bench->add_option("--game", order.game, "only this game");
  bench->add_option("--seconds", order.seconds, "time for each figure")->check(CLI::Range(0.001, 3600.0));
  bench->add_flag("--json", order.is_json, "machine-readable output");
  return bench;
}

int run(int argc, char** argv) {
  CLI::App app("Septem plays " + game_titles() + ". An unofficial fan implementation.", "septem");
  app.set_version_flag("--version", SEPTEM_VERSION);
  app.require_subcommand(0, 1);

  use_short_help(app);
  const auto run_terminal_command = add_terminal_commands(app);

  CLI::App* engine = app.add_subcommand("engine", "speak the engine protocol (JSON-RPC) on standard input and output");
  std::vector<std::filesystem::path> allowed;
  engine->add_option("--allow", allowed, "a file, or a folder of files, that table options may name");

  BenchOrder bench_order;
  const CLI::App* bench = add_bench_command(app, bench_order);

  ArenaOrder arena_order;
  const CLI::App* arena = add_arena_command(app, arena_order);
  arena_order.command = command_text(argc, argv);

  StudyOrder study_order;
  const CLI::App* study = add_study_command(app, study_order);
  study_order.command = arena_order.command;

  ReviewOrder review_order;
  const CLI::App* review = add_review_command(app, review_order);

  BotCommand bot_order;
  const CLI::App* bot = add_bot_command(app, bot_order);

  const auto run_server_command = add_server_commands(app);
  TablesOrder tables_order;
  const CLI::App* tables = add_tables_command(app, tables_order);

  const auto run_description_command = add_description_commands(app);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kUsage;
  }
  if (const int status = run_terminal_command(); status >= 0) return status;
  if (const int status = run_description_command(); status >= 0) return status;
  if (engine->parsed()) return serve_engine(std::move(allowed));
  if (bench->parsed()) return run_bench(bench_order);
  if (arena->parsed()) return run_arena(arena_order);
  if (study->parsed()) return run_study(study_order);
  if (review->parsed()) return run_review(review_order);
  if (bot->parsed()) return run_bot(bot_order);
  if (tables->parsed()) return run_tables(tables_order);
  return run_server_command();
}

}  // namespace
}  // namespace septem

int main(int argc, char** argv) { return septem::run(argc, argv); }
