#include "server/secrets.h"

#include <algorithm>
#include <cstdint>

#include "notation/sha256.h"

namespace septem::server {
namespace {

constexpr std::string_view kHex = "0123456789abcdef";
constexpr std::string_view kIdLetters = "abcdefghjkmnpqrstuvwxyz23456789";
constexpr std::size_t kIdLength = 10;
constexpr std::size_t kTokenLength = 32;

bool is_hex(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return kHex.find(c) != std::string_view::npos; });
}

}  // namespace

std::string sha256(std::string_view text) { return sha256_hex(text); }

std::optional<Seed> parse_seed_text(std::string_view text) {
  if (text.size() != 64 || !is_hex(text)) return std::nullopt;
  Seed seed;
  for (std::size_t i = 0; i < text.size(); ++i) {
    seed.words[i / 16] |= static_cast<std::uint64_t>(kHex.find(text[63 - i])) << (i % 16 * 4);
  }
  return seed;
}

std::string token_from(const Seed& randomness) { return seed_text(randomness).substr(kTokenLength); }

std::optional<Person> person_of(std::string_view token) {
  if (token.size() != kTokenLength || !is_hex(token)) return std::nullopt;
  return Person{sha256(token)};
}

std::string table_id_from(const Seed& randomness) {
  Rng rng = randomness.stream(0);
  std::string id(kIdLength, ' ');
  for (char& letter : id) letter = kIdLetters[rng.below(static_cast<std::uint32_t>(kIdLetters.size()))];
  return id;
}

bool is_table_id(std::string_view text) {
  return text.size() == kIdLength &&
         std::all_of(text.begin(), text.end(), [](char c) { return kIdLetters.find(c) != std::string_view::npos; });
}

}  // namespace septem::server
