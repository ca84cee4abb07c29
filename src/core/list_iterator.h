// Goes through a list that makes its items when they are asked for.
#pragma once

#include <cstddef>

namespace septem {

/// List has `operator[](std::size_t)`, which gives values, and outlives its iterators.
template <class List>
class ListIterator {
 public:
  constexpr ListIterator(const List& list, std::size_t at) : list_(&list), at_(at) {}
  constexpr auto operator*() const { return (*list_)[at_]; }
  constexpr ListIterator& operator++() {
    ++at_;
    return *this;
  }
  friend constexpr bool operator==(const ListIterator&, const ListIterator&) = default;

 private:
  const List* list_;
  std::size_t at_;
};

}  // namespace septem
