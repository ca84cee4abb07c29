// FNV-1a with 64 bits: tells texts apart and notices damage; no defence against somebody who wants two texts to look alike.
#pragma once

#include <cstdint>
#include <string_view>

namespace septem {

class Fnv {
 public:
  constexpr Fnv& add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
    return *this;
  }
  constexpr Fnv& add(std::int64_t number) {
    for (int i = 0; i < 8; ++i) add_byte(static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (8 * i)));
    return *this;
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  constexpr void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3; }

  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace septem
