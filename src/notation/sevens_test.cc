// Seven7s in text and JSON: the contract's words.
#include "notation/sevens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "games/sevens/card_text.h"
#include "games/sevens/refusals.h"
#include "notation/text.h"
#include "play/match.h"

namespace septem {
namespace {

using namespace sevens;
using testing::HasSubstr;

class OneFile : public DataFiles {
 public:
  explicit OneFile(std::string text) : text_(std::move(text)) {}
  Result<std::string, std::string> read(std::string_view name) const override {
    return name == "mine.txt" ? Result<std::string, std::string>(text_) : failure("there is no file");
  }

 private:
  std::string text_;
};

Result<sevens::Setup, std::string> setup_with(const std::string& options, const DataFiles& files = NoDataFiles{}) {
  const auto read = read_options(SevensNotation::options(), 3, split(options, ' '));
  if (!read) return failure(read.error());
  return SevensNotation::setup(3, *read, files);
}

TEST(SevensOptions, FirstIsRandomUnlessASeatIsNamed) {
  EXPECT_FALSE(setup_with("square=default")->first);
  EXPECT_EQ(setup_with("first=p2")->first, Seat::from_index(2));
  EXPECT_FALSE(setup_with("first=p3"));
  EXPECT_FALSE(setup_with("first=youngest"));
}

TEST(SevensOptions, ASquareFileIsReadOrRefusedWithItsLine) {
  EXPECT_EQ(setup_with("square=default")->square, default_square());
  const OneFile bad("A indigo violet red orange yellow green blue\nC red red yellow green blue indigo violet\n");
  const auto setup = setup_with("square=mine.txt", bad);
  ASSERT_FALSE(setup);
  EXPECT_EQ(setup.error(),
            "square file 'mine.txt', line 2, cell 3: a type has each colour once, and this one comes twice (red)");
  EXPECT_THAT(setup_with("square=other.txt", bad).error(), HasSubstr("option 'square': there is no file"));
}

TEST(SevensMoves, OnlyTheCanonicalSpellingIsRead) {
  const auto setup = *setup_with("first=p0");
  for (const std::string text :
       {"H5>H", "W2>L", "sin p1", "place D3>C", "call 4", "call blue", "take C", "look deck=2 p1=1", "look p0=1 p2=2",
        "look deck=3", "stack W1 H5", "stack A1", "stack A1 A2 A3"}) {
    const auto move = SevensNotation::parse_move(setup, text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(SevensNotation::move(setup, *move), text);
  }
  for (const std::string text : {"",
                                 "H5",
                                 "H5>",
                                 ">H",
                                 "H5>X",
                                 "H8>H",
                                 "h5>h",
                                 "H5>HH",
                                 " H5>H",
                                 "H5>H ",
                                 "H5 > H",
                                 "sin",
                                 "sin p4",
                                 "sin p",
                                 "sin g",
                                 "place D3",
                                 "place  D3>C",
                                 "call 0",
                                 "call 8",
                                 "call Blue",
                                 "call 11",
                                 "take",
                                 "take c",
                                 "look",
                                 "look ",
                                 "look deck=0 p1=3",
                                 "look p1=1 deck=2",
                                 "look p2=1 p1=1",
                                 "look deck=1 deck=2",
                                 "look deck=4",
                                 "look deck",
                                 "look p1=01",
                                 "look deck=2  p1=1",
                                 "stack",
                                 "stack ",
                                 "stack W1  H5",
                                 "stack A1 A2 A3 A4",
                                 "draw"}) {
    EXPECT_FALSE(SevensNotation::parse_move(setup, text)) << text;
  }
}

/// A table that plays through its texts alone.
class TextTable {
 public:
  TextTable() : match_(*setup_with("first=p0")) {}

  std::string chance(std::string_view text) {
    const auto words = split(text, ' ');
    const auto outcome = SevensNotation::parse_outcome(setup(), state(), words);
    if (!outcome) return outcome.error();
    if (const auto why = why_impossible(setup(), state(), *outcome))
      return std::string(SevensNotation::explain(why->why));
    match_.take(*outcome);
    return "";
  }
  void act(std::string_view text) {
    const auto move = SevensNotation::parse_move(setup(), text);
    ASSERT_TRUE(move) << text;
    const Seat seat = state().turn;
    ASSERT_FALSE(why_illegal(setup(), state(), seat, *move)) << text;
    match_.take(seat, *move);
  }
  Due due() const { return SevensNotation::due(state()); }
  std::string_view phase() const { return SevensNotation::phase(state()); }
  /// One key of a view; seat 3 is the referee.
  std::string key(int viewer, std::string_view key) const { return boost::json::serialize(view(viewer).at(key)); }
  boost::json::object view(int viewer) const {
    const Viewer who = viewer == 3 ? Viewer::referee() : Viewer(Seat::from_index(viewer));
    return boost::json::parse(SevensNotation::view(setup(), match_.knowledge(who))).as_object();
  }

 private:
  const sevens::Setup& setup() const { return match_.setup(); }
  const State& state() const { return match_.state(); }

  mutable Match<Sevens> match_;  // works out what a viewer knows when that is asked
};

/// Hands W1 A1 A2, D1 D2 D3 and S1 S2 S3, flipped C5, then L1 L2 L3 and the rest in deck order.
std::string deck_text() {
  std::string text = "W1 A1 A2 D1 D2 D3 S1 S2 S3 C5 L1 L2 L3";
  for (const Card card : kDeckOrder) {
    const std::string name(card_name(card));
    if (text.find(name) == std::string::npos) text += " " + name;
  }
  return text;
}

TEST(SevensViews, HaveExactlyTheContractsKeysInEveryPhase) {
  TextTable table;
  std::vector<std::string> keys;
  for (const auto& entry : table.view(0)) keys.emplace_back(entry.key());
  EXPECT_THAT(keys, testing::UnorderedElementsAre("phase", "to_act", "over", "winners", "turn", "columns", "wild",
                                                  "hands", "deck", "lucky", "gone", "ending", "picked", "looking",
                                                  "known", "known_deck", "disabled", "scores"));
}

TEST(SevensViews, BeforeTheDeckTheTableIsEmpty) {
  const TextTable table;
  EXPECT_EQ(table.phase(), "chance");
  EXPECT_EQ(table.due().kind, "deck");
  EXPECT_EQ(table.key(0, "turn"), "null");
  EXPECT_EQ(table.key(0, "columns"), "{}");
  EXPECT_EQ(table.key(0, "hands"), "[[],0,0]");
  EXPECT_EQ(table.key(0, "deck"), "0");
  EXPECT_EQ(table.key(3, "deck"), "[]");
}

TEST(SevensViews, ShowASeatItsOwnAndCountTheRest) {
  TextTable table;
  EXPECT_EQ(table.chance(deck_text()), "");
  EXPECT_EQ(table.key(1, "turn"), "\"p0\"");
  EXPECT_EQ(table.key(1, "columns"), R"({"C":["C5"]})");
  EXPECT_EQ(table.key(1, "wild"), "\"blue\"");
  EXPECT_EQ(table.key(1, "hands"), R"([3,["D1","D2","D3"],3])");
  EXPECT_EQ(table.key(1, "known"), R"([[],["D1","D2","D3"],[]])");
  EXPECT_EQ(table.key(1, "deck"), "39");
  EXPECT_EQ(table.key(1, "known_deck"), "[]");
  EXPECT_EQ(table.key(3, "known_deck"), table.key(3, "deck"));
  EXPECT_EQ(table.key(3, "known"), R"([["A1","A2","W1"],["D1","D2","D3"],["S1","S2","S3"]])");
  for (const auto key : {"winners", "ending", "picked", "looking", "scores"})
    EXPECT_EQ(table.key(1, key), "null") << key;
  EXPECT_EQ(table.key(1, "lucky"), "[[],[],[]]");
}

TEST(SevensViews, LookingListsTheDeckTopFirstAndThenHands) {
  TextTable table;
  table.chance(deck_text());
  table.act("W1>W");
  EXPECT_EQ(table.phase(), "look");
  table.act("look deck=1 p1=1 p2=1");
  EXPECT_EQ(table.due().kind, "wonder");
  EXPECT_TRUE(table.due().is_list);
  EXPECT_EQ(table.key(0, "turn"), "\"p0\"");
  EXPECT_EQ(table.chance("D2"), "outcome 'wonder' has 2 cards, not 1");
  EXPECT_THAT(table.chance("D2 X9"), HasSubstr("'X9' is not a card"));
  EXPECT_THAT(table.chance("S1 D2"), HasSubstr("in the order of the seats"));
  EXPECT_EQ(table.chance("D2 S3"), "");
  EXPECT_EQ(table.phase(), "stack");
  EXPECT_EQ(table.key(0, "looking"), R"(["L1","D2","S3"])");
  EXPECT_EQ(table.key(3, "looking"), R"(["L1","D2","S3"])");
  EXPECT_EQ(table.key(1, "looking"), "null");
  EXPECT_EQ(table.key(0, "known"), R"([["A1","A2"],[],[]])");
  table.act("stack L1");
  EXPECT_EQ(table.key(0, "known"), R"([["A1","A2","L1"],["D2"],["S3"]])");
  EXPECT_EQ(table.key(0, "looking"), "null");
}

TEST(SevensViews, KnownDeckIsFromTheTopWithoutTrailingNulls) {
  TextTable table;
  table.chance(deck_text());
  table.act("W1>W");
  table.act("look deck=3");
  table.act("stack L3 L1 L2");
  EXPECT_EQ(table.key(0, "known_deck"), R"(["L1","L2"])");
  EXPECT_EQ(table.key(1, "known_deck"), "[]");
}

TEST(SevensViews, ThePickedCardAndTheSinsAreOpen) {
  TextTable table;
  table.chance(deck_text());
  table.act("A1>A");
  table.act("D1>D");
  EXPECT_EQ(table.phase(), "sin");
  table.act("sin p2");
  EXPECT_EQ(table.due().kind, "sin");
  EXPECT_FALSE(table.due().is_list);
  EXPECT_EQ(table.chance("S4"), "that card is not in the victim's hand");
  EXPECT_EQ(table.chance("S2"), "");
  for (int viewer = 0; viewer < 4; ++viewer) EXPECT_EQ(table.key(viewer, "picked"), "\"S2\"");
  EXPECT_EQ(table.key(0, "hands"), R"([["A2","L1","W1"],2,2])");
  EXPECT_EQ(table.key(0, "disabled"), "1");
  table.act("place S2>S");
  EXPECT_EQ(table.key(0, "picked"), "null");
}

TEST(SevensRefusals, EachHasASentence) {
  namespace r = refusals;
  for (const Refusal& refusal :
       {r::kNotYourTurn,      r::kMustPlay,     r::kNotInHand,          r::kOwnColumnOnly, r::kColumnNotOpen,
        r::kMustChooseVictim, r::kNoOpponent,   r::kVictimHasNoCard,    r::kMustPlace,     r::kNotPicked,
        r::kMustCall,         r::kMustTake,     r::kNotFromSeas,        r::kNothingToTake, r::kMustLook,
        r::kNotThreeInAll,    r::kNotInOwnHand, r::kNotSoMany,          r::kMustStack,     r::kNotTheSeen,
        r::kFirstIsDue,       r::kNoSuchSeat,   r::kDeckIsDue,          r::kNotAllCards,   r::kSinIsDue,
        r::kNotInVictimsHand, r::kWonderIsDue,  r::kNotInHandsLookedAt, r::kNothingIsDue}) {
    EXPECT_FALSE(SevensNotation::explain(refusal.why).empty()) << refusal.why;
    EXPECT_TRUE(refusal.ruling.starts_with('C')) << refusal.why;
  }
}

}  // namespace
}  // namespace septem
