// Mixes numbers into one that looks random and is the same on every platform and in every run, which std::hash does not promise.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/seat.h"

namespace septem {

/// Mixes a number into a checksum.
constexpr void mix(std::uint64_t& checksum, std::uint64_t number) {
  checksum = (checksum ^ number) * 0x9e3779b97f4a7c15U;
  checksum ^= checksum >> 29;
}

/// A hash of many parts, in the order they are added. A struct of ours is added by a function `add_to(hash, value)` in its
/// namespace, best with a structured binding, so that a new member cannot be forgotten.
class Hash {
 public:
  template <class... Parts>
  constexpr void add(const Parts&... parts) {
    (add_to(*this, parts), ...);
  }
  constexpr void add_number(std::uint64_t number) { mix(sum_, number); }

  constexpr std::uint64_t value() const {
    std::uint64_t value = sum_;  // once more, because the last numbers have moved only the upper bits
    mix(value, 0);
    mix(value, 0);
    return value;
  }

 private:
  std::uint64_t sum_ = 0x243f6a8885a308d3U;  // not 0, or leading zeros would not count
};

namespace detail {
template <class T>
concept HasBits = requires(const T& value) { value.bits(); };
template <class T>
concept HasIndex = requires(const T& value) {
  { value.index() } -> std::same_as<int>;
};
template <class T>
concept List = !HasBits<T> && requires(const T& list) {
  list.begin();
  list.size();
};
}  // namespace detail

template <class T>
  requires std::integral<T> || std::is_enum_v<T>
constexpr void add_to(Hash& hash, T number) {
  hash.add_number(static_cast<std::uint64_t>(number));
}
template <detail::HasBits T>
constexpr void add_to(Hash& hash, const T& set) {
  hash.add_number(set.bits());
}
template <detail::HasIndex T>
constexpr void add_to(Hash& hash, const T& value) {
  hash.add_number(static_cast<std::uint64_t>(value.index()));
}
template <detail::List T>
constexpr void add_to(Hash& hash, const T& list) {
  hash.add_number(list.size());
  for (const auto& item : list) hash.add(item);
}
template <class T>
constexpr void add_to(Hash& hash, const std::optional<T>& value) {
  hash.add(value.has_value());
  if (value) hash.add(*value);
}
constexpr void add_to(Hash& hash, Viewer viewer) {
  hash.add(viewer.is_referee(), viewer.is_spectator());
  if (viewer.is_seat()) hash.add(viewer.seat());
}

}  // namespace septem
