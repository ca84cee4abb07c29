#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "terminal/face.h"
#include "terminal/printable.h"
#include "terminal/rules_text.h"
#include "terminal/screen/terminal.h"
#include "terminal/screen/wrapped.h"

namespace septem::terminal {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Wrapped, BreaksBetweenWordsAndCutsOnlyWhatIsTooLong) {
  EXPECT_THAT(wrapped("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("abcdefgh", 3), ElementsAre("abc", "def", "gh"));
  EXPECT_THAT(wrapped("", 10), ElementsAre(""));
}

TEST(Columns, AreLettersNotBytes) {
  EXPECT_EQ(columns_of("Żółw"), 4);
  EXPECT_EQ(first_columns("Żółw", 2), "Żó");
}

TEST(Printable, LetsNobodySteerTheTerminal) {
  EXPECT_EQ(printable("\x1b[2J\x07 Ada\x7f"), "?[2J? Ada?");
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m"),
            "?31m");
  EXPECT_EQ(printable("Żółw"), "Żółw");
}

TEST(Rules, AreThereForEveryGameInEveryLanguageWithoutMarks) {
  for (const char* language : {"en", "de", "pl"}) {
    for (const char* game : {"seas", "seize", "sevens"}) {
      const auto lines = rules_lines(game, language);
      EXPECT_GT(lines.size(), 40U);
      for (const std::string& line : lines) {
        EXPECT_THAT(line, testing::Not(HasSubstr("**")));
        EXPECT_THAT(line, testing::Not(HasSubstr("picture:")));
        EXPECT_THAT(line, testing::Not(HasSubstr("{#")));
      }
    }
  }
  EXPECT_TRUE(rules_lines("chess", "en").empty());
}

TEST(Faces, HaveNoFearOfViewsFromOutside) {
  for (const char* game : {"seas", "seize", "sevens", "pearls"}) {
    Shown shown;
    shown.view = {{"game", game}, {"hands", 3}, {"columns", "none"}, {"weights", 1}, {"options", nullptr}};
    shown.names = {"Ada", "Bo"};
    shown.seat = Seat::from_index(1);
    const Face& face = face_of(game);
    face.board(shown);
    for (const char* action : {"", "x", ">", "nick", "steal p1", "look", "g", "?", "order", "red", "pick ", "stack "}) {
      face.action(shown, action, Voice::kTold);
      tell(face, shown, std::string("p0 ") + action);
      tell(face, shown, std::string("* ") + action);
    }
    EXPECT_EQ(face.explain("no.such.key"), "no.such.key");
  }
}

TEST(Listed, SpeaksOfSeveralThings) {
  EXPECT_EQ(listed({}), "");
  EXPECT_EQ(listed({"a"}), "a");
  EXPECT_EQ(listed({"a", "b", "c"}), "a, b and c");
}

}  // namespace
}  // namespace septem::terminal
