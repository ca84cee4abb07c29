// Message keys and the English sentences behind them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "games/data_error.h"

namespace septem {

using Sentences = std::span<const std::pair<std::string_view, std::string_view>>;

/// The sentence for a key. Every key that a game uses must be in its table: a missing one is a broken invariant.
std::string_view sentence(Sentences sentences, std::string_view key);

/// `line 7, cell 2: the kraken X1 is worth -7 (X1 -3)`
std::string explain(Sentences sentences, const DataError& error);
/// The same without the place: `the kraken X1 is worth -7 (X1 -3)`
std::string reason(Sentences sentences, const DataError& error);

}  // namespace septem
