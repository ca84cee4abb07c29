#include "arena/report/sections.h"

#include <fmt/format.h>

#include "arena/figure_text.h"
#include "arena/report/html.h"

namespace septem {
namespace {

/// `coins` of `seas.score.coins`.
std::string category_name(const std::string& key) { return key.substr(key.rfind('.') + 1); }

double mean_of(const Counts& counts) {
  double sum = 0;
  double all = 0;
  for (const auto& [value, count] : counts) {
    sum += static_cast<double>(value) * static_cast<double>(count);
    all += static_cast<double>(count);
  }
  return sum / all;
}

/// The bars of the drawing as numbers, for who does not see it.
std::string bars_table(const std::string& title, std::string_view what, const Counts& counts) {
  HtmlRows rows{{std::string(what), "games"}};
  for (const Bar& bar : bars_of(counts)) {
    const std::string values = bar.first == bar.last ? std::to_string(bar.first)
                                                     : fmt::format("{} to {}", bar.first, bar.last);
    rows.push_back({values, std::to_string(bar.count)});
  }
  return "<details>\n<summary>Bar by bar</summary>\n" + html_table(title, rows) + "</details>\n";
}

std::string counts_section(std::string_view heading, std::string_view what, const Counts& counts) {
  if (counts.empty()) return {};
  const auto at = [&](double part) { return std::to_string(quantile(counts, part)); };
  const HtmlRows rows{{"", std::string(what)},         {"mean", fmt::format("{:.1f}", mean_of(counts))},
                      {"5 % have at most", at(0.05)},  {"half have at most", at(0.5)},
                      {"95 % have at most", at(0.95)}, {"most of all", at(1)}};
  const std::string title = fmt::format("Games by {}", what);
  return html_section(heading, svg_of(title, counts) + html_table(title, rows) + bars_table(title, what, counts));
}

}  // namespace

PlotRow share_row(std::string name, const Sample& sample) {
  return {std::move(name), sample.mean(), share_interval(sample)};
}

std::string seats_section(const Contest& contest, const Tally& tally) {
  const double even = 1.0 / contest.seating().sides;
  IntervalPlot plot{"Share of wins of each seat with 95 % intervals; the dashed line is an even share", {}, even};
  HtmlRows rows{{"seat", "share of wins"}};
  for (std::size_t seat = 0; seat < tally.seats().size(); ++seat) {
    const std::string name = fmt::format("p{}", seat);
    plot.rows.push_back(share_row(name, tally.seats()[seat]));
    rows.push_back({name, share_text(tally.seats()[seat])});
  }
  return html_section("Seats",
                      svg_of(plot) + html_table(fmt::format("Whoever sits there; even is {:.4f}", even), rows));
}

std::string categories_section(const Tally& tally) {
  if (tally.categories().empty()) return {};
  IntervalPlot plot{"How much more of each kind those who won had, with 95 % intervals", {}, 0.0};
  HtmlRows rows{{"kind", "a seat, a game", "winners had more by", "came up in ... of games"}};
  for (const auto& [key, category] : tally.categories()) {
    plot.rows.push_back({category_name(key), category.lead.mean(), mean_interval(category.lead)});
    rows.push_back(
        {category_name(key), points_text(category.amount), points_text(category.lead), share_text(category.came_up)});
  }
  return html_section("What scores", svg_of(plot) + html_table("Scoring lines and actions by kind", rows));
}

std::string length_and_margin_sections(const Tally& tally) {
  return counts_section("Length", "moves", tally.lengths()) +
         counts_section("Margin", "points between the winner and the next", tally.margins());
}

}  // namespace septem
