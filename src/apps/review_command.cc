#include "apps/review_command.h"

#include <atomic>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <thread>

#include <CLI/CLI.hpp>

#include "apps/exit_codes.h"
#include "apps/folder_files.h"
#include "apps/progress.h"
#include "apps/review_tables.h"
#include "apps/text_file.h"
#include "apps/text_table.h"
#include "coach/coach.h"

namespace septem {
namespace {

namespace json = boost::json;

std::string json_text(const ReviewedGame& game, const GameReview& review) {
  json::array steps;
  for (const ReviewedStep& step : review.steps) steps.push_back(reviewed_step_json(step));
  return json::serialize(json::object{{"game", game.title()},
                                      {"players", json::array(review.names.begin(), review.names.end())},
                                      {"steps", std::move(steps)},
                                      {"accounts", accounts_json(review.accounts)}});
}

int say_wrong(const std::string& what) {
  std::fprintf(stderr, "septem: %s\n", what.c_str());
  return kUsage;
}

}  // namespace

std::vector<ReviewedStep> review_steps(const ReviewedGame& game, unsigned threads) {
  std::vector<ReviewedStep> steps(game.steps());
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const auto work = [&] {
    for (std::size_t at = next++; at < steps.size(); at = next++, ++done) steps[at] = game.step(at);
  };
  std::vector<std::jthread> others;
  for (unsigned i = 0; i < threads; ++i) others.emplace_back(work);
  Progress progress;
  progress.begin(0, steps.size());
  while (done < steps.size()) {
    progress.show("review", done);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return steps;
}

const CLI::App* add_review_command(CLI::App& app, ReviewOrder& order) {
  CLI::App* review = app.add_subcommand("review", "look back on a recorded game: chances, mistakes, luck and skill");
  review->add_option("record", order.record, "a record (.7gr)")->required();
  review->add_option("--html", order.html, "write it as a page, too");
  review->add_flag("--json", order.is_json, "machine-readable output");
  review->add_option("--work", order.work, "tries for each decision")->check(CLI::Range(1, 1'000'000'000));
  review->add_option("--threads", order.threads, "at once; 0: one a core")->capture_default_str();
  review->add_option("--allow", order.allowed, "a file, or a folder of files, that the record's options may name");
  return review;
}

int run_review(const ReviewOrder& order) {
  std::ifstream file(order.record, std::ios::binary);
  if (!file) return say_wrong("cannot read " + order.record.string());
  const std::string record{std::istreambuf_iterator<char>(file), {}};
  const FolderFiles files = option_files(order.allowed);
  const auto game = ReviewedGame::open(record, files, order.work);
  if (!game) return say_wrong(order.record.string() + ": " + game.error().message);
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  GameReview review{(*game)->names(), review_steps(**game, order.threads == 0 ? cores : order.threads), {}};
  review.accounts = accounts_of(review.steps, (*game)->owners());
  if (order.is_json) {
    std::puts(json_text(**game, review).c_str());
  } else {
    std::printf("%s\n%s", text_table(decision_rows(review)).c_str(), text_table(account_rows(review)).c_str());
  }
  if (order.html.empty() || write_text(order.html, review_page((*game)->title(), review))) return 0;
  return say_wrong("cannot write " + order.html.string());
}

}  // namespace septem
