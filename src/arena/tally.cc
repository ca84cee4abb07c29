#include "arena/tally.h"

#include <algorithm>
#include <cmath>

#include "arena/mean.h"

namespace septem {
namespace {

bool has_bot(const Lineup& lineup, std::size_t bot) {
  return std::find(lineup.begin(), lineup.end(), bot) != lineup.end();
}
bool is_alone(const Lineup& lineup, std::size_t bot) { return std::count(lineup.begin(), lineup.end(), bot) == 1; }

/// The points between the best who won and the best who did not; 0 where all won.
int margin_of(const GameResult& game) {
  const Return* winner = nullptr;
  const Return* loser = nullptr;
  for (const Return& seat : game.returns) {
    const Return*& best = seat.share > 0 ? winner : loser;
    if (!best || seat.points > best->points) best = &seat;
  }
  return winner && loser ? winner->points - loser->points : 0;
}

}  // namespace

Tally::Tally(const Seating& seating, const std::vector<Lineup>& lineups)
    : seating_(seating),
      lineups_(lineups),
      bots_(static_cast<std::size_t>(seating.bots)),
      seats_(static_cast<std::size_t>(seating.seats)) {
  for (std::size_t a = 0; a < bots_.size(); ++a)
    for (std::size_t b = a + 1; b < bots_.size(); ++b) pairs_.push_back({.met = {a, b}});
}

void Tally::add(const DealResult& deal) {
  ++deals_;
  for (PairTally& pair : pairs_) add_pair(pair, deal);
  add_points(deal);
  add_seats(deal);
  add_games(deal);
  add_categories(deal);
  add_figures(deal);
  for (std::size_t bot = 0; bot < bots_.size(); ++bot) bots_[bot].effort += deal.efforts[bot];
}

void Tally::add_pair(PairTally& pair, const DealResult& deal) {
  Mean score;
  Mean first_points;
  Mean second_points;
  Mean first_alone;
  Mean second_alone;
  for (std::size_t g = 0; g < deal.games.size(); ++g) {
    const Lineup& lineup = lineups_[g];
    if (!has_bot(lineup, pair.met.first) || !has_bot(lineup, pair.met.second)) continue;
    const double first = score_of(pair.met.first, deal.games[g], lineup, seating_.sides);
    score.add(first);
    if (seating_.sides > 2) is_alone(lineup, pair.met.first) ? first_alone.add(first) : second_alone.add(1 - first);
    if (deal.games[g].forfeit) continue;
    for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
      (lineup[seat] == pair.met.first ? first_points : second_points).add(deal.games[g].returns[seat].points);
    }
  }
  if (score.has_any()) pair.counts.add(score.value());
  score.add_to(pair.met.scores);
  first_alone.add_to(pair.first_alone);
  second_alone.add_to(pair.second_alone);
  if (first_points.has_any() && second_points.has_any()) pair.points.add(first_points.value() - second_points.value());
  // Shares of three are no exact numbers.
  if (score.has_any() && std::abs(score.value() - 0.5) > 1e-9) ++pair.decided;
}

void Tally::add_points(const DealResult& deal) {
  std::vector<Mean> points(bots_.size());
  for (std::size_t g = 0; g < deal.games.size(); ++g) {
    if (deal.games[g].forfeit) continue;
    for (std::size_t seat = 0; seat < lineups_[g].size(); ++seat)
      points[lineups_[g][seat]].add(deal.games[g].returns[seat].points);
  }
  for (std::size_t bot = 0; bot < bots_.size(); ++bot) points[bot].add_to(bots_[bot].points);
}

void Tally::add_seats(const DealResult& deal) {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    Mean share;
    for (const GameResult& game : deal.games)
      if (!game.forfeit) share.add(game.returns[seat].share);
    share.add_to(seats_[seat]);
  }
}

void Tally::add_games(const DealResult& deal) {
  for (std::size_t g = 0; g < deal.games.size(); ++g) {
    const GameResult& game = deal.games[g];
    ++games_;
    moves_ += game.moves;
    if (game.forfeit) {
      ++bots_[lineups_[g][static_cast<std::size_t>(game.forfeit->seat.index())]].forfeits;
      continue;
    }
    ++lengths_[game.moves];
    ++margins_[margin_of(game)];
    const auto is_whole = [](const Return& seat) { return seat.share == 1; };
    if (std::none_of(game.returns.begin(), game.returns.end(), is_whole)) ++ties_;
  }
}

void Tally::add_categories(const DealResult& deal) {
  std::map<std::string, std::pair<Mean, Mean>> found;  // amount and lead
  for (const GameResult& game : deal.games) {
    for (const CategoryScore& category : game.categories) {
      Mean won;
      Mean lost;
      auto& [amount, lead] = found[category.key];
      for (std::size_t seat = 0; seat < category.amounts.size(); ++seat) {
        amount.add(category.amounts[seat]);
        (game.returns[seat].share > 0 ? won : lost).add(category.amounts[seat]);
      }
      if (won.has_any() && lost.has_any()) lead.add(won.value() - lost.value());
    }
  }
  for (const auto& [key, means] : found) {
    means.first.add_to(categories_[key].amount);
    means.second.add_to(categories_[key].lead);
  }
}

void Tally::add_figures(const DealResult& deal) {
  std::map<std::string, Mean> found;
  for (const GameResult& game : deal.games)
    for (const Figure& figure : game.figures) found[figure.name].add(figure.value);
  for (const auto& [name, mean] : found) mean.add_to(figures_[name]);
}

}  // namespace septem
