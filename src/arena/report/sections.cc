#include "arena/report/sections.h"

#include <fmt/format.h>

#include "arena/figure_text.h"
#include "arena/report/html.h"

namespace septem {
namespace {

std::string counts_section(std::string_view heading, std::string_view what, const Counts& counts) {
  const auto at = [&](double part) { return std::to_string(quantile(counts, part)); };
  const HtmlRows rows{{"", std::string(what)},
                      {"5 % have at most", at(0.05)},
                      {"half have at most", at(0.5)},
                      {"95 % have at most", at(0.95)},
                      {"most of all", at(1)}};
  const std::string title = fmt::format("Games by {}", what);
  return html_section(heading, svg_of(title, counts) + html_table(title, rows));
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

std::string length_and_margin_sections(const Tally& tally) {
  return counts_section("Length", "moves", tally.lengths()) +
         counts_section("Margin", "points between the winner and the next", tally.margins());
}

}  // namespace septem
