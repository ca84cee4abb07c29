// How many files and connections this process may have open.
#pragma once

namespace septem {

/// As many as the system allows without asking anybody.
void raise_file_limit();

}  // namespace septem
