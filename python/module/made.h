// Objects of Python that were never made. `Game.__new__(Game)` gives one without calling its constructor, and the first question to it gives it
// memory: zeros, so that every pointer in it is null, which is noticed when it is followed.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>

#include "python/module/refused.h"

namespace septem::python {

/// Begins as zeros, whoever makes it.
struct Blank {
  static void* operator new(std::size_t size) {
    if (void* memory = std::calloc(1, size)) return memory;
    throw std::bad_alloc();
  }
  static void* operator new(std::size_t, void* at) { return at; }
  static void operator delete(void* memory) { std::free(memory); }
};

/// A pointer that is null only in objects that were never made.
template <class Pointer>
class Made : public Pointer {
 public:
  Made(Pointer made) : Pointer(std::move(made)) {}  // NOLINT(google-explicit-constructor): the same pointer

  auto* operator->() const { return this->get_made(); }
  auto& operator*() const { return *this->get_made(); }

 private:
  auto* get_made() const {
    if (!this->get()) refuse("this object was never made: call its constructor");
    return this->get();
  }
};

}  // namespace septem::python
