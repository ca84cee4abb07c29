#include "apps/play_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include "apps/data_commands.h"
#include "apps/entropy.h"
#include "apps/exit_codes.h"
#include "apps/folder_files.h"
#include "apps/game_names.h"
#include "engine/seed_text.h"
#include "terminal/local_table.h"
#include "terminal/plain_play.h"
#include "terminal/play_setup.h"
#include "terminal/saved_game.h"
#include "terminal/screen/setup_screen.h"
#include "terminal/screen/table_screen.h"
#include "terminal/screen/terminal.h"

namespace septem {
namespace {

using namespace terminal;

constexpr int kUsualSeats = 3;

PlaySetup setup_of(const PlayOrder& order) {
  const int seats = order.seats > 0 ? order.seats : kUsualSeats;
  return {order.game, order.options, order.players.empty() ? me_against(seats, order.level) : order.players,
          order.names};
}

std::optional<Seed> seed_of(const PlayOrder& order) {
  if (order.seed.empty()) return system_entropy();
  return parse_seed(boost::json::value(order.seed));
}

/// A table and the file it is kept in.
struct Opened {
  LocalGame local;
  std::filesystem::path file;
};

Result<Opened, std::string> open_saved(const SavedFile& saved, const DataFiles& files) {
  const auto text = read_text_file(saved.path);
  if (!text) return failure("cannot read " + saved.path.string());
  auto local = read_saved(*text, files);
  if (!local) return failure(saved.path.string() + ": " + local.error());
  return Opened{std::move(*local), saved.path};
}

Result<Opened, std::string> open_new(const PlaySetup& setup, const Seed& seed, const DataFiles& files) {
  auto local = open_game(setup, seed, files);
  if (!local) return failure(local.error());
  return Opened{std::move(*local), new_game_path(state_folder(), setup.game)};
}

int play_plainly(Opened opened) {
  LocalTable table(std::move(opened.local), {std::move(opened.file), system_entropy});
  LinesIn in(STDIN_FILENO);
  return PlainPlay(table, in).run();
}

int play_on_screen(Terminal& terminal, Opened opened, std::string& farewell) {
  LocalTable table(std::move(opened.local), {std::move(opened.file), system_entropy});
  const int status = TableScreen(terminal, table).run();
  farewell = table.farewell();
  return status;
}

/// What the command line says already; nothing when it is left to a menu.
Result<std::optional<Opened>, std::string> open_as_ordered(const PlayOrder& order, const Seed& seed,
                                                           const DataFiles& files, bool has_menu) {
  const auto saved = unfinished_games(state_folder(), order.game);
  if (order.is_resumed) {
    if (saved.empty()) return failure(std::string("there is no unfinished game"));
    return open_saved(saved.front(), files);
  }
  if (has_menu && !order.is_arranged() && (order.game.empty() || !saved.empty())) return std::nullopt;
  if (order.game.empty()) return failure("name a game: " + game_names());
  return open_new(setup_of(order), seed, files);
}

/// Asks until a game can be opened; nothing when somebody goes.
std::optional<Opened> open_by_menu(Terminal& terminal, const PlayOrder& order, const Seed& seed,
                                   const DataFiles& files) {
  SetupScreen menu(terminal, unfinished_games(state_folder(), order.game), order.game);
  while (const auto choice = menu.run()) {
    const SavedFile* saved = std::get_if<SavedFile>(&*choice);
    auto opened = saved ? open_saved(*saved, files) : open_new(std::get<PlaySetup>(*choice), seed, files);
    if (opened) return std::move(*opened);
    menu.explain(opened.error());
  }
  return std::nullopt;
}

}  // namespace

const CLI::App* add_play_command(CLI::App& app, PlayOrder& order) {
  CLI::App* play = app.add_subcommand("play", "play at this terminal, against bots and people at one keyboard");
  play->add_option("GAME", order.game, "one of " + game_names() + "; without it there is a menu");
  play->add_option("OPTIONS", order.options, "of the variant, as target=11; the rules name them");
  play->add_option("--seats", order.seats, "how many play")->check(CLI::Range(1, 7));
  play->add_option("--players", order.players, "who sits where, as me,hard,me")->delimiter(',');
  play->add_option("--names", order.names, "of the people, as Ada,Bo")->delimiter(',');
  play->add_option("--level", order.level, "of the bots: easy, medium, hard, master")->capture_default_str();
  play->add_option("--seed", order.seed, "of the deal: up to 64 hex digits");
  play->add_option("--allow", order.allowed, "a file, or a folder of files, that options may name");
  play->add_flag("--resume", order.is_resumed, "go on with the latest unfinished game");
  play->add_flag("--plain", order.is_plain,
                 "line by line, without screen control: for screen readers, pipes and scripts");
  return play;
}

int run_play(const PlayOrder& order) {
  const FolderFiles files = option_files(order.allowed);
  if (!order.game.empty() && !find_game(order.game))
    return fail("there is no game '" + order.game + "'; there are " + game_names(), kUsage);
  const auto seed = seed_of(order);
  if (!seed) return fail("a seed is up to 64 hex digits", kUsage);
  auto terminal = order.is_plain ? nullptr : Terminal::open();
  auto opened = open_as_ordered(order, *seed, files, terminal != nullptr);
  if (!opened) {
    terminal.reset();
    return fail(opened.error(), order.is_resumed ? 1 : kUsage);
  }
  if (!terminal) return play_plainly(std::move(**opened));
  if (!*opened) *opened = open_by_menu(*terminal, order, *seed, files);
  if (!*opened) return 0;
  std::string farewell;
  const int status = play_on_screen(*terminal, std::move(**opened), farewell);
  terminal.reset();
  if (!farewell.empty()) fmt::print("{}\n", farewell);
  return status;
}

}  // namespace septem
