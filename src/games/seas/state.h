// The whole truth about a 7 Seas table at one moment, in 120 bytes. The scores of finished rounds are not in it: they are
// memory, and live in Knowledge.
#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "games/seas/cards.h"
#include "games/seas/move.h"
#include "games/seas/setup.h"

namespace septem::seas {

/// Those in which somebody decides come first.
enum class Phase : std::uint8_t { kPlay, kNick, kPick, kFirst, kDeal, kOver };

inline constexpr int kAside = 16;

struct State {
  std::array<CardSet, kMaxSeats> hands{};
  std::array<CardSet, kMaxSeats> chests{};  ///< per owner
  CardSet display{};
  CardSet harbour{};
  SeatSet last_taker{};              ///< whoever captured last; nobody before the first capture
  std::array<Card, kAside> aside{};  ///< in dealing order; dealt out when the second cycle begins
  std::array<std::uint8_t, kMaxSeats> ships{};
  Phase phase = Phase::kDeal;
  std::uint8_t round = 1;
  std::uint8_t cycle = 1;
  Seat start{};  ///< not known yet in Phase::kFirst
  Seat turn{};
  Place source{};  ///< being looked into, in Phase::kPick

  bool is_chance_due() const { return !is_waiting() && phase != Phase::kOver; }
  bool is_waiting() const { return phase <= Phase::kPick; }
  CardSet& at(Place place) { return place.is_harbour() ? harbour : chests[static_cast<std::size_t>(place.index())]; }
  CardSet at(Place place) const {
    return place.is_harbour() ? harbour : chests[static_cast<std::size_t>(place.index())];
  }
  CardSet& hand(Seat seat) { return hands[static_cast<std::size_t>(seat.index())]; }
  CardSet hand(Seat seat) const { return hands[static_cast<std::size_t>(seat.index())]; }
  /// The cards set aside: none any more in the second cycle.
  int aside_left(const Setup& setup) const { return is_waiting() && cycle == 1 ? setup.aside_size() : 0; }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 128);

}  // namespace septem::seas
