// Ctrl-C as a wish to stop.
#pragma once

#include "bots/limits.h"

namespace septem {

/// Stopped by the first SIGINT or SIGTERM; the second one ends the program as usual. Called once.
StopToken stop_at_interrupt();

}  // namespace septem
