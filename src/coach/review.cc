#include "coach/review.h"

#include <algorithm>
#include <set>

namespace septem {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// What a decision that gave away `loss` meant to a seat: who wins with the decider loses it, the others share it.
double effect_on(std::size_t seat, const ReviewedStep& step, const Owners& owners) {
  const int owner = owners[at(*step.seat)];
  if (owners[seat] == owner) return -step.loss;
  const auto others = std::set<int>(owners.begin(), owners.end()).size() - 1;
  return step.loss / static_cast<double>(others);
}

Account account_of(std::size_t seat, const std::vector<ReviewedStep>& steps, const Owners& owners) {
  Account account;
  account.start = 1 / static_cast<double>(std::set<int>(owners.begin(), owners.end()).size());
  account.decisions.resize(owners.size());
  double before = account.start;
  double lost = 0;
  for (const ReviewedStep& step : steps) {
    const double change = step.outlook[seat] - before;
    before = step.outlook[seat];
    if (!step.seat) {
      account.deal += change;
      continue;
    }
    const double own = effect_on(seat, step, owners);
    account.decisions[at(*step.seat)] += own;
    account.hidden += change - own;
    if (at(*step.seat) != seat || step.options.empty()) continue;
    ++account.choices;
    lost += step.loss;
  }
  account.result = before;
  account.loss_a_choice = lost / std::max(account.choices, 1);
  return account;
}

}  // namespace

Mark mark_of(double loss) {
  if (loss >= 0.10) return Mark::kBlunder;
  if (loss >= 0.05) return Mark::kMistake;
  return loss >= 0.02 ? Mark::kInaccuracy : Mark::kNone;
}

std::string_view mark_name(Mark mark) {
  switch (mark) {
    case Mark::kInaccuracy:
      return "inaccuracy";
    case Mark::kMistake:
      return "mistake";
    case Mark::kBlunder:
      return "blunder";
    case Mark::kNone:
      break;
  }
  return "";
}

std::vector<Account> accounts_of(const std::vector<ReviewedStep>& steps, const Owners& owners) {
  std::vector<Account> accounts;
  for (std::size_t seat = 0; seat < owners.size(); ++seat) accounts.push_back(account_of(seat, steps, owners));
  return accounts;
}

}  // namespace septem
