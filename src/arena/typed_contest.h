// A contest of one game of the catalogue.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "arena/contest.h"
#include "arena/play_game.h"
#include "arena/player_pool.h"
#include "arena/score_watch.h"
#include "arena/study/study_watch.h"

namespace septem {

/// What wins together: the seats, or the teams of games that have them.
template <Game G>
int sides_of(const typename G::Setup& setup) {
  if constexpr (HasOwners<G>) return setup.owners();
  return setup.seats;
}

template <Notated G>
class TypedContest final : public Contest {
 public:
  TypedContest(ContestOrder order, typename G::Setup setup)
      : Contest(std::move(order), sides_of<G>(setup)), setup_(std::move(setup)), pool_(Contest::order()) {}

  std::optional<DealResult> play(std::uint64_t deal, const StopToken& stop) override {
    DealResult result{.deal = deal};
    result.games.reserve(lineups().size());
    result.efforts.resize(order().bots.size());
    const auto memory = std::make_unique<Memory<G>>();
    for (std::size_t game = 0; game < lineups().size(); ++game) {
      auto played = play_lineup(game, result, *memory, stop);
      if (!played) return std::nullopt;
      result.games.push_back(std::move(*played));
    }
    return result;
  }

 private:
  using Players = std::vector<std::unique_ptr<Player<G>>>;

  std::optional<GameResult> play_lineup(std::size_t game, DealResult& result, Memory<G>& memory,
                                        const StopToken& stop) {
    const Lineup& lineup = lineups()[game];
    FixedList<Player<G>*, Seat::kMaxPlayers> players;
    FixedList<Effort*, Seat::kMaxPlayers> efforts;
    Players owned;
    owned.reserve(lineup.size());
    for (const std::size_t bot : lineup) {
      players.push_back(owned.emplace_back(pool_.take(bot)).get());
      if (is_timed(result.deal)) efforts.push_back(&result.efforts[bot]);
    }
    // The cards follow from the deal alone; whatever else is drawn is another number for every game.
    const GameOrder<G> game_order{setup_,
                                  Seed{{order().seed, result.deal, 0, 0}},
                                  Seed{{order().seed, result.deal, game + 1, 0}},
                                  {players.begin(), players.size()},
                                  {efforts.begin(), efforts.size()},
                                  stop};
    auto played = play_game(game_order, memory);
    if (played && played->forfeit) {
      played->returns = returns_after_forfeit(played->forfeit->seat, lineup, seating().sides);
    }
    for (std::size_t seat = 0; seat < lineup.size(); ++seat) pool_.give_back(lineup[seat], std::move(owned[seat]));
    return played;
  }

  std::optional<GameResult> play_game(const GameOrder<G>& game_order, Memory<G>& memory) const {
    if (order().is_study) return study_game(game_order, memory);
    if (!order().has_categories) {
      NoWatch<G> nobody;
      return PlayedGame<G, NoWatch<G>>(game_order, memory, nobody).play();
    }
    ScoreWatch<G> watch;
    auto played = PlayedGame<G, ScoreWatch<G>>(game_order, memory, watch).play();
    if (played) played->categories = watch.take();
    return played;
  }

  std::optional<GameResult> study_game(const GameOrder<G>& game_order, Memory<G>& memory) const {
    StudyWatch<G> watch;
    auto played = PlayedGame<G, StudyWatch<G>>(game_order, memory, watch).play();
    if (played && !played->forfeit) watch.tell(setup_, *played);
    return played;
  }

  /// Reading the clock at every move of bots that answer at once would take as long as they do.
  bool is_timed(std::uint64_t deal) const {
    constexpr std::uint64_t kTimedEvery = 8;
    return deal % kTimedEvery == 0 ||
           std::any_of(order().bots.begin(), order().bots.end(), [](const BotSpec& bot) { return bot.is_limited(); });
  }

  typename G::Setup setup_;
  PlayerPool<G> pool_;
};

}  // namespace septem
