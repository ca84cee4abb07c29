#include "bots/order.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>

namespace septem {
namespace {

constexpr std::string_view kForm =
    "a bot is written as 'name', or with limits as 'name:ms=50' or 'name:ms=50,work=1000'";

std::string_view cut_before(std::string_view& text, char separator) {
  const std::size_t at = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

/// A whole number that is not negative, with nothing around it.
std::optional<std::int64_t> parse_amount(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = error == std::errc{} && end == text.data() + text.size() && number >= 0;
  return is_number ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t>* limit_named(Limits& limits, std::string_view name) {
  if (name == "ms") return &limits.ms;
  if (name == "threads") return &limits.threads;
  // What is counted in iterations is the bot's work; both words are used.
  return name == "work" || name == "iterations" ? &limits.iterations : nullptr;
}

}  // namespace

Result<BotOrder, std::string> parse_bot_order(std::string_view text) {
  const bool has_limits = text.find(':') != std::string_view::npos;
  BotOrder order{std::string(cut_before(text, ':'))};
  if (has_limits && text.empty()) return failure(std::string(kForm));
  while (!text.empty()) {
    std::string_view amount = cut_before(text, ',');
    std::optional<std::int64_t>* limit = limit_named(order.limits, cut_before(amount, '='));
    if (!limit) return failure("limits of a bot are 'ms', 'work' and 'threads'; " + std::string(kForm));
    if (*limit) return failure("a bot's limit is given twice; " + std::string(kForm));
    *limit = parse_amount(amount);
    if (!*limit) return failure("a bot's limit is a whole number, 0 or more; " + std::string(kForm));
  }
  return order;
}

bool is_bot_limit(std::string_view text) {
  Limits limits;
  return text.find('=') != std::string_view::npos && limit_named(limits, cut_before(text, '='));
}

std::string bot_order_text(const BotOrder& order) {
  std::string text = order.name;
  char before = ':';
  const auto add = [&](std::string_view name, const std::optional<std::int64_t>& limit) {
    if (!limit) return;
    (((text += before) += name) += '=') += std::to_string(*limit);
    before = ',';
  };
  add("ms", order.limits.ms);
  add("work", order.limits.iterations);
  add("threads", order.limits.threads);
  return text;
}

}  // namespace septem
