#include "bots/search/sevens_worth.h"

#include <gtest/gtest.h>

namespace septem::sevens {
namespace {

TEST(QuickWorth, IsTheWorthOfTheScoring) {
  const Square& square = default_square();
  for (int disabled = 0; disabled < kValues; ++disabled) {
    for (const Colour wild : {Colour::kNone, Colour::kRed, Colour::kViolet}) {
      EXPECT_EQ(QuickWorth(square, wild, disabled).of(kAllCards), Worth(square, wild, disabled).of(kAllCards));
    }
  }
}

}  // namespace
}  // namespace septem::sevens
