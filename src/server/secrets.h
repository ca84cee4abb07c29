// Tokens, hashes and hex. A token is what a browser keeps to be the same person again; only its hash is ever stored.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "engine/seed_text.h"

namespace septem::server {

/// SHA-256 as 64 lower-case hex digits.
std::string sha256(std::string_view text);

/// Exactly 64 lower-case hex digits.
std::optional<Seed> parse_seed_text(std::string_view text);

/// A person as the server knows one: the hash of their token.
struct Person {
  std::string hash;
  friend bool operator==(const Person&, const Person&) = default;
  friend auto operator<=>(const Person&, const Person&) = default;
};

/// 128 bits of the given randomness as 32 hex digits.
std::string token_from(const Seed& randomness);
/// Nothing when the text is not a token.
std::optional<Person> person_of(std::string_view token);

/// Ten letters and digits that cannot be taken for each other: 49 bits, so that a table is found by its link only.
std::string table_id_from(const Seed& randomness);
bool is_table_id(std::string_view text);

}  // namespace septem::server
