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

/// An interloper may win over everybody, and all may share a win.
bool has_winner_and_loser(const GameResult& game) {
  const auto has_won = [](const Return& seat) { return seat.share > 0; };
  const auto won = std::count_if(game.returns.begin(), game.returns.end(), has_won);
  return won > 0 && won < static_cast<std::ptrdiff_t>(game.returns.size());
}

/// What one kind of scoring line brought in the games of a deal.
struct KindSums {
  double amount = 0;
  double lead = 0;
  int games = 0;

  void add(const CategoryScore& category, const GameResult& game) {
    Mean all;
    Mean won;
    Mean lost;
    for (std::size_t seat = 0; seat < category.amounts.size(); ++seat) {
      all.add(category.amounts[seat]);
      (game.returns[seat].share > 0 ? won : lost).add(category.amounts[seat]);
    }
    amount += all.value();
    if (won.has_any() && lost.has_any()) lead += won.value() - lost.value();
    ++games;
  }
  void add_to(CategoryTally& tally, int of_games, int won_games) const {
    tally.amount.add(amount / of_games);
    tally.came_up.add(static_cast<double>(games) / of_games);
    if (won_games > 0) tally.lead.add(lead / won_games);
  }
};

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
    if (game.forfeit) {
      ++bots_[lineups_[g][static_cast<std::size_t>(game.forfeit->seat.index())]].forfeits;
      continue;
    }
    ++finished_;
    moves_ += game.moves;
    ++lengths_[game.moves];
    ++margins_[margin_of(game)];
    const auto is_whole = [](const Return& seat) { return seat.share == 1; };
    if (std::none_of(game.returns.begin(), game.returns.end(), is_whole)) ++ties_;
  }
}

void Tally::add_categories(const DealResult& deal) {
  std::map<std::string, KindSums> found;
  int games = 0;
  int won_games = 0;
  for (const GameResult& game : deal.games) {
    if (game.forfeit) continue;
    ++games;
    if (has_winner_and_loser(game)) ++won_games;
    for (const CategoryScore& category : game.categories) found[category.key].add(category, game);
  }
  if (games == 0) return;
  for (const auto& [key, sums] : found) categories_.try_emplace(key, nothing_);
  for (auto& [key, category] : categories_) found[key].add_to(category, games, won_games);
  KindSums{}.add_to(nothing_, games, won_games);
}

CategoryTally Tally::category(const std::string& key) const {
  const auto found = categories_.find(key);
  return found == categories_.end() ? nothing_ : found->second;
}

double Tally::moves_a_game() const {
  return static_cast<double>(moves_) / static_cast<double>(std::max<std::int64_t>(finished_, 1));
}

void Tally::add_figures(const DealResult& deal) {
  std::map<std::string, Mean> found;
  for (const GameResult& game : deal.games)
    for (const Figure& figure : game.figures) found[figure.name].add(figure.value);
  for (const auto& [name, mean] : found) mean.add_to(figures_[name]);
}

}  // namespace septem
