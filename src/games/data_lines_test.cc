#include "games/data_lines.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace septem {
namespace {

TEST(DataLines, GivesTheWordsOfEachLineThatHasAnyAndItsNumber) {
  DataLines lines("# head\n\none  two\t three # rest\n \t\nlast");
  auto words = lines.next();
  ASSERT_TRUE(words);
  EXPECT_EQ(std::vector<std::string_view>(words->begin(), words->end()),
            (std::vector<std::string_view>{"one", "two", "three"}));
  EXPECT_EQ(lines.number(), 3);
  EXPECT_EQ(lines.text(), "one  two\t three ");
  words = lines.next();
  ASSERT_TRUE(words);
  EXPECT_EQ((*words)[0], "last");
  EXPECT_EQ(lines.number(), 5);
  EXPECT_FALSE(lines.next());
  EXPECT_EQ(lines.number(), 5);
}

TEST(DataLines, ReadsFilesOfEverySystem) {
  DataLines lines("one\r\ntwo\r\n");
  EXPECT_EQ((*lines.next())[0], "one");
  EXPECT_EQ((*lines.next())[0], "two");
  EXPECT_FALSE(lines.next());
}

TEST(DataLines, AnEmptyTextHasNoLine) {
  DataLines lines("");
  EXPECT_FALSE(lines.next());
  EXPECT_EQ(lines.number(), 0);
}

TEST(DataLines, AVeryLongLineIsCutNotOverrun) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "w ";
  DataLines lines(text);
  EXPECT_EQ(lines.next()->size(), DataLines::kMaxWords);
  EXPECT_FALSE(lines.next());
}

TEST(ParseNumber, TakesWholeDecimalNumbersOnly) {
  EXPECT_EQ(parse_number("0"), 0);
  EXPECT_EQ(parse_number("-7"), -7);
  EXPECT_EQ(parse_number("123456789"), 123456789);
  for (const auto text : {"", "-", "+1", "1.0", "1 ", " 1", "0x1", "1e3", "99999999999", "2147483648"}) {
    EXPECT_FALSE(parse_number(text)) << text;
  }
}

}  // namespace
}  // namespace septem
