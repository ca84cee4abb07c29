#include "server/levels.h"

namespace septem::server {

std::string_view bot_of(std::string_view level, Rng& rng) {
  const std::uint32_t one_in = level == "easy" ? 2 : 10;
  return rng.below(one_in) == 0 ? "random" : "greedy";
}

}  // namespace septem::server
