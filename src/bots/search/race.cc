#include "bots/search/race.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>

#include "games/seas/scoring.h"

namespace septem::seas {
namespace {

constexpr std::array<int, 5> kPrizes = {kPointsForNamedCard, kPointsForNamedCard, kPointsForMost, kPointsForMost,
                                        kPointsForValue};

constexpr std::size_t kMostTarget = 14;  // of the game's own choices

std::size_t power(std::size_t base, std::size_t exponent) {
  std::size_t result = 1;
  while (exponent-- > 0) result *= base;
  return result;
}

/// Fixed in size, so that no jumps are needed.
int furthest(const Race::Ships& ships) {
  int most = 0;
  for (const int each : ships) most = std::max(most, each);
  return most;
}

}  // namespace

Race::Race(int owners, int target)
    : owners_(static_cast<std::size_t>(owners)), target_(static_cast<std::size_t>(target)) {
  add_gains({}, 0, 1);
  table_.resize(power(target_, owners_));
  // No round takes points away: what follows from a score stands behind it in the table, and is there already.
  for (std::size_t slot = table_.size(); slot-- > 0;) table_[slot] = worked_out(ships_at(slot));
}

const Race& Race::of(int owners, int target) {
  // Never destroyed: threads that nobody waits for may think until the process ends.
  static std::array<std::array<std::atomic<const Race*>, kMostTarget + 1>, kMaxSeats + 1> kept{};
  std::atomic<const Race*>& place = kept.at(static_cast<std::size_t>(owners)).at(static_cast<std::size_t>(target));
  if (const Race* race = place.load()) return *race;
  auto made = std::make_unique<const Race>(owners, target);
  const Race* first = nullptr;
  if (!place.compare_exchange_strong(first, made.get())) return *first;  // another thread was quicker
  return *made.release();
}

Race::Shares Race::shares(const Ships& ships) const {
  const int most = furthest(ships);
  if (most < static_cast<int>(target_)) return table_[slot_of(ships)];
  Shares shares{};
  const auto winners = static_cast<float>(std::count(ships.begin(), ships.begin() + static_cast<int>(owners_), most));
  for (std::size_t i = 0; i < owners_; ++i) shares[i] = ships[i] == most ? 1 / winners : 0;
  return shares;
}

/// This prize and those after it go to one owner or another; equal sums of points are one gain.
void Race::add_gains(Ships points, std::size_t prize, float probability) {
  if (prize < kPrizes.size()) {
    for (std::size_t i = 0; i < owners_; ++i) {
      Ships more = points;
      more[i] = static_cast<std::uint8_t>(more[i] + kPrizes[prize]);
      add_gains(more, prize + 1, probability / static_cast<float>(owners_));
    }
    return;
  }
  const auto same = std::find_if(gains_.begin(), gains_.end(), [&](const Gain& gain) { return gain.points == points; });
  if (same == gains_.end()) {
    gains_.push_back({points, probability});
  } else {
    same->probability += probability;
  }
}

/// Owners are alike: only one order of the same scores is reckoned, the leader's first, which stands behind the others in the table.
Race::Shares Race::worked_out(const Ships& ships) const {
  if (std::is_sorted(ships.begin(), ships.end(), std::greater<>())) return expected(ships);
  std::array<std::uint8_t, kMaxSeats> order{0, 1, 2, 3};
  std::sort(order.begin(), order.end(), [&](auto a, auto b) { return ships[a] > ships[b]; });
  Ships ordered{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) ordered[i] = ships[order[i]];
  const Shares& shares = table_[slot_of(ordered)];
  Shares own{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) own[order[i]] = shares[i];
  return own;
}

Race::Shares Race::expected(const Ships& ships) const {
  Shares expected{};
  for (const Gain& gain : gains_) {
    Ships after = ships;
    for (std::size_t i = 0; i < kMaxSeats; ++i) after[i] = static_cast<std::uint8_t>(after[i] + gain.points[i]);
    const Shares then = shares(after);
    for (std::size_t i = 0; i < kMaxSeats; ++i) expected[i] += gain.probability * then[i];
  }
  return expected;
}

Race::Ships Race::ships_at(std::size_t slot) const {
  Ships ships{};
  for (std::size_t i = owners_; i-- > 0; slot /= target_) ships[i] = static_cast<std::uint8_t>(slot % target_);
  return ships;
}

std::size_t Race::slot_of(const Ships& ships) const {
  std::size_t slot = 0;
  for (std::size_t i = 0; i < owners_; ++i) slot = slot * target_ + ships[i];
  return slot;
}

}  // namespace septem::seas
