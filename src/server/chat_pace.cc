#include "server/chat_pace.h"

#include <algorithm>

namespace septem::server {
namespace {

constexpr Allowance kPerTable{5, 20};   // messages
constexpr Millis kFloodLasts = 60'000;  // after the last message too many
constexpr Millis kFloodPause = 10'000;  // between two messages of a person meanwhile
constexpr Millis kLongestPause = 3'600'000;
constexpr std::size_t kManySpeakers = 256;

}  // namespace

std::optional<std::string_view> ChatPace::why_not(const std::string& person, bool is_player, Millis slow, Millis now) {
  Share& share = shares_[is_player ? 0 : 1];
  if (!share.credits) share.credits.emplace(kPerTable, now);
  const bool is_flooded = now < share.flooded_until;
  const Millis pause = is_flooded ? std::max(slow, kFloodPause) : slow;
  const auto last = said_at_.find(person);
  if (last != said_at_.end() && now - last->second < pause) return is_flooded ? "chat-flooded" : "chat-slow";
  if (!share.credits->spend(1, kPerTable, now)) {
    share.flooded_until = now + kFloodLasts;
    return "chat-flooded";
  }
  if (said_at_.size() >= kManySpeakers) {
    std::erase_if(said_at_, [&](const auto& one) { return now - one.second >= kLongestPause; });
  }
  said_at_[person] = now;
  return std::nullopt;
}

}  // namespace septem::server
