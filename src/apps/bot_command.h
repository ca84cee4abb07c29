// `septem bot`: a program that plays in the arena sits down at a table of a server.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace septem {

struct BotCommand {
  std::string link;  ///< of the table
  std::string bot;   ///< `exec:python3 bot.py`
  std::string name = "Bot";
  int ms = 10'000;  ///< for each answer
};

const CLI::App* add_bot_command(CLI::App& app, BotCommand& order);

/// Plays to the end of the game, and gives the exit status.
int run_bot(const BotCommand& order);

}  // namespace septem
