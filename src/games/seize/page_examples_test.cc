// The examples of the rules page, played.
#include "games/page_examples_test.h"

#include "games/seize/score_lines.h"
#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

using testing::HasSubstr;

/// `between 10.1 g and 17.7 g`
std::string range(std::string_view id) {
  const Piece one = piece(treasure(), id);
  const auto grams = [](Weight weight) {
    return std::to_string(weight / 10) + "." + std::to_string(weight % 10) + " g";
  };
  return "between " + grams(treasure().low(one)) + " and " + grams(treasure().high(one));
}

void two_pieces_and_their_ranges(const std::string& text) {
  EXPECT_THAT(text, HasSubstr("the coral key weighs " + range("coral-key")));
  EXPECT_THAT(text, HasSubstr("the jade ring " + range("jade-ring")));
}

/// Ada, Ben, Cleo and Dan before the second round. Cleo's jack got her a bone button and an ebony coin in the first.
TestTable second_round() {
  TestTable table(Variant{.seats = 4}, Deal{.hands = {"10S 3S 9S", "2D 3H QH", "2H JD KD", "2C 3C 6C"},
                                            .then = "10C 4S 4H 5H 4D 5D 4C 5C",
                                            .bag = "bone-button ebony-coin ebony-ring ebony-key ebony-die bone-ring "
                                                   "bone-coin gold-ring iron-key bone-die coral-skull silver-button "
                                                   "jade-coin ebony-anchor"});
  table.squabble("10S 2D 2H 2C");
  table.act("p0", "red bone-button ebony-coin");
  table.cards("3S 3H JD 3C");
  table.finish_round();
  EXPECT_EQ(table.collection("p2"), "ebony-coin bone-button");
  return table;
}

void a_king_and_a_queen_on_red(const std::string&) {
  TestTable table = second_round();
  table.squabble("10C 4H 4D 4C");
  table.act("p0", "red gold-ring iron-key bone-die");
  EXPECT_EQ(table.black(), "ebony-anchor coral-skull jade-coin silver-button");
  table.cards("9S QH KD 6C");
  table.act("p2", "return bone-die", "return bone-button", "return ebony-coin");
  EXPECT_TRUE(table.legal("p1").contains("seize bone-die"));
  table.act("p1", "steal p2 gold-ring");
  table.act("p0", "seize coral-skull");
  table.act("p3", "seize silver-button");
  table.act("p0", "seize jade-coin");
  table.act("p3", "seize ebony-anchor");
  EXPECT_EQ(table.due(), "squabble p0 p1 p2 p3");
  EXPECT_EQ(table.collection("p1"), "gold-ring");
  EXPECT_EQ(table.collection("p2"), "ebony-coin bone-button bone-die iron-key");
}

/// What each weighs and who beats whom.
void four_are_weighed(const std::string&) {
  const Variant setup{.seats = 4, .booty = made_booty({{"ada", 812}, {"ben", 641}, {"cleo", 640}, {"dan", 905}})};
  const TestTable table(setup, at_weighing(setup, {"ada", "ben", "cleo", "dan"}, "p0"));
  EXPECT_EQ(table.winners(), "p3");
  std::string contests;
  for (const ScoreLine& line : score_lines(setup, table.knowledge("p0"))) {
    if (line.kind == ScoreLine::Kind::kHeavier)
      contests += names_of(line.seats) + " beats " + names_of(line.against) + ", ";
  }
  EXPECT_EQ(contests, "p0 beats p1, p0 beats p2, p3 beats p0, ");
}

TEST(SeizePage, ItsExamplesArePlayed) {
  play_page_examples("seize", {{"The key is probably heavier.", two_pieces_and_their_ranges},
                               {"Cleo the king of diamonds, Ben the queen of hearts", a_king_and_a_queen_on_red},
                               {"Ada beats Ben, then Cleo, and loses to Dan, who wins.", four_are_weighed}});
}

}  // namespace
}  // namespace septem::seize
