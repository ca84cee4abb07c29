// Every method and every error code of the protocol (contract, chapter 6).
#include "engine/engine_test.h"

#include <cstdint>

namespace septem {
namespace {

namespace json = boost::json;

constexpr int kIllegal = 1;
constexpr int kNotYourMove = 2;
constexpr int kNoTable = 3;
constexpr int kOver = 4;
constexpr int kBadRecord = 5;
constexpr int kBadOption = 6;
constexpr int kImpossible = 7;
constexpr int kBadParams = -32602;
constexpr int kTooMany = -32000;

constexpr std::string_view kManual = R"({"game": "seas", "seats": 3, "chance": "manual"})";

class EngineHello : public EngineTest {};
class EngineNew : public EngineTest {};
class EngineAct : public EngineTest {};
class EngineChance : public EngineTest {};
class EngineUndo : public EngineTest {};
class EngineReplay : public EngineTest {};
class EngineChoose : public EngineTest {};
class EngineTables : public EngineTest {};

/// All 40 cards in deck order, as JSON.
std::string deck_json() {
  std::string text;
  for (const char type : {'G', 'C', 'R', 'X'}) {
    for (int strength = 1; strength <= 10; ++strength) {
      text += (text.empty() ? "\"" : ", \"") + (type + std::to_string(strength)) + "\"";
    }
  }
  return "[" + text + "]";
}

std::string outcome(const std::string& table, std::string_view value) {
  return R"({"table": )" + table + R"(, "outcome": )" + std::string(value) + "}";
}
std::string only(const std::string& table) { return R"({"table": )" + table + "}"; }

TEST_F(EngineHello, NamesTheProtocolAndTheGames) {
  const auto hello = result("hello");
  EXPECT_EQ(hello.at("name").as_string(), "Septem");
  EXPECT_EQ(hello.at("protocol").as_int64(), 1);
  EXPECT_EQ(hello.at("version").as_string(), SEPTEM_VERSION);
  const auto& seas = hello.at("games").as_array().at(0);
  EXPECT_EQ(seas.at("id").as_string(), "seas");
  EXPECT_EQ(json::serialize(seas.at("seats")), "[2,4]");
  EXPECT_EQ(json::serialize(seas.at("options").at("target")), "[7,11,14]");
}

TEST_F(EngineNew, OpensATableWithItsStatus) {
  const auto opened = result("new", R"({"game": "seas", "seats": 3, "options": {"target": 11}, "seed": 5})");
  EXPECT_EQ(opened.at("table").as_int64(), 1);
  EXPECT_EQ(json::serialize(opened.at("status")), R"({"phase":"play","to_act":["p0"],"over":false,"chance":null})");
  const auto shown = view("1");
  EXPECT_EQ(shown.at("game").as_string(), "seas");
  EXPECT_EQ(shown.at("seats").as_int64(), 3);
  EXPECT_EQ(json::serialize(shown.at("options")),
            R"({"target":11,"last_clears":false,"teams":"none","values":"default","first":"p0"})");
}

TEST_F(EngineNew, WithManualChanceAnOutcomeIsDue) {
  const auto opened = result("new", kManual);
  EXPECT_EQ(json::serialize(opened.at("status")),
            R"({"phase":"chance","to_act":[],"over":false,"chance":{"kind":"deal"}})");
}

TEST_F(EngineNew, AnUnknownGameOrAWrongTypeIsABadParameter) {
  open();
  for (const auto params :
       {R"({"game": "chess", "seats": 3})", R"({"game": "", "seats": 3})", R"({"game": "Seas", "seats": 3})",
        R"({"game": 7, "seats": 3})", R"({"game": null, "seats": 3})", R"({"seats": 3})", R"({"game": "seas"})",
        R"({"game": "seas", "seats": "3"})", R"({"game": "seas", "seats": 3.5})", R"({"game": "seas", "seats": 3.0})",
        R"({"game": "seas", "seats": null})", R"({"game": "seas", "seats": [3]})",
        R"({"game": "seas", "seats": 3, "options": []})", R"({"game": "seas", "seats": 3, "options": null})",
        R"({"game": "seas", "seats": 3, "options": "target=7"})"}) {
    refused(kBadParams, "new", params);
  }
}

TEST_F(EngineNew, ANumberOfSeatsOutOfRangeIsABadOption) {
  open();
  for (const auto seats : {"0", "1", "5", "-3", "1000000", "9223372036854775807"}) {
    EXPECT_EQ(refused(kBadOption, "new", R"({"game": "seas", "seats": )" + std::string(seats) + "}"),
              "seas has 2 to 4 seats");
  }
}

TEST_F(EngineNew, ABadOptionIsRefusedWithWhatWouldBeRight) {
  open();
  for (const auto options :
       {R"({"target": 8})", R"({"target": "7"})", R"({"last_clears": "true"})", R"({"last_clears": null})",
        R"({"teams": "pairs"})", R"({"teams": true})", R"({"first": "p3"})", R"({"first": "g"})", R"({"first": 0})",
        R"({"values": "no-such-file"})", R"({"values": ""})", R"({"values": 7})", R"({"speed": 1})", R"({"": 1})",
        R"({"teams": "teams"})", R"({"teams": "ultimate"})"}) {
    const std::string message = refused(kBadOption, "new",
                                        R"({"game": "seas", "seats": 3, "options": )" + std::string(options) + "}");
    EXPECT_FALSE(message.empty());
  }
}

TEST_F(EngineNew, ABadFileOfValuesIsABadOptionThatNamesTheLine) {
  set_file("G1 5\nG2 8\n");
  EXPECT_EQ(refused(kBadOption, "new", R"({"game": "seas", "seats": 3, "options": {"values": "mine.txt"}})"),
            "values file 'mine.txt', line 2, cell 2: a value is a whole number from -7 to 7 (G2 8)");
  set_file("G1 \xff\xfe\n");
  refused(kBadOption, "new", R"({"game": "seas", "seats": 3, "options": {"values": "mine.txt"}})");
}

TEST_F(EngineNew, TeamsMayBeNoneAtAnyNumberOfSeats) {
  for (const auto seats : {"2", "3", "4"}) {
    open(R"({"game": "seas", "options": {"teams": "none"}, "seats": )" + std::string(seats) + "}");
  }
}

TEST_F(EngineNew, ChanceIsAutoOrManual) {
  for (const auto chance : {"\"dice\"", "\"\"", "7", "null", "true", "[]"}) {
    refused(kBadParams, "new", R"({"game": "seas", "seats": 3, "chance": )" + std::string(chance) + "}");
  }
  open(R"({"game": "seas", "seats": 3, "chance": "auto"})");
}

TEST_F(EngineNew, ASeedIsAnUnsigned64BitNumberOrUpTo64HexDigits) {
  const std::string longest = "\"" + std::string(64, 'f') + "\"";
  const std::string too_long = "\"" + std::string(65, '1') + "\"";
  for (const std::string_view bad : {"-1", "1.5", "1e3", "18446744073709551616", "null", "true", "[]", "{}", "\"\"",
                                     "\"xyz\"", "\"0x1\"", "\" 1\"", "\"-1\"", too_long.c_str()}) {
    const std::string seed = R"(, "seed": )" + std::string(bad) + "}";
    refused(kBadParams, "new", R"({"game": "seas", "seats": 3)" + seed);
    refused(kBadParams, "new", R"({"game": "seas", "seats": 3, "chance": "manual")" + seed);
  }
  for (const std::string_view good : {"0", "18446744073709551615", "\"0\"", "\"aF09\"", longest.c_str()}) {
    open(R"({"game": "seas", "seats": 3, "seed": )" + std::string(good) + "}");
  }
}

TEST_F(EngineNew, TheSameSeedGivesTheSameDealHoweverItIsWritten) {
  const auto dealt = [&](const std::string& seed) {
    return record(open(R"({"game": "seas", "seats": 3, "seed": )" + seed + "}"));
  };
  EXPECT_EQ(dealt("255"), dealt("\"ff\""));
  EXPECT_EQ(dealt("255"), dealt("\"00FF\""));
  EXPECT_EQ(dealt("18446744073709551615"), dealt("\"ffffffffffffffff\""));
  EXPECT_NE(dealt("1"), dealt("2"));
  EXPECT_NE(dealt("\"1\""), dealt("\"10000000000000000000000000000000\""));
  EXPECT_EQ(record(open(R"({"game": "seas", "seats": 3})")), dealt("42"));  // the test's source of entropy
}

TEST_F(EngineTables, AnUnknownOrClosedTableIsNoTable) {
  const std::string table = open();
  for (const auto method :
       {"status", "legal", "foretell", "act", "chance", "view", "record", "undo", "choose", "close"}) {
    for (const auto unknown : {"2", "0", "-1", "9223372036854775807"}) refused(kNoTable, method, only(unknown));
    for (const auto wrong : {"\"1\"", "1.0", "null", "[1]", "18446744073709551615"}) {
      refused(kBadParams, method, only(wrong));
    }
    refused(kBadParams, method, "{}");
  }
  EXPECT_EQ(result_text("close", only(table)), "{}");
  refused(kNoTable, "close", only(table));
  refused(kNoTable, "view", only(table));
}

TEST_F(EngineTables, DoNotDisturbEachOther) {
  const std::string one = open();
  const std::string two = open();
  const auto before = view(two);
  result("act", action(one, "p0", first_legal(one, "p0")));
  EXPECT_EQ(view(two), before);
  result("close", only(one));
  EXPECT_EQ(view(two), before);
}

TEST_F(EngineTables, ANumberIsNeverUsedAgain) {
  const std::string one = open();
  result("close", only(one));
  EXPECT_NE(open(), one);
}

TEST_F(EngineTables, TheTenThousandAndFirstIsRefused) {
  const std::string order(kManual);
  for (int i = 0; i < 10'000; ++i) {
    ASSERT_NE(engine().answer(request("new", order)).find("\"table\":" + std::to_string(i + 1)), std::string::npos);
  }
  refused(kTooMany, "new", order);
  refused(kTooMany, "replay", R"({"record": "septem-record 1\ngame seas\nseats 3\n"})");
  // What is wrong in itself is still said first.
  refused(kBadOption, "new", R"({"game": "seas", "seats": 9})");
  result("close", only("5000"));
  result("new", order);
  refused(kTooMany, "new", order);
}

TEST_F(EngineAct, ChangesTheStatusAndTheRecord) {
  const std::string table = open();
  const std::string text = first_legal(table, "p0");
  const auto answer = result("act", action(table, "p0", text));
  EXPECT_EQ(answer.at("status"), status(table));
  EXPECT_TRUE(record(table).ends_with("p0 " + text + "\n"));
}

TEST_F(EngineAct, ASeatThatDoesNotExistOrAWrongTypeIsABadParameter) {
  const std::string table = open();
  const std::string head = R"({"table": )" + table;
  for (const auto seat : {"\"p3\"", "\"g\"", "\"\"", "\"P0\"", "\"p00\"", "0", "null", "[\"p0\"]"}) {
    refused(kBadParams, "act", head + R"(, "action": "G4", "seat": )" + seat + "}");
    refused(kBadParams, "legal", head + R"(, "seat": )" + seat + "}");
    refused(kBadParams, "view", head + R"(, "seat": )" + seat + "}");
  }
  refused(kBadParams, "act", head + R"(, "action": "G4"})");
  refused(kBadParams, "legal", head + "}");
  for (const auto text : {"7", "null", "[]", "{}"}) {
    refused(kBadParams, "act", head + R"(, "seat": "p0", "action": )" + text + "}");
  }
  refused(kBadParams, "act", head + R"(, "seat": "p0"})");
}

TEST_F(EngineAct, AnotherSeatsTurnIsNotYourMove) {
  const std::string table = open();
  EXPECT_EQ(refused(kNotYourMove, "act", action(table, "p1", "G4")), "it is not the move of p1 but of p0");
  EXPECT_EQ(refused(kNotYourMove, "act", action(table, "p2", "nonsense")), "it is not the move of p2 but of p0");
}

TEST_F(EngineAct, WhileAnOutcomeIsDueItIsNobodysMove) {
  const std::string table = open(kManual);
  EXPECT_EQ(refused(kNotYourMove, "act", action(table, "p0", "G4")), "outcome 'deal' is due first");
}

TEST_F(EngineAct, AnUnreadableOrIllegalActionIsRefusedWithTheLegalOnes) {
  const std::string table = open(kManual);
  result("chance", outcome(table, deck_json()));  // display G1 G2 G3 G4, p0 holds G5 to C5
  for (const auto text : {"", " ", "nonsense", "G5xG4+G1", "G5xG1+G4 ", "g5xG1+G4", "nick  none"}) {
    EXPECT_NE(refused(kIllegal, "act", action(table, "p0", text)).find("is not an action of this game"),
              std::string::npos);
  }
  for (const auto& [text, ruling] : {std::pair{"G5", "A3"},
                                     {"G5xG1+G3", "A3"},
                                     {"C6xG1+G2+G3", "A1"},
                                     {"C1", "A2"},
                                     {"C1xG2", "A2"},
                                     {"nick none", "A1"},
                                     {"pick G1", "A1"}}) {
    const auto answer = ask(request("act", action(table, "p0", text)));
    EXPECT_EQ(answer.at("error").at("code").as_int64(), kIllegal);
    EXPECT_EQ(answer.at("error").at("data").at("ruling").as_string(), ruling) << text;
    EXPECT_TRUE(answer.at("error").at("data").at("why").as_string().starts_with("seas."));
    EXPECT_NE(refused(kIllegal, "act", action(table, "p0", text)).find("legal: "), std::string::npos);
  }
}

TEST_F(EngineAct, ARefusalOfOtherSeatsMovesSaysNothingOfTheirCards) {
  const std::string table = open();
  EXPECT_EQ(refused(kNotYourMove, "act", action(table, "p1", first_legal(table, "p0"))),
            "it is not the move of p1 but of p0");
}

TEST_F(EngineAct, AfterTheEndEverythingIsOver) {
  const std::string table = open();
  play_out(table);
  refused(kOver, "act", action(table, "p0", "G4"));
  refused(kOver, "act", action(table, "p0", "nonsense"));
  refused(kOver, "chance", outcome(table, deck_json()));
  refused(kOver, "chance", outcome(table, "7"));
  refused(kOver, "choose", R"({"table": )" + table + R"(, "seat": "p0", "bot": {"name": "random"}})");
  EXPECT_EQ(result_text("legal", R"({"table": )" + table + R"(, "seat": "p0"})"), R"({"actions":[]})");
  EXPECT_NE(record(table).find("\nresult p"), std::string::npos);
  const auto shown = view(table);
  EXPECT_TRUE(shown.at("over").as_bool());
  EXPECT_TRUE(shown.at("turn").is_null());
  EXPECT_FALSE(shown.at("winners").as_array().empty());
}

TEST_F(EngineAct, LegalIsEmptyForSeatsThatAreNotToMove) {
  const std::string table = open();
  EXPECT_EQ(result_text("legal", R"({"table": )" + table + R"(, "seat": "p1"})"), R"({"actions":[]})");
  const std::string manual = open(kManual);
  EXPECT_EQ(result_text("legal", R"({"table": )" + manual + R"(, "seat": "p0"})"), R"({"actions":[]})");
}

TEST_F(EngineChance, AnOutcomeOfTheRightKindIsTaken) {
  const std::string table = open(kManual);
  const auto answer = result("chance", outcome(table, deck_json()));
  EXPECT_EQ(answer.at("status").at("phase").as_string(), "play");
  EXPECT_TRUE(answer.at("status").at("chance").is_null());
}

TEST_F(EngineChance, WhatDoesNotFitIsImpossible) {
  const std::string table = open(kManual);
  std::string twice = deck_json();
  twice.replace(twice.find("\"G2\""), 4, "\"G1\"");
  std::string unknown = deck_json();
  unknown.replace(unknown.find("\"G2\""), 4, "\"Z2\"");
  std::string weighed = deck_json();
  weighed.replace(weighed.find("\"G2\""), 4, "[\"G2\", 5]");
  std::string spelt = deck_json();
  spelt.replace(spelt.find("\"G2\""), 4, "\"G2=5\"");
  for (const std::string& value :
       {std::string("[]"), std::string("[\"G1\"]"), twice, unknown, weighed, spelt, std::string("\"G1\""),
        std::string("7"), std::string("null"), std::string("true"), std::string("{}"), std::string("[1,2]"),
        std::string("[[]]"), std::string("\"p0\"")}) {
    refused(kImpossible, "chance", outcome(table, value));
  }
  refused(kBadParams, "chance", only(table));
}

TEST_F(EngineChance, AFirstSeatIsATextNotAList) {
  const std::string table = open(R"({"game": "seas", "seats": 3, "chance": "manual", "options": {"first": "random"}})");
  for (const auto value : {"[\"p0\"]", "\"p3\"", "\"g\"", "\"\"", "0", "null", "[]"}) {
    refused(kImpossible, "chance", outcome(table, value));
  }
  refused(kImpossible, "chance", outcome(table, deck_json()));
  const auto answer = result("chance", outcome(table, "\"p2\""));
  EXPECT_EQ(answer.at("status").at("chance").at("kind").as_string(), "deal");
}

TEST_F(EngineChance, WhatIsNotDueIsImpossible) {
  const std::string automatic = open();
  refused(kImpossible, "chance", outcome(automatic, deck_json()));
  const std::string manual = open(kManual);
  result("chance", outcome(manual, deck_json()));
  EXPECT_EQ(refused(kImpossible, "chance", outcome(manual, deck_json())), "no outcome is due");
  refused(kImpossible, "chance", outcome(manual, "7"));
}

TEST_F(EngineUndo, AtTheStartThereIsNothingToTakeBack) {
  refused(kIllegal, "undo", only(open()));
  refused(kIllegal, "undo", only(open(kManual)));
}

TEST_F(EngineUndo, WithManualChanceOneDecisionOrOutcomeIsTakenBack) {
  const std::string table = open(kManual);
  const auto start = view(table);
  result("chance", outcome(table, deck_json()));
  const auto dealt = view(table);
  result("act", action(table, "p0", first_legal(table, "p0")));
  const auto undone = result("undo", only(table)).at("status");
  EXPECT_EQ(undone, status(table));
  EXPECT_EQ(view(table), dealt);
  result("undo", only(table));
  EXPECT_EQ(view(table), start);
  refused(kIllegal, "undo", only(table));
}

TEST_F(EngineUndo, WithAutomaticChanceTheLastDecisionAndTheOutcomesAfterItAreTakenBack) {
  const std::string table = open(R"({"game": "seas", "seats": 2, "seed": 3, "options": {"target": 14}})");
  // Play until a new round was dealt, which the last decision brought about.
  std::string before;
  while (view(table).at("round").as_int64() == 1) {
    before = record(table);
    const std::string seat(status(table).at("to_act").as_array().at(0).as_string());
    result("act", action(table, seat, first_legal(table, seat)));
  }
  result("undo", only(table));
  EXPECT_EQ(record(table), before);
}

TEST_F(EngineUndo, WorksAfterTheEnd) {
  const std::string table = open();
  play_out(table);
  result("undo", only(table));
  EXPECT_FALSE(view(table).at("over").as_bool());
  EXPECT_TRUE(view(table).at("winners").is_null());
  EXPECT_EQ(record(table).find("result"), std::string::npos);
}

/// A text as JSON.
std::string quoted(const std::string& text) { return json::serialize(json::value(text)); }

TEST_F(EngineReplay, ARecordBecomesATableWithManualChance) {
  const std::string table = open();
  play_out(table);
  const auto replayed = result("replay", R"({"record": )" + quoted(record(table)) + "}");
  const std::string copy = std::to_string(replayed.at("table").as_int64());
  EXPECT_EQ(view(copy), view(table));
  EXPECT_EQ(view(copy, "p1"), view(table, "p1"));
  EXPECT_EQ(record(copy), record(table));
  result("undo", only(copy));
  EXPECT_FALSE(view(copy).at("over").as_bool());
  const auto unplayed = result("replay", R"({"record": "septem-record 1\ngame seas\nseats 2\n"})");
  EXPECT_EQ(unplayed.at("status").at("chance").at("kind").as_string(), "deal");
}

TEST_F(EngineReplay, ARecordIsAText) {
  for (const auto text : {"7", "null", "[]", "{}"})
    refused(kBadParams, "replay", R"({"record": )" + std::string(text) + "}");
  refused(kBadParams, "replay", "{}");
}

TEST_F(EngineReplay, ABadRecordOpensNoTable) {
  refused(kBadRecord, "replay", R"({"record": ""})");
  refused(kBadRecord, "replay", R"({"record": "septem-record 1\ngame seas\nseats 3\np0 G4\n"})");
  EXPECT_EQ(open(), "1");
}

std::string choose(const std::string& table, std::string_view seat, std::string_view bot) {
  return R"({"table": )" + table + R"(, "seat": ")" + std::string(seat) + R"(", "bot": )" + std::string(bot) + "}";
}

TEST_F(EngineChoose, ABotNamesALegalActionAndChangesNothing) {
  const std::string table = open();
  const std::string before = everything();
  const auto legal = result("legal", R"({"table": )" + table + R"(, "seat": "p0"})").at("actions").as_array();
  for (const auto bot : {R"({"name": "random"})", R"({"name": "greedy"})", R"({"name": "greedy", "ms": 5})",
                         R"({"name": "greedy", "iterations": 5, "seed": "ff"})", R"({"name": "greedy:ms=5"})"}) {
    const auto chosen = result("choose", choose(table, "p0", bot));
    EXPECT_NE(std::find(legal.begin(), legal.end(), chosen.at("action")), legal.end());
    EXPECT_TRUE(chosen.at("info").is_object());
  }
  EXPECT_EQ(everything(), before);
}

TEST_F(EngineChoose, TheSameSeedChoosesTheSame) {
  const std::string table = open();
  const std::string order = choose(table, "p0", R"({"name": "random", "seed": 9})");
  const std::string once = result_text("choose", order);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(result_text("choose", order), once);
}

TEST_F(EngineChoose, ABadOrderIsRefused) {
  const std::string table = open();
  for (const auto bot :
       {R"({"name": "genius"})", R"({"name": "genius:ms=5"})", R"({"name": "greedy:depth=3"})",
        R"({"name": "greedy:"})", R"({"name": "greedy:ms=-1"})", R"({"name": ""})", R"({"name": 7})", "{}", "[]",
        "null", "\"random\"", R"({"name": "random", "ms": -1})", R"({"name": "random", "ms": "5"})",
        R"({"name": "random", "iterations": 1.5})", R"({"name": "random", "iterations": -2})",
        R"({"name": "random", "seed": -1})", R"({"name": "random", "seed": "zz"})"}) {
    refused(kBadParams, "choose", choose(table, "p0", bot));
  }
  refused(kBadParams, "choose", R"({"table": )" + table + R"(, "seat": "p0"})");
  refused(kBadParams, "choose", choose(table, "p3", R"({"name": "random"})"));
  refused(kNotYourMove, "choose", choose(table, "p1", R"({"name": "random"})"));
  refused(kNotYourMove, "choose", choose(open(kManual), "p0", R"({"name": "random"})"));
}

}  // namespace
}  // namespace septem
