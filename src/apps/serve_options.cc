#include "apps/serve_options.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "server/log/open_log.h"

namespace septem {
namespace {

/// `public-url`, with or without dashes before it, is SEPTEM_PUBLIC_URL in the environment.
std::string variable_of(const std::string& option) {
  std::string name = "SEPTEM_";
  for (const char c : option.substr(option.starts_with("--") ? 2 : 0)) {
    name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return name;
}

/// An option in the environment comes before the same one in the file; CLI11 by itself reads the file first.
class EnvironmentFirst : public CLI::ConfigBase {
 public:
  std::vector<CLI::ConfigItem> from_config(std::istream& input) const override {
    auto given = CLI::ConfigBase::from_config(input);
    std::erase_if(given, [](const CLI::ConfigItem& item) { return std::getenv(variable_of(item.name).c_str()); });
    return given;
  }
};

std::string wrong(const std::string& value, const std::string& right) { return "'" + value + "' is not " + right; }

CLI::Validator whole_number(std::int64_t low, std::int64_t high) {
  const std::string right = "a number from " + std::to_string(low) + " to " + std::to_string(high);
  return {[low, high, right](std::string& value) {
            std::int64_t number = 0;
            const bool is_right = CLI::detail::lexical_cast(value, number) && number >= low && number <= high;
            return is_right ? std::string{} : wrong(value, right);
          },
          std::to_string(low) + " to " + std::to_string(high)};
}

CLI::Validator one_of(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  return {[words, list](std::string& value) {
            const bool is_right = std::find(words.begin(), words.end(), value) != words.end();
            return is_right ? std::string{} : wrong(value, list);
          },
          ""};
}

CLI::Validator web_address() {
  return {[](std::string& value) {
            if (value.empty()) return std::string{};  // none
            const std::size_t host = value.starts_with("http://") ? 7 : value.starts_with("https://") ? 8 : 0;
            const bool is_right = host > 0 && value.size() > host && value[host] != '/' &&
                                  value.find_first_of(" \t\"'<>?#") == std::string::npos;
            while (is_right && value.ends_with('/')) value.pop_back();
            return is_right ? std::string{} : wrong(value, "an address like https://septem.example.org");
          },
          "URL"};
}

CLI::Validator postgres_address() {
  return {[](std::string& value) {
            const bool is_right = value.empty() || server::is_address(value);
            return is_right ? std::string{} : wrong(value, "an address like postgresql://db.example.org/septem");
          },
          "URL"};
}

template <class Value>
CLI::Option* add(CLI::App& app, const std::string& name, Value& value, const std::string& help) {
  return app.add_option(name, value, help)->envname(variable_of(name))->capture_default_str();
}

void add_flag(CLI::App& app, const std::string& name, bool& value, const std::string& help) {
  app.add_flag(name, value, help)->envname(variable_of(name))->check(one_of({"true", "false"}));
}

void add_limits(CLI::App& serve, server::ServerOptions& o) {
  constexpr std::int64_t kMany = 10'000'000;
  add(serve, "--connections", o.listener.connections, "connections in all")->check(whole_number(1, kMany));
  add(serve, "--connections-per-address", o.listener.connections_per_address,
      "connections from one other machine or network")
      ->check(whole_number(1, kMany));
  add(serve, "--tables", o.limits.tables, "tables in all")->check(whole_number(1, kMany));
  add(serve, "--tables-per-person", o.limits.tables_per_person, "unfinished tables that one person made")
      ->check(whole_number(1, kMany));
  add(serve, "--tables-per-network", o.limits.tables_per_network,
      "unfinished tables made from one other machine, or one IPv6 network (/64)")
      ->check(whole_number(1, kMany));
  add(serve, "--credits", o.limits.credits_per_second, "commands that a connection may send each second")
      ->check(whole_number(1, kMany));
  add(serve, "--silence", o.listener.silence, "seconds after which a connection that does not answer is given up")
      ->check(whole_number(1, 86'400));
  add_flag(serve, "--limit-local", o.listener.limits_local, "limits per network also for this machine");
}

void add_retention(CLI::App& serve, server::Limits& limits) {
  constexpr std::int64_t kTenYears = 3'650;
  add(serve, "--keep-waiting", limits.keep_waiting, "hours until a listed table that nobody joins is closed")
      ->check(whole_number(1, 24 * kTenYears));
  add(serve, "--keep-invitations", limits.keep_invitations, "days until another table that waits is closed")
      ->check(whole_number(1, kTenYears));
  add(serve, "--keep-running", limits.keep_running, "days until a game in which nothing happens is closed")
      ->check(whole_number(1, kTenYears));
}

}  // namespace

void add_serve_options(CLI::App& serve, ServeOptions& options) {
  server::ServerOptions& o = options.server;
  add(serve, "--port", o.listener.port, "port to listen on; 0 takes any free one")->check(whole_number(0, 65'535));
  add(serve, "--address", o.listener.address, "address to listen on");
  add(serve, "--data", o.data, "folder of the database");
  add(serve, "--log", o.log,
      "a PostgreSQL database that keeps the tables instead of a file in --data: postgresql://...")
      ->check(postgres_address());
  add(serve, "--public-url", o.listener.public_url, "what people type into their browsers; links begin with it")
      ->transform(web_address());
  add(serve, "--allow-origin", o.listener.origins, "a further page that may connect")->transform(web_address());
  serve.add_option("--allow", options.allowed, "a file, or a folder of files, that table options may name")
      ->envname(variable_of("--allow"))
      ->check(CLI::ExistingPath);
  add(serve, "--proxies", o.listener.proxies,
      "proxies of yours that every client comes through; each adds an address to X-Forwarded-For")
      ->check(whole_number(0, 16));
  serve.add_option("--health-port", o.listener.health_port, "a port for /healthz, /readyz and /metrics alone")
      ->envname(variable_of("--health-port"))
      ->check(whole_number(0, 65'535));
  add(serve, "--health-address", o.listener.health_address, "address of the port for health");
  add_flag(serve, "--metrics-for-all", o.shows_metrics_to_all, "show /metrics to other machines, too");
  add_limits(serve, o);
  serve
      .add_option_function<int>(
          "--keep-finished", [&o](int days) { o.keep_finished = std::chrono::days(days); },
          "days that finished tables are kept; 0: for ever")
      ->envname(variable_of("--keep-finished"))
      ->default_str("0")
      ->check(whole_number(0, 36'500));
  add_retention(serve, o.limits);
  add(serve, "--bot-delay", o.limits.bot_delay, "milliseconds before a bot moves")->check(whole_number(0, 60'000));
  add(serve, "--bot-threads", o.bot_threads, "threads for bots; 0: one less than there are cores")
      ->check(whole_number(0, 256));
  add(serve, "--log-level", o.log_level, "debug, info, warning, error or off")
      ->check(one_of({"debug", "info", "warning", "error", "off"}));
}

void add_config_file(CLI::App& app) {
  const char* config = std::getenv("SEPTEM_CONFIG");  // not by CLI11, which asks for it too late
  app.set_config("--config", config ? config : "", "file with options, such as\n[serve]\nport=7777 (Env:SEPTEM_CONFIG)",
                 config != nullptr);
  app.config_formatter(std::make_shared<EnvironmentFirst>());
  app.allow_config_extras(CLI::config_extras_mode::error);  // a slip of the pen would be a limit that is not there
}

}  // namespace septem
