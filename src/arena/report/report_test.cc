// Reports stand alone: no scripts, every number as text, nothing of a bot's name taken for HTML.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "arena/contest_test.h"
#include "arena/figure_text.h"
#include "arena/report/arena_report.h"
#include "arena/report/html.h"
#include "arena/report/plot.h"
#include "arena/report/study_report.h"

namespace septem {
namespace {

using testing::HasSubstr;
using testing::Not;

class Reports : public testing::Test {
 protected:
  std::string report_of(const std::vector<std::string_view>& bots, std::string_view game = "seas", int seats = 2) {
    ContestOrder order = contest_order(game, seats, bots);
    order.has_categories = true;
    contest_ = contest(order);
    tally_.emplace(tally_of(*contest_, play_deals(*contest_, 20)));
    return arena_report({"1.0", "septem arena <game> & more"}, {{*contest_, *tally_}});
  }

  std::unique_ptr<Contest> contest_;
  std::optional<Tally> tally_;
};

TEST_F(Reports, HaveEveryNumberAsText) {
  const std::string page = report_of({"greedy", "random"});
  EXPECT_THAT(page, HasSubstr("<td>" + share_text(tally_->pairs()[0].met.scores) + "</td>"));
  for (const Sample& seat : tally_->seats()) EXPECT_THAT(page, HasSubstr("<td>" + share_text(seat) + "</td>"));
  EXPECT_THAT(page, HasSubstr("<th scope=\"row\">coins</th>"));
  for (const std::string_view heading : {"Strength", "Seats", "What scores", "Length", "Margin", "Time"})
    EXPECT_THAT(page, HasSubstr("<h3>" + std::string(heading) + "</h3>"));
}

TEST_F(Reports, NeedNoScriptsAndNothingFromElsewhere) {
  const std::string page = report_of({"greedy", "random", "greedy:work=2"}, "sevens", 3);
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, Not(HasSubstr("url(")));
  EXPECT_THAT(page, HasSubstr("<h3>Ratings</h3>"));
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
}

TEST_F(Reports, SayWhatEachPlotShows) {
  const std::string page = report_of({"greedy", "random"});
  const std::regex plot("<svg [^>]*>");
  int plots = 0;
  for (std::sregex_iterator at(page.begin(), page.end(), plot), end; at != end; ++at, ++plots)
    EXPECT_THAT(at->str(), testing::ContainsRegex("role=\"img\" aria-label=\"[A-Z]"));
  EXPECT_EQ(plots, 5);
}

TEST_F(Reports, SayWhatASequentialTestFound) {
  EXPECT_THAT(report_of({"greedy", "random"}), Not(HasSubstr("It was to end")));
  EXPECT_THAT(arena_report({"1", "c", "sprt 0.5 or 0.53: 0.53 after 40 deals"}, {{*contest_, *tally_}}),
              HasSubstr("rather true: sprt 0.5 or 0.53: 0.53 after 40 deals."));
}

TEST_F(Reports, OfStudiesHaveEveryNumberAsText) {
  ContestOrder order = contest_order("seas", 2, {"greedy"});
  order.is_study = true;
  contest_ = contest(order);
  std::vector<DealResult> results = play_deals(*contest_, 20);
  tally_.emplace(tally_of(*contest_, results));
  const std::string page = study_report({"1", "c"}, {{*contest_, *tally_}});
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  for (const Sample& seat : tally_->seats()) EXPECT_THAT(page, HasSubstr("<td>" + share_text(seat) + "</td>"));
  for (const std::string_view caption : {"Games by moves", "Games by points between the winner and the next"})
    EXPECT_THAT(page, HasSubstr("<caption>" + std::string(caption) + "</caption>"));
  EXPECT_THAT(page, HasSubstr("half have at most</th><td>" + std::to_string(quantile(tally_->lengths(), 0.5))));
  EXPECT_THAT(page, Not(HasSubstr("failed")));
  results[3].games[0].forfeit = Forfeit{Seat::from_index(0), "it is gone"};
  tally_.emplace(tally_of(*contest_, results));
  EXPECT_THAT(study_report({"1", "c"}, {{*contest_, *tally_}}), HasSubstr("20 games of greedy; 1 of them were lost"));
}

TEST_F(Reports, TakeNamesAsText) {
  EXPECT_THAT(report_of({"random"}), HasSubstr("<code>septem arena &lt;game&gt; &amp; more</code>"));
  EXPECT_THAT(html_table("a", {{"x", "y"}, {"<b>", "\"q\""}}), HasSubstr("&lt;b&gt;</th><td>&quot;q&quot;</td>"));
}

TEST(Plots, StayInsideTheirFrame) {
  const std::string svg = svg_of({"Title", {{"a", -3, {-5, 2}}, {"b", 900, {100, 1000}}}, 0.0});
  const std::regex place("(?:x1|x2|cx)=\"([-0-9.]+)\"");
  for (std::sregex_iterator at(svg.begin(), svg.end(), place), end; at != end; ++at) {
    EXPECT_GE(std::stod((*at)[1]), 0);
    EXPECT_LE(std::stod((*at)[1]), 360);
  }
}

TEST(Plots, OfManyNumbersShareBars) {
  Counts counts;
  for (int i = 0; i < 1000; ++i) counts[i] = i;
  const std::string svg = svg_of("Title", counts);
  EXPECT_LE(std::count(svg.begin(), svg.end(), '\n'), 60);
  EXPECT_EQ(svg_of("Title", Counts{}), "");
}

TEST(Plots, QuantilesAreNumbersThatCame) {
  const Counts counts{{1, 5}, {2, 90}, {7, 5}};
  EXPECT_EQ(quantile(counts, 0.05), 1);
  EXPECT_EQ(quantile(counts, 0.5), 2);
  EXPECT_EQ(quantile(counts, 1), 7);
}

}  // namespace
}  // namespace septem
