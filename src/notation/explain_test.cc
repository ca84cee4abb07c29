#include "notation/explain.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

constexpr std::pair<std::string_view, std::string_view> kSome[] = {{"a.b", "it is so"}, {"a.c", "it is not"}};

TEST(Explain, EveryKeyHasItsSentence) {
  EXPECT_EQ(sentence(kSome, "a.c"), "it is not");
  EXPECT_DEATH((void)sentence(kSome, "a.d"), "broken invariant");
}

TEST(Explain, ADataErrorNamesItsLineAndWhatItIsAbout) {
  EXPECT_EQ(explain(kSome, {7, "a.b", "X1 -3"}), "line 7: it is so (X1 -3)");
  EXPECT_EQ(explain(kSome, {7, "a.b", ""}), "line 7: it is so");
  EXPECT_EQ(explain(kSome, {7, "a.b", "X1 -3", 2}), "line 7, cell 2: it is so (X1 -3)");
  EXPECT_EQ(reason(kSome, {7, "a.b", "X1 -3", 2}), "it is so (X1 -3)");
}

TEST(Explain, WhatAFileHoldsIsShownShortAndPrintable) {
  const std::string text = explain(kSome, {1, "a.b", "\xff\xfe\t\x01 ok " + std::string(500, 'y')});
  EXPECT_LT(text.size(), 120U);
  for (const char c : text) EXPECT_TRUE(c >= ' ' && c <= '~') << static_cast<int>(c);
}

}  // namespace
}  // namespace septem
