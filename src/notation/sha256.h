// SHA-256 (FIPS 180-4). Our own, because the page has no library for it, and what it says must be the same everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace septem {

std::array<std::uint8_t, 32> sha256_bytes(std::string_view text);
/// The same as 64 lower-case hex digits.
std::string sha256_hex(std::string_view text);

}  // namespace septem
