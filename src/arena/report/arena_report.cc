#include "arena/report/arena_report.h"

#include <fmt/format.h>

#include "arena/figure_text.h"
#include "arena/report/html.h"
#include "arena/report/plot.h"
#include "arena/report/sections.h"

namespace septem {
namespace {

std::string bot_name(const ReportedContest& told, std::size_t bot) { return told.contest.order().bots[bot].text; }

std::string pair_name(const ReportedContest& told, const PairTally& pair) {
  return bot_name(told, pair.met.first) + " against " + bot_name(told, pair.met.second);
}

std::string pairs_section(const ReportedContest& told) {
  if (told.tally.pairs().empty()) return {};
  IntervalPlot plot{"Shares of wins with 95 % intervals; the dashed line is where equals would be", {}, 0.5};
  HtmlRows rows{{"pair", "share of wins of the first", "points ahead, a seat", "decided deals"}};
  for (const PairTally& pair : told.tally.pairs()) {
    plot.rows.push_back(share_row(pair_name(told, pair), pair.met.scores));
    rows.push_back({pair_name(told, pair), share_text(pair.met.scores), points_text(pair.points),
                    fmt::format("{} of {}", pair.decided, told.tally.deals())});
    if (pair.first_alone.count() == 0) continue;
    rows.push_back({"one " + bot_name(told, pair.met.first) + " among " + bot_name(told, pair.met.second),
                    share_text(pair.first_alone)});
    rows.push_back({"one " + bot_name(told, pair.met.second) + " among " + bot_name(told, pair.met.first),
                    share_text(pair.second_alone)});
  }
  return html_section("Strength", svg_of(plot) + html_table("Shares of wins, with 95 % intervals", rows));
}

std::string ratings_section(const ReportedContest& told) {
  if (told.tally.pairs().size() < 2) return {};
  std::vector<PairScores> met;
  for (const PairTally& pair : told.tally.pairs()) met.push_back(pair.met);
  IntervalPlot plot{"Ratings with 95 % intervals", {}};
  HtmlRows rows{{"bot", "rating"}};
  const auto strengths = fit_strengths(told.tally.bots().size(), met);
  for (std::size_t bot = 0; bot < strengths.size(); ++bot) {
    plot.rows.push_back({bot_name(told, bot), strengths[bot].points, strengths[bot].interval});
    rows.push_back({bot_name(told, bot), with_interval(strengths[bot].points, strengths[bot].interval, 0)});
  }
  return html_section("Ratings",
                      svg_of(plot) + html_table("Fitted over all pairs; 400 points are ten times the odds", rows));
}

std::string times_section(const ReportedContest& told) {
  HtmlRows rows{{"bot", "time a move", "work a move", "work a second", "games lost by failing"}};
  for (std::size_t bot = 0; bot < told.tally.bots().size(); ++bot) {
    std::vector<std::string> row{bot_name(told, bot)};
    for (std::string& text : effort_texts(told.tally.bots()[bot].effort)) row.push_back(std::move(text));
    row.push_back(std::to_string(told.tally.bots()[bot].forfeits));
    rows.push_back(std::move(row));
  }
  return html_section("Time", html_table("Of the moves that were timed", rows));
}

std::string contest_html(const ReportedContest& told) {
  const Tally& tally = told.tally;
  std::string html = fmt::format("<p>{} deals, {} games, {} without a single winner.</p>\n", tally.deals(),
                                 tally.games(), tally.ties());
  if (tally.deals() == 0) return html;
  html += pairs_section(told) + ratings_section(told) + seats_section(told.contest, told.tally) +
          categories_section(tally);
  return html + length_and_margin_sections(tally) + times_section(told);
}

/// Many contests at a glance.
std::string overview(const std::vector<ReportedContest>& contests) {
  IntervalPlot plot{"Share of wins of the first bot in every game, with 95 % intervals", {}, 0.5};
  HtmlRows rows{{"game", "pair", "deals", "share of wins of the first", "decided deals"}};
  for (const ReportedContest& told : contests) {
    if (told.tally.deals() == 0) continue;
    const std::string name = contest_name(told.contest.order());
    const bool is_one = told.tally.pairs().size() == 1;
    for (const PairTally& pair : told.tally.pairs()) {
      plot.rows.push_back(share_row(is_one ? name : name + ": " + pair_name(told, pair), pair.met.scores));
      rows.push_back({name, pair_name(told, pair), std::to_string(told.tally.deals()), share_text(pair.met.scores),
                      std::to_string(pair.decided)});
    }
  }
  return rows.size() == 1 ? std::string{}
                          : html_section("All games", svg_of(plot) + html_table("Every game and variant", rows));
}

}  // namespace

std::string arena_report(const ReportHead& head, const std::vector<ReportedContest>& contests) {
  std::string inside = fmt::format("<h1>Septem arena</h1>\n<p>Version {}: <code>{}</code></p>\n", escaped(head.version),
                                   escaped(head.command));
  inside +=
      "<p>A deal is the unit: its games share their cards, and count as one number. Intervals hold the true value in "
      "95 of 100 such "
      "runs.</p>\n";
  if (!head.sprt.empty()) {
    inside += fmt::format(
        "<p>It was to end as soon as it is clear which of two shares of wins is rather true: {}. A run that "
        "ended early overstates how much better the better one is.</p>\n",
        escaped(head.sprt));
  }
  const bool is_many = contests.size() > 1;
  if (is_many) inside += overview(contests);
  for (const ReportedContest& told : contests) {
    const std::string name = escaped(contest_name(told.contest.order()));
    const std::string html = contest_html(told);
    inside += is_many ? "<details>\n<summary>" + name + "</summary>\n" + html + "</details>\n"
                      : "<h2>" + name + "</h2>\n" + html;
  }
  return html_page("Septem arena", inside);
}

}  // namespace septem
