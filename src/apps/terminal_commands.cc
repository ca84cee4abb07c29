#include "apps/terminal_commands.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "apps/join_command.h"
#include "apps/play_command.h"
#include "apps/reading_commands.h"

namespace septem {
namespace {

struct TerminalOrders {
  PlayOrder play;
  RulesOrder rules;
  ReplayOrder replay;
  JoinOrder join;
  JoinOrder watch;
};

}  // namespace

std::function<int()> add_terminal_commands(CLI::App& app) {
  const auto orders = std::make_shared<TerminalOrders>();
  const CLI::App* play = add_play_command(app, orders->play);
  const CLI::App* rules = add_rules_command(app, orders->rules);
  const CLI::App* replay = add_replay_command(app, orders->replay);
  const CLI::App* join = add_join_command(app, orders->join);
  const CLI::App* watch = add_watch_command(app, orders->watch);
  return [=] {
    if (play->parsed()) return run_play(orders->play);
    if (rules->parsed()) return run_rules(orders->rules);
    if (replay->parsed()) return run_replay(orders->replay);
    if (join->parsed()) return run_join(orders->join, true);
    if (watch->parsed()) return run_join(orders->watch, false);
    return -1;
  };
}

}  // namespace septem
