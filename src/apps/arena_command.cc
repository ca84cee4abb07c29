#include "apps/arena_command.h"

#include <CLI/CLI.hpp>

#include "apps/game_names.h"

namespace septem {
namespace {

std::string quoted(std::string_view word) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string_view::npos) return std::string(word);
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

}  // namespace

std::string command_text(int argc, const char* const* argv) {
  std::string text = "septem";
  for (int i = 1; i < argc; ++i) text += " " + quoted(argv[i]);
  return text;
}

const CLI::App* add_arena_command(CLI::App& app, ArenaOrder& o) {
  CLI::App* arena = app.add_subcommand("arena", "play bots against each other: the same deals from every seat");
  arena->add_option("GAME", o.game, game_names() + ", or all for every variant of every game")->required();
  arena->add_option("OPTION", o.options, "options of the game, as target=11");
  arena->add_option("--bots", o.bot_list, "who plays, as greedy,search:ms=50");
  arena->add_option("--bot", o.bots, "one who plays, word for word, as 'exec:python3 bot.py'; may be given again")
      ->allow_extra_args(false);
  arena->add_option("--seats", o.seats, "how many sit at a table; as few as the game takes, with all every number")
      ->check(CLI::Range(2, 7));
  arena
      ->add_option("--deals", o.deals,
                   "how many deals; each is played from every seat (1000; with --sprt 100000 at most)")
      ->check(CLI::Range(1, 1'000'000'000));
  arena->add_option("--seed", o.seed, "another number, other cards")->capture_default_str();
  arena->add_option("--threads", o.threads, "cores to use; all of them by default")->check(CLI::Range(1, 1024));
  arena->add_option("--sprt", o.sprt,
                    "two shares of wins, as 0.50,0.53: ends as soon as it is clear which one is true");
  arena->add_option("--exec-ms", o.exec_ms, "how many milliseconds a program may take for an answer")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  arena->add_option("--out", o.out, "a file for the results; a run that was cut off goes on from it");
  arena->add_option("--report", o.report, "a file for a report to read in a browser");
  arena->add_option("--allow", o.allowed, "a file, or a folder of files, that options may name; may be given again")
      ->allow_extra_args(false);
  return arena;
}

}  // namespace septem
