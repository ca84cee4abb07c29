#include "apps/study.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <utility>

#include "apps/data_commands.h"
#include "apps/exit_codes.h"
#include "apps/folder_files.h"
#include "apps/forfeit_lines.h"
#include "apps/game_names.h"
#include "apps/interrupt.h"
#include "apps/progress.h"
#include "apps/text_file.h"
#include "apps/text_table.h"
#include "arena/figure_text.h"
#include "arena/report/study_report.h"
#include "arena/run.h"
#include "arena/variants.h"

namespace septem {
namespace {

/// A variant with what was found out about it.
struct Studied {
  std::unique_ptr<Contest> contest;
  Tally tally;
};

using AllStudied = std::vector<Studied>;

class Study {
 public:
  Study(const StudyOrder& order, const GameEntry& game, BotSpec bot, const DataFiles& files)
      : order_(order), game_(game), bot_(std::move(bot)), files_(files) {}

  /// With these options at every number of seats that takes them. Empty, or what is wrong.
  std::string add(const std::vector<std::string>& options) {
    std::string why = "no number of seats takes these options";
    bool is_any = false;
    for (int seats = game_.min_seats; seats <= game_.max_seats; ++seats) {
      if (order_.seats != 0 && order_.seats != seats) continue;
      auto read = read_options(*game_.options, seats, std::vector<std::string_view>(options.begin(), options.end()));
      const auto problem = read ? add({seats, std::move(*read)}) : std::optional(read.error());
      if (problem) why = *problem;
      is_any |= !problem;
    }
    return is_any ? std::string{} : why;
  }
  void add_all() {
    for (GameVariant& variant : all_variants(game_))
      if (order_.seats == 0 || order_.seats == variant.seats) static_cast<void>(add(std::move(variant)));
  }

  void run(const StopToken& stop) {
    Progress progress;
    progress.begin(0, order_.deals * studied_.size());
    std::uint64_t done = 0;
    for (Studied& one : studied_) {
      run_deals(
          *one.contest, {0, order_.deals, order_.threads, stop},
          [&](const DealResult& result) {
            one.tally.add(result);
            forfeits_.tell(*one.contest, result, progress);
            ++done;
            return true;
          },
          [&] { progress.show(contest_name(one.contest->order()), done); });
    }
    progress.clear();
    forfeits_.tell_rest();
  }
  /// Whether there is anything to tell of.
  bool has_games() const {
    return std::ranges::any_of(studied_, [](const Studied& one) { return one.tally.finished() > 0; });
  }

  std::size_t size() const { return studied_.size(); }
  std::vector<StudiedVariant> told() const {
    std::vector<StudiedVariant> all;
    for (const Studied& one : studied_) all.push_back({*one.contest, one.tally, order_.pace});
    return all;
  }

 private:
  std::optional<std::string> add(GameVariant variant) {
    ContestOrder order{.game = std::string(game_.id), .seats = variant.seats, .options = std::move(variant.options)};
    order.bots = {bot_};
    // A comparison counts on independent games: other cards for the second variant.
    order.seed = order_.seed + (order_.others.empty() ? 0 : studied_.size());
    order.exec_ms = order_.exec_ms;
    order.is_study = true;
    auto contest = make_contest(std::move(order), files_);
    if (!contest) return contest.error();
    Tally tally((*contest)->seating(), (*contest)->lineups());
    studied_.push_back({std::move(*contest), std::move(tally)});
    return std::nullopt;
  }

  const StudyOrder& order_;
  const GameEntry& game_;
  BotSpec bot_;
  const DataFiles& files_;
  AllStudied studied_;
  ForfeitLines forfeits_;
};

/// Prints what was found, and gives the page.
std::string tell(const ReportHead& head, const std::vector<StudiedVariant>& told, bool is_comparison) {
  for (const StudiedVariant& one : told) {
    const std::string lost = lost_games_text(one.contest, one.tally);
    if (!lost.empty()) fmt::print("{}: {}", contest_name(one.contest.order()), lost);
  }
  if (is_comparison) {
    fmt::print("{}", text_table(comparison_rows(told[0], told[1])));
    return comparison_report(head, told[0], told[1]);
  }
  fmt::print("{}", text_table(overview_rows(told)));
  if (told.size() == 1) fmt::print("{}", text_table(figure_rows(told[0])));
  return study_report(head, told);
}

}  // namespace

const CLI::App* add_study_command(CLI::App& app, StudyOrder& o) {
  CLI::App* study = app.add_subcommand("study", "measure how fair and how lively a game and its variants are");
  study->add_option("GAME", o.game, "one of " + game_names())->required();
  study->add_option("OPTION", o.options, "only with these options, as target=11; otherwise all variants");
  study->add_option("--compare", o.others, "the options of another variant to compare with, as target=14");
  study->add_option("--bot", o.bot, "who plays at every seat")->capture_default_str();
  study->add_option("--seats", o.seats, "how many sit at a table; otherwise every number")->check(CLI::Range(2, 7));
  study->add_option("--deals", o.deals, "games of each variant")
      ->check(CLI::Range(2, 1'000'000'000))
      ->capture_default_str();
  study->add_option("--seed", o.seed, "another number, other cards")->capture_default_str();
  study->add_option("--threads", o.threads, "cores to use; all of them by default")->check(CLI::Range(1, 1024));
  study->add_option("--pace", o.pace, "seconds that people take for a decision")
      ->check(CLI::Range(0.1, 3600.0))
      ->capture_default_str();
  study->add_option("--report", o.report, "a file for a report to read in a browser");
  study->add_option("--exec-ms", o.exec_ms, "how many milliseconds a program may take for an answer")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  study->add_option("--allow", o.allowed, "a file, or a folder of files, that options may name; may be given again")
      ->allow_extra_args(false);
  return study;
}

int run_study(const StudyOrder& order) {
  const FolderFiles files = option_files(order.allowed);
  const GameEntry* game = find_game(order.game);
  if (!game) return fail("there is no game '" + order.game + "'; there are: " + game_names(), kUsage);
  auto bot = parse_bot_spec(order.bot);
  if (!bot) return fail(bot.error(), kUsage);
  const bool is_comparison = !order.others.empty();
  if (is_comparison && order.seats == 0) return fail("--compare needs --seats", kUsage);

  Study study(order, *game, std::move(*bot), files);
  std::string why;
  if (order.options.empty() && !is_comparison) {
    study.add_all();
    if (study.size() == 0) why = fmt::format("{} takes {} to {} seats", game->id, game->min_seats, game->max_seats);
  } else {
    why = study.add(order.options);
    if (why.empty() && is_comparison) why = study.add(order.others);
  }
  if (!why.empty()) return fail(why, kUsage);

  const StopToken stop = stop_at_interrupt();
  study.run(stop);
  if (!study.has_games() && !stop.is_stopped()) return fail("no game came to its end");
  const std::string page = tell({SEPTEM_VERSION, order.command}, study.told(), is_comparison);
  if (!order.report.empty() && !write_text(order.report, page))
    return fail(order.report.string() + ": it cannot be written");
  return stop.is_stopped() ? kInterrupted : 0;
}

}  // namespace septem
