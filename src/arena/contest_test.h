// Contests for tests.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/contest.h"
#include "arena/run.h"
#include "arena/tally.h"
#include "arena/variants.h"

namespace septem {

inline ContestOrder contest_order(std::string_view game, int seats, const std::vector<std::string_view>& bots,
                                  const std::vector<std::string_view>& options = {}) {
  ContestOrder order{
      .game = std::string(game), .seats = seats, .options = *read_options(*find_game(game)->options, seats, options)};
  for (const std::string_view bot : bots) order.bots.push_back(*parse_bot_spec(bot));
  return order;
}

inline std::unique_ptr<Contest> contest(ContestOrder order) {
  auto made = make_contest(std::move(order), NoDataFiles());
  EXPECT_TRUE(made) << made.error();
  return std::move(*made);
}

/// Without times.
inline DealResult timeless(DealResult result) {
  for (Effort& effort : result.efforts) effort.nanoseconds = 0;
  return result;
}

inline std::vector<DealResult> play_deals(Contest& contest, std::uint64_t deals, unsigned threads = 1) {
  std::vector<DealResult> results;
  run_deals(contest, {.until = deals, .threads = threads}, [&](DealResult result) {
    results.push_back(timeless(std::move(result)));
    return true;
  });
  return results;
}

inline Tally tally_of(const Contest& contest, const std::vector<DealResult>& results) {
  Tally tally(contest.seating(), contest.lineups());
  for (const DealResult& result : results) tally.add(result);
  return tally;
}

}  // namespace septem
