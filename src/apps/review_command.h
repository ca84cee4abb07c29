// `septem review`: looks back on a recorded game.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "coach/coach.h"

namespace CLI {
class App;
}

namespace septem {

struct ReviewOrder {
  std::filesystem::path record;
  std::filesystem::path html;  ///< empty: none is written
  bool is_json = false;
  std::optional<std::int64_t> work;  ///< for each decision
  unsigned threads = 0;              ///< 0: one a core
  std::vector<std::filesystem::path> allowed;
};

/// All steps, by several threads; shows how far it is.
std::vector<ReviewedStep> review_steps(const ReviewedGame& game, unsigned threads);

const CLI::App* add_review_command(CLI::App& app, ReviewOrder& order);

int run_review(const ReviewOrder& order);

}  // namespace septem
