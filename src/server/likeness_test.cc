#include "server/likeness.h"

#include <gtest/gtest.h>

#include "notation/clean_text.h"

namespace septem::server {
namespace {

TEST(Likeness, IsTheSameForNamesThatPeopleTakeForEachOther) {
  for (const std::string_view other :
       {"ADA", "Ａｄａ", "Ádà", "A da", "A\u0301d\u0323a", "\u0410d\u0430", "\U0001d400da", "ⒶⓓⒶ"}) {
    EXPECT_EQ(likeness(other), likeness("Ada")) << other;
  }
  EXPECT_EQ(likeness("lan"), likeness("Ian"));
  EXPECT_EQ(likeness("B0b"), likeness("Bob"));
  EXPECT_EQ(likeness("Łukasz"), likeness("lukasz"));
  EXPECT_EQ(likeness("ЖАННА"), likeness("жанна"));
}

TEST(Likeness, IsAnotherForOtherNames) {
  EXPECT_NE(likeness("Ada"), likeness("Adam"));
  EXPECT_NE(likeness("Жанна"), likeness("Шанна"));
  EXPECT_NE(likeness("李"), likeness("王"));
  EXPECT_NE(likeness("Ada 2"), likeness("Ada"));
}

TEST(ToldApart, NumbersWhoComesLaterAndStaysWithinTheLength) {
  EXPECT_EQ(told_apart("Ada", {"Bo"}), "Ada");
  EXPECT_EQ(told_apart("ada", {"Ada", "Bo"}), "ada 2");
  EXPECT_EQ(told_apart("Ada", {"Ada", "ada 2"}), "Ada 3");
  const std::string longest(kMostNameLetters, 'x');
  EXPECT_EQ(told_apart(longest, {longest}), std::string(kMostNameLetters - 2, 'x') + " 2");
}

TEST(CleanedMarks, NeedALetterAndAreFew) {
  EXPECT_EQ(cleaned("\u0301\u0302\u0303", kMostNameLetters), "");
  EXPECT_EQ(cleaned(" \u0301 \u20dd", kMostNameLetters), "");
  EXPECT_EQ(cleaned("a\u0301\u0302\u0303\u0304\u0305b\u0301", kMostNameLetters), "a\u0301\u0302\u0303b\u0301");
  EXPECT_EQ(cleaned("हिन्दी", kMostNameLetters), "हिन्दी");
  EXPECT_EQ(cleaned("Việt", kMostNameLetters), "Việt");
}

}  // namespace
}  // namespace septem::server
