#include "notation/json_text.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

std::string written(std::size_t expected) {
  JsonText out(expected);
  out.object([&] {
    out.key("phase").text("play");
    out.key("a_rather_long_key").list([&] {
      out.text("G10");
      out.number(-1234567890123);
      out.null();
      out.boolean(true);
    });
    out.key("empty").list([] {});
    out.key("seats").seats(SeatSet::first_n(2));
    out.key("none").seat(std::nullopt);
    out.key("scores").list_of(
        2, [&](std::size_t i) { out.object([&] { out.key("points").number(static_cast<std::int64_t>(i)); }); });
  });
  return std::move(out).take();
}

TEST(JsonText, PutsCommasByItselfAndOuterKeysOnLinesOfTheirOwn) {
  EXPECT_EQ(written(1000), R"({
"phase":"play",
"a_rather_long_key":["G10",-1234567890123,null,true],
"empty":[],
"seats":["p0","p1"],
"none":null,
"scores":[{"points":0},{"points":1}]})");
}

TEST(JsonText, IsTheSameHoweverLittleWasExpected) {
  for (std::size_t expected = 0; expected < 200; ++expected) EXPECT_EQ(written(expected), written(1000)) << expected;
}

}  // namespace
}  // namespace septem
