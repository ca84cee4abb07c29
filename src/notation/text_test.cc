#include "notation/text.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

using Words = std::vector<std::string_view>;

TEST(Text, SeatsHaveNames) {
  EXPECT_EQ(seat_name(Seat::from_index(0)), "p0");
  EXPECT_EQ(seat_name(Seat::from_index(6)), "p6");
  EXPECT_EQ(seat_name(Seat::ghost()), "g");
  EXPECT_EQ(seat_names(SeatSet{Seat::from_index(2), Seat::from_index(0)}), (std::vector<std::string>{"p0", "p2"}));
}

TEST(Text, OnlySeatsOfTheTableAreRead) {
  EXPECT_EQ(parse_seat("p2", 3), Seat::from_index(2));
  for (const auto text : {"p3", "p7", "g", "", "p", "P0", "p00", "p0 ", " p0", "0", "p-", "p:"}) {
    EXPECT_FALSE(parse_seat(text, 3)) << text;
  }
}

TEST(Text, SplittingKeepsEmptyWords) {
  EXPECT_EQ(split("a b", ' '), (Words{"a", "b"}));
  EXPECT_EQ(split("", ' '), (Words{""}));
  EXPECT_EQ(split(" a  b ", ' '), (Words{"", "a", "", "b", ""}));
}

TEST(Text, ShorteningCutsBetweenCharacters) {
  EXPECT_EQ(shortened("abc", 3), "abc");
  EXPECT_EQ(shortened("abcd", 3), "abc...");
  EXPECT_EQ(shortened("aéé", 5), "aéé");
  EXPECT_EQ(shortened("aéé", 4), "aé...");
  EXPECT_EQ(shortened("aéé", 2), "a...");
  EXPECT_EQ(shortened("🏴‍☠️", 3), "...");
  EXPECT_EQ(shortened("\x80\x80\x80", 2), "...");
}

TEST(Text, JoiningIsTheOtherWayRound) {
  EXPECT_EQ(join({"a", "b", "c"}, ", "), "a, b, c");
  EXPECT_EQ(join({}, ", "), "");
  EXPECT_EQ(join({"", "a", "", ""}, " "), " a  ");
}

}  // namespace
}  // namespace septem
