#include "notation/options.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;

const OptionSpecs kSpecs = {
    {"target", {std::int64_t{7}, std::int64_t{11}}},
    {"calm", {false, true}},
    {"first", {std::string("p0"), std::string("random")}, true},
    {"values", {std::string("default")}, false, true},
};

Result<Options, std::string> from_json(std::string_view text, int seats = 3) {
  return read_options(kSpecs, seats, json::parse(text).as_object());
}
Result<Options, std::string> from_record(std::string_view text, int seats = 3) {
  return read_options(kSpecs, seats, split(text, ' '));
}

TEST(Options, NotGivenAreTheFirstChoice) {
  const auto options = from_json("{}");
  ASSERT_TRUE(options);
  EXPECT_EQ(options_text(*options), "target=7 calm=false first=p0 values=default");
  EXPECT_EQ(json::serialize(options_json(*options)), R"({"target":7,"calm":false,"first":"p0","values":"default"})");
}

TEST(Options, AreReadFromJson) {
  const auto options = from_json(R"({"calm": true, "target": 11, "first": "p2", "values": "my/file_1-a.txt"})");
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options->number("target"), 11);
  EXPECT_TRUE(options->is_on("calm"));
  EXPECT_EQ(options->word("first"), "p2");
  EXPECT_EQ(options->word("values"), "my/file_1-a.txt");
}

TEST(Options, AreReadFromARecordTheSame) {
  const auto options = from_record("first=random calm=true target=11");
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options_text(*options), "target=11 calm=true first=random values=default");
}

TEST(Options, ATextInsteadOfAFileReadsOwnAndIsKept) {
  const auto options = from_json(R"({"values": {"text": "G1 5"}})");
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options_text(*options), "target=7 calm=false first=p0 values=own");
  EXPECT_EQ(options->own(), (FileTexts{{"own", "G1 5"}}));
  EXPECT_EQ(own_key(*options), "values");
  EXPECT_FALSE(from_json(R"({"first": {"text": "p0"}})")) << "only what takes a file takes a text";
}

TEST(Options, WrittenAndReadAgainAreTheSame) {
  const auto options = from_json(R"({"calm": true, "target": 11, "first": "p1", "values": "a.txt"})");
  ASSERT_TRUE(options);
  EXPECT_EQ(from_record(options_text(*options))->all(), options->all());
  EXPECT_EQ(from_json(json::serialize(options_json(*options)))->all(), options->all());
}

TEST(Options, ABadValueIsRefusedWithWhatWouldBeRight) {
  for (const auto text : {R"({"target": 8})", R"({"target": "7"})", R"({"target": 7.0})", R"({"target": true})",
                          R"({"target": null})", R"({"target": [7]})", R"({"target": 18446744073709551615})"}) {
    const auto options = from_json(text);
    ASSERT_FALSE(options) << text;
    EXPECT_EQ(options.error(), "option 'target' takes 7, 11");
  }
  EXPECT_EQ(from_json(R"({"calm": 1})").error(), "option 'calm' takes false, true");
  EXPECT_EQ(from_json(R"({"first": "p3"})").error(), R"(option 'first' takes "p0", "random", a seat "p0" to "p2")");
  EXPECT_EQ(from_json(R"({"values": 3})").error(),
            R"(option 'values' takes "default", the name of a data file, its text as {"text": "..."})");
}

TEST(Options, ASeatMustBeOfThisTable) {
  EXPECT_TRUE(from_json(R"({"first": "p3"})", 4));
  EXPECT_FALSE(from_json(R"({"first": "p3"})", 3));
  EXPECT_FALSE(from_json(R"({"first": "g"})", 3));
}

TEST(Options, AFileNameIsAPlainWord) {
  for (const std::string name : {"", "a b", "a\\nb", "ä.txt", "a=b", "~/x", "a*"}) {
    EXPECT_FALSE(from_json(R"({"values": ")" + name + "\"}")) << name;
  }
  EXPECT_TRUE(from_json(R"({"values": ")" + std::string(255, 'a') + "\"}"));
  EXPECT_FALSE(from_json(R"({"values": ")" + std::string(256, 'a') + "\"}"));
}

TEST(Options, AnUnknownKeyIsRefusedWithThoseThereAre) {
  const std::string expected = "unknown option 'speed'; there are: target, calm, first, values";
  EXPECT_EQ(from_json(R"({"speed": 1})").error(), expected);
  EXPECT_EQ(from_record("speed=1").error(), expected);
  EXPECT_FALSE(from_json(R"({"Target": 7})"));
}

TEST(Options, ARecordGivesNoOptionTwice) {
  EXPECT_EQ(from_record("target=7 target=7").error(), "option 'target' is given twice");
}

TEST(Options, ARecordWritesKeyEqualsValue) {
  EXPECT_EQ(from_record("target").error(), "'target' is not key=value");
  for (const auto text : {"target=", "target=07", "target=7=7", "=7", "calm=True", "calm=1", "first=\"p0\""}) {
    EXPECT_FALSE(from_record(text)) << text;
  }
}

TEST(Options, AreDescribedWithTheDefaultFirst) {
  EXPECT_EQ(json::serialize(describe(kSpecs)),
            R"({"target":[7,11],"calm":[false,true],"first":["p0","random","a seat"],"values":["default","a file"]})");
}

TEST(OptionsDeathTest, AGameAsksOnlyForOptionsItHas) {
  const Options options(kSpecs);
  EXPECT_DEATH((void)options.at("speed"), "broken invariant");
}

}  // namespace
}  // namespace septem
