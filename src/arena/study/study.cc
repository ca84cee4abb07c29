#include "arena/study/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "arena/figure_text.h"

namespace septem {
namespace {

/// A figure with its name; shares lie between 0 and 1.
struct Named {
  std::string name;
  Sample sample{};
  bool is_share = false;
};

double even_share(const StudiedVariant& variant) { return 1.0 / variant.contest.seating().sides; }

/// `nick` of `action.nick`; scoring keys in full words.
std::string category_name(const std::string& key) {
  const bool is_action = key.starts_with("action.");
  return (is_action ? "action " : "score ") + key.substr(key.rfind('.') + 1);
}

std::vector<Named> named_figures(const StudiedVariant& variant) {
  std::vector<Named> all;
  for (std::size_t seat = 0; seat < variant.tally.seats().size(); ++seat)
    all.push_back({fmt::format("p{}: share of wins", seat), variant.tally.seats()[seat], true});
  for (const auto& [name, sample] : variant.tally.figures()) all.push_back({name, sample});
  for (const auto& [key, category] : variant.tally.categories()) {
    all.push_back({category_name(key) + ": of a seat", category.amount});
    all.push_back({category_name(key) + ": winners had more by", category.lead});
  }
  return all;
}

std::string text_of(const Named& figure) {
  return figure.is_share ? share_text(figure.sample)
                         : with_interval(figure.sample.mean(), mean_interval(figure.sample), 3);
}

double moves_a_game(const Tally& tally) {
  return static_cast<double>(tally.moves()) / static_cast<double>(std::max<std::int64_t>(tally.games(), 1));
}
std::string minutes_text(const StudiedVariant& variant) {
  return fmt::format("{:.1f}", moves_a_game(variant.tally) * variant.pace / 60);
}

std::string mean_of(const StudiedVariant& variant, const std::string& name) {
  const auto found = variant.tally.figures().find(name);
  return found == variant.tally.figures().end() ? "-" : fmt::format("{:.3f}", found->second.mean());
}

std::string p_text(double p) { return p < 0.001 ? "< 0.001" : fmt::format("{:.3f}", p); }

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
  rows.push_back({"moves", fmt::format("{:.1f}", moves_a_game(variant.tally))});
  rows.push_back({fmt::format("minutes at {:.0f} s a decision", variant.pace), minutes_text(variant)});
  rows.push_back({"p of even seats", p_text(p_of_even_seats(variant))});
  for (const Named& figure : named_figures(variant)) rows.push_back({figure.name, text_of(figure)});
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
                    fmt::format("{:.1f}", moves_a_game(variant.tally)), minutes_text(variant), mean_of(variant, "tie"),
                    mean_of(variant, "choice: legal moves"), mean_of(variant, "choice: decisions without one")});
  }
  return rows;
}

TextRows comparison_rows(const StudiedVariant& first, const StudiedVariant& second) {
  TextRows rows{
      {"figure", contest_name(first.contest.order()), contest_name(second.contest.order()), "p of no difference"}};
  std::map<std::string, Named> others;
  for (Named& figure : named_figures(second)) others.emplace(figure.name, figure);
  for (const Named& figure : named_figures(first)) {
    const auto other = others.find(figure.name);
    if (other == others.end()) continue;
    rows.push_back({figure.name, text_of(figure), text_of(other->second),
                    p_text(p_of_difference(figure.sample, other->second.sample))});
  }
  return rows;
}

}  // namespace septem
