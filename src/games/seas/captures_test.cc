// What a card may capture: rulings A1 to A6, and the rulebook's examples.
#include "games/seas/captures.h"

#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

/// The display of the rulebook's examples: 2, 3, 5, 7, 10, and p1 to play.
TestTable rulebook() {
  TestTable table(kThree, Deal{.display = "R3 R5 R7 R10", .hands = {"G2", "C3 C8 C10 C4 X1"}});
  table.act("p0", "G2");
  EXPECT_EQ(names(table.display()), "G2 R3 R5 R7 R10");
  return table;
}

TEST(SeasA2, RulebookBarbaraPlaysAThreeAndMustTakeTheThree) {
  TestTable table = rulebook();
  EXPECT_EQ(table.plays("p1", "C3"), (Texts{"C3xR3"}));
  table.act("p1", "C3xR3");
  EXPECT_EQ(names(table.chest(1)), "C3 R3");
  EXPECT_EQ(names(table.display()), "G2 R5 R7 R10");
}

TEST(SeasA3, RulebookClarkPlaysAnEightAndMustTakeFiveAndThree) {
  TestTable table = rulebook();
  EXPECT_EQ(table.plays("p1", "C8"), (Texts{"C8xR3+R5"}));
  table.act("p1", "C8xR3+R5");
  EXPECT_EQ(names(table.chest(1)), "C8 R3 R5");
}

TEST(SeasA2, RulebookPiaPlaysATenAndMustTakeTheTenAndNoCombination) {
  TestTable table = rulebook();
  EXPECT_EQ(table.plays("p1", "C10"), (Texts{"C10xR10"}));
  EXPECT_EQ(table.refusal("p1", "C10xG2+R3+R5"), refusals::kMustTakeSame);
  EXPECT_EQ(table.refusal("p1", "C10xR3+R7"), refusals::kMustTakeSame);
}

TEST(SeasA6, RulebookBarbaraPlaysAFourAndMustAddItAsASixthCard) {
  TestTable table = rulebook();
  EXPECT_EQ(table.plays("p1", "C4"), (Texts{"C4"}));
  table.act("p1", "C4");
  EXPECT_EQ(names(table.display()), "G2 C4 R3 R5 R7 R10");
  EXPECT_TRUE(table.chest(1).is_empty());
  EXPECT_EQ(table.due(), "play p2");
}

TEST(SeasA5, RulebookClarkPlaysTheKrakenAndMayLayItTakeTheTenOrTakeAll) {
  TestTable table = rulebook();
  EXPECT_EQ(table.plays("p1", "X1"), (Texts{"X1", "X1xR10", "X1xG2+R3+R5+R7+R10"}));
  table.act("p1", "X1xG2+R3+R5+R7+R10");
  EXPECT_EQ(names(table.chest(1)), "G2 R3 R5 R7 R10 X1");
  EXPECT_TRUE(table.display().is_empty());
}

TEST(SeasA1, EveryDistinctSetOfCardsTakenIsItsOwnChoice) {
  const TestTable table(kThree, Deal{.display = "C5 R5 X5 G9", .hands = {"G5 G10"}});
  EXPECT_EQ(table.plays("p0", "G5"), (Texts{"G5xC5", "G5xR5", "G5xX5"}));
  EXPECT_EQ(table.plays("p0", "G10"), (Texts{"G10xC5+R5", "G10xC5+X5", "G10xR5+X5"}));
}

TEST(SeasA1, OnlyOwnCardsArePlayedAndOnlyCardsOfTheDisplayTaken) {
  const TestTable table(kThree, Deal{.display = "C5 R5 X5 G9", .hands = {"G5 G10", "C10"}});
  EXPECT_EQ(table.refusal("p0", "C10xC5+R5"), refusals::kNotInHand);
  EXPECT_EQ(table.refusal("p0", "G5xC4"), refusals::kNotInDisplay);
  EXPECT_EQ(table.refusal("p0", "G5xG5"), refusals::kNotInDisplay);
  EXPECT_EQ(table.refusal("p1", "C10xC5+R5"), refusals::kNotYourTurn);
  EXPECT_EQ(table.refusal("p0", "nick none"), refusals::kMustPlay);
  EXPECT_EQ(table.refusal("p0", "pick C5"), refusals::kMustPlay);
}

TEST(SeasA2, ExactlyOneCardOfTheSameStrengthIsTaken) {
  const TestTable table(kThree, Deal{.display = "C5 R5 G2 G3", .hands = {"G5"}});
  EXPECT_EQ(table.plays("p0", "G5"), (Texts{"G5xC5", "G5xR5"}));
  EXPECT_EQ(table.refusal("p0", "G5xC5+R5"), refusals::kMustTakeSame);
  EXPECT_EQ(table.refusal("p0", "G5xG2+G3"), refusals::kMustTakeSame);
  EXPECT_EQ(table.refusal("p0", "G5"), refusals::kMustTakeSame);
}

TEST(SeasA2, AStrengthOneCardMustBeTakenByAnyOtherEvenTheKraken) {
  const TestTable table(kThree, Deal{.display = "C1 R1 G10 G4", .hands = {"X1 G1"}});
  EXPECT_EQ(table.plays("p0", "X1"), (Texts{"X1xC1", "X1xR1"}));
  EXPECT_EQ(table.plays("p0", "G1"), (Texts{"G1xC1", "G1xR1"}));
  for (const auto text : {"X1", "X1xG10", "X1xG4+G10+C1+R1", "G1", "G1xG10"}) {
    EXPECT_EQ(table.refusal("p0", text), refusals::kMustTakeSame) << text;
  }
}

TEST(SeasA2, TheKrakenInTheDisplayIsAStrengthOneCardLikeAnyOther) {
  const TestTable table(kThree, Deal{.display = "X1 G10 C4 R6", .hands = {"G1 R1 C5 C7"}});
  EXPECT_EQ(table.plays("p0", "G1"), (Texts{"G1xX1"}));
  EXPECT_EQ(table.plays("p0", "R1"), (Texts{"R1xX1"}));
  EXPECT_EQ(table.plays("p0", "C5"), (Texts{"C5xC4+X1"}));
  EXPECT_EQ(table.plays("p0", "C7"), (Texts{"C7xR6+X1"}));
}

TEST(SeasA3, CombinationsMayHaveAnySize) {
  const TestTable table(kThree, Deal{.display = "G1 C2 R3 X4", .hands = {"G10 G5 G6 G7 G8 G9"}});
  EXPECT_EQ(table.plays("p0", "G5"), (Texts{"G5xG1+X4", "G5xC2+R3"}));
  EXPECT_EQ(table.plays("p0", "G6"), (Texts{"G6xC2+X4", "G6xG1+C2+R3"}));
  EXPECT_EQ(table.plays("p0", "G7"), (Texts{"G7xR3+X4", "G7xG1+C2+X4"}));
  EXPECT_EQ(table.plays("p0", "G8"), (Texts{"G8xG1+R3+X4"}));
  EXPECT_EQ(table.plays("p0", "G9"), (Texts{"G9xC2+R3+X4"}));
  EXPECT_EQ(table.plays("p0", "G10"), (Texts{"G10xG1+C2+R3+X4"}));
}

TEST(SeasA3, EqualStrengthsMakeDifferentCombinations) {
  const TestTable table(kThree, Deal{.display = "G2 C2 R2 G3", .hands = {"C4 C5 C6 C7 C9"}});
  EXPECT_EQ(table.plays("p0", "C4"), (Texts{"C4xG2+C2", "C4xG2+R2", "C4xC2+R2"}));
  EXPECT_EQ(table.plays("p0", "C5"), (Texts{"C5xG2+G3", "C5xG3+C2", "C5xG3+R2"}));
  EXPECT_EQ(table.plays("p0", "C6"), (Texts{"C6xG2+C2+R2"}));
  EXPECT_EQ(table.plays("p0", "C7"), (Texts{"C7xG2+G3+C2", "C7xG2+G3+R2", "C7xG3+C2+R2"}));
  EXPECT_EQ(table.plays("p0", "C9"), (Texts{"C9xG2+G3+C2+R2"}));
}

TEST(SeasA3, FiveCardsCanBeTakenAtOnce) {
  TestTable table(kThree, Deal{.display = "G2 C2 R2 X2", .hands = {"G1", "C9"}});
  table.act("p0", "G1");
  EXPECT_EQ(table.plays("p1", "C9"), (Texts{"C9xG1+G2+C2+R2+X2"}));
}

TEST(SeasA3, ACombinationMustBeTakenAndMustAddUpExactly) {
  const TestTable table(kThree, Deal{.display = "G2 C3 R4 X9", .hands = {"G5 G10"}});
  EXPECT_EQ(table.plays("p0", "G5"), (Texts{"G5xG2+C3"}));
  EXPECT_EQ(table.refusal("p0", "G5"), refusals::kMustTakeCombination);
  EXPECT_EQ(table.refusal("p0", "G5xR4"), refusals::kDoesNotAddUp);
  EXPECT_EQ(table.refusal("p0", "G5xG2+R4"), refusals::kDoesNotAddUp);
  EXPECT_EQ(table.plays("p0", "G10"), (Texts{"G10"}));  // 9 and no 1
}

TEST(SeasA4, AStrengthOneCardMayTakeATenOfItsChoiceOrBeLaidDown) {
  TestTable table(kThree, Deal{.display = "G10 C10 R4 X5", .hands = {"R1"}});
  EXPECT_EQ(table.plays("p0", "R1"), (Texts{"R1", "R1xG10", "R1xC10"}));
  EXPECT_EQ(table.refusal("p0", "R1xG10+C10"), refusals::kOneTakesTen);
  EXPECT_EQ(table.refusal("p0", "R1xR4"), refusals::kOneTakesTen);
  EXPECT_EQ(table.refusal("p0", "R1xG10+C10+R4+X5"), refusals::kOneTakesTen);
  table.act("p0", "R1");
  EXPECT_EQ(names(table.display()), "G10 C10 R1 R4 X5");
}

TEST(SeasA4, EveryStrengthOneCardMayTakeATen) {
  for (const std::string name : {"G1", "C1", "R1"}) {
    const TestTable table(kThree, Deal{.display = "X10 C9 R4 X5", .hands = {name}});
    EXPECT_EQ(table.plays("p0", name), (Texts{name, name + "xX10"}));
  }
}

TEST(SeasA4, WithoutATenItIsJustLaidDown) {
  const TestTable table(kThree, Deal{.display = "G9 C8 R4 X5", .hands = {"R1"}});
  EXPECT_EQ(table.plays("p0", "R1"), (Texts{"R1"}));
}

TEST(SeasA5, OnAnEmptyDisplayTheKrakenIsJustLaidDown) {
  const TestTable table(kUltimate, Deal{.hands = {"X1"}});
  EXPECT_EQ(table.plays("p0", "X1"), (Texts{"X1"}));
}

TEST(SeasA5, OnExactlyOneTenTakingItAndTakingAllAreOneChoice) {
  TestTable table(kUltimate, Deal{.hands = {"G10", "X1"}});
  table.act("p0", "G10");
  EXPECT_EQ(table.plays("p1", "X1"), (Texts{"X1", "X1xG10"}));
}

TEST(SeasA5, OnOneCardThatIsNoTenItMayBeTaken) {
  TestTable table(kUltimate, Deal{.hands = {"G7", "X1"}});
  table.act("p0", "G7");
  EXPECT_EQ(table.plays("p1", "X1"), (Texts{"X1", "X1xG7"}));
}

TEST(SeasA5, OneTenOrAllButNothingBetween) {
  const TestTable table(kThree, Deal{.display = "G10 C10 R4 X5", .hands = {"X1"}});
  EXPECT_EQ(table.plays("p0", "X1"), (Texts{"X1", "X1xG10", "X1xC10", "X1xG10+C10+R4+X5"}));
  EXPECT_EQ(table.refusal("p0", "X1xG10+C10"), refusals::kKrakenTakesTenOrAll);
  EXPECT_EQ(table.refusal("p0", "X1xR4"), refusals::kKrakenTakesTenOrAll);
  EXPECT_EQ(table.refusal("p0", "X1xC10+R4+X5"), refusals::kKrakenTakesTenOrAll);
}

TEST(SeasA6, WhereNothingMatchesLayingIsTheOnlyChoice) {
  const TestTable table(kThree, Deal{.display = "G9 C9 R9 X9", .hands = {"G2 G3 G4 G5 G6 G7 G8 G10 C2 C3 C4"}});
  EXPECT_EQ(table.legal("p0"), (Texts{"G2", "G3", "G4", "G5", "G6", "G7", "G8", "G10", "C2", "C3", "C4"}));
  EXPECT_EQ(table.refusal("p0", "G8xG9"), refusals::kDoesNotAddUp);
}

}  // namespace
}  // namespace septem::seas
