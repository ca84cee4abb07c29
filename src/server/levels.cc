#include "server/levels.h"

#include "core/check.h"

namespace septem::server {

std::string decide(std::string_view level, const BotQuestion& question, Rng& rng) {
  const std::uint32_t one_in = level == "easy" ? 2 : 10;
  const bool errs = rng.below(one_in) == 0;
  auto action = question({errs ? "random" : "greedy"}, rng);
  SEPTEM_CHECK(action);
  return std::move(*action);
}

}  // namespace septem::server
