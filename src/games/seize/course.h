// What everybody can work out for themselves, and no text says: who acts when in the seize phase, and the balance.
#pragma once

#include "games/seize/view.h"

namespace septem::seize {

/// Fills in `seizing`, `scale` and `unloaded` of the view after a step, all else of which is told. False where that step cannot have led
/// from one view to the other.
bool work_out_course(const Setup& setup, const View& before, const Sight& sight, View& after);

}  // namespace septem::seize
