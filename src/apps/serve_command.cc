#include "apps/serve_command.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/data_commands.h"
#include "apps/file_limit.h"
#include "apps/folder_files.h"
#include "apps/load.h"
#include "apps/serve_options.h"
#include "bots/levels/names.h"
#include "server/fair.h"

namespace septem {
namespace {

namespace fs = std::filesystem;

struct Given {
  ServeOptions serve;
  fs::path record;
  LoadOptions load;
};

void add_load_options(CLI::App& load, LoadOptions& o) {
  load.add_option("--host", o.host, "where the server is")->capture_default_str();
  load.add_option("--port", o.port, "its port")->capture_default_str();
  load.add_option("--clients", o.clients, "people who play, in pairs")
      ->check(CLI::Range(2, 50'000))
      ->capture_default_str();
  load.add_option("--rate", o.rate, "moves a second in all; 0: as fast as they are answered")->capture_default_str();
  load.add_option("--seconds", o.seconds, "how long")->check(CLI::Range(0.1, 3600.0))->capture_default_str();
  load.add_option("--moves", o.moves, "stop after so many moves; 0: only time counts")->capture_default_str();
  load.add_option("--askers", o.askers, "connections that ask for histories all the time, after as long without them")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  load.add_option("--asked-table", o.asked_table, "the table that they ask about; otherwise those that are played");
  load.add_option("--level", o.level, "everybody plays alone, against a bot of this level")
      ->check(CLI::IsMember(std::vector<std::string>(kLevels.begin(), kLevels.end())));
  load.add_flag("--idle", o.is_idle, "connect, ask once, and do nothing else");
  load.add_flag("--allow-remote", o.is_remote_allowed, "the server may be another machine");
}

int serve(const Given& given) {
  keep_files_private();
  raise_file_limit();
  server::ServerOptions options = given.serve.server;
  for (const fs::path& path : given.serve.allowed) {
    if (const auto why = why_not_allowed(path, options.data)) return fail("--allow: " + *why);
  }
  const FolderFiles files(given.serve.allowed, options.data);
  options.limits.limits_local = options.listener.limits_local;
  options.limits.credits_at_most = 3 * options.limits.credits_per_second;  // bursts of three seconds
  const int status = server::serve(options, files);
  // A bot may still think, and nobody waits for it (BotPool): it must not see what it reads taken down.
  std::fflush(nullptr);
  std::_Exit(status);
}

int verify(const Given& given) {
  std::ifstream stream(given.record, std::ios::binary);
  if (!stream) return fail(given.record.string() + " cannot be read");
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const FolderFiles files(option_folders(), data_folder());
  const auto verdict = server::verify(text, open_with(files));
  if (!verdict) {
    std::printf("NOT FAIR: %s\n", verdict.error().message.c_str());
    return 1;
  }
  std::printf("fair: the seed fits the commitment %s, and deals all %d outcomes of the record\n",
              verdict->commitment.c_str(), verdict->outcomes);
  return 0;
}

}  // namespace

std::function<int()> add_server_commands(CLI::App& app) {
  auto given = std::make_shared<Given>();
  given->serve.server.data = data_folder();

  CLI::App* serve_app = app.add_subcommand("serve", "run the game server (also what septem does without a command)");
  add_serve_options(*serve_app, given->serve);
  serve_app->fallthrough();  // `septem serve --config FILE`
  add_config_file(app);

  CLI::App* verify_app = app.add_subcommand("verify", "check the deal of a finished online table");
  verify_app->add_option("RECORD", given->record, "the record (.7gr)")->required();

  CLI::App* load_app = app.add_subcommand("load", "play many games against a server, and report speed and size");
  add_load_options(*load_app, given->load);

  const auto run_data_command = add_data_commands(app);

  return [given, serve_app, verify_app, load_app, run_data_command, &app] {
    if (verify_app->parsed()) return verify(*given);
    if (load_app->parsed()) return run_load(given->load);
    if (serve_app->parsed() || app.get_subcommands().empty()) return serve(*given);
    return run_data_command();
  };
}

}  // namespace septem
