// A seed from the operating system.
#pragma once

#include "core/rng.h"

namespace septem {

Seed system_entropy();

}  // namespace septem
