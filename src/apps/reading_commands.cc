#include "apps/reading_commands.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <thread>

#include "apps/data_commands.h"
#include "apps/exit_codes.h"
#include "apps/folder_files.h"
#include "apps/game_names.h"
#include "apps/review_command.h"
#include "coach/words.h"
#include "notation/text.h"
#include "terminal/face.h"
#include "terminal/plain_play.h"
#include "terminal/replay_table.h"
#include "terminal/rules_text.h"
#include "terminal/saved_game.h"
#include "terminal/screen/pager.h"
#include "terminal/screen/replay_screen.h"
#include "terminal/screen/terminal.h"
#include "terminal/screen/wrapped.h"

namespace septem {
namespace {

using namespace terminal;

std::string percent(double share) { return fmt::format("{:.0f} %", share * 100); }

/// What the coach says about a step; nothing where there is nothing to say.
std::string coach_words(const ReviewedStep& step, const ReplayedGame& played, const Shown& end) {
  const Mark mark = mark_of(step.loss);
  if (mark == Mark::kNone || step.options.empty()) return {};
  const ReviewedOption& best = step.options.front();
  std::string text = fmt::format("Coach: {}, it gave away {} of the win. Better: {} ({})", mark_name(mark),
                                 percent(step.loss), face_of(played.game).action(end, best.action, Voice::kOffered),
                                 percent(best.chance));
  const std::string why = in_words(best.reasons, played.names);
  return why.empty() ? text + "." : text + ": " + why + ".";
}

/// Empty, or why there is no review.
std::string add_review(std::string_view record, const DataFiles& files, ReplayedGame& played, Viewer viewer) {
  const auto game = ReviewedGame::open(record, files);
  if (!game) return game.error().message;
  const auto steps = review_steps(**game, std::max(1U, std::thread::hardware_concurrency()));
  const Shown end = played.shown_after(played.moments.size(), viewer);
  for (std::size_t i = 0; i < std::min(steps.size(), played.moments.size()); ++i)
    played.moments[i].note = coach_words(steps[i], played, end);
  return {};
}

void print_replay(const ReplayedGame& played, Viewer viewer) {
  const Face& face = face_of(played.game);
  const Shown end = played.shown_after(played.moments.size(), viewer);
  for (std::size_t i = 0; i < played.moments.size(); ++i) {
    const ReplayedGame::Moment& moment = played.moments[i];
    fmt::print("{:4}. {}\n", i + 1, tell(face, end, moment.sight));
    if (!moment.note.empty()) fmt::print("      {}\n", moment.note);
  }
  for (const std::string& line : board_lines(face.board(end))) fmt::print("{}\n", line);
  for (std::size_t i = 0; i < played.scorings.size(); ++i) {
    fmt::print("Scoring {}:\n", i + 1);
    for (const std::string& line : tell_scoring(face, end, played.scorings[i])) fmt::print("  {}\n", line);
  }
  const std::string winners = tell_winners(end);
  fmt::print("{}\n", winners.empty() ? "The game is not finished." : winners);
}

void print_replay_json(const ReplayedGame& played, Viewer viewer) {
  const Face& face = face_of(played.game);
  const Shown end = played.shown_after(played.moments.size(), viewer);
  boost::json::array steps;
  for (const ReplayedGame::Moment& moment : played.moments) {
    steps.push_back(boost::json::object{{"step", moment.sight},
                                        {"words", tell(face, end, moment.sight)},
                                        {"coach", moment.note},
                                        {"view", boost::json::parse(moment.view)}});
  }
  const boost::json::object all{{"game", played.game},
                                {"names", boost::json::array(played.names.begin(), played.names.end())},
                                {"steps", std::move(steps)},
                                {"scorings", scorings_json(played.scorings)}};
  fmt::print("{}\n", boost::json::serialize(all));
}

}  // namespace

const CLI::App* add_rules_command(CLI::App& app, RulesOrder& order) {
  CLI::App* rules = app.add_subcommand("rules", "read the rules of a game");
  rules->add_option("GAME", order.game, "one of " + game_names() + "; without it all of them");
  rules->add_option("--lang", order.language, "en, de or pl; otherwise that of the locale")
      ->check(CLI::IsMember({"en", "de", "pl"}));
  rules->add_flag("--plain", order.is_plain, "print them, also on a terminal");
  return rules;
}

int run_rules(const RulesOrder& order) {
  if (!order.game.empty() && !find_game(order.game))
    return fail("there is no game '" + order.game + "'; there are " + game_names(), kUsage);
  const std::string language = order.language.empty() ? std::string(language_of_environment()) : order.language;
  std::vector<std::string> lines;
  for (const GameEntry& game : game_entries()) {
    if (!order.game.empty() && game.id != order.game) continue;
    for (std::string& line : rules_lines(game.id, language)) lines.push_back(std::move(line));
    lines.emplace_back();
  }
  if (const auto screen = order.is_plain ? nullptr : Terminal::open()) {
    page(*screen, Pager("Septem: rules", std::move(lines)));
    return 0;
  }
  constexpr int kColumns = 80;
  for (const std::string& line : lines)
    for (const std::string& row : wrapped(line, kColumns)) fmt::print("{}\n", row);
  return 0;
}

const CLI::App* add_replay_command(CLI::App& app, ReplayOrder& order) {
  CLI::App* replay = app.add_subcommand("replay", "step through the record of a game");
  replay->add_option("FILE", order.file, "the record (.7gr)")->required();
  replay->add_option("--seat", order.seat, "as this seat saw it (p0, p1, ...); otherwise with all cards open");
  replay->add_option("--allow", order.allowed, "a file, or a folder of files, that options may name");
  replay->add_flag("--plain", order.is_plain, "print every step in words, also on a terminal");
  replay->add_flag("--review", order.is_reviewed, "with what the coach says of each mistake; takes a while");
  replay->add_flag("--json", order.is_json, "machine-readable output: every step with the view after it");
  return replay;
}

int run_replay(const ReplayOrder& order) {
  const auto text = read_text_file(order.file);
  if (!text) return fail("cannot read " + order.file.string());
  const auto seat = parse_seat(order.seat, Seat::kMaxPlayers);
  if (!order.seat.empty() && !seat) return fail("a seat is p0 to p6", kUsage);
  const Viewer viewer = seat ? Viewer(*seat) : Viewer::referee();
  const FolderFiles files = option_files(order.allowed);
  auto played = replay_record(*text, files, viewer);
  if (!played) return fail(order.file.string() + ": " + played.error());
  const std::string why = order.is_reviewed ? add_review(*text, files, *played, viewer) : std::string{};
  if (!why.empty()) return fail(order.file.string() + ": " + why);
  if (order.is_json) return print_replay_json(*played, viewer), 0;
  const auto screen = order.is_plain ? nullptr : Terminal::open();
  if (screen) return show_replay(*screen, *played, viewer), 0;
  print_replay(*played, viewer);
  return 0;
}

}  // namespace septem
