#include "arena/bench.h"

#include <gtest/gtest.h>

#include "notation/data_files.h"
#include "notation/seas.h"
#include "notation/seize.h"
#include "notation/sevens.h"

namespace septem {
namespace {

/// Of the default variant.
template <Notated G>
std::uint64_t signature(int seats) {
  const auto setup = Notation<G>::setup(seats, Options(Notation<G>::options()), NoDataFiles());
  return measure_playouts<G>(*setup, 0).signature;
}

// A change of the rules, of chance or of random play changes these: say so in the change.
TEST(BenchSignature, ChangesOnlyWhenBehaviourDoes) {
  EXPECT_EQ(signature<seas::Seas>(2), 0x55119d6ad4bb9656);
  EXPECT_EQ(signature<seas::Seas>(3), 0x40f9b90fbb86ed78);
  EXPECT_EQ(signature<seas::Seas>(4), 0x445577929e46ca94);
  EXPECT_EQ(signature<seize::Seize>(2), 0x20b50dbda77b205b);
  EXPECT_EQ(signature<seize::Seize>(5), 0x7ac5847ffb70fc6c);
  EXPECT_EQ(signature<sevens::Sevens>(2), 0x5a16e99dddb6a679);
  EXPECT_EQ(signature<sevens::Sevens>(4), 0x9abde033f6ed3b8b);
}

}  // namespace
}  // namespace septem
