// Plays many deals on several cores.
#pragma once

#include <cstdint>
#include <functional>

#include "arena/contest.h"

namespace septem {

struct RunOrder {
  std::uint64_t from = 0;   ///< the first deal
  std::uint64_t until = 0;  ///< the first one that is not played any more
  unsigned threads = 1;     ///< 0: as many as there are cores
  StopToken stop{};
};

/// Hands over the results in the order of the deals, whoever played them, on the thread that called: so that nothing depends on the number of
/// threads. Ends when all are played, when it is stopped, or when `take` says that this was enough; `look` is called several times a second.
void run_deals(
    Contest& contest, const RunOrder& order, const std::function<bool(DealResult)>& take,
    const std::function<void()>& look = [] {});

}  // namespace septem
