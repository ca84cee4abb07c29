// Steps through a record over the whole screen.
#pragma once

#include "terminal/replay_table.h"
#include "terminal/screen/terminal.h"

namespace septem::terminal {

/// Until somebody goes.
void show_replay(Terminal& terminal, const ReplayedGame& played, Viewer viewer);

}  // namespace septem::terminal
