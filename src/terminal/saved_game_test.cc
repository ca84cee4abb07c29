#include "terminal/saved_game.h"

#include <gtest/gtest.h>

#include "terminal/play_setup.h"

namespace septem::terminal {
namespace {

const NoDataFiles kNoFiles;

LocalGame new_game(const std::string& game, std::vector<std::string> players) {
  auto local = open_game({.game = game, .players = std::move(players)}, Seed{7}, kNoFiles);
  EXPECT_TRUE(local.has_value());
  return std::move(*local);
}

void play_first_moves(AnyGame& game, int count) {
  for (int i = 0; i < count && !game.status().is_over; ++i) {
    const Seat seat = game.status().to_act.first();
    EXPECT_FALSE(game.act(seat, game.legal(seat).front()));
  }
}

TEST(SavedGame, IsTheSameGameAgainAfterAnyNumberOfDecisions) {
  for (const char* name : {"seas", "seize", "sevens"}) {
    const LocalGame local = new_game(name, {"me", "hard", "me"});
    for (int i = 0; i < 40; ++i) {
      const auto again = read_saved(saved_text(local), kNoFiles);
      ASSERT_TRUE(again.has_value()) << again.error();
      EXPECT_EQ(again->game->record(), local.game->record());
      EXPECT_EQ(again->seed, local.seed);
      EXPECT_EQ(again->sitters[1].level, "hard");
      EXPECT_TRUE(again->sitters[2].is_person());
      play_first_moves(*local.game, 1);
    }
  }
}

TEST(SavedGame, CanStillBeTakenBack) {
  const LocalGame local = new_game("seas", {"me", "easy"});
  play_first_moves(*local.game, 3);
  const auto again = read_saved(saved_text(local), kNoFiles);
  ASSERT_TRUE(again.has_value());
  EXPECT_GT(again->game->undo_depth(Seat::from_index(0)), 0U);
}

TEST(SavedGame, RefusesWhatIsNoGame) {
  EXPECT_FALSE(read_saved("", kNoFiles).has_value());
  EXPECT_FALSE(read_saved("septem-record 1\ngame seas\nseats 2\n", kNoFiles).has_value());
}

TEST(PlaySetup, SaysWhatIsWrong) {
  const auto why = [](PlaySetup setup) { return open_game(setup, Seed{7}, kNoFiles).error(); };
  EXPECT_NE(why({.game = "chess", .players = {"me", "me"}}).find("no game"), std::string::npos);
  EXPECT_NE(why({.game = "seas", .players = {"me"}}).find("2 to 4 seats"), std::string::npos);
  EXPECT_NE(why({.game = "seas", .players = {"me", "genius"}}).find("genius"), std::string::npos);
  EXPECT_NE(why({.game = "seas", .players = {"easy", "easy"}}).find("somebody"), std::string::npos);
  EXPECT_FALSE(why({.game = "seas", .options = {"target=8"}, .players = {"me", "easy"}}).empty());
}

}  // namespace
}  // namespace septem::terminal
