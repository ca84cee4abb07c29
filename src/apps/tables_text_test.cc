#include "apps/tables_text.h"

#include <gtest/gtest.h>

#include "apps/text_table.h"

namespace septem {
namespace {

TEST(TablesText, ReadsAgesAndNothingElse) {
  EXPECT_EQ(parse_age("90s"), 90'000);
  EXPECT_EQ(parse_age("15m"), 900'000);
  EXPECT_EQ(parse_age("12h"), 43'200'000);
  EXPECT_EQ(parse_age("3d"), 259'200'000);
  for (const char* text : {"", "d", "3", "3w", "-3d", "3d4h", " 3d", "99999999999999999999d", "1000001d"}) {
    EXPECT_FALSE(parse_age(text)) << text;
  }
}

TEST(TablesText, WritesAgesInTheirTwoGreatestUnits) {
  EXPECT_EQ(age_text(999), "0s");
  EXPECT_EQ(age_text(61'000), "1m 1s");
  EXPECT_EQ(age_text(3'600'000 + 61'000), "1h 1m");
  EXPECT_EQ(age_text(86'400'000LL * 3 + 3'600'000 * 4), "3d 4h");
}

TEST(TextTable, PutsColumnsBelowEachOtherByLetters) {
  EXPECT_EQ(text_table({{"A", "B"}, {"żółw", "x"}, {"long one", "y"}}), "A         B\nżółw      x\nlong one  y\n");
}

}  // namespace
}  // namespace septem
