#include "apps/entropy.h"

#include <random>

namespace septem {

Seed system_entropy() {
  std::random_device device;
  Seed seed;
  for (std::uint64_t& word : seed.words) word = std::uint64_t{device()} << 32 | device();
  return seed;
}

}  // namespace septem
