#include "server/chat_pace.h"

#include <algorithm>

namespace septem::server {
namespace {

constexpr Allowance kPerTable{5, 20};   // messages
constexpr Millis kFloodLasts = 60'000;  // after the last message too many
constexpr Millis kFloodPause = 10'000;  // between two messages of a person meanwhile
constexpr Millis kLongestPause = 3'600'000;
constexpr std::size_t kManySpeakers = 256;

Refused slow_chat() { return refused(ServerCode::kTooFast, "chat-slow", "the chat is slow; wait a little"); }
Refused flooded_chat() {
  return refused(ServerCode::kTooFast, "chat-flooded", "too much was said at once; the chat is slow for a minute");
}

}  // namespace

std::optional<Refused> ChatPace::why_not(const std::string& person, bool is_player, Millis slow, Millis now) {
  Share& share = shares_[is_player ? 0 : 1];
  if (!share.credits) share.credits.emplace(kPerTable, now);
  const bool is_flooded = now < share.flooded_until;
  const Millis pause = is_flooded ? std::max(slow, kFloodPause) : slow;
  const auto last = said_at_.find(person);
  if (last != said_at_.end() && now - last->second < pause) return is_flooded ? flooded_chat() : slow_chat();
  if (!share.credits->spend(1, kPerTable, now)) {
    share.flooded_until = now + kFloodLasts;
    return flooded_chat();
  }
  if (said_at_.size() >= kManySpeakers) {
    std::erase_if(said_at_, [&](const auto& one) { return now - one.second >= kLongestPause; });
  }
  said_at_[person] = now;
  return std::nullopt;
}

}  // namespace septem::server
