// Tables whose values, colours or pieces are given as text: what their views and records hold, and what is refused.
#include <gmock/gmock.h>

#include "data/seas_values.h"
#include "data/seize_treasure.h"
#include "data/sevens_square.h"
#include "engine/engine_test.h"

namespace septem {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::StartsWith;

struct Kind {
  std::string_view game;
  std::string_view option;
  std::string_view text;
};
constexpr Kind kKinds[] = {{"seas", "values", data::kSeasValues},
                           {"sevens", "square", data::kSevensSquare},
                           {"seize", "booty", data::kSeizeTreasure}};

class OwnData : public EngineTest {
 protected:
  static std::string params(const Kind& kind, const std::string& text) {
    return json::serialize(
        json::object{{"game", kind.game}, {"seats", 3}, {"seed", 5}, {"options", {{kind.option, {{"text", text}}}}}});
  }
};

/// The text with one line, counted from 1, replaced.
std::string with_line(std::string_view text, int number, std::string_view line) {
  std::size_t begin = 0;
  while (--number > 0) begin = text.find('\n', begin) + 1;
  std::string changed(text);
  return changed.replace(begin, text.find('\n', begin) - begin, line);
}

TEST_F(OwnData, ReadsOwnInViewsAndTellsWhatThePageDraws) {
  const std::string seas = open(params(kKinds[0], with_line(data::kSeasValues, 8, "G1 -2")));
  EXPECT_EQ(view(seas, "p0").at("options").at("values"), "own");
  EXPECT_EQ(view(seas, "p1").at("values").at("G1"), -2);
  EXPECT_EQ(view(seas).at("values").as_object().size(), 40U);
  const std::string sevens = open(params(kKinds[1], std::string(data::kSevensSquare)));
  EXPECT_EQ(view(sevens, "p2").at("colours").at("H5"), "orange");
  const std::string seize = open(params(kKinds[2], std::string(data::kSeizeTreasure)));
  EXPECT_EQ(view(seize, "p0").at("names").at("coral-key"),
            (json::array{"coral key", "Korallenschlüssel", "klucz z koralu"}));
  const std::string usual = open();
  EXPECT_FALSE(view(usual, "p0").as_object().contains("values"));
}

TEST_F(OwnData, PlaysTheSameGameAndItsRecordReplaysInAnotherProgramWithoutAnyFile) {
  for (const Kind& kind : kKinds) {
    const std::string table = open(params(kind, std::string(kind.text)));
    play_out(table);
    const std::string text = record(table);
    EXPECT_THAT(text, HasSubstr(std::string(kind.option) + "=own"));
    const NoDataFiles none;
    Engine fresh(none, [] { return Seed::from_number(1); });
    const std::string replay = request("replay", json::serialize(json::object{{"record", text}}));
    EXPECT_THAT(fresh.answer(replay), HasSubstr(R"("over":true)"));
    const json::value again = json::parse(fresh.answer(request("record", R"({"table": 1})")));
    EXPECT_EQ(again.at("result").at("record").as_string(), text);
    EXPECT_EQ(json::parse(fresh.answer(request("view", R"({"table": 1})"))).at("result"), view(table));
  }
}

TEST_F(OwnData, ARecordCarriesEachLineRightAfterTheOptions) {
  std::string text = with_line(data::kSeasValues, 7, "");
  const std::string all = record(open(params(kKinds[0], text)));
  std::string lines;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    lines += "values| " + text.substr(at, text.find('\n', at) - at) + "\n";
  }
  EXPECT_THAT(all, HasSubstr(" values=own first=p0\n" + lines + "* deal "));
}

TEST_F(OwnData, ABadTextIsABadOptionThatNamesLineAndCell) {
  EXPECT_EQ(refused(6, "new", params(kKinds[0], "G1 5\nG2 8\n")),
            "option 'values', line 2, cell 2: a value is a whole number from -7 to 7 (G2 8)");
  EXPECT_THAT(refused(6, "new", params(kKinds[1], "A red red\n")), StartsWith("option 'square', line 1: "));
  EXPECT_THAT(refused(6, "new", params(kKinds[2], "KEY 1 2\n")), StartsWith("option 'booty', line 1, cell 1: "));
}

TEST_F(OwnData, ATextHasAtMost8KibibytesAndNothingElseIsOne) {
  const std::string longest = std::string(data::kSeasValues) + "#" + std::string(8191 - data::kSeasValues.size(), 'x');
  open(params(kKinds[0], longest));
  EXPECT_THAT(refused(6, "new", params(kKinds[0], longest + "x")), HasSubstr("8192 bytes"));
  for (const auto* const value : {R"("own")", R"({})", R"({"text": 7})", R"({"text": "", "more": 1})", R"(["G1 5"])"}) {
    refused(6, "new", R"({"game": "seas", "seats": 3, "options": {"values": )" + std::string(value) + "}}");
  }
  refused(6, "new", R"({"game": "seas", "seats": 3, "options": {"target": {"text": "7"}}})");
}

TEST_F(OwnData, ABadTextInARecordIsNamedOnTheRecordsOwnLine) {
  const std::string text = record(open(params(kKinds[0], std::string(data::kSeasValues))));
  const auto replay = [&](std::string changed) {
    return refused(5, "replay", json::serialize(json::object{{"record", std::move(changed)}}));
  };
  const auto with = [&](std::string_view from, std::string_view to) {
    return std::string(text).replace(text.find(from), from.size(), to);
  };
  const auto line_of = [&](std::string_view part) {
    return "line " +
           std::to_string(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(part)), '\n') +
                          1) +
           ": ";
  };
  EXPECT_THAT(replay(with("values| G3 2", "values| G3 9")), StartsWith(line_of("values| G3 2")));
  EXPECT_THAT(replay(with("values| G3 2", "square| G3 2")), StartsWith(line_of("values| G3 2")));
  EXPECT_THAT(replay(with("values=own", "values=default")), StartsWith("line 5: "));
  EXPECT_THAT(replay("septem-record 1\ngame seas\nseats 3\noptions values=own\n"), StartsWith("line 5: "));
}

TEST_F(OwnData, NamesOfPiecesAreCleanedAsChatIs) {
  const std::string name = "coral\u202e\u200b  key\u0007";
  const std::string booty = with_line(data::kSeizeTreasure, 15, "one 62 98 | " + name + " | b | c");
  EXPECT_EQ(view(open(params(kKinds[2], booty)), "p0").at("names").at("one").at(0), "coral key");
}

TEST_F(OwnData, EveryMistakeOfAnEditionIsNamedWithItsLineAndCell) {
  const auto mistakes = [&](std::string_view game, std::string_view text) {
    json::array places;
    const json::value edition = result("edition", json::serialize(json::object{{"game", game}, {"text", text}}));
    for (const json::value& mistake : edition.at("mistakes").as_array()) {
      places.push_back(json::array{mistake.at("line"), mistake.at("cell"), mistake.at("why")});
    }
    return json::serialize(places);
  };
  EXPECT_EQ(mistakes("seas", data::kSeasValues), "[]");
  EXPECT_EQ(mistakes("seas", with_line(with_line(data::kSeasValues, 9, "G22 x"), 20, "C1 8")),
            R"([[9,1,"seas.values.no-such-card"],[9,2,"seas.values.not-a-number"],[20,2,"seas.values.out-of-range"],)"
            R"([54,0,"seas.values.card-missing"]])");
  EXPECT_EQ(mistakes("sevens", with_line(data::kSevensSquare, 8, "A indigo violet red pink yellow green red")),
            R"([[8,5,"sevens.square.no-such-colour"],[8,8,"sevens.square.colour-twice-in-type"]])");
  EXPECT_EQ(mistakes("seize", with_line(data::kSeizeTreasure, 15, "Bad-id 9 2 | only one")),
            R"([[15,1,"seize.booty.bad-id"],[15,3,"seize.booty.low-above-high"],[15,5,"seize.booty.names"]])");
}

TEST_F(OwnData, AFileOfAnotherGameIsRecognised) {
  for (const Kind& file : kKinds) {
    for (const Kind& kind : kKinds) {
      const json::object given{{"game", kind.game}, {"text", file.text}};
      const json::value other = result("edition", json::serialize(given)).at("other");
      EXPECT_EQ(other, kind.game == file.game ? json::value(nullptr) : json::value(file.game)) << kind.game;
    }
  }
}

}  // namespace
}  // namespace septem
