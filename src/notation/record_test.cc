// How strict the reader of records is, and which line it names. What moves and outcomes mean is replay's business.
#include "notation/record.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

const std::string kHead = "septem-record 1\ngame seas\nseats 3\n";

/// The line that is wrong; 0 if none is.
int bad_line(const std::string& text) {
  const auto record = read_record(text);
  if (record) return 0;
  EXPECT_FALSE(record.error().message.empty());
  return record.error().line;
}

TEST(Record, IsTakenApart) {
  const auto record = read_record(
      "septem-record 1\ngame seas\nseats 3\noptions target=11 last_clears=true\nplayer p0 Ada\n"
      "player p2 Bob the Second\n* deal G1 C4\np0 G8xC5+R3\np1 nick harbour\nresult p0 p2\n");
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->game, "seas");
  EXPECT_EQ(record->seats, 3);
  EXPECT_EQ(record->options_line, 4);
  EXPECT_EQ(record->options, (std::vector<std::string_view>{"target=11", "last_clears=true"}));
  EXPECT_EQ(record->players, (Players{{Seat::from_index(0), "Ada"}, {Seat::from_index(2), "Bob the Second"}}));
  ASSERT_EQ(record->steps.size(), 3U);
  EXPECT_FALSE(record->steps[0].seat);
  EXPECT_EQ(record->steps[0].text, "deal G1 C4");
  EXPECT_EQ(record->steps[1].seat, Seat::from_index(0));
  EXPECT_EQ(record->steps[1].text, "G8xC5+R3");
  EXPECT_EQ(record->steps[2].line, 9);
  EXPECT_EQ(record->result, (std::vector<std::string_view>{"p0", "p2"}));
  EXPECT_EQ(record->result_line, 10);
}

TEST(Record, NeedsNoOptionsPlayersMovesOrResult) {
  const auto record = read_record(kHead);
  ASSERT_TRUE(record);
  EXPECT_TRUE(record->options.empty() && record->players.empty() && record->steps.empty());
  EXPECT_FALSE(record->result);
}

TEST(Record, TheLastLineNeedsNoLineEnd) { EXPECT_EQ(bad_line(kHead + "p0 G4"), 0); }

TEST(Record, CommentsMayStandAnywhereAndCountAsLines) {
  const auto record = read_record("# a\nseptem-record 1\n#b\ngame seas\n# c\nseats 3\n#\np0 G4\n# d\n");
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->steps.at(0).line, 8);
  EXPECT_EQ(record->game_line, 4);
  EXPECT_EQ(record->seats_line, 6);
  EXPECT_EQ(bad_line("# a\nseptem-record 1\n# b\ngame seas\n # no comment\nseats 3\n"), 5);
}

TEST(Record, BeginsWithItsNameAndVersion) {
  for (const auto text : {"", "\n", "septem-record 2\n", "septem-record  1\n", "septem-record 1 \n",
                          " septem-record 1\n", "septem-record 1\r\n", "game seas\n"}) {
    EXPECT_EQ(bad_line(text), 1) << text;
  }
}

TEST(Record, ThenNamesTheGame) {
  for (const std::string line : {"", "game", "game ", "game  seas", "game seas ", "game seas seize", "Game seas"}) {
    EXPECT_EQ(bad_line("septem-record 1\n" + line + "\nseats 3\n"), 2) << line;
  }
  EXPECT_EQ(bad_line("septem-record 1\n"), 2);
}

TEST(Record, ThenTheNumberOfSeats) {
  for (const std::string line : {"", "seats", "seats ", "seats  3", "seats 3 ", "seats 0", "seats 10", "seats 03",
                                 "seats three", "seats -3", "options target=7"}) {
    EXPECT_EQ(bad_line("septem-record 1\ngame seas\n" + line + "\n"), 3) << line;
  }
  EXPECT_EQ(bad_line("septem-record 1\ngame seas\n"), 3);
}

TEST(Record, OptionsHaveOneBlankBetweenThemAndNoneAtTheEnd) {
  for (const std::string line :
       {"options", "options ", "options target=7 ", "options  target=7", "options target=7  last_clears=true"}) {
    EXPECT_EQ(bad_line(kHead + line + "\n"), 4) << line;
  }
}

TEST(Record, OptionsComeOnceAndBeforePlayersAndMoves) {
  EXPECT_EQ(bad_line(kHead + "options target=7\noptions target=7\n"), 5);
  EXPECT_EQ(bad_line(kHead + "player p0 Ada\noptions target=7\n"), 5);
  EXPECT_EQ(bad_line(kHead + "p0 G4\noptions target=7\n"), 5);
}

TEST(Record, APlayerHasASeatOfTheTableAndAName) {
  for (const std::string line :
       {"player", "player ", "player p0", "player p0 ", "player p3 Ada", "player g Ada", "player  p0 Ada",
        "player p0  Ada", "player p0 Ada ", "player p0\tAda", "player p0 A\tb", "player p0 Ada\r", "player 0 Ada"}) {
    EXPECT_EQ(bad_line(kHead + line + "\n"), 4) << line;
  }
  EXPECT_EQ(bad_line(kHead + "player p0 Żaneta Łoś (7)\n"), 0);
}

TEST(Record, ASeatHasOnePlayerAndPlayersComeBeforeMoves) {
  EXPECT_EQ(bad_line(kHead + "player p0 Ada\nplayer p0 Bob\n"), 5);
  EXPECT_EQ(bad_line(kHead + "p0 G4\nplayer p0 Ada\n"), 5);
}

TEST(Record, EveryOtherLineIsAMoveAnOutcomeOrTheResult) {
  for (const std::string line : {"", " ", "G4", "p0", "p3 G4", "g G4", "P0 G4", " p0 G4", "*", "*deal G1", "** deal",
                                 "result", "p0\tG4", "nonsense here"}) {
    EXPECT_EQ(bad_line(kHead + line + "\n"), 4) << line;
  }
}

TEST(Record, WhatStandsAfterTheResultIsKeptForTheGameToJudge) {
  const auto line_after_result = [](const std::string& rest) {
    const std::string text = kHead + "result p0\n" + rest;
    const auto record = read_record(text);
    return record ? record->line_after_result : -1;
  };
  EXPECT_EQ(line_after_result("p0 G4\n"), 5);
  EXPECT_EQ(line_after_result("result p0\n"), 5);
  EXPECT_EQ(line_after_result("\n"), 5);
  EXPECT_EQ(line_after_result("# but a comment\n"), 0);
}

TEST(Record, ItsHeadIsWrittenAsItIsRead) {
  const Players players{{Seat::from_index(1), "Ada"}};
  const std::string head = record_head("seas", 3, Options({{"target", {std::int64_t{7}}}}), {}, players);
  EXPECT_EQ(head, "septem-record 1\ngame seas\nseats 3\noptions target=7\nplayer p1 Ada\n");
  const auto record = read_record(head);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->players, players);
  EXPECT_EQ(record_head("seas", 3, Options(OptionSpecs{}), {}, {}), kHead);
}

}  // namespace
}  // namespace septem
