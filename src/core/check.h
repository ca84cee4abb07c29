// Checks of what must hold inside the program.
//
// SEPTEM_CHECK is always on and stops the program loudly: use it where it is cheap or guards memory.
// SEPTEM_ASSERT is on in the dev and sanitizer builds only: use it for checks that would slow a playout.
// Nothing that comes from outside may ever reach either of them: outside input is refused with a value.
#pragma once

namespace septem {

/// Prints what failed and where on standard error, then aborts.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace septem

#define SEPTEM_CHECK(condition)                               \
  do {                                                        \
    if (!(condition)) [[unlikely]]                            \
      ::septem::check_failed(#condition, __FILE__, __LINE__); \
  } while (false)

#if defined(SEPTEM_ASSERTS) && SEPTEM_ASSERTS
#define SEPTEM_ASSERT(condition) SEPTEM_CHECK(condition)
#else
#define SEPTEM_ASSERT(condition) \
  do {                           \
  } while (false && (condition))
#endif
