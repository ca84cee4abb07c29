// The examples of the rules page, played.
#include "games/page_examples_test.h"

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

using testing::HasSubstr;

void the_temple_of_artemis_on_the_seas(const std::string&) {
  TestTable table(setup_of(2), Position{.hands = {"W4 D1 D2", "L2 H2 H3"}, .columns = {"C C7", "S S1", "L L1 L4"}});
  EXPECT_EQ(table.wild(), "violet");
  table.go("p0 W4>S");
  EXPECT_EQ(table.due(), "take p0");
  table.go("p0 take L");
  EXPECT_EQ(table.hand("p0"), "D1 D2 L4");
}

void three_hands_are_counted(const std::string& text) {
  TestTable table(setup_of(3, "p1"), Position{.hands = {"W1 S4 D7", "L3 W4 H7", "A5 C6 S5"},
                                              .columns = {"A A1 A2", "C C4", "H H1 H2 H3 A4 H5 H6"},
                                              .lucky = {"D1"}});
  table.go("p1 H7>H");
  EXPECT_EQ(table.due(), "over");
  EXPECT_EQ(table.wild(), "green");
  EXPECT_EQ(table.scores(), (std::vector{11, 12, 10}));
  EXPECT_EQ(table.winners(), "p1");
  for (const int score : table.scores()) EXPECT_THAT(text, HasSubstr("| " + std::to_string(score) + " |"));
  EXPECT_THAT(text, HasSubstr("He wins with 12 points."));
}

TEST(SevensPage, ItsExamplesArePlayed) {
  play_page_examples("sevens",
                     {{"You play the Temple of Artemis, a violet Wonders card", the_temple_of_artemis_on_the_seas},
                      {"Two cards lie in the Ages of Man column", three_hands_are_counted}});
}

}  // namespace
}  // namespace septem::sevens
