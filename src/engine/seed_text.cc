#include "engine/seed_text.h"

#include <boost/json/string.hpp>
#include <string_view>

namespace septem {
namespace {

std::optional<std::uint64_t> hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<std::uint64_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<std::uint64_t>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<std::uint64_t>(c - 'A' + 10);
  return std::nullopt;
}

std::optional<Seed> parse_hex(std::string_view text) {
  if (text.empty() || text.size() > 64) return std::nullopt;
  Seed seed;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto digit = hex_digit(text[text.size() - 1 - i]);
    if (!digit) return std::nullopt;
    seed.words[i / 16] |= *digit << (i % 16 * 4);
  }
  return seed;
}

}  // namespace

std::optional<Seed> parse_seed(const boost::json::value& given) {
  if (const auto* text = given.if_string()) return parse_hex(*text);
  if (const auto* number = given.if_uint64()) return Seed::from_number(*number);
  if (const auto* number = given.if_int64(); number && *number >= 0) {
    return Seed::from_number(static_cast<std::uint64_t>(*number));
  }
  return std::nullopt;
}

std::string seed_text(const Seed& seed) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text(64, '0');
  for (std::size_t i = 0; i < text.size(); ++i) text[63 - i] = kHex[seed.words[i / 16] >> (i % 16 * 4) & 0xf];
  return text;
}

}  // namespace septem
