// The weighing: rulings B20 to B22.
#include "games/seize/weighing.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

/// Booty of the pieces named: `a3` weighs 3. What else there is (`x1`, `x2`, ...) weighs nothing.
Booty booty_of(const std::vector<std::string_view>& collections) {
  std::vector<std::pair<std::string, int>> named;
  for (const std::string_view collection : collections) {
    for (const std::string_view id : words_of(collection))
      if (id[0] != 'x') named.emplace_back(id, id[1] - '0');
  }
  return made_booty(named);
}

/// A table at the weighing; the pieces that are not named lie with the last player.
class Weighing {
 public:
  Weighing(const Variant& setup, const std::vector<std::string_view>& collections, std::string_view captain = "p0")
      : table_(with_booty(setup, collections), at_weighing(with_booty(setup, collections), collections, captain)) {
    EXPECT_TRUE(is_sound(table_.setup(), table_.state()));
  }
  TestTable* operator->() { return &table_; }

 private:
  static Variant with_booty(Variant setup, const std::vector<std::string_view>& collections) {
    setup.booty = booty_of(collections);
    return setup;
  }

  TestTable table_;
};

const Variant kTwoWeighers{.seats = 2};
const Variant kTwoAndGhost{.seats = 2, .interloper_wins = true};
const Variant kThreeWeighers{.seats = 3};
const Variant kSeven{.seats = 7};

Variant cursed(Variant setup) {
  setup.is_cursed = true;
  return setup;
}

TEST(SeizeB20, TheLighterIsOutAndTheReigningGoesOnAgainstTheNext) {
  EXPECT_EQ(Weighing(kThreeWeighers, {"a3", "a2", "a5"})->winners(), "p2");
  EXPECT_EQ(Weighing(kThreeWeighers, {"a2", "a3", "b2"})->winners(), "p1");
  EXPECT_EQ(Weighing(kThreeWeighers, {"a5", "a3", "b2"})->winners(), "p0");
}

TEST(SeizeB20, AllSeatsAreWeighedInOrder) {
  EXPECT_EQ(Weighing(kSeven, {"a1", "a2", "a3", "a5", "b1 b2", "b3", "c1"})->winners(), "p3");
}

TEST(SeizeB20, LevelScalesAskBothForAPieceInSecret) {
  Weighing table(kTwoWeighers, {"a1 a3", "b1 b3"});
  EXPECT_EQ(table->due(), "unload p0 p1");
  EXPECT_EQ(table->legal("p0"), (Texts{"unload a1", "unload a3"}));
  EXPECT_EQ(table->legal("p1"), (Texts{"unload b1", "unload b3"}));
  EXPECT_EQ(table->refusal("p0", "unload b1"), refusals::kNotOnPan);
  EXPECT_EQ(table->refusal("p0", "seize a1"), refusals::kMustUnload);
  EXPECT_EQ(table->refusal("p0", "g unload a1"), refusals::kNotForInterloper);
  View before = table->view("p1");
  table->act("p0", "unload a3");
  EXPECT_EQ(table->due(), "unload p1");
  View after = table->view("p1");
  EXPECT_FALSE(after.unloaded[0]);
  EXPECT_EQ(table->view("p0").unloaded[0], piece(table->setup().booty, "a3"));
  after.to_act = before.to_act;
  after.scale.chosen = 0;
  EXPECT_EQ(after, before);
  table->act("p1", "unload b1");
  EXPECT_EQ(table->winners(), "p1");  // 1 against 3
}

TEST(SeizeB20, LevelAgainAsksAgainAndTakenPiecesStayOff) {
  Weighing table(kTwoWeighers, {"a1 a3 a2", "b1 b3 b2"});
  table->act("p1", "unload b1");
  table->act("p0", "unload a1");
  EXPECT_EQ(table->due(), "unload p0 p1");
  EXPECT_EQ(table->legal("p0"), (Texts{"unload a3", "unload a2"}));
  EXPECT_EQ(table->refusal("p0", "unload a1"), refusals::kNotOnPan);
  EXPECT_EQ(table->collection("p0"), "a1 a3 a2");  // still theirs
  table->act("p0", "unload a2");
  table->act("p1", "unload b3");
  EXPECT_EQ(table->winners(), "p0");
}

TEST(SeizeB20, TotalsCountAllPieces) {
  Weighing table(kTwoWeighers, {"a1 a3", "b1 b3"});
  EXPECT_FALSE(table->view("p0").totals);
  table->act("p0", "unload a3");
  table->act("p1", "unload b1");
  ASSERT_TRUE(table->view("p0").totals);
  EXPECT_EQ((*table->view("p0").totals)[0], 4);
  EXPECT_EQ((*table->view("p0").totals)[1], 4);
}

TEST(SeizeB20, AnEmptyPanIsNotAskedAndTheOtherGoesOnAlone) {
  Weighing table(kTwoWeighers, {"a2", "b2 x1 x2"});
  table->act("p0", "unload a2");
  table->act("p1", "unload b2");
  EXPECT_EQ(table->due(), "unload p1");
  EXPECT_TRUE(table->legal("p0").empty());
  EXPECT_EQ(table->legal("p1"), (Texts{"unload x1", "unload x2"}));
  table->act("p1", "unload x2");
  EXPECT_EQ(table->due(), "unload p1");
  table->act("p1", "unload x1");
  EXPECT_EQ(table->winners(), "p0 p1");  // both empty and level: shared
}

TEST(SeizeB20, OneGoesOnAloneUntilThePansDiffer) {
  Weighing table(kTwoWeighers, {"a2", "b1 c1"});
  table->act("p0", "unload a2");
  table->act("p1", "unload b1");
  EXPECT_EQ(table->winners(), "p1");  // 0 against 1
  Weighing other(kTwoWeighers, {"x1 a2", "b1 c1"});
  other->act("p0", "unload x1");
  other->act("p1", "unload b1");
  EXPECT_EQ(other->winners(), "p0");
}

TEST(SeizeB20, PiecesTakenOffComeBackForTheNextContest) {
  Weighing table(kThreeWeighers, {"a1 a3 c2", "b1 b3 b2", "a2 a5"});  // 6, 6 and 7
  table->act("p0", "unload a1");
  table->act("p1", "unload b2");
  // p1 is out with 4 against 5; p0 has 6 again, but loses to 7.
  EXPECT_EQ(table->winners(), "p2");
  Weighing other(kThreeWeighers, {"a1 a3 c2", "b1 b3 b2", "a5"});
  other->act("p0", "unload a1");
  other->act("p1", "unload b2");
  EXPECT_EQ(other->winners(), "p0");  // 6 against 5, and no level scales
}

TEST(SeizeB20, ThoseWhoShareFightOnTogether) {
  for (const bool is_cursed : {false, true}) {
    Weighing table(is_cursed ? cursed(kThreeWeighers) : kThreeWeighers, {"a1", "b1", "a2"});
    table->act("p0", "unload a1");
    table->act("p1", "unload b1");
    EXPECT_EQ(table->winners(), is_cursed ? "p0 p1" : "p2");
  }
}

TEST(SeizeB20, TheFirstOfThemFightsForBoth) {
  Weighing table(kThreeWeighers, {"a1", "b1", "c1"});  // and p2 has what weighs nothing
  table->act("p0", "unload a1");
  table->act("p1", "unload b1");
  EXPECT_EQ(table->due(), "unload p0 p2");
  EXPECT_EQ(table->legal("p0"), (Texts{"unload a1"}));
  EXPECT_TRUE(table->legal("p1").empty());
  EXPECT_EQ(table->refusal("p1", "unload b1"), refusals::kNotYourMove);
  table->act("p0", "unload a1");
  table->act("p2", "unload x1");
  EXPECT_EQ(table->winners(), "p2");  // 0 against 1: both who shared are out
}

TEST(SeizeB20, TheNonCaptainChoosesForTheInterloper) {
  Weighing table(kTwoAndGhost, {"a3", "b1", "b3"}, "p0");
  EXPECT_EQ(table->due(), "unload p0 p1");
  EXPECT_EQ(table->legal("p0"), (Texts{"unload a3"}));
  EXPECT_TRUE(table->legal("p1").contains("g unload b3"));
  EXPECT_FALSE(table->legal("p1").contains("unload b1"));
  EXPECT_EQ(table->refusal("p1", "unload b1"), refusals::kNotAsked);
  EXPECT_EQ(table->refusal("p0", "g unload b3"), refusals::kNotAsked);
  table->act("p1", "g unload x1");
  EXPECT_EQ(table->due(), "unload p0");
  table->act("p0", "unload a3");
  EXPECT_EQ(table->winners(), "g");
}

TEST(SeizeB20, TheNonCaptainChoosesAlsoAgainstThemselfInAnyOrder) {
  Weighing table(kTwoAndGhost, {"a3", "b1", "b3"}, "p1");
  EXPECT_EQ(table->due(), "unload p0");
  EXPECT_TRUE(table->legal("p0").contains("unload a3"));
  EXPECT_TRUE(table->legal("p0").contains("g unload b3"));
  Weighing other = table;
  table->act("p0", "g unload b3");
  EXPECT_EQ(table->due(), "unload p0");
  EXPECT_TRUE(has_pending(table->setup(), table->state()));
  EXPECT_EQ(table->legal("p0"), (Texts{"unload a3"}));
  EXPECT_EQ(table->refusal("p0", "g unload x1"), refusals::kNotAsked);
  table->act("p0", "unload a3");
  other->act("p0", "unload a3");
  EXPECT_EQ(other->refusal("p0", "unload a3"), refusals::kNotAsked);
  other->act("p0", "g unload b3");
  EXPECT_EQ(table->state(), other->state());
}

TEST(SeizeB20, ChoicesInAnyOrderGiveTheSameState) {
  Weighing one(kTwoWeighers, {"a1 a3 a2", "b1 b3 b2"});
  Weighing two_of_them = one;
  one->act("p0", "unload a1");
  EXPECT_TRUE(has_pending(one->setup(), one->state()));
  one->act("p1", "unload b1");
  EXPECT_FALSE(has_pending(one->setup(), one->state()));
  two_of_them->act("p1", "unload b1");
  two_of_them->act("p0", "unload a1");
  EXPECT_EQ(one->state(), two_of_them->state());
}

TEST(SeizeB21, InCursedTreasureTheHeavierIsOut) {
  EXPECT_EQ(Weighing(cursed(kThreeWeighers), {"a3", "a2", "a5"})->winners(), "p1");
  EXPECT_EQ(Weighing(cursed(kThreeWeighers), {"a3", "b2", "a1"})->winners(), "p2");
}

TEST(SeizeB21, LevelScalesWorkTheSame) {
  Weighing table(cursed(kTwoWeighers), {"a1 a3", "b1 b3"});
  table->act("p0", "unload a3");
  table->act("p1", "unload b1");
  EXPECT_EQ(table->winners(), "p0");
}

TEST(SeizeB22, APlayerWithNoPieceWeighsNothing) {
  EXPECT_EQ(Weighing(kTwoWeighers, {"", "a1"})->winners(), "p1");
  EXPECT_EQ(Weighing(kTwoWeighers, {"a1", ""})->winners(), "p0");
  EXPECT_EQ(Weighing(cursed(kTwoWeighers), {"", "a1"})->winners(), "p0");
  EXPECT_EQ(Weighing(kTwoWeighers, {"", ""})->winners(), "p0 p1");  // nothing to ask for
}

}  // namespace
}  // namespace septem::seize
