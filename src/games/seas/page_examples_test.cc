// The examples of the rules page, played.
#include "games/page_examples_test.h"

#include "games/seas/scoring.h"
#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

using testing::HasSubstr;

/// The display of the examples, and a hand with all their cards.
TestTable table() {
  return {Variant{.seats = 3}, Deal{.display = "C2 G4 R6 X8", .hands = {"G6 C10 R3 G1 G2 G3 G5 G7 G8 G9 G10"}}};
}

void the_single_card_goes_first(const std::string&) { EXPECT_EQ(table().plays("p0", "G6"), Texts{"G6xR6"}); }

void one_of_two_combinations(const std::string&) {
  EXPECT_EQ(table().plays("p0", "C10"), (Texts{"C10xC2+X8", "C10xG4+R6"}));
}

void nothing_matches(const std::string&) {
  TestTable three = table();
  EXPECT_EQ(three.plays("p0", "R3"), Texts{"R3"});
  three.act("p0", "R3");
  EXPECT_EQ(three.display(), cards("C2 G4 R6 X8 R3"));
}

template <class Figures>
std::string row(const std::string& what, const Figures& figures) {
  std::string text = "| " + what + " |";
  for (std::size_t i = 0; i < 3; ++i) text += " " + std::to_string(figures[i]) + " |";
  return text;
}

void three_chests_are_scored(const std::string& text) {
  const RoundScore score = score_round(
      Variant{.seats = 3}, {cards("G2 G3 G5 G10 C2 C6 C9 R1 R3 R7 R8 X4 X5 X8"),
                            cards("G1 G4 G8 C3 C5 C7 C10 R5 R6 R10 X1 X2 X7 X9"), cards("G6 G7 C1 C4 C8 R2 R4")});
  EXPECT_THAT(text, HasSubstr(row("cards", score.cards)));
  EXPECT_THAT(text, HasSubstr(row("gold coins", score.coins)));
  EXPECT_THAT(text, HasSubstr(row("total booty value", score.value)));
  EXPECT_THAT(text, HasSubstr("Ada and\nBen sail two spaces, Cleo three"));
  EXPECT_EQ(first_of(3, score.points), (std::vector<int>{2, 2, 3}));
}

TEST(SeasPage, ItsExamplesArePlayed) {
  play_page_examples("seas", {{"you play gold 6. You take rum 6.", the_single_card_goes_first},
                              {"You take gold 4 and rum 6, or crystal 2 and curse 8.", one_of_two_combinations},
                              {"you play rum 3. Nothing is 3 or adds up to 3", nothing_matches},
                              {"Three players open their chests", three_chests_are_scored}});
}

}  // namespace
}  // namespace septem::seas
