// Contests: the same cards for everybody, the same results whoever plays them and on how many cores.
#include "arena/contest_test.h"

#include <gmock/gmock.h>

#include <cmath>

namespace septem {
namespace {

using testing::HasSubstr;

TEST(Contests, GiveTheSameResultsOnAnyNumberOfThreads) {
  for (const std::string_view game : {"seas", "seize", "sevens"}) {
    const auto one = contest(contest_order(game, 3, {"greedy:work=20", "random"}));
    const auto results = play_deals(*one, 60, 1);
    ASSERT_EQ(results.size(), 60U);
    EXPECT_EQ(results, play_deals(*one, 60, 2)) << game;
    EXPECT_EQ(results, play_deals(*contest(one->order()), 60, 7)) << game;
  }
}

TEST(Contests, GiveTheSameResultsOnAnyNumberOfThreadsAlsoWithBotsThatSearch) {
  for (const std::string_view game : {"seas", "seize", "sevens"}) {
    const auto one = contest(contest_order(game, 3, {"textbook:work=30", "flat:work=30", "search:work=30"}));
    const auto results = play_deals(*one, 2, 1);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(results, play_deals(*contest(one->order()), 2, 2)) << game;
  }
}

TEST(Contests, GoOnWhereTheyAreToldTo) {
  const auto one = contest(contest_order("seas", 2, {"greedy", "random"}));
  const auto all = play_deals(*one, 30);
  std::vector<DealResult> rest;
  run_deals(*one, {.from = 12, .until = 30}, [&](DealResult result) {
    rest.push_back(timeless(std::move(result)));
    return true;
  });
  EXPECT_EQ(rest, std::vector<DealResult>(all.begin() + 12, all.end()));
}

TEST(Contests, EndWhenItIsEnoughOrStopped) {
  const auto one = contest(contest_order("seas", 2, {"greedy", "random"}));
  std::uint64_t taken = 0;
  run_deals(*one, {.until = 1'000'000, .threads = 2}, [&](const DealResult& result) {
    EXPECT_EQ(result.deal, taken);
    return ++taken < 50;
  });
  EXPECT_EQ(taken, 50U);
  StopSource stop;
  stop.stop();
  run_deals(*one, {.until = 1'000'000, .stop = stop.token()}, [&](const DealResult&) {
    ADD_FAILURE() << "played although it was stopped";
    return true;
  });
}

TEST(Contests, BetweenEqualsAreEven) {
  for (const auto& [game, seats] : {std::pair("seas", 2), std::pair("seas", 3), std::pair("sevens", 4)}) {
    const auto one = contest(contest_order(game, seats, {"random", "random"}));
    const Tally tally = tally_of(*one, play_deals(*one, 400));
    const Sample& scores = tally.pairs()[0].met.scores;
    EXPECT_LT(std::abs(scores.mean() - 0.5), 4 * scores.standard_error()) << game;
    EXPECT_EQ(tally.games(), 400 * static_cast<std::int64_t>(one->lineups().size()));
  }
}

TEST(Contests, ShowThatGreedyBeatsRandomInEveryGameAndTeam) {
  const std::vector<ContestOrder> orders = {
      contest_order("seas", 2, {"greedy", "random"}), contest_order("seas", 4, {"greedy", "random"}, {"teams=teams"}),
      contest_order("seize", 2, {"greedy", "random"}, {"interloper=wins"}),
      contest_order("seize", 3, {"greedy", "random"}), contest_order("sevens", 2, {"greedy", "random"})};
  for (const ContestOrder& order : orders) {
    const auto one = contest(order);
    const Tally tally = tally_of(*one, play_deals(*one, 150));
    EXPECT_GT(share_interval(tally.pairs()[0].met.scores).low, 0.5) << order.game << " " << order.seats;
    EXPECT_GT(tally.bots()[0].effort.work, 0);
  }
}

TEST(Contests, SayWhatEachKindOfScoringLineBrought) {
  ContestOrder order = contest_order("seas", 2, {"random"});
  order.has_categories = true;
  const auto one = contest(order);
  const auto results = play_deals(*one, 20);
  for (const DealResult& result : results) {
    int sum = 0;
    for (const CategoryScore& category : result.games[0].categories) sum += category.amounts[0];
    EXPECT_EQ(sum, result.games[0].returns[0].points);
  }
  EXPECT_TRUE(tally_of(*one, results).categories().contains("seas.score.coins"));
}

TEST(Contests, LeaveGamesThatWereNotPlayedToTheirEndOutOfMovesAndScores) {
  ContestOrder order = contest_order("seas", 2, {"random"});
  order.has_categories = true;
  const auto one = contest(order);
  std::vector<DealResult> results = play_deals(*one, 3);
  const Tally whole = tally_of(*one, results);
  results.push_back(results[0]);
  GameResult& lost = results.back().games[0];
  lost.forfeit = Forfeit{Seat::from_index(1), "it is gone"};
  lost.moves = 1000;
  for (CategoryScore& category : lost.categories) category.amounts[0] = 1000;
  const Tally tally = tally_of(*one, results);
  EXPECT_EQ(tally.games(), 4);
  EXPECT_EQ(tally.moves_a_game(), whole.moves_a_game());
  EXPECT_EQ(tally.category("seas.score.coins").amount.mean(), whole.category("seas.score.coins").amount.mean());
}

TEST(Contests, AreRefusedWithTheReason) {
  ContestOrder order = contest_order("seas", 4, {"random"}, {"teams=teams"});
  order.seats = 3;
  EXPECT_THAT(make_contest(order, NoDataFiles()).error(), HasSubstr("teams"));
}

/// What becomes of a program that fails in every game.
std::vector<DealResult> play_against(std::string_view program) {
  ContestOrder order = contest_order("seas", 3, {"random", program});
  order.exec_ms = 300;
  return play_deals(*contest(order), 2);
}

TEST(Programs, ThatFailLoseThatGameAndTheRunGoesOn) {
  const std::pair<std::string_view, std::string_view> failures[] = {
      {"exec:sh -c 'exit 3'", "status 3"},
      {"exec:/no/such/program", "status 127"},
      {"exec:sleep 100", "more than 300 ms"},
      {"exec:cat", R"(not {"action": "..."})"},
      {R"(exec:yes '{"action": "C99"}')", "'C99', which is no legal action"},
      {"exec:yes", "'y', not"},
  };
  for (const auto& [program, why] : failures) {
    const auto results = play_against(program);
    ASSERT_EQ(results.size(), 2U) << program;
    for (const GameResult& game : results[1].games) {
      ASSERT_TRUE(game.forfeit) << program;
      EXPECT_THAT(game.forfeit->why, HasSubstr(why)) << program;
      EXPECT_EQ(game.returns[static_cast<std::size_t>(game.forfeit->seat.index())].share, 0);
    }
  }
}

TEST(Programs, ThatFailLeaveTheWholeWinToTheOtherBot) {
  const Lineup lineup = lineups({2, 3, 3})[0];  // one of the first, two of the second
  const auto shares = [&](int lost) {
    std::vector<double> all;
    for (const Return& seat : returns_after_forfeit(Seat::from_index(lost), lineup, 3)) all.push_back(seat.share);
    return all;
  };
  EXPECT_EQ(shares(0), (std::vector<double>{0, 0.5, 0.5}));
  EXPECT_EQ(shares(1), (std::vector<double>{1, 0, 0}));
}

TEST(Scores, SplitWhatAnInterloperTook) {
  GameResult game;
  game.returns.push_back({0.5, 0});
  game.returns.push_back({0, 0});
  EXPECT_EQ(score_of(0, game, lineups({2, 2, 2})[0], 2), 0.75);
}

}  // namespace
}  // namespace septem
