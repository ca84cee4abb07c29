#include "arena/study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

#include "arena/figure_text.h"

namespace septem {
namespace {

constexpr std::string_view kMoves = "moves";

/// A figure with its name; shares lie between 0 and 1.
struct Named {
  std::string name;
  Sample sample{};
  bool is_share = false;
};

double even_share(const StudiedVariant& variant) { return 1.0 / variant.contest.seating().sides; }

/// `action nick` of `action.nick`, `score coins` of `seas.score.coins`.
std::string category_name(const std::string& key) {
  const std::string last = key.substr(key.rfind('.') + 1);
  for (const std::string_view kind : {"action", "power"})
    if (key.starts_with(kind)) return std::string(kind) + " " + last;
  return "score " + last;
}

std::set<std::string> kinds_of(const StudiedVariant& variant) {
  std::set<std::string> kinds;
  for (const auto& [key, category] : variant.tally.categories()) kinds.insert(key);
  return kinds;
}

std::string minutes_name(const StudiedVariant& variant) {
  return fmt::format("minutes at {:.0f} s a decision", variant.pace);
}
Sample minutes_of(const StudiedVariant& variant, const Sample& moves) { return moves.times(variant.pace / 60); }

/// With these kinds of actions and scoring lines, also where they never came up.
std::vector<Named> named_figures(const StudiedVariant& variant, const std::set<std::string>& kinds) {
  std::vector<Named> all;
  for (std::size_t seat = 0; seat < variant.tally.seats().size(); ++seat)
    all.push_back({fmt::format("p{}: share of wins", seat), variant.tally.seats()[seat], true});
  for (const auto& [name, sample] : variant.tally.figures()) {
    all.push_back({name, sample});
    if (name == kMoves) all.push_back({minutes_name(variant), minutes_of(variant, sample)});
  }
  for (const std::string& key : kinds) {
    const CategoryTally category = variant.tally.category(key);
    all.push_back({category_name(key) + ": of a seat", category.amount});
    all.push_back({category_name(key) + ": winners had more by", category.lead});
    all.push_back({category_name(key) + ": came up in ... of games", category.came_up, true});
  }
  return all;
}

std::string text_of(const Named& figure) {
  return figure.is_share ? share_text(figure.sample) : mean_text(figure.sample, 3);
}

const Sample* find_figure(const StudiedVariant& variant, std::string_view name) {
  const auto found = variant.tally.figures().find(std::string(name));
  return found == variant.tally.figures().end() ? nullptr : &found->second;
}
/// `-` where no game came to its end.
std::string mean_of(const StudiedVariant& variant, std::string_view name, int digits = 3) {
  const Sample* figure = find_figure(variant, name);
  return figure ? fmt::format("{:.{}f}", figure->mean(), digits) : "-";
}
std::string minutes_text(const StudiedVariant& variant) {
  const Sample* moves = find_figure(variant, kMoves);
  return moves ? fmt::format("{:.1f}", minutes_of(variant, *moves).mean()) : "-";
}

std::string p_text(double p) { return p < 0.001 ? "< 0.001" : fmt::format("{:.3f}", p); }
/// Two numbers at least on either side, or nothing can be said.
std::string difference_text(const Sample& a, const Sample& b) {
  return a.count() < 2 || b.count() < 2 ? "-" : p_text(p_of_difference(a, b));
}

}  // namespace

double p_of_even_seats(const StudiedVariant& variant) {
  double least = 1;
  for (const Sample& seat : variant.tally.seats()) {
    const double error = seat.standard_error();
    if (error == 0) continue;
    const double p = std::erfc(std::abs(seat.mean() - even_share(variant)) / error / std::sqrt(2.0));
    least = std::min(least, p);
  }
  // The most uneven of several seats: as many chances to look uneven.
  return std::min(1.0, least * static_cast<double>(variant.tally.seats().size()));
}

TextRows figure_rows(const StudiedVariant& variant) {
  TextRows rows{{"figure", "mean (95 %)"}};
  rows.push_back({"p of even seats", p_text(p_of_even_seats(variant))});
  for (const Named& figure : named_figures(variant, kinds_of(variant))) rows.push_back({figure.name, text_of(figure)});
  return rows;
}

TextRows overview_rows(const std::vector<StudiedVariant>& variants) {
  TextRows rows{
      {"variant", "shares of the seats", "p of even", "moves", "minutes", "ties", "legal moves", "no choice"}};
  for (const StudiedVariant& variant : variants) {
    std::string shares;
    for (const Sample& seat : variant.tally.seats())
      shares += fmt::format("{}{:.3f}", shares.empty() ? "" : " ", seat.mean());
    rows.push_back({contest_name(variant.contest.order()), shares, p_text(p_of_even_seats(variant)),
                    mean_of(variant, kMoves, 1), minutes_text(variant), mean_of(variant, "tie"),
                    mean_of(variant, "choice: legal moves"), mean_of(variant, "choice: decisions without one")});
  }
  return rows;
}

TextRows comparison_rows(const StudiedVariant& first, const StudiedVariant& second) {
  TextRows rows{
      {"figure", contest_name(first.contest.order()), contest_name(second.contest.order()), "p of no difference"}};
  std::set<std::string> kinds = kinds_of(first);
  kinds.merge(kinds_of(second));
  std::vector<Named> others = named_figures(second, kinds);
  for (const Named& figure : named_figures(first, kinds)) {
    const auto other = std::ranges::find(others, figure.name, &Named::name);
    if (other == others.end()) {
      rows.push_back({figure.name, text_of(figure), "-", "-"});
      continue;
    }
    rows.push_back({figure.name, text_of(figure), text_of(*other), difference_text(figure.sample, other->sample)});
    others.erase(other);
  }
  for (const Named& figure : others) rows.push_back({figure.name, "-", text_of(figure), "-"});
  return rows;
}

}  // namespace septem
