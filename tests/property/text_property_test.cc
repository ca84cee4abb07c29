// Text from anywhere is read or refused, and never crashes.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "data/seas_values.h"
#include "engine/replay.h"
#include "games/seas/values.h"
#include "notation/record.h"
#include "notation/seas.h"
#include "notation/text.h"

namespace septem {
namespace {

const seas::Setup kThree{.seats = 3};

/// Words that mean something, in any order, with anything between them.
rc::Gen<std::string> near_text() {
  const auto word = rc::gen::oneOf(
      rc::gen::element<std::string>("G1", "C10", "R3", "X1", "x", "+", " ", "  ", "nick", "pick", "p0", "p1", "p9", "g",
                                    "harbour", "none", "\n", "#", "* deal", "* first", "seats 3", "game seas", "result",
                                    "options", "target=7", "first=random", "player", "septem-record 1\n", "\t", "\r",
                                    "-7", "7", "=", ""),
      rc::gen::arbitrary<std::string>());
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(word), [](const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& piece : words) text += piece;
    return text;
  });
}

/// A good text with a few letters changed, added or left out.
std::string damaged(std::string text) {
  const int changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes && !text.empty(); ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        text[at] = *rc::gen::arbitrary<char>();
        break;
      case 1:
        text.insert(at, 1, *rc::gen::element('\n', ' ', '#', '0', 'G', 'X', '\0', '\xff'));
        break;
      default:
        text.erase(at, *rc::gen::inRange<std::size_t>(1, 9));
    }
  }
  return text;
}

RC_GTEST_PROP(SeasText, AnyTextIsAMoveOrNot, ()) {
  const std::string text = *near_text();
  if (const auto move = SeasNotation::parse_move(kThree, text)) RC_ASSERT(SeasNotation::move(kThree, *move) == text);
}

RC_GTEST_PROP(SeasText, EveryMoveRoundTrips, ()) {
  const auto card = seas::Card::from_index(*rc::gen::inRange(0, seas::Card::kCount));
  const auto taken = seas::CardSet::from_bits(*rc::gen::arbitrary<std::uint64_t>()) & seas::kAllCards;
  for (const seas::Move move : {seas::Move::lay(card), seas::Move::capture(card, taken), seas::Move::pick(card)}) {
    RC_ASSERT(SeasNotation::parse_move(kThree, SeasNotation::move(kThree, move)) == move);
  }
}

RC_GTEST_PROP(SeasText, EveryShuffleRoundTripsAsADeal, ()) {
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  const auto state = seas::begin(kThree);
  const auto outcome = seas::draw(kThree, state, rng);
  const std::string text = SeasNotation::outcome(kThree, outcome);
  const auto parsed = SeasNotation::parse_outcome(kThree, state, split(text, ' '));
  RC_ASSERT(parsed.has_value());
  RC_ASSERT(*parsed == outcome);
}

RC_GTEST_PROP(RecordText, AnyTextIsARecordOrNamesALineOfIt, ()) {
  const std::string text = *near_text();
  const auto record = read_record(text);
  if (record) return;
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
  RC_ASSERT(record.error().line >= 1);
  RC_ASSERT(record.error().line <= lines + 1);
}

const std::string kRecord =
    "septem-record 1\ngame seas\nseats 3\noptions target=7\nplayer p0 Ada\n"
    "* deal G2 C2 R3 X3 G10 G1 G3 G4 G5 G6 G7 G8 G9 C1 C3 C4 C5 C6 C7 C9 C10 R1 R2 R4 R5 R6 "
    "R7 R9 R10 X1 X2 X4 X5 X6 X7 X9 X10 C8 R8 X8\n"
    "p0 G10xG2+C2+R3+X3\np0 nick harbour\np0 pick R8\np1 C4\np2 X4xC4\np2 nick p0\np2 pick R8\n";

RC_GTEST_PROP(RecordText, ADamagedRecordIsReplayedOrRefused, ()) {
  const auto game = replay(damaged(kRecord), NoDataFiles());
  if (game) {
    RC_ASSERT(replay((*game)->record(), NoDataFiles()).has_value());
  } else {
    RC_ASSERT(game.error().code == Code::kBadRecord);
    RC_ASSERT(game.error().message.starts_with("line "));
  }
}

TEST(RecordText, TheRecordThatIsDamagedAboveIsGood) { EXPECT_TRUE(replay(kRecord, NoDataFiles())); }

RC_GTEST_PROP(ValuesText, ADamagedFileIsReadOrNamesALine, ()) {
  const std::string text = damaged(std::string(data::kSeasValues));
  const auto values = seas::parse_values(text);
  if (values) return;
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
  RC_ASSERT(values.error().line >= 1);
  RC_ASSERT(values.error().line <= lines + 1);
  RC_ASSERT(!SeasNotation::explain(values.error().why).empty());
}

RC_GTEST_PROP(ValuesText, AnyTextIsATableOrNot, ()) { RC_ASSERT(!seas::parse_values(*near_text())); }

}  // namespace
}  // namespace septem
