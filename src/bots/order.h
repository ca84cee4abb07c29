// A bot in words, and how long it may think.
#pragma once

#include <string>
#include <string_view>

#include "bots/limits.h"
#include "core/result.h"

namespace septem {

struct BotOrder {
  std::string name;
  Limits limits{};
};

/// Reads `greedy`, `search:ms=50` or `search:ms=50,work=1000` (`iterations` is the same as `work`); the failure says what is wrong. Whether there is such a bot is not
/// asked here.
Result<BotOrder, std::string> parse_bot_order(std::string_view text);
/// Whether this is a limit as it stands in an order: `ms=50`.
bool is_bot_limit(std::string_view text);
/// The same order in words. A stop token has none.
std::string bot_order_text(const BotOrder& order);

}  // namespace septem
