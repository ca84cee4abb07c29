#include "server/seat_pace.h"

namespace septem::server {
namespace {

constexpr Allowance kSeatings{0.2, 12};
constexpr std::size_t kManyNetworks = 64;

}  // namespace

std::optional<Refused> SeatPace::why_not(const std::string& network, Millis now) {
  if (networks_.size() >= kManyNetworks) {
    std::erase_if(networks_, [&](const auto& one) { return one.second.used(kSeatings, now) == 0; });
  }
  if (networks_.try_emplace(network, kSeatings, now).first->second.spend(1, kSeatings, now)) return std::nullopt;
  return refused(ServerCode::kTooFast, "seats-too-fast", "seats change too fast here; wait a few seconds");
}

}  // namespace septem::server
