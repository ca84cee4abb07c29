// What many deals say together. The deal is the unit: all its games count as one number, because they share their cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/sprt.h"
#include "arena/statistics.h"
#include "arena/strength.h"

namespace septem {

/// How two bots did against each other.
struct PairTally {
  PairScores met{};          ///< the first bot's share of wins
  ScoreCounts counts{};      ///< how often the first bot had which share
  Sample points{};           ///< how many points more the first had than the second, for each seat
  std::int64_t decided = 0;  ///< deals that were not split evenly
  Sample first_alone{};      ///< with more than two sides: its share as the only one of its kind
  Sample second_alone{};
};

struct BotTally {
  Sample points{};  ///< of a seat
  Effort effort{};
  std::int64_t forfeits = 0;
};

/// One kind of scoring line. Games in which it did not come up count with 0, so that the kinds add up to the points.
struct CategoryTally {
  Sample amount{};   ///< what it brought a seat
  Sample lead{};     ///< how much more of it those who won had, in games that some won and some lost
  Sample came_up{};  ///< the share of games that had such a line
};

/// How often each number came.
using Counts = std::map<int, std::int64_t>;

class Tally {
 public:
  Tally(const Seating& seating, const std::vector<Lineup>& lineups);

  void add(const DealResult& deal);

  std::int64_t deals() const { return deals_; }
  std::int64_t games() const { return games_; }
  std::int64_t finished() const { return finished_; }  ///< games that came to their end
  /// Of these games.
  double moves_a_game() const;
  const std::vector<PairTally>& pairs() const { return pairs_; }
  const std::vector<BotTally>& bots() const { return bots_; }
  /// The share of wins of each seat, whoever sat there: every bot sits everywhere as often.
  const std::vector<Sample>& seats() const { return seats_; }
  const Counts& lengths() const { return lengths_; }  ///< games by moves
  const Counts& margins() const { return margins_; }  ///< games by the points between the winner and the next
  std::int64_t ties() const { return ties_; }         ///< games that nobody won alone
  const std::map<std::string, CategoryTally>& categories() const { return categories_; }
  /// Also of a kind that never came up.
  CategoryTally category(const std::string& key) const;
  const std::map<std::string, Sample>& figures() const { return figures_; }

 private:
  void add_pair(PairTally& pair, const DealResult& deal);
  void add_points(const DealResult& deal);
  void add_seats(const DealResult& deal);
  void add_games(const DealResult& deal);
  void add_categories(const DealResult& deal);
  void add_figures(const DealResult& deal);

  Seating seating_;
  std::vector<Lineup> lineups_;
  std::int64_t deals_ = 0;
  std::int64_t games_ = 0;
  std::int64_t finished_ = 0;  ///< games without a forfeit
  std::int64_t moves_ = 0;     ///< in these
  std::int64_t ties_ = 0;
  std::vector<PairTally> pairs_;
  std::vector<BotTally> bots_;
  std::vector<Sample> seats_;
  Counts lengths_;
  Counts margins_;
  CategoryTally nothing_;  ///< what a kind that never came up has
  std::map<std::string, CategoryTally> categories_;
  std::map<std::string, Sample> figures_;
};

}  // namespace septem
