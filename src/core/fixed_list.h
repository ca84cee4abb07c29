// A list with room for N items inside itself: no heap. Overflow is a broken invariant.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/check.h"

namespace septem {

template <class T, std::size_t N>
class FixedList {
 public:
  using value_type = T;
  static constexpr std::size_t kCapacity = N;

  // Items beyond the size stay uninitialised on purpose: a move list is filled millions of times a second.
  constexpr FixedList() {}  // NOLINT(modernize-use-equals-default)

  constexpr void push_back(const T& item) {
    SEPTEM_CHECK(size_ < N);
    items_[size_++] = item;
  }
  /// Appends the item if the condition holds, without a branch; there must be room for it either way.
  constexpr void push_back_if(bool condition, const T& item) {
    SEPTEM_CHECK(size_ < N);
    items_[size_] = item;
    size_ += condition ? 1 : 0;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void resize_down(std::size_t size) {
    SEPTEM_CHECK(size <= size_);
    size_ = size;
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool is_empty() const { return size_ == 0; }
  constexpr T& operator[](std::size_t at) {
    SEPTEM_ASSERT(at < size_);
    return items_[at];
  }
  constexpr const T& operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size_);
    return items_[at];
  }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, N> items_;
  std::size_t size_ = 0;
};

}  // namespace septem
