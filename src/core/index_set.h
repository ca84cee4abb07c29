// A set of up to 64 small strong values (cards, seats, pieces) as one bit mask.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "core/check.h"

namespace septem {

/// T has `T::from_index(int)`, `index()` below 64, and is listed in index order.
template <class T>
class IndexSet {
 public:
  using Bits = std::uint64_t;

  constexpr IndexSet() = default;
  constexpr IndexSet(std::initializer_list<T> items) {
    for (const T item : items) add(item);
  }
  static constexpr IndexSet from_bits(Bits bits) {
    IndexSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr IndexSet of(T item) { return from_bits(bit(item)); }
  /// The first `count` values.
  static constexpr IndexSet first_n(int count) { return from_bits(count >= 64 ? ~Bits{0} : (Bits{1} << count) - 1); }

  constexpr Bits bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr bool has(T item) const { return (bits_ & bit(item)) != 0; }
  constexpr bool has_all(IndexSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool has_any(IndexSet other) const { return (other.bits_ & bits_) != 0; }

  /// This set, or the empty one, without a branch: for conditions that nobody can foretell.
  constexpr IndexSet only_if(bool condition) const { return from_bits(bits_ & (0 - Bits{condition})); }

  constexpr void add(T item) { bits_ |= bit(item); }
  constexpr void remove(T item) { bits_ &= ~bit(item); }

  constexpr T first() const {
    SEPTEM_ASSERT(!is_empty());
    return T::from_index(std::countr_zero(bits_));
  }
  /// The item with `skip` smaller ones in the set.
  constexpr T nth(int skip) const {
    SEPTEM_ASSERT(skip >= 0 && skip < size());
#if defined(__BMI2__)
    if (!std::is_constant_evaluated()) return T::from_index(std::countr_zero(_pdep_u64(Bits{1} << skip, bits_)));
#endif
    Bits rest = bits_;
    while (skip-- > 0) rest &= rest - 1;
    return T::from_index(std::countr_zero(rest));
  }

  constexpr IndexSet& operator|=(IndexSet other) { return *this = *this | other; }
  constexpr IndexSet& operator&=(IndexSet other) { return *this = *this & other; }
  constexpr IndexSet& operator-=(IndexSet other) { return *this = *this - other; }
  friend constexpr IndexSet operator|(IndexSet a, IndexSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr IndexSet operator&(IndexSet a, IndexSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr IndexSet operator-(IndexSet a, IndexSet b) { return from_bits(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(IndexSet, IndexSet) = default;

  class Iterator {
   public:
    explicit constexpr Iterator(Bits rest) : rest_(rest) {}
    constexpr T operator*() const { return T::from_index(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bits rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr Bits bit(T item) { return Bits{1} << item.index(); }

  Bits bits_ = 0;
};

}  // namespace septem
