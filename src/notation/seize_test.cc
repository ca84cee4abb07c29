#include "notation/seize.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>
#include <vector>

#include "games/seize/card_text.h"
#include "games/seize/refusals.h"
#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;
using seize::Card;
using seize::Move;
using seize::Piece;

const seize::Setup kTwo{.seats = 2, .booty = seize::dominoes9()};
const seize::Setup kThree{.seats = 3, .booty = seize::dominoes9()};
const seize::Setup kTreasure{.seats = 2};

TEST(SeizeNotation, EveryMoveOfTheContractIsReadAndWritten) {
  for (const std::string text : {"squabble 10H", "captain p1", "red 3:4 5:5", "red 9:9 0:0 1:1 2:2 3:3 4:4", "card KH",
                                 "order p1 g p0", "seize 3:4", "steal p1 3:4", "steal g 3:4", "return 3:4",
                                 "unload 3:4", "g seize 3:4", "g steal p1 3:4", "g return 3:4", "g unload 3:4"}) {
    const auto move = SeizeNotation::parse_move(kTwo, text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(SeizeNotation::move(kTwo, *move), text);
  }
}

TEST(SeizeNotation, OnlyTheCanonicalSpellingIsRead) {
  for (const auto text : {"",
                          " ",
                          "squabble",
                          "squabble ",
                          "squabble 10H ",
                          "squabble  10H",
                          "squabble 10h",
                          "Squabble AS",
                          "squabble AS KS",
                          "captain",
                          "captain p2",
                          "captain g",
                          "captain P0",
                          "red 4:3",
                          "red  3:4",
                          "red 3:4 ",
                          "red 3:4  5:5",
                          "red 3:4,5:5",
                          "black 3:4",
                          "card",
                          "card 1S",
                          "order p0 p2",
                          "order p0  p1",
                          "order p0,p1",
                          "seize",
                          "seize 3:4 5:5",
                          "seize 10:10",
                          "seize 3:4=7",
                          "steal 3:4",
                          "steal p2 3:4",
                          "steal p0",
                          "steal p0 3:4 ",
                          "return",
                          "unload 3",
                          "g",
                          "g ",
                          "g red 3:4",
                          "g card KH",
                          "g g seize 3:4",
                          "gseize 3:4",
                          "p0 seize 3:4",
                          "swab",
                          "red 0:0 0:1 0:2 0:3 0:4 0:5 0:6 0:7",
                          "order p0 p1 g p0 p1 g p0 p1 g"}) {
    EXPECT_FALSE(SeizeNotation::parse_move(kTwo, text)) << text;
  }
}

TEST(SeizeNotation, WithoutAnInterloperThereIsNoG) {
  for (const auto text : {"steal g 3:4", "g seize 3:4", "order p0 g"}) {
    EXPECT_FALSE(SeizeNotation::parse_move(kThree, text)) << text;
  }
}

std::vector<std::string> bag_words(const seize::Booty& booty, bool is_weighed) {
  std::vector<std::string> words;
  for (const Piece piece : booty.all()) {
    if (words.size() == seize::kBagSize) break;
    const std::string weight = is_weighed ? "=" + std::to_string(booty.low(piece)) : "";
    words.push_back(std::string(booty.id(piece)) + weight);
  }
  return words;
}
auto parse(const seize::Setup& setup, const seize::State& state, const std::vector<std::string>& words) {
  return SeizeNotation::parse_outcome(setup, state, std::vector<std::string_view>(words.begin(), words.end()));
}

TEST(SeizeNotation, ABagOfDominoesIsIdsOnly) {
  const auto state = seize::begin(kTwo);
  EXPECT_EQ(SeizeNotation::due(state).kind, "bag");
  auto words = bag_words(kTwo.booty, false);
  const auto outcome = parse(kTwo, state, words);
  ASSERT_TRUE(outcome);
  EXPECT_FALSE(seize::why_impossible(kTwo, state, *outcome));
  EXPECT_EQ(SeizeNotation::outcome(kTwo, *outcome), join(words, " "));
  words[3] = "0:3=3";
  EXPECT_EQ(parse(kTwo, state, words).error(), "'0:3=3' is written '0:3'");
  words[3] = "10:10";
  EXPECT_EQ(parse(kTwo, state, words).error(), "'10:10' is not a piece of this set");
  words.pop_back();
  EXPECT_EQ(parse(kTwo, state, words).error(), "a bag has 49 pieces, not 48");
}

TEST(SeizeNotation, ABagOfTreasureSaysWhatEachPieceWeighs) {
  const auto state = seize::begin(kTreasure);
  auto words = bag_words(kTreasure.booty, true);
  EXPECT_EQ(words[0], "ebony-button=62");
  const auto outcome = parse(kTreasure, state, words);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(SeizeNotation::outcome(kTreasure, *outcome), join(words, " "));
  const auto error_with = [&](const std::string& word) {
    words[0] = word;
    return parse(kTreasure, state, words).error();
  };
  EXPECT_EQ(error_with("ebony-button"), "'ebony-button' does not say what the piece weighs, in tenths of a gram");
  EXPECT_EQ(error_with("ebony-button="), "'ebony-button=' does not say what the piece weighs, in tenths of a gram");
  EXPECT_EQ(error_with("ebony-button=1.5"),
            "'ebony-button=1.5' does not say what the piece weighs, in tenths of a gram");
  EXPECT_EQ(error_with("ebony-button=014"), "'ebony-button=014' is written 'ebony-button=14'");
  EXPECT_EQ(error_with("ebony-button=-1"), "'ebony-button=-1': a piece weighs no less and no more than its range says");
  EXPECT_EQ(error_with("ebony-button=99999"),
            "'ebony-button=99999': a piece weighs no less and no more than its range says");
  words[0] = "ebony-button=61";
  EXPECT_EQ(seize::why_impossible(kTreasure, state, *parse(kTreasure, state, words)),
            seize::refusals::kWeightOutOfRange);
}

TEST(SeizeNotation, DecksAndReshufflesAreCards) {
  auto state = seize::begin(kTwo);
  state.phase = seize::Phase::kDeck;
  EXPECT_EQ(SeizeNotation::due(state).kind, "deck");
  std::vector<std::string> words;
  for (const Card card : seize::kAllCards) words.emplace_back(seize::card_name(card));
  ASSERT_TRUE(parse(kTwo, state, words));
  EXPECT_EQ(parse(kTwo, state, words)->kind, seize::Outcome::Kind::kDeck);
  words.emplace_back("AS");
  EXPECT_EQ(parse(kTwo, state, words).error(), "there are only 52 cards");
  EXPECT_EQ(parse(kTwo, state, {"joker"}).error(), "'joker' is not a card");
  state.phase = seize::Phase::kReshuffle;
  EXPECT_EQ(SeizeNotation::due(state).kind, "reshuffle");
  EXPECT_EQ(SeizeNotation::outcome(kTwo, *parse(kTwo, state, {"KH", "2C"})), "KH 2C");
}

/// Files by name.
class Files : public DataFiles {
 public:
  explicit Files(std::map<std::string, std::string> files) : files_(std::move(files)) {}
  Result<std::string, std::string> read(std::string_view name) const override {
    const auto found = files_.find(std::string(name));
    if (found == files_.end()) return failure(std::string("no such file"));
    return found->second;
  }

 private:
  std::map<std::string, std::string> files_;
};

Result<seize::Setup, std::string> opened(int seats, const std::string& options,
                                         const DataFiles& files = NoDataFiles{}) {
  const auto read = read_options(SeizeNotation::options(), seats,
                                 options.empty() ? std::vector<std::string_view>{} : split(options, ' '));
  if (!read) return failure(read.error());
  return SeizeNotation::setup(seats, *read, files);
}

TEST(SeizeNotation, OptionsMakeTheSetup) {
  const auto plain = opened(4, "");
  ASSERT_TRUE(plain);
  EXPECT_EQ(*plain, (seize::Setup{.seats = 4}));
  const auto all = opened(2, "booty=dominoes6 cursed=true interloper=wins");
  ASSERT_TRUE(all);
  EXPECT_EQ(*all, (seize::Setup{.seats = 2, .is_cursed = true, .interloper_wins = true, .booty = seize::dominoes6()}));
  EXPECT_TRUE(opened(5, "interloper=blocks"));
}

TEST(SeizeNotation, BadOptionsSayWhatIsWrong) {
  EXPECT_EQ(opened(3, "interloper=wins").error(),
            "option 'interloper': only two seats play with an interloper; with more it is \"blocks\"");
  EXPECT_EQ(opened(3, "interloper=maybe").error(), "option 'interloper' takes \"blocks\", \"wins\"");
  EXPECT_EQ(opened(3, "cursed=yes").error(), "option 'cursed' takes false, true");
  EXPECT_EQ(opened(3, "booty=none.txt").error(), "option 'booty': there is no file 'none.txt' here");
}

TEST(SeizeB19, AFileOfTheTablesOwn) {
  std::string text;
  for (int i = 0; i < 50; ++i) text += "thing-" + std::to_string(i) + " 5 9\n";
  const Files files({{"loot.txt", text}, {"bad.txt", "# mine\nkey 1 2\nkey 3\n"}, {"short.txt", "key 1\n"}});
  const auto good = opened(3, "booty=loot.txt", files);
  ASSERT_TRUE(good);
  EXPECT_EQ(good->booty.size(), 50);
  EXPECT_EQ(opened(3, "booty=bad.txt", files).error(),
            "booty file 'bad.txt', line 3, cell 1: this piece is in the set already (key)");
  EXPECT_EQ(opened(3, "booty=short.txt", files).error(),
            "booty file 'short.txt', line 2: the file ends with fewer than 49 pieces");
}

TEST(SeizeNotation, EveryReasonOfABadFileHasASentence) {
  for (const auto key : {"not-a-piece", "bad-id", "not-a-number", "weight-out-of-range", "low-above-high", "names",
                         "id-twice", "too-many", "too-few"}) {
    EXPECT_FALSE(SeizeNotation::explain("seize.booty." + std::string(key)).empty());
  }
}

/// What a viewer is shown after these steps from the start.
json::object view_after(const seize::Setup& setup, Viewer viewer,
                        const std::vector<std::pair<Seat, std::string>>& moves) {
  auto state = seize::begin(setup);
  Rng rng(1);
  while (state.is_chance_due()) seize::apply(setup, state, seize::draw(setup, state, rng));
  for (const auto& [seat, text] : moves) {
    seize::MoveList legal;
    seize::legal_moves(setup, state, seat, legal);
    const auto move = text.empty() ? legal[0] : *SeizeNotation::parse_move(setup, text);
    seize::apply(setup, state, seat, move);
  }
  return boost::json::parse(SeizeNotation::view(setup, seize::know(setup, seize::view(setup, state, viewer))))
      .as_object();
}

std::vector<std::string> keys_of(const json::object& object) {
  std::vector<std::string> keys;
  for (const auto& entry : object) keys.emplace_back(entry.key());
  std::sort(keys.begin(), keys.end());
  return keys;
}

const Seat kP0 = Seat::from_index(0);
const Seat kP1 = Seat::from_index(1);

TEST(SeizeView, HasExactlyTheKeysOfTheContract) {
  EXPECT_EQ(keys_of(view_after(kThree, kP0, {})),
            (std::vector<std::string>{"acting", "bag", "black", "captain", "cards", "collections", "deck", "discard",
                                      "drawn", "hands", "over", "phase", "red", "round", "squabble", "to_act", "totals",
                                      "weights", "winners"}));
  const auto two = view_after(kTwo, kP0, {});
  EXPECT_TRUE(two.contains("ghost"));
  EXPECT_TRUE(two.contains("ghost_card"));
  EXPECT_EQ(two.size(), 21U);
}

TEST(SeizeView, AListThatIsNotSeenIsItsLength) {
  const auto seen = view_after(kThree, kP0, {});
  EXPECT_EQ(seen.at("hands").at(0).as_array().size(), 3U);
  EXPECT_EQ(seen.at("hands").at(1), 3);
  EXPECT_EQ(seen.at("deck"), 43);
  EXPECT_EQ(seen.at("bag"), 49);
  const auto all = view_after(kThree, Viewer::referee(), {});
  EXPECT_EQ(all.at("deck").as_array().size(), 43U);
  EXPECT_EQ(all.at("bag").as_array().size(), 49U);
}

TEST(SeizeView, AFaceDownCardIsTrueForOthers) {
  const auto others = view_after(kTwo, kP0, {{kP1, ""}});
  EXPECT_EQ(json::serialize(others.at("squabble")), "[null,true]");
  EXPECT_EQ(json::serialize(others.at("cards")), "[null,null]");
  EXPECT_EQ(json::serialize(others.at("to_act")), R"(["p0"])");
  EXPECT_TRUE(view_after(kTwo, kP1, {{kP1, ""}}).at("squabble").at(1).is_string());
}

TEST(SeizeView, WeightsAreRangesUntilTheyAreKnown) {
  const auto seen = view_after(kTreasure, kP0, {});
  EXPECT_EQ(seen.at("weights").as_object().size(), 49U);
  EXPECT_EQ(json::serialize(seen.at("weights").at("ebony-button")), "[62,98]");
  EXPECT_TRUE(view_after(kTreasure, Viewer::referee(), {}).at("weights").at("ebony-button").is_number());
  EXPECT_EQ(view_after(kTwo, kP0, {}).at("weights").as_object().size(), 55U);
  EXPECT_EQ(view_after(kTwo, kP0, {}).at("weights").at("3:4"), 7);
}

}  // namespace
}  // namespace septem
