#include "apps/review_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "arena/report/html.h"

namespace septem {
namespace {

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }
std::string change(double share) { return fmt::format("{:+.1f} %", 100 * share); }

const ReviewedOption& played(const ReviewedStep& step) {
  for (const ReviewedOption& option : step.options)
    if (option.action == step.text) return option;
  return step.options.front();
}

/// Nothing where the best was played.
std::string better(const ReviewedStep& step, const SeatNames& names) {
  const ReviewedOption& best = step.options.front();
  if (step.loss <= 0 || best.action == step.text) return {};
  return fmt::format("{} {}: {}", best.action, percent(best.chance), in_words(best.reasons, names));
}

/// How the chances went, a line for each seat.
std::string curve(const GameReview& review) {
  constexpr double kWidth = 800;
  constexpr double kHeight = 200;
  static constexpr std::array<std::string_view, 7> kColours = {"#1b6ca8", "#c2571a", "#2e7d32", "#8e24aa",
                                                               "#b71c1c", "#00838f", "#6d4c41"};
  std::string svg = fmt::format(
      R"(<svg viewBox="0 0 {} {}" role="img" aria-label="Chances to win after each step; the numbers are in the table">)"
      R"(<rect width="100%" height="100%" fill="none" stroke="currentColor" stroke-opacity=".3"/>)",
      kWidth, kHeight);
  const double gap = kWidth / static_cast<double>(std::max<std::size_t>(review.steps.size() - 1, 1));
  for (std::size_t seat = 0; seat < review.names.size(); ++seat) {
    std::string points;
    for (std::size_t i = 0; i < review.steps.size(); ++i) {
      points += fmt::format("{:.1f},{:.1f} ", gap * static_cast<double>(i),
                            kHeight * (1 - review.steps[i].outlook[seat]));
    }
    svg += fmt::format(R"(<polyline fill="none" stroke="{}" stroke-width="2" points="{}"><title>{}</title></polyline>)",
                       kColours[seat], points, escaped(review.names[seat]));
  }
  std::string legend;
  for (std::size_t seat = 0; seat < review.names.size(); ++seat) {
    legend += fmt::format(R"(<span style="color:{}">&#9632;</span> {} )", kColours[seat], escaped(review.names[seat]));
  }
  return svg + "</svg><p>" + legend + "</p>";
}

}  // namespace

TextRows decision_rows(const GameReview& review) {
  TextRows rows = {{"step", "who", "played", "chance", "lost", "", "better was"}};
  for (const ReviewedStep& step : review.steps) {
    if (step.options.empty()) continue;
    rows.push_back({std::to_string(step.number + 1), review.names[static_cast<std::size_t>(step.seat->index())],
                    step.text, percent(played(step).chance), percent(step.loss),
                    std::string(mark_name(mark_of(step.loss))), better(step, review.names)});
  }
  return rows;
}

TextRows account_rows(const GameReview& review) {
  TextRows rows = {{""}};
  const auto add = [&](const std::string& name, auto figure) {
    rows.push_back({name});
    for (const Account& account : review.accounts) rows.back().push_back(figure(account));
  };
  for (const std::string& name : review.names) rows[0].push_back(name);
  add("an equal share", [](const Account& account) { return percent(account.start); });
  add("the deal", [](const Account& account) { return change(account.deal); });
  add("hidden cards", [](const Account& account) { return change(account.hidden); });
  for (std::size_t seat = 0; seat < review.names.size(); ++seat) {
    add("decisions of " + review.names[seat], [&](const Account& account) { return change(account.decisions[seat]); });
  }
  add("result", [](const Account& account) { return percent(account.result); });
  add("lost in a decision", [](const Account& account) { return percent(account.loss_a_choice); });
  return rows;
}

std::string review_page(std::string_view title, const GameReview& review) {
  return html_page(title,
                   html_section("Chances", curve(review)) +
                       html_section("Luck and skill", html_table("Where the result came from", account_rows(review))) +
                       html_section("Decisions", html_table("Every decision with a choice", decision_rows(review))));
}

}  // namespace septem
