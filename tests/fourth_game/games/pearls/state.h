// A table of Pearls: its options, the whole truth at one moment, what changes it, and what a viewer is shown and can know.
#pragma once

#include <array>

#include "core/seat.h"
#include "games/pearls/cards.h"

namespace septem::pearls {

inline constexpr int kMaxSeats = 4;
template <class T>
using PerSeat = std::array<T, kMaxSeats>;
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

struct Setup {
  int seats = 3;
  int hand = 7;
  bool ties_sink = false;  ///< else the pearls wait for the next dive (F4)
};

/// Chance is due in the first two.
enum class Phase : std::uint8_t { kDeal, kPearl, kDive, kOver };

struct State {
  PerSeat<CardSet> hands{};
  PerSeat<CardSet> dives{};  ///< of the hand one card, chosen and face down, or none
  PerSeat<PearlSet> won{};
  PearlSet offer{};
  PearlSet bag = kAllPearls;
  Phase phase = Phase::kDeal;
  friend bool operator==(const State&, const State&) = default;
};

/// The card that is dived with.
using Move = Card;

/// The hands that are dealt; without hands the next pearl.
struct Outcome {
  PerSeat<CardSet> hands{};
  Pearl pearl{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct View {
  Viewer viewer{};
  SeatSet to_act{};
  SeatSet winners{};
  int cards = 0;  ///< that each seat has left
  State shown{};  ///< without the hands and dives of others
  friend bool operator==(const View&, const View&) = default;
};

/// The last dive turns up all of them; before that each is open to its diver alone (F3).
struct Sight {
  Phase phase = Phase::kDeal;  ///< in which it happened
  Seat seat{};
  PerSeat<CardSet> dives{};
  Pearl pearl{};
  friend bool operator==(const Sight&, const Sight&) = default;
};

struct Knowledge {
  View view{};
  CardSet gone{};  ///< dives that were turned up once and lie face down since then (F5)
  CardSet seen() const {
    CardSet all = gone;
    for (const CardSet hand : view.shown.hands) all |= hand;
    return all;
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace septem::pearls
