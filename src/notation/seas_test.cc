#include "notation/seas.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "games/seas/card_text.h"
#include "notation/text.h"
#include "play/match.h"

namespace septem {
namespace {

namespace json = boost::json;
using seas::Card;
using seas::CardSet;
using seas::Move;
using seas::Place;
using seas::Type;

constexpr Card kG8 = Card::of(Type::kGold, 8);
constexpr Card kC5 = Card::of(Type::kCrystal, 5);
constexpr Card kR3 = Card::of(Type::kRum, 3);

const seas::Setup kThree{.seats = 3};

TEST(SeasNotation, MovesAreWrittenAsInTheContract) {
  const auto text = [](Move move) { return SeasNotation::move(kThree, move); };
  EXPECT_EQ(text(Move::lay(kG8)), "G8");
  EXPECT_EQ(text(Move::capture(kG8, {kR3, kC5})), "G8xC5+R3");
  EXPECT_EQ(text(Move::nick(Place::chest(2))), "nick p2");
  EXPECT_EQ(text(Move::nick(Place::harbour())), "nick harbour");
  EXPECT_EQ(text(Move::nick(Place::nowhere())), "nick none");
  EXPECT_EQ(text(Move::pick(kC5)), "pick C5");
}

TEST(SeasNotation, OnlyTheCanonicalSpellingIsRead) {
  EXPECT_EQ(SeasNotation::parse_move(kThree, "G8xC5+R3"), Move::capture(kG8, {kC5, kR3}));
  for (const auto text :
       {"",         " ",        "x",        "G8x",        "xC5",          "G8xR3+C5", "G8xC5+C5", "G8xC5+", "G8x+C5",
        "G8 xC5",   "G8xC5 ",   " G8",      "g8",         "G08",          "G8XC5",    "G8xC5xR3", "nick",   "nick ",
        "nick  p0", "nick p4",  "nick p0 ", "nick P0",    "nick Harbour", "nick g",   "pick",     "pick ",  "pick C11",
        "pick C5 ", "pick  C5", "Pick C5",  "pick C5+R3", "lay G8",       "pass"}) {
    EXPECT_FALSE(SeasNotation::parse_move(kThree, text)) << text;
  }
}

std::vector<std::string_view> deck() {
  std::vector<std::string_view> words;
  for (const Card card : seas::kAllCards) words.push_back(card_name(card));
  return words;
}

TEST(SeasNotation, ADealIsAllFortyCards) {
  const auto state = seas::begin(kThree);
  EXPECT_EQ(SeasNotation::due(state).kind, "deal");
  EXPECT_TRUE(SeasNotation::due(state).is_list);
  auto words = deck();
  const auto outcome = SeasNotation::parse_outcome(kThree, state, words);
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(SeasNotation::outcome(kThree, *outcome).starts_with("G1 G2 G3 "));
  words.pop_back();
  EXPECT_EQ(SeasNotation::parse_outcome(kThree, state, words).error(), "a deal has 40 cards, not 39");
  words.push_back("joker");
  EXPECT_EQ(SeasNotation::parse_outcome(kThree, state, words).error(), "'joker' is not a card");
}

TEST(SeasNotation, AFirstSeatIsOneWord) {
  const seas::Setup random{.seats = 3, .first = std::nullopt};
  const auto state = seas::begin(random);
  EXPECT_EQ(SeasNotation::due(state).kind, "first");
  EXPECT_FALSE(SeasNotation::due(state).is_list);
  const std::string_view good = "p2";
  const auto outcome = SeasNotation::parse_outcome(random, state, {&good, 1});
  ASSERT_TRUE(outcome);
  EXPECT_EQ(SeasNotation::outcome(random, *outcome), "p2");
  for (const std::string_view bad : {"p3", "", "g", "2"}) {
    EXPECT_FALSE(SeasNotation::parse_outcome(random, state, {&bad, 1})) << bad;
  }
}

Result<seas::Setup, std::string> setup(int seats, const std::string& options, const DataFiles& files = NoDataFiles()) {
  const auto read = read_options(SeasNotation::options(), seats, split(options, ' '));
  EXPECT_TRUE(read) << read.error();
  return SeasNotation::setup(seats, *read, files);
}

TEST(SeasA20, OptionsBecomeASetup) {
  const auto made = setup(4, "target=14 last_clears=true teams=ultimate first=p3");
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(*made, (seas::Setup{.seats = 4,
                                .target = 14,
                                .last_clears = true,
                                .teams = seas::Teams::kUltimate,
                                .first = Seat::from_index(3)}));
  EXPECT_EQ(*setup(2, "teams=none"), (seas::Setup{.seats = 2}));
  EXPECT_FALSE(setup(2, "first=random")->first);
}

TEST(SeasA18, TeamsNeedFourSeats) {
  for (const auto teams : {"teams=teams", "teams=ultimate"}) {
    EXPECT_TRUE(setup(4, teams));
    EXPECT_EQ(setup(3, teams).error(), "option 'teams': teams need four seats; with fewer it is \"none\"");
    EXPECT_FALSE(setup(2, teams));
  }
}

struct OneFile : DataFiles {
  std::string text;
  Result<std::string, std::string> read(std::string_view name) const override {
    if (name == "own.txt") return text;
    return failure("there is no file '" + std::string(name) + "' here");
  }
};

TEST(SeasA14, AFileOfValuesReplacesTheDefault) {
  OneFile files;
  for (const std::string_view name : deck()) {
    const std::string value = name == "X1" ? " -7" : name.starts_with('X') ? " -2" : " 6";
    files.text += std::string(name) + value + "\n";
  }
  const auto made = setup(3, "values=own.txt", files);
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(made->values.of(kG8), 6);
}

TEST(SeasA14, ABadFileOfValuesIsRefusedByNameAndLine) {
  OneFile files;
  files.text = "# mine\nG1 5\nX1 -3\n";
  EXPECT_EQ(setup(3, "values=own.txt", files).error(),
            "values file 'own.txt', line 3, cell 2: the kraken X1 is worth -7 (X1 -3)");
  EXPECT_EQ(setup(3, "values=other.txt", files).error(), "option 'values': there is no file 'other.txt' here");
}

TEST(SeasNotation, EveryRefusalHasASentence) {
  for (const auto key : {"seas.not-your-turn",
                         "seas.must-play",
                         "seas.card-not-in-hand",
                         "seas.card-not-in-display",
                         "seas.must-take-same-strength",
                         "seas.does-not-add-up",
                         "seas.must-take-combination",
                         "seas.one-takes-a-ten",
                         "seas.kraken-takes-ten-or-all",
                         "seas.must-choose-source",
                         "seas.no-such-source",
                         "seas.own-chest",
                         "seas.empty-source",
                         "seas.must-pick",
                         "seas.card-not-in-source",
                         "seas.first-is-due",
                         "seas.deal-is-due",
                         "seas.nothing-is-due",
                         "seas.no-such-seat",
                         "seas.not-all-cards"}) {
    EXPECT_FALSE(SeasNotation::explain(key).empty());
  }
}

/// A table on the way, and what one viewer knows of it.
class SeasView : public testing::Test {
 protected:
  explicit SeasView(Viewer viewer = Viewer::referee()) : viewer_(viewer), match_(kThree) {}

  void deal(const std::vector<std::string_view>& words) {
    const auto outcome = SeasNotation::parse_outcome(kThree, match_.state(), words);
    ASSERT_TRUE(outcome);
    match_.take(*outcome);
  }
  void act(int seat, std::string_view text) {
    const auto move = SeasNotation::parse_move(kThree, text);
    ASSERT_TRUE(move);
    ASSERT_FALSE(seas::why_illegal(kThree, match_.state(), Seat::from_index(seat), *move));
    match_.take(Seat::from_index(seat), *move);
  }
  std::string at(std::string_view key) {
    return json::serialize(json::parse(SeasNotation::view(kThree, match_.knowledge(viewer_))).at(key));
  }

 private:
  Viewer viewer_;
  Match<seas::Seas> match_;
};

class SeasViewOfP1 : public SeasView {
 protected:
  SeasViewOfP1() : SeasView(Seat::from_index(1)) {}
};

/// In deck order, but the display is G2 C2 R3 X3 and p0 holds G10, so that p0 can clear.
std::vector<std::string_view> clearable() {
  std::vector<std::string_view> words{"G2", "C2", "R3", "X3", "G10"};
  for (const std::string_view name : deck()) {
    if (std::find(words.begin(), words.begin() + 5, name) == words.begin() + 5) words.push_back(name);
  }
  return words;
}

TEST_F(SeasView, BeforeTheDealNothingLiesThere) {
  EXPECT_EQ(at("phase"), R"("chance")");
  EXPECT_EQ(at("to_act"), "[]");
  EXPECT_EQ(at("over"), "false");
  EXPECT_EQ(at("winners"), "null");
  EXPECT_EQ(at("round"), "1");
  EXPECT_EQ(at("cycle"), "1");
  EXPECT_EQ(at("start"), R"("p0")");
  EXPECT_EQ(at("turn"), "null");
  EXPECT_EQ(at("display"), "[]");
  EXPECT_EQ(at("hands"), "[[],[],[]]");
  EXPECT_EQ(at("last_taker"), "null");
  EXPECT_EQ(at("looking"), "null");
  EXPECT_EQ(at("scores"), "[]");
  EXPECT_EQ(at("ships"), "[0,0,0]");
}

TEST_F(SeasView, TheRefereeSeesEverything) {
  deal(clearable());
  EXPECT_EQ(at("phase"), R"("play")");
  EXPECT_EQ(at("turn"), R"("p0")");
  EXPECT_EQ(at("to_act"), R"(["p0"])");
  EXPECT_EQ(at("display"), R"(["G2","C2","R3","X3"])");
  act(0, "G10xG2+C2+R3+X3");
  EXPECT_EQ(at("phase"), R"("nick")");
  act(0, "nick harbour");
  EXPECT_EQ(at("phase"), R"("pick")");
  EXPECT_EQ(at("harbour"), R"(["X8","X9","X10"])");
  EXPECT_EQ(at("looking"), R"(["X8","X9","X10"])");
  act(0, "pick X9");
  EXPECT_EQ(at("chests"), R"([["G2","G10","C2","R3","X3","X9"],[],[]])");
  EXPECT_EQ(at("harbour"), R"(["X8","X10"])");
  EXPECT_EQ(at("last_taker"), R"("p0")");
  EXPECT_EQ(at("looking"), "null");
}

TEST_F(SeasViewOfP1, ASeatSeesItsHandAndTheSizesOfTheRest) {
  deal(clearable());
  act(0, "G10xG2+C2+R3+X3");
  act(0, "nick harbour");
  EXPECT_EQ(at("looking"), "null");
  EXPECT_EQ(at("hands"), R"([10,["C4","C5","C6","C7","C8","C9","C10","R1","R2","R4","R5"],11])");
  act(0, "pick X9");
  EXPECT_EQ(at("chests"), "[6,0,0]");
  EXPECT_EQ(at("harbour"), "2");
  EXPECT_EQ(at("aside"), "0");
}

TEST(SeasViewKeys, AreThoseOfTheContract) {
  const auto known = seas::know(kThree, seas::view(kThree, seas::begin(kThree), Viewer::referee()));
  const boost::json::value view = boost::json::parse(SeasNotation::view(kThree, known));
  std::vector<std::string> keys;
  for (const auto& entry : view.as_object()) keys.emplace_back(entry.key());
  EXPECT_EQ(keys, (std::vector<std::string>{"phase", "to_act", "over", "winners", "round", "cycle", "start", "turn",
                                            "display", "hands", "chests", "harbour", "aside", "ships", "last_taker",
                                            "looking", "scores"}));
}

}  // namespace
}  // namespace septem
