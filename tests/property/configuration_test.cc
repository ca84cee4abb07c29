// How many cases every property tries: 2,000 times SEPTEM_TEST_SCALE, always the same ones, unless RC_PARAMS says
// otherwise (`RC_PARAMS=max_success=1000000` tries a million new ones).
#include <cstdlib>
#include <string>

#include "tests/scale.h"

namespace septem {
namespace {

// Before the first property runs, since RapidCheck reads it then and never again.
[[maybe_unused]] const int kConfigured = setenv("RC_PARAMS",
                                                ("seed=7 max_success=" + std::to_string(scaled(2000))).c_str(), 0);

}  // namespace
}  // namespace septem
