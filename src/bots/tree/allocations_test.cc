// A file of its own: where gcc sees both `new` and this `delete` it takes them for strangers.
#include "bots/tree/allocations_test.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace septem {
namespace {
std::atomic<std::int64_t> count = 0;
}

std::int64_t allocations() { return count; }

}  // namespace septem

void* operator new(std::size_t size) {
  ++septem::count;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
