// Seeds as the protocol writes them.
#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>

#include "core/rng.h"

namespace septem {

/// An unsigned 64-bit number, or a text of 1 to 64 hex digits; both are the same 256-bit number.
std::optional<Seed> parse_seed(const boost::json::value& given);
/// 64 lower-case hex digits, the most significant first, as records write seeds.
std::string seed_text(const Seed& seed);

}  // namespace septem
