#include "core/check.h"

#include <cstdio>
#include <cstdlib>

namespace septem {

void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "septem: broken invariant at %s:%d: %s\n", file, line, condition);
  std::abort();
}

}  // namespace septem
