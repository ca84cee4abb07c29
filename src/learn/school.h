// What septem_learn teaches: each prints the file that keeps what was learned.
#pragma once

#include <cstdint>

namespace septem {

namespace sevens {
/// The judge, from nothing: bots/search/sevens_weights.h.
void learn_and_print(int games, std::uint64_t seed);
}  // namespace sevens

namespace seize {
/// What cards and leads are worth: bots/search/seize_weights.h.
void learn_and_print(int games, std::uint64_t seed);
}  // namespace seize

}  // namespace septem
