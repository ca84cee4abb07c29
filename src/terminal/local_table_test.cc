#include "terminal/local_table.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <boost/json/serialize.hpp>

#include "notation/text.h"
#include "terminal/face.h"
#include "terminal/play_setup.h"

namespace septem::terminal {
namespace {

const NoDataFiles kNothingToRead;

Seed always_the_same() { return Seed{1}; }

LocalGame game_of(const std::string& name, std::vector<std::string> players) {
  auto local = open_game({.game = name, .players = std::move(players)}, Seed{7}, kNothingToRead);
  EXPECT_TRUE(local.has_value());
  return std::move(*local);
}

/// Until it is for a person to decide, or over.
void wait_for_people(LocalTable& table) {
  while (!table.is_over() && !table.handover() && !table.waiting().empty()) {
    pollfd waited{table.ready(), POLLIN, 0};
    ASSERT_EQ(::poll(&waited, 1, 60'000), 1) << table.waiting();
    table.go_on();
  }
}

TEST(LocalTable, PlaysEveryGameToItsEndWithWordsForEverything) {
  for (const char* name : {"seas", "seize", "sevens"}) {
    LocalTable table(game_of(name, {"me", "easy"}), {{}, always_the_same});
    const Face& face = face_of(name);
    for (wait_for_people(table); !table.is_over(); wait_for_people(table)) {
      for (const std::string& action : table.shown().legal)
        EXPECT_NE(face.action(table.shown(), action, Voice::kOffered), action);
      EXPECT_FALSE(face.question(table.shown()).empty());
      EXPECT_FALSE(face.board(table.shown()).rows.empty());
      EXPECT_EQ(table.act(table.shown().legal.front()), "");
    }
    for (const std::string& sight : table.shown().log) EXPECT_FALSE(tell(face, table.shown(), sight).empty()) << sight;
    EXPECT_FALSE(tell_winners(table.shown()).empty());
    EXPECT_FALSE(table.scorings().empty());
  }
}

TEST(LocalTable, ShowsNobodysHandWhileTheKeyboardChangesHands) {
  LocalTable table(game_of("seas", {"me", "me"}), {{}, always_the_same});
  ASSERT_TRUE(table.handover());
  EXPECT_FALSE(table.shown().seat);
  EXPECT_TRUE(words_in(item_at(table.shown().view, "hands", 0)).empty());
  table.hand_over();
  EXPECT_FALSE(words_in(item_at(table.shown().view, "hands", 0)).empty());
  EXPECT_TRUE(words_in(item_at(table.shown().view, "hands", 1)).empty());
  EXPECT_EQ(table.act(table.shown().legal.front()), "");
  EXPECT_EQ(table.handover(), Seat::from_index(1));
  EXPECT_TRUE(words_in(item_at(table.shown().view, "hands", 0)).empty());
}

TEST(LocalTable, NamesTheRulingOfARefusedMove) {
  LocalTable table(game_of("seas", {"me", "easy"}), {{}, always_the_same});
  EXPECT_NE(table.act("G1xX9").find("refused (A"), std::string::npos);
}

TEST(LocalTable, TakesBackAlsoWhatBotsDidSince) {
  LocalTable table(game_of("sevens", {"me", "easy"}), {{}, always_the_same});
  wait_for_people(table);
  const std::string before = boost::json::serialize(table.shown().view);
  EXPECT_EQ(table.act(table.shown().legal.front()), "");
  wait_for_people(table);
  EXPECT_TRUE(table.asked_for_undo().empty());
  EXPECT_EQ(table.undo(), "");
  EXPECT_EQ(boost::json::serialize(table.shown().view), before);
}

TEST(LocalTable, AsksTheOtherPeopleBeforeSomethingSeenGoesBack) {
  LocalTable table(game_of("seas", {"me", "me"}), {{}, always_the_same});
  table.hand_over();
  EXPECT_EQ(table.act(table.shown().legal.front()), "");
  EXPECT_TRUE(table.asked_for_undo().empty());  // nothing was turned up
  table.hand_over();
  EXPECT_EQ(table.act(table.shown().legal.front()), "");
  EXPECT_EQ(table.undo(), "");
  EXPECT_EQ(table.handover().value_or(Seat::from_index(1)), Seat::from_index(1));
}

TEST(LocalTable, AnswersAHint) {
  LocalTable table(game_of("seas", {"me", "easy"}), {{}, always_the_same});
  EXPECT_EQ(table.ask_hint(), "");
  std::optional<Table::Hint> hint;
  while (!(hint = table.take_hint())) {
    pollfd waited{table.ready(), POLLIN, 0};
    ASSERT_EQ(::poll(&waited, 1, 60'000), 1);
    table.go_on();
  }
  EXPECT_EQ(std::ranges::count(table.shown().legal, hint->action), 1);
  EXPECT_NE(hint->text.find("% of the win"), std::string::npos);
}

}  // namespace
}  // namespace septem::terminal
