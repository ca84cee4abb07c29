// What tells this build of the program from every other.
#pragma once

#include <string>

namespace septem {

/// The SHA-256 of the running program's file; empty where it cannot be read.
std::string program_hash();

}  // namespace septem
