// A finished game looked back on: how the chances went, what each decision was worth by what was known then, and what was luck.
//
// With all cards open each step changes what the seats may expect (their outlook). A decision is worth less than the best one by what the seat knew:
// that difference is the decider's own doing, and goes to the others. All the rest of the change is luck: the deal, and what was hidden.
// So the shares at the start, everybody's decisions and luck add up to the result, whatever the outlook is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "coach/reason.h"
#include "core/seat.h"

namespace septem {

/// Shares of the win, from p0 on.
using SeatShares = std::vector<double>;

struct ReviewedOption {
  std::string action;
  double chance = 0;  ///< the share of the win, by what the decider knew
  std::vector<Reason> reasons{};
};

struct ReviewedStep {
  std::size_t number = 0;      ///< from 0 on
  std::optional<Seat> seat{};  ///< who decided; nobody: chance
  std::string text{};          ///< the action, or the kind of outcome
  SeatShares outlook{};        ///< after it
  /// Where there was a choice: the best ones, and the one that was played. Best first.
  std::vector<ReviewedOption> options{};
  double loss = 0;  ///< what the decision gave away, of the share of the win
};

enum class Mark : std::uint8_t { kNone, kInaccuracy, kMistake, kBlunder };
/// By what it cost: two, five and ten hundredths of the win.
Mark mark_of(double loss);
/// `inaccuracy`; empty for none.
std::string_view mark_name(Mark mark);

/// Where a seat's result came from.
struct Account {
  double start = 0;          ///< an equal share
  double deal = 0;           ///< what chance gave
  double hidden = 0;         ///< what nobody could know
  SeatShares decisions{};    ///< what each seat's decisions gave, the own ones included
  double result = 0;         ///< the sum
  int choices = 0;           ///< decisions in which there was a choice
  double loss_a_choice = 0;  ///< given away in each of them, on average
};

/// Which seats win together: the number of each seat's owner.
using Owners = std::vector<int>;

/// Of each seat. All steps from the first to the last, in order.
std::vector<Account> accounts_of(const std::vector<ReviewedStep>& steps, const Owners& owners);

}  // namespace septem
