// What a record must say to be replayed, and the line named when it does not.
#include "engine/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>

namespace septem {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// The display is 2 2 3 3, p0 has the ten that takes it all, and the harbour holds C8 R8 X8.
const std::string kDeal =
    "* deal G2 C2 R3 X3 "
    "G10 G1 G3 G4 G5 G6 G7 G8 G9 C1 C3 "
    "C4 C5 C6 C7 C9 C10 R1 R2 R4 R5 R6 "
    "R7 R9 R10 X1 X2 X4 X5 X6 X7 X9 X10 "
    "C8 R8 X8\n";
const std::string kHead = "septem-record 1\ngame seas\nseats 3\n";
const std::string kStart = kHead + kDeal + "p0 G10xG2+C2+R3+X3\n";

/// The message of a refusal; empty if the record is good.
std::string why_bad(const std::string& text) {
  const auto game = replay(text, NoDataFiles());
  if (game) return {};
  EXPECT_EQ(game.error().code, Code::kBadRecord);
  return game.error().message;
}

TEST(Replay, FollowsARecordToItsLastLine) {
  const auto game = replay(kStart + "p0 nick harbour\n", NoDataFiles());
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ((*game)->status().phase, "pick");
  EXPECT_EQ((*game)->legal(Seat::from_index(0)), (std::vector<std::string>{"pick C8", "pick R8", "pick X8"}));
}

TEST(Replay, WritesTheRecordAgainWithEveryOption) {
  const auto game = replay("# mine\n" + kHead + "options target=11\nplayer p1 Ada\n# now\n" + kDeal, NoDataFiles());
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ((*game)->record(),
            kHead + "options target=11 last_clears=false teams=none values=default first=p0\nplayer p1 Ada\n" + kDeal);
}

TEST(Replay, ThereMustBeSuchAGameForSoManySeats) {
  EXPECT_THAT(why_bad("septem-record 1\ngame chess\nseats 3\n"), StartsWith("line 2: "));
  EXPECT_THAT(why_bad("septem-record 1\ngame seas\nseats 5\n"), StartsWith("line 3: "));
  EXPECT_THAT(why_bad("septem-record 1\ngame seas\nseats 1\n"), StartsWith("line 3: "));
}

TEST(Replay, CommentsInTheHeadDoNotShiftTheLineNamed) {
  EXPECT_THAT(why_bad("# a\nseptem-record 1\n# b\ngame chess\nseats 3\n"), StartsWith("line 4: "));
  EXPECT_THAT(why_bad("# a\nseptem-record 1\n# b\ngame seas\n# c\nseats 5\n"), StartsWith("line 6: "));
  EXPECT_THAT(why_bad("# a\n" + kHead + "# b\noptions target=8\n"), StartsWith("line 6: "));
}

TEST(Replay, OptionsMustBeGood) {
  for (const std::string options : {"target=8", "target=7 target=7", "speed=1", "teams=teams", "values=none.txt",
                                    "first=p3", "target", "last_clears=yes"}) {
    EXPECT_THAT(why_bad(kHead + "options " + options + "\n"), StartsWith("line 4: ")) << options;
  }
}

TEST(Replay, AMoveMustBeLegalAndInItsOnlySpelling) {
  for (const std::string move : {"p0 G10", "p0 G10xC2+G2+R3+X3", "p0  G10xG2+C2+R3+X3", "p0 G10xG2+C2+R3+X3 ", "p1 C4",
                                 "p0 G11", "p0 nick none", "p0 ", "p0 g10xG2+C2+R3+X3"}) {
    EXPECT_THAT(why_bad(kHead + kDeal + move + "\n"), StartsWith("line 5: ")) << move;
  }
}

TEST(Replay, TheOutcomeThatIsDueMustBeGivenAndNoOther) {
  EXPECT_THAT(why_bad(kHead + "p0 G4\n"), HasSubstr("line 4: outcome 'deal' is due first"));
  EXPECT_THAT(why_bad(kHead + "* first p0\n"), HasSubstr("line 4: outcome 'deal' is due, not 'first'"));
  EXPECT_THAT(why_bad(kStart + kDeal), HasSubstr("line 6: no outcome is due"));
  EXPECT_THAT(why_bad(kHead + "options first=random\n" + kDeal),
              HasSubstr("line 5: outcome 'first' is due, not 'deal'"));
  EXPECT_EQ(why_bad(kHead + "options first=random\n* first p2\n" + kDeal), "");
}

TEST(Replay, AnOutcomeMustBePossibleAndWellSpelt) {
  const auto spoilt = [](std::string deal, const std::string& from, const std::string& to) {
    return kHead + deal.replace(deal.find(from), from.size(), to);
  };
  for (const std::string& text :
       {spoilt(kDeal, " R3", ""), spoilt(kDeal, "R3", "X3"), spoilt(kDeal, "R3", "r3"), spoilt(kDeal, "R3", " R3"),
        spoilt(kDeal, "X8\n", "X8 \n"), spoilt(kDeal, "* deal", "*  deal"), spoilt(kDeal, "deal", "Deal"),
        spoilt(kDeal, "R3", "R3=5"), kHead + "* deal\n", kHead + "* \n"}) {
    EXPECT_THAT(why_bad(text), StartsWith("line 4: ")) << text;
  }
  const std::string first = kHead + "options first=random\n";
  for (const std::string line : {"* first p3", "* first", "* first p0 p1", "* first p0 ", "* first g"}) {
    EXPECT_THAT(why_bad(first + line + "\n"), StartsWith("line 5: ")) << line;
  }
}

TEST(Replay, AResultBeforeTheEndIsRefused) {
  const std::string too_early = "line 6: the game is not over, so it has no result";
  EXPECT_EQ(why_bad(kStart + "result p0\n"), too_early);
  // The game goes on after it: the result is at fault, not what follows.
  EXPECT_EQ(why_bad(kStart + "result p0\np0 G1\n"), too_early);
  EXPECT_EQ(why_bad(kStart + "result p0\nresult p0\n"), too_early);
  // Also where only the beginning is asked for.
  const auto beginning = replay(kStart + "result p0\np0 G1\n", open_with(NoDataFiles()), 1);
  ASSERT_FALSE(beginning);
  EXPECT_EQ(beginning.error().message, too_early);
}

/// A finished game: two players, the second takes nearly everything in every round but the second.
std::string finished() {
  std::string text = "septem-record 1\ngame seas\nseats 2\n";
  const std::string deal =
      "* deal G9 C9 R9 X9 G1 G2 G3 G4 G5 G6 G7 G8 C1 C2 C3 C4 C5 C6 C7 C8 G10 C10 R10 X10 "
      "R1 R2 R3 R4 R5 R6 R7 R8 X1 X2 X3 X4 X5 X6 X7 X8\n";
  for (const auto& [lays, takes] : {std::pair{"p0 ", "p1 "}, {"p1 ", "p0 "}, {"p0 ", "p1 "}}) {
    text += deal;
    for (const auto& [one, two] : {std::pair{'G', 'C'}, {'R', 'X'}}) {
      for (int strength = 1; strength <= 8; ++strength) {
        const std::string laid = one + std::to_string(strength);
        text += lays + laid + "\n" + takes + two + std::to_string(strength) + "x" + laid + "\n";
      }
    }
  }
  return text;
}

TEST(Replay, TheResultMustBeRight) {
  EXPECT_EQ(why_bad(finished()), "");
  EXPECT_EQ(why_bad(finished() + "result p1\n"), "");
  const int line = 3 + 3 * 33 + 1;
  for (const std::string result : {"p0", "p0 p1", "p1 p0", "p1 ", "p1 p1", " p1", "nobody", "P1", ""}) {
    EXPECT_THAT(why_bad(finished() + "result " + result + "\n"), StartsWith("line " + std::to_string(line) + ": "))
        << result;
  }
}

TEST(Replay, AFinishedRecordWithoutItsResultGetsIt) {
  const auto game = replay(finished(), NoDataFiles());
  ASSERT_TRUE(game);
  EXPECT_TRUE((*game)->record().ends_with("\nresult p1\n"));
}

TEST(Replay, NothingGoesOnAfterTheEnd) {
  const std::string after = "line " + std::to_string(3 + 3 * 33 + 1) + ": the game is over";
  EXPECT_EQ(why_bad(finished() + "p0 G1\n"), after);
  EXPECT_EQ(why_bad(finished() + kDeal), after);
  EXPECT_EQ(why_bad(finished() + "result p1\np0 G1\n"),
            "line " + std::to_string(3 + 3 * 33 + 2) + ": expected nothing after the result");
}

TEST(Replay, ARecordInWhichAnEmptyDeckWasNotMadeAnewAtOnceIsRefusedNamingTheLine) {  // B13
  const GameEntry& seize = *find_game("seize");
  const auto options = read_options(*seize.options, 4, boost::json::object{});
  const auto opened = open_with(NoDataFiles())(seize, {4, *options, Seed::from_number(1)});
  ASSERT_TRUE(opened);
  AnyGame* const game = opened->get();
  const auto to_act = [&] { return game->status().to_act.first(); };
  std::string record = game->record();
  for (; record.find("* reshuffle") == std::string::npos; record = game->record()) {
    ASSERT_FALSE(game->act(to_act(), game->legal(to_act()).front()));
  }
  // As 0.1.0 wrote it: the sixth round goes on, and the deck is shuffled before the seventh.
  const std::string before = record.substr(0, record.find("* reshuffle"));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  EXPECT_EQ(why_bad(before + "p0 " + game->legal(to_act()).front() + "\n"),
            "line " + std::to_string(line) + ": outcome 'reshuffle' is due first");
}

TEST(Replay, HasManualChance) {
  const auto game = replay(kHead, NoDataFiles());
  ASSERT_TRUE(game);
  EXPECT_EQ((*game)->status().due, "deal");
}

}  // namespace
}  // namespace septem
