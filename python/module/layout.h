// How an observation is laid out: one function a game names every feature and writes it, so that names and numbers cannot come apart.
//
// A feature is one byte. Sets of cards or pieces are a byte each, 0 or 1, in index order; the rest are small whole numbers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace septem::python {

inline constexpr int kNoIndex = -1;

/// Collects names: `hand.G1`, `ships.0`. Names of items come from the game.
class FeatureNames {
 public:
  template <class Name>
  void items(std::string_view name, std::uint64_t, int count, Name item_name) {
    for (int i = 0; i < count; ++i) names_.push_back(std::string(name) + "." + std::string(item_name(i)));
  }
  template <class Name>
  void items(std::string_view name, int index, std::uint64_t bits, int count, Name item_name) {
    items(indexed(name, index), bits, count, item_name);
  }
  void number(std::string_view name, int) { names_.emplace_back(name); }
  void number(std::string_view name, int index, int) { names_.push_back(indexed(name, index)); }
  void one_of(std::string_view name, int, int count) {
    for (int i = 0; i < count; ++i) names_.push_back(indexed(name, i));
  }
  void one_of_at(std::string_view name, int index, int chosen, int count) {
    one_of(indexed(name, index), chosen, count);
  }

  std::vector<std::string> take() && { return std::move(names_); }

 private:
  static std::string indexed(std::string_view name, int index) {
    return std::string(name) + "." + std::to_string(index);
  }
  std::vector<std::string> names_;
};

/// Writes bytes, and no names.
class FeatureBytes {
 public:
  explicit FeatureBytes(std::uint8_t* at) : at_(at) {}

  /// The lowest `count` bits, a byte each.
  template <class Name>
  void items(std::string_view, std::uint64_t bits, int count, Name) {
    for (; count >= 8; count -= 8, bits >>= 8, at_ += 8) {
      const std::uint64_t bytes = spread(bits & 0xff);
      std::memcpy(at_, &bytes, 8);
    }
    for (; count > 0; --count, bits >>= 1) *at_++ = static_cast<std::uint8_t>(bits & 1);
  }
  template <class Name>
  void items(std::string_view name, int, std::uint64_t bits, int count, Name item_name) {
    items(name, bits, count, item_name);
  }
  void number(std::string_view, int value) { *at_++ = static_cast<std::uint8_t>(std::clamp(value, 0, 255)); }
  void number(std::string_view name, int, int value) { number(name, value); }
  /// A byte for each choice; none is set for kNoIndex.
  void one_of(std::string_view, int chosen, int count) {
    for (int i = 0; i < count; ++i) *at_++ = chosen == i ? 1 : 0;
  }
  void one_of_at(std::string_view name, int, int chosen, int count) { one_of(name, chosen, count); }

 private:
  /// Eight bits as eight bytes; the first bit comes first in memory on the machines we build for.
  static std::uint64_t spread(std::uint64_t bits) {
#if defined(__BMI2__)
    return _pdep_u64(bits, 0x0101010101010101U);
#else
    // Each copy of the byte keeps another bit; what is not 0 becomes 1.
    const std::uint64_t kept = (bits * 0x0101010101010101U) & 0x8040201008040201U;
    return ((kept + 0x00406070787c7e7fU) >> 7) & 0x0101010101010101U;
#endif
  }

  std::uint8_t* at_;
};

}  // namespace septem::python
