// A review as tables of texts, for the terminal and for a page.
#pragma once

#include <string>
#include <vector>

#include "coach/review.h"
#include "coach/words.h"

namespace septem {

using TextRows = std::vector<std::vector<std::string>>;

struct GameReview {
  SeatNames names;
  std::vector<ReviewedStep> steps;
  std::vector<Account> accounts;
};

/// Every decision in which there was a choice, with what was best.
TextRows decision_rows(const GameReview& review);
/// Luck and everybody's decisions, which add up to the result.
TextRows account_rows(const GameReview& review);
/// A page that stands alone.
std::string review_page(std::string_view title, const GameReview& review);

}  // namespace septem
