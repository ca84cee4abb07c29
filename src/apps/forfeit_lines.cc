#include "apps/forfeit_lines.h"

#include <fmt/format.h>

#include <cstdio>

#include "arena/figure_text.h"

namespace septem {

void ForfeitLines::tell(const Contest& contest, const DealResult& result, Progress& progress) {
  for (std::size_t game = 0; game < result.games.size(); ++game)
    if (result.games[game].forfeit) tell_game(contest, result, game, progress);
}

void ForfeitLines::tell_game(const Contest& contest, const DealResult& result, std::size_t game, Progress& progress) {
  constexpr int kMost = 20;
  if (&contest != contest_) told_ = 0;
  contest_ = &contest;
  if (++told_ > kMost) {
    ++more_;
    return;
  }
  const Forfeit& forfeit = *result.games[game].forfeit;
  const auto seat = static_cast<std::size_t>(forfeit.seat.index());
  progress.clear();
  fmt::print(stderr, "septem: {}, deal {}, game {}: p{} {} loses: {}\n", contest_name(contest.order()), result.deal,
             game + 1, seat, contest.order().bots[contest.lineups()[game][seat]].text, forfeit.why);
}

void ForfeitLines::tell_rest() const {
  if (more_ > 0) fmt::print(stderr, "septem: {} more games were lost like this\n", more_);
}

std::string lost_games_text(const Contest& contest, const Tally& tally) {
  std::string text;
  for (std::size_t bot = 0; bot < tally.bots().size(); ++bot) {
    if (const auto lost = tally.bots()[bot].forfeits; lost > 0)
      text += fmt::format("{} lost {} games because it failed\n", contest.order().bots[bot].text, lost);
  }
  return text;
}

}  // namespace septem
