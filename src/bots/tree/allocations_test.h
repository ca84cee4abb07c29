// Counts what the whole test program allocates.
#pragma once

#include <cstdint>

namespace septem {

/// By `new`, since the start.
std::int64_t allocations();

}  // namespace septem
