// The envelope: lines, ids, batches, notifications (JSON-RPC 2.0).
#include "engine/engine_test.h"

namespace septem {
namespace {

namespace json = boost::json;

class Rpc : public EngineTest {};

constexpr int kParseError = -32700;
constexpr int kInvalid = -32600;

TEST_F(Rpc, AnAnswerCarriesTheVersionAndTheId) {
  for (const auto id : {"7", "-1", "0", "1.5", "\"a\"", "\"\"", "null", "18446744073709551615"}) {
    const auto answer = ask(R"({"jsonrpc":"2.0","method":"hello","id":)" + std::string(id) + "}");
    EXPECT_EQ(answer.at("jsonrpc").as_string(), "2.0");
    EXPECT_EQ(json::serialize(answer.at("id")), json::serialize(json::parse(id)));
    EXPECT_TRUE(answer.as_object().contains("result"));
  }
}

TEST_F(Rpc, WhatIsNotJsonGetsAParseErrorWithIdNull) {
  open();
  for (const std::string line : {"", " ", "{", "nonsense", "[1,", "{\"jsonrpc\": }", "\"open", "{'a':1}", "1 2",
                                 "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\"}x", "nul"}) {
    refused_line(kParseError, line);
    EXPECT_TRUE(ask(line).at("id").is_null());
  }
}

TEST_F(Rpc, BadUtf8IsAParseErrorWithIdNull) {
  const std::string head = R"({"jsonrpc":"2.0","id":1,"method":")";
  for (const std::string bytes :
       {"\xff", "\xc3", "\xc3(", "\xe2\x82", "\xed\xa0\x80", "\xf8\x88\x80\x80\x80", "\xc0\xaf"}) {
    refused_line(kParseError, head + bytes + "\"}");
    EXPECT_TRUE(ask(head + bytes + "\"}").at("id").is_null());
  }
  refused_line(kParseError, head + R"(\ud800"})");
}

TEST_F(Rpc, ALineHasAtMostOneMebibyte) {
  std::string line = R"({"jsonrpc":"2.0","id":1,"method":"hello"})";
  line.resize(Engine::kMaxLine, ' ');
  EXPECT_TRUE(ask(line).as_object().contains("result"));
  line += ' ';
  refused_line(kParseError, line);
  EXPECT_TRUE(ask(line).at("id").is_null());
  EXPECT_EQ(json::parse(Engine::answer_overlong()).at("error").at("code").as_int64(), kParseError);
}

TEST_F(Rpc, VeryDeepJsonIsRefusedNotFollowed) {
  refused_line(kParseError, std::string(500'000, '['));
  refused_line(kParseError, std::string(1000, '[') + std::string(1000, ']'));
}

TEST_F(Rpc, WhatIsJsonButNoRequestIsInvalid) {
  open();
  for (const auto line :
       {"1", "null", "true", "\"hello\"", "{}", "[]", R"({"jsonrpc":"2.0","id":1})", R"({"id":1,"method":"hello"})",
        R"({"jsonrpc":"1.0","id":1,"method":"hello"})", R"({"jsonrpc":2.0,"id":1,"method":"hello"})",
        R"({"jsonrpc":"2.0","id":1,"method":7})", R"({"jsonrpc":"2.0","id":{},"method":"hello"})",
        R"({"jsonrpc":"2.0","id":[1],"method":"hello"})", R"({"jsonrpc":"2.0","id":true,"method":"hello"})"}) {
    refused_line(kInvalid, line);
  }
}

TEST_F(Rpc, AnIdThatNoAnswerCanRepeatIsInvalid) {
  for (const auto id : {"1e400", "-1e400", "0.1", "18446744073709551616", "1e17"}) {
    const std::string line = R"({"jsonrpc":"2.0","method":"hello","id":)" + std::string(id) + "}";
    refused_line(kInvalid, line);
    EXPECT_TRUE(ask(line).at("id").is_null()) << id;
  }
  for (const auto id : {"0", "-9223372036854775808", "18446744073709551615", "3.0", "-0.25"}) {
    const auto answer = ask(R"({"jsonrpc":"2.0","method":"hello","id":)" + std::string(id) + "}");
    EXPECT_TRUE(answer.as_object().contains("result")) << id;
    EXPECT_EQ(answer.at("id"), json::parse(id)) << id;
  }
}

TEST_F(Rpc, AnInvalidRequestKeepsItsIdIfItHasOne) {
  EXPECT_EQ(ask(R"({"id":"x","method":"hello"})").at("id").as_string(), "x");
  EXPECT_TRUE(ask(R"({"jsonrpc":"2.0","id":{},"method":"hello"})").at("id").is_null());
}

TEST_F(Rpc, ANotificationIsCarriedOutAndNotAnswered) {
  const std::string table = open();
  EXPECT_EQ(engine().answer(R"({"jsonrpc":"2.0","method":"close","params":{"table":)" + table + "}}"), "");
  refused(3, "status", R"({"table": )" + table + "}");
  EXPECT_EQ(engine().answer(R"({"jsonrpc":"2.0","method":"nonsense"})"), "");
}

TEST_F(Rpc, ABatchIsAnsweredInOrderWithoutItsNotifications) {
  const auto answers = ask(R"([{"jsonrpc":"2.0","id":1,"method":"hello"},
                               {"jsonrpc":"2.0","method":"hello"},
                               7,
                               {"jsonrpc":"2.0","id":"b","method":"nonsense"},
                               [],
                               {"jsonrpc":"2.0","id":3,"method":"new","params":{"game":"seas","seats":2}},
                               {"jsonrpc":"2.0","id":4,"method":"status","params":{"table":1}}])")
                           .as_array();
  ASSERT_EQ(answers.size(), 6U);
  EXPECT_EQ(answers[0].at("id").as_int64(), 1);
  EXPECT_EQ(answers[1].at("error").at("code").as_int64(), kInvalid);
  EXPECT_EQ(answers[2].at("id").as_string(), "b");
  EXPECT_EQ(answers[2].at("error").at("code").as_int64(), -32601);
  EXPECT_EQ(answers[3].at("error").at("code").as_int64(), kInvalid);
  EXPECT_EQ(answers[4].at("result").at("table").as_int64(), 1);
  EXPECT_EQ(answers[5].at("result").at("phase").as_string(), "play");
}

/// The display holds four tens, so that all is dealt again (A11).
std::string deal_with_tens() {
  std::string line = "* deal G10 C10 R10 X10";
  for (const char type : {'G', 'C', 'R', 'X'})
    for (int strength = 1; strength < 10; ++strength) (line += ' ') += type + std::to_string(strength);
  return line + "\n";
}

TEST_F(Rpc, ABatchThatAsksForTooMuchIsRefusedFromThereOn) {
  std::string record = "septem-record 1\ngame seas\nseats 3\n";
  for (int i = 0; i < 7500; ++i) record += deal_with_tens();
  const std::string table = std::to_string(
      result("replay", json::serialize(json::object{{"record", record}})).at("table").as_int64());
  std::string batch = "[" + request("record", R"({"table": )" + table + "}");
  for (int i = 0; i < 99; ++i) batch += "," + request("record", R"({"table": )" + table + "}");
  const auto answers = ask(batch + "]").as_array();
  ASSERT_EQ(answers.size(), 100U);
  EXPECT_TRUE(answers.front().as_object().contains("result"));
  EXPECT_EQ(answers.back().at("error").at("code").as_int64(), -32000);
}

TEST_F(Rpc, AnEmptyBatchIsInvalidAndOneOfNotificationsIsSilent) {
  refused_line(kInvalid, "[]");
  EXPECT_EQ(engine().answer(R"([{"jsonrpc":"2.0","method":"hello"},{"jsonrpc":"2.0","method":"hello"}])"), "");
}

TEST_F(Rpc, ParamsAreAnObjectOrLeftOut) {
  EXPECT_TRUE(ask(R"({"jsonrpc":"2.0","id":1,"method":"hello"})").as_object().contains("result"));
  for (const auto params : {"[]", "[1]", "null", "7", "\"x\"", "true"}) refused(-32602, "hello", params);
}

TEST_F(Rpc, AnUnknownMethodIsRefused) {
  for (const auto method : {"", "Hello", "hello ", "rpc.discover", "__proto__"}) refused(-32601, method, "{}");
}

TEST_F(Rpc, MessagesStayValidUtf8WhateverIsCut) {
  const std::string table = open();
  for (std::size_t shift = 0; shift < 4; ++shift) {
    std::string text(shift, 'a');
    for (int i = 0; i < 60; ++i) text += "🏴";
    refused(-32601, text, "{}");
    refused(-32602, "new", R"({"game": ")" + text + R"(", "seats": 3})");
    refused(1, "act", action(table, "p0", text));
    refused(6, "new", R"({"game": "seas", "seats": 3, "options": {")" + text + R"(": 1}})");
    refused(5, "replay", R"({"record": "septem-record 1\ngame )" + text + R"(\nseats 3\n"})");
    const std::string manual = open(
        R"({"game": "seas", "seats": 2, "chance": "manual", "options": {"first": "random"}})");
    refused(7, "chance", R"({"table": )" + manual + R"(, "outcome": ")" + text + R"("})");
  }
}

TEST_F(Rpc, ANulInATextIsJustAWrongText) {
  const std::string table = open();
  refused(1, "act", action(table, "p0", "G4\\u0000"));
  refused(-32602, "new", R"({"game": "seas\u0000", "seats": 3})");
}

}  // namespace
}  // namespace septem
