// Who plays, in words: `greedy`, `search:work=20000`, `cheat`, `exec:python3 bot.py`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/order.h"
#include "core/result.h"

namespace septem {

struct BotSpec {
  enum class Kind { kRegistry, kCheat, kExec };

  std::string text;  ///< as given
  Kind kind = Kind::kRegistry;
  BotOrder order{};       ///< unless it is a program
  std::string command{};  ///< if it is one

  /// Without limits a bot is quick, and need not be timed at every move.
  bool is_limited() const { return kind == Kind::kExec || order.limits.ms || order.limits.iterations; }
};

/// The failure says what is wrong, or which bots there are.
Result<BotSpec, std::string> parse_bot_spec(std::string_view text);

/// `greedy,search:ms=50,work=1000,random`: a comma before a limit belongs to the bot.
std::vector<std::string> split_bot_list(std::string_view text);

}  // namespace septem
