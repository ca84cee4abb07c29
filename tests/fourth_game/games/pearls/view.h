// What a viewer of Pearls is shown and can know.
#pragma once

#include "games/pearls/state.h"

namespace septem::pearls {

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
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace septem::pearls
