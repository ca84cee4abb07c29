#include "apps/join_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "apps/data_commands.h"
#include "apps/exit_codes.h"
#include "terminal/far_table.h"
#include "terminal/plain_play.h"
#include "terminal/printable.h"
#include "terminal/saved_game.h"
#include "terminal/screen/table_screen.h"
#include "terminal/screen/terminal.h"

namespace septem {
namespace {

using namespace terminal;

constexpr std::string_view kLinkHelp = "the link of the table, as https://club.example/t/k3jd8";

std::string usual_name() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody changes the environment
  const char* user = std::getenv("USER");
  return user && *user ? user : "Guest";
}

/// Who one is at this server: the token that it gave the first time.
std::filesystem::path token_file(const server::TableLink& link) {
  return state_folder() / "people" / fmt::format("{}-{}", link.host, link.port);
}

int play_there(FarTable& table, bool is_plain) {
  auto screen = is_plain ? nullptr : Terminal::open();
  if (!screen) {
    LinesIn in(STDIN_FILENO);
    return PlainPlay(table, in).run();
  }
  const int status = TableScreen(*screen, table).run();
  screen.reset();
  if (const std::string text = table.farewell(); !text.empty()) fmt::print("{}\n", text);
  return status;
}

}  // namespace

const CLI::App* add_join_command(CLI::App& app, JoinOrder& order) {
  CLI::App* join = app.add_subcommand("join", "sit down at a table of a server");
  join->add_option("URL", order.link, std::string(kLinkHelp))->required();
  join->add_option("--name", order.name, "what the others call you; otherwise who you are on this machine");
  join->add_flag("--plain", order.is_plain, "line by line, without screen control");
  return join;
}

const CLI::App* add_watch_command(CLI::App& app, JoinOrder& order) {
  CLI::App* watch = app.add_subcommand("watch", "look on at a table of a server");
  watch->add_option("URL", order.link, std::string(kLinkHelp))->required();
  watch->add_flag("--plain", order.is_plain, "line by line, without screen control");
  return watch;
}

int run_join(const JoinOrder& order, bool sits) {
  const auto link = server::parse_table_link(order.link);
  if (!link) return fail(link.error(), kUsage);
  const auto token = sits ? read_text_file(token_file(*link)).value_or("") : std::string{};
  FarTable table({*link, order.name.empty() ? usual_name() : order.name, token, sits});
  if (const std::string why = table.begin(); !why.empty()) return fail(printable(why));
  if (sits && table.token() != token) {
    const std::string why = write_durably(token_file(*link), table.token());
    if (!why.empty()) fmt::print(stderr, "who you are there cannot be kept: {}\n", why);
  }
  return play_there(table, order.is_plain);
}

}  // namespace septem
