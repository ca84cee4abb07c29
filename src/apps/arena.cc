#include "apps/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "apps/arena_setup.h"
#include "apps/arena_summary.h"
#include "apps/data_commands.h"
#include "apps/exit_codes.h"
#include "apps/file_lock.h"
#include "apps/folder_files.h"
#include "apps/forfeit_lines.h"
#include "apps/interrupt.h"
#include "apps/program_hash.h"
#include "apps/progress.h"
#include "apps/text_file.h"
#include "apps/text_table.h"
#include "arena/figure_text.h"
#include "arena/report/arena_report.h"
#include "arena/result_file.h"
#include "arena/run.h"
#include "arena/tally.h"

namespace septem {
namespace {

/// A run of one or many contests.
class Arena {
 public:
  Arena(const ArenaOrder& order, const Contests& contests, std::optional<Sprt> sprt)
      : order_(order), contests_(contests), sprt_(std::move(sprt)) {
    for (const auto& contest : contests_) tallies_.emplace_back(contest->seating(), contest->lineups());
    until_ = order.deals.value_or(sprt_ ? 100'000 : 1000);
  }

  /// Empty, or why the file cannot be gone on with.
  std::string open_file(const FileTexts& files) {
    if (order_.out.empty()) return {};
    auto lock = lock_file(order_.out);
    if (!lock) return lock.error();
    lock_ = std::move(*lock);
    RunHead head{.version = SEPTEM_VERSION,
                 .program = program_hash(),
                 .command = order_.command,
                 .contests = {},
                 .files = files};
    for (const auto& contest : contests_) head.contests.push_back(&contest->order());
    auto file = ResultFile::open(order_.out, head, [this](const DealLine& line) { recall(line); });
    if (!file) return file.error();
    file_ = std::move(*file);
    return {};
  }

  int run() {
    const StopToken stop = stop_at_interrupt();
    const bool is_many = contests_.size() > 1;
    std::vector<std::vector<std::string>> rows{row_heads()};
    progress_.begin(done_deals(), until_ * contests_.size());
    for (std::size_t i = 0; i < contests_.size() && !stop.is_stopped() && !is_broken_; ++i) {
      play(i, stop);
      progress_.clear();
      if (is_many) std::ranges::move(summary_rows(*contests_[i], tallies_[i]), std::back_inserter(rows));
      if (!is_many) fmt::print("{}", summary(*contests_[i], tallies_[i]));
    }
    if (is_many) fmt::print("{}{}", text_table(rows), lost_games());
    if (sprt_) fmt::print("{}\n", sprt_text());
    forfeits_.tell_rest();
    if (!order_.report.empty() && !write_report()) return fail(order_.report.string() + ": it cannot be written");
    if (is_broken_) return fail(order_.out.string() + ": it cannot be written");
    return stop.is_stopped() ? kInterrupted : 0;
  }

 private:
  /// A result that was in the file; more deals than asked for do no harm, but do not count either.
  void recall(const DealLine& line) {
    if (line.result.deal < until_ && !is_decided()) tallies_[line.contest].add(line.result);
  }

  std::uint64_t done_deals() const {
    std::int64_t done = 0;
    for (const Tally& tally : tallies_) done += tally.deals();
    return static_cast<std::uint64_t>(done);
  }

  void play(std::size_t at, const StopToken& stop) {
    Contest& contest = *contests_[at];
    Tally& tally = tallies_[at];
    const auto done = static_cast<std::uint64_t>(tally.deals());
    if (done >= until_ || is_decided()) return;
    const RunOrder run{done, until_, order_.threads, stop};
    run_deals(
        contest, run,
        [&](const DealResult& result) {
          take(at, result);
          return !is_decided() && !is_broken_;
        },
        [&] {
          if (file_ && !file_->flush()) is_broken_ = true;
          progress_.show(progress_text(contest, tally), done_deals());
        });
    if (file_ && !file_->flush()) is_broken_ = true;
  }

  void take(std::size_t at, const DealResult& result) {
    if (file_) file_->add(at, result);
    tallies_[at].add(result);
    forfeits_.tell(*contests_[at], result, progress_);
  }

  /// Of many contests, each with its name.
  std::string lost_games() const {
    std::string text;
    for (std::size_t i = 0; i < contests_.size(); ++i) {
      const std::string lost = lost_games_text(*contests_[i], tallies_[i]);
      if (!lost.empty()) text += contest_name(contests_[i]->order()) + ": " + lost;
    }
    return text;
  }

  bool write_report() const {
    std::vector<ReportedContest> told;
    for (std::size_t i = 0; i < contests_.size(); ++i) told.push_back({*contests_[i], tallies_[i]});
    return write_text(order_.report,
                      arena_report({SEPTEM_VERSION, order_.command, sprt_ ? sprt_text() : std::string{}}, told));
  }

  static std::string progress_text(const Contest& contest, const Tally& tally) {
    std::string text = contest_name(contest.order());
    if (tally.pairs().size() == 1 && tally.deals() > 0) {
      const Sample& scores = tally.pairs()[0].met.scores;
      text += fmt::format(", {} {:.3f} +- {:.3f}", contest.order().bots[0].text, scores.mean(),
                          t_95(scores.count()) * scores.standard_error());
    }
    return text;
  }

  const ScoreCounts& scores() const { return tallies_[0].pairs()[0].counts; }
  bool is_decided() const { return sprt_ && sprt_->verdict(scores()) != Verdict::kOpen; }

  std::string sprt_text() const {
    const Verdict verdict = sprt_->verdict(scores());
    const std::string found = verdict == Verdict::kOpen    ? "open"
                              : verdict == Verdict::kFirst ? fmt::format("{}", sprt_->first())
                                                           : fmt::format("{}", sprt_->second());
    return fmt::format("sprt {} or {}: {} after {} deals, evidence {:.2f} (decided at {:.2f})", sprt_->first(),
                       sprt_->second(), found, scores().count(), sprt_->evidence(scores()), Sprt::bound());
  }

  const ArenaOrder& order_;
  const Contests& contests_;
  std::optional<Sprt> sprt_;
  std::uint64_t until_ = 0;
  std::vector<Tally> tallies_;
  Handle lock_;  ///< of the file
  std::optional<ResultFile> file_;
  Progress progress_;
  ForfeitLines forfeits_;
  bool is_broken_ = false;  ///< the file cannot be written
};

}  // namespace

int run_arena(const ArenaOrder& order) {
  const FolderFiles folders = option_files(order.allowed);
  const KeptFiles files({}, folders);
  const auto contests = make_contests(order, files);
  if (!contests) return fail(contests.error(), kUsage);
  auto sprt = read_sprt(order.sprt);
  if (!sprt) return fail(sprt.error(), kUsage);
  if (*sprt && (contests->size() != 1 || contests->front()->order().bots.size() != 2))
    return fail("--sprt is for two bots and one game", kUsage);
  Arena arena(order, *contests, std::move(*sprt));
  if (const std::string why = arena.open_file(files.texts()); !why.empty()) return fail(why);
  return arena.run();
}

}  // namespace septem
