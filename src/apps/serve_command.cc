#include "apps/serve_command.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>

#include <CLI/CLI.hpp>

#include "apps/file_limit.h"
#include "apps/folder_files.h"
#include "apps/load.h"
#include "server/fair.h"
#include "server/net/server.h"
#include "server/store/store.h"

namespace septem {
namespace {

namespace fs = std::filesystem;

/// An option in the environment comes before the same one in the file; CLI11 by itself reads the file first.
class EnvironmentFirst : public CLI::ConfigBase {
 public:
  std::vector<CLI::ConfigItem> from_config(std::istream& input) const override {
    auto given = CLI::ConfigBase::from_config(input);
    std::erase_if(given, [](const CLI::ConfigItem& item) { return std::getenv(variable_of(item.name).c_str()); });
    return given;
  }

 private:
  static std::string variable_of(const std::string& option) {
    std::string name = "SEPTEM_";
    for (const char c : option) name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
  }
};

struct Given {
  server::ServerOptions serve;
  std::vector<fs::path> allowed;
  fs::path backup_target;
  fs::path record;
  LoadOptions load;
};

void add_serve_options(CLI::App& serve, Given& given) {
  server::ServerOptions& o = given.serve;
  serve.add_option("--port", o.listener.port, "port to listen on; 0 takes any free one")
      ->envname("SEPTEM_PORT")
      ->capture_default_str();
  serve.add_option("--address", o.listener.address, "address to listen on")
      ->envname("SEPTEM_ADDRESS")
      ->capture_default_str();
  serve.add_option("--data", o.data, "folder of the database")->envname("SEPTEM_DATA")->capture_default_str();
  serve.add_option("--public-url", o.listener.public_url, "what people type into their browsers; links begin with it")
      ->envname("SEPTEM_PUBLIC_URL");
  serve.add_option("--allow-origin", o.listener.origins, "a further page that may connect")
      ->envname("SEPTEM_ALLOW_ORIGIN");
  serve.add_option("--allow", given.allowed, "a file, or a folder of files, that table options may name");
  serve.add_flag("--trust-proxy", o.listener.trusts_proxy, "take clients' addresses from X-Forwarded-For")
      ->envname("SEPTEM_TRUST_PROXY");
  serve.add_flag("--metrics-for-all", o.shows_metrics_to_all, "show /metrics to other machines, too")
      ->envname("SEPTEM_METRICS_FOR_ALL");
  serve.add_option("--connections", o.listener.connections, "connections in all")
      ->envname("SEPTEM_CONNECTIONS")
      ->capture_default_str();
  serve
      .add_option("--connections-per-address", o.listener.connections_per_address, "connections from one other machine")
      ->envname("SEPTEM_CONNECTIONS_PER_ADDRESS")
      ->capture_default_str();
  serve.add_option("--tables", o.limits.tables, "tables in all")->envname("SEPTEM_TABLES")->capture_default_str();
  serve.add_option("--tables-per-person", o.limits.tables_per_person, "unfinished tables that one person made")
      ->envname("SEPTEM_TABLES_PER_PERSON")
      ->capture_default_str();
  serve.add_option("--credits", o.limits.credits_per_second, "commands that a connection may send each second")
      ->envname("SEPTEM_CREDITS")
      ->capture_default_str();
  serve.add_option("--bot-delay", o.limits.bot_delay, "milliseconds before a bot moves")
      ->envname("SEPTEM_BOT_DELAY")
      ->capture_default_str();
  serve.add_option("--bot-threads", o.bot_threads, "threads for bots; 0: one less than there are cores")
      ->envname("SEPTEM_BOT_THREADS")
      ->capture_default_str();
  serve.add_option("--log-level", o.log_level, "debug, info, warning, error or off")
      ->envname("SEPTEM_LOG_LEVEL")
      ->capture_default_str();
}

void add_load_options(CLI::App& load, LoadOptions& o) {
  load.add_option("--host", o.host, "where the server is")->capture_default_str();
  load.add_option("--port", o.port, "its port")->capture_default_str();
  load.add_option("--clients", o.clients, "people who play in pairs")
      ->check(CLI::Range(2, 50'000))
      ->capture_default_str();
  load.add_option("--rate", o.rate, "moves a second in all; 0: as fast as they are answered")->capture_default_str();
  load.add_option("--seconds", o.seconds, "how long")->check(CLI::Range(0.1, 3600.0))->capture_default_str();
  load.add_option("--moves", o.moves, "stop after so many moves; 0: only time counts")->capture_default_str();
  load.add_flag("--idle", o.is_idle, "connect, ask once, and do nothing else");
  load.add_flag("--allow-remote", o.is_remote_allowed, "the server may be another machine");
}

int serve(const Given& given) {
  raise_file_limit();
  std::vector<fs::path> allowed = given.allowed;
  allowed.push_back(data_folder());
  const FolderFiles files(std::move(allowed));
  server::ServerOptions options = given.serve;
  options.limits.credits_at_most = 3 * options.limits.credits_per_second;  // bursts of three seconds
  return server::serve(options, files);
}

int back_up(const Given& given) {
  if (const auto why = server::backup(given.serve.data, given.backup_target)) {
    std::fprintf(stderr, "septem: %s\n", why->c_str());
    return 1;
  }
  std::printf("%s\n", server::database_in(given.backup_target).c_str());
  return 0;
}

int verify(const Given& given) {
  std::ifstream stream(given.record, std::ios::binary);
  if (!stream) {
    std::fprintf(stderr, "septem: %s cannot be read\n", given.record.c_str());
    return 1;
  }
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const FolderFiles files({data_folder()});
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
  given->serve.data = data_folder();

  CLI::App* serve_app = app.add_subcommand("serve", "run the game server (also what septem does without a command)");
  add_serve_options(*serve_app, *given);
  const char* config = std::getenv("SEPTEM_CONFIG");  // not by CLI11, which asks for it too late
  app.set_config("--config", config ? config : "", "file with options, such as\n[serve]\nport=7777 (Env:SEPTEM_CONFIG)",
                 config != nullptr);
  app.config_formatter(std::make_shared<EnvironmentFirst>());

  CLI::App* backup_app = app.add_subcommand("backup", "copy the database of a running server into a folder");
  backup_app->add_option("DIR", given->backup_target, "the folder")->required();
  backup_app->add_option("--data", given->serve.data, "folder of the database")->envname("SEPTEM_DATA");

  CLI::App* verify_app = app.add_subcommand("verify", "check the deal of a finished online table");
  verify_app->add_option("RECORD", given->record, "the record (.7gr)")->required();

  CLI::App* load_app = app.add_subcommand("load", "play many games against a server, and report speed and size");
  add_load_options(*load_app, given->load);

  return [given, serve_app, backup_app, verify_app, load_app, &app] {
    if (backup_app->parsed()) return back_up(*given);
    if (verify_app->parsed()) return verify(*given);
    if (load_app->parsed()) return run_load(given->load);
    if (serve_app->parsed() || app.get_subcommands().empty()) return serve(*given);
    return -1;
  };
}

}  // namespace septem
