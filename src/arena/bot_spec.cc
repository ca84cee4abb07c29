#include "arena/bot_spec.h"

#include <algorithm>

#include "bots/bots.h"
#include "notation/text.h"

namespace septem {
namespace {

constexpr std::string_view kExec = "exec:";
constexpr std::string_view kCheat = "cheat";

std::string no_such_bot(std::string_view name) {
  const std::vector<std::string> names(kBotNames.begin(), kBotNames.end());
  return "there is no bot '" + shortened(name, 60) + "'; there are: " + join(names, ", ") +
         ", cheat, and exec:COMMAND for a program";
}

}  // namespace

Result<BotSpec, std::string> parse_bot_spec(std::string_view text) {
  BotSpec spec{.text = std::string(text)};
  if (text.starts_with(kExec)) {
    spec.kind = BotSpec::Kind::kExec;
    spec.command = text.substr(kExec.size());
    if (trimmed(spec.command).empty()) return failure(std::string("exec: needs a command, as exec:python3 bot.py"));
    return spec;
  }
  if (text.starts_with("url:")) return failure(std::string("url: is not there yet; a program plays by exec:COMMAND"));
  auto order = parse_bot_order(text);
  if (!order) return failure(std::move(order.error()));
  spec.order = std::move(*order);
  if (spec.order.name == kCheat) {
    spec.kind = BotSpec::Kind::kCheat;
    return spec;
  }
  const bool is_known = std::find(kBotNames.begin(), kBotNames.end(), spec.order.name) != kBotNames.end();
  if (!is_known) return failure(no_such_bot(spec.order.name));
  return spec;
}

std::vector<std::string> split_bot_list(std::string_view text) {
  std::vector<std::string> bots;
  for (const std::string_view part : split(text, ',')) {
    if (is_bot_limit(part) && !bots.empty()) {
      (bots.back() += ',') += part;
    } else {
      bots.emplace_back(part);
    }
  }
  return bots;
}

}  // namespace septem
