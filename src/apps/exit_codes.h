// What the program's commands end with, beside 0.
#pragma once

namespace septem {

constexpr int kUsage = 2;  ///< asked for something that does not exist
constexpr int kInterrupted = 130;

}  // namespace septem
