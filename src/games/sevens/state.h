// The whole truth about a Seven7s table at one moment, in 200 bytes.
#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "games/sevens/cards.h"
#include "games/sevens/columns.h"
#include "games/sevens/look.h"
#include "games/sevens/setup.h"
#include "games/sevens/square.h"

namespace septem::sevens {

/// Chance is due in kFirst, kDeck, kSinned (which card of the victim?) and kWonder (which cards of the hands looked at?).
enum class Phase : std::uint8_t {
  kFirst,
  kDeck,
  kSinned,
  kWonder,
  kPlay,
  kSin,
  kPlace,
  kCall,
  kTake,
  kLook,
  kStack,
  kOver
};

/// The seventh card of a column: it lies sideways, and its value goes to whoever placed it (C12).
struct Ending {
  Card card{};
  Type column{};
  Seat seat{};
  friend bool operator==(const Ending&, const Ending&) = default;
};

struct State {
  std::array<CardSet, kMaxSeats> hands{};
  std::array<CardSet, kMaxSeats> lucky{};
  CardSet gone{};
  CardSet seen{};  ///< out of hands by the Wonders player, in Phase::kStack
  Columns columns{};
  std::array<Card, Card::kCount> deck{};  ///< top first, from `drawn` on; nothing (A1) before that
  std::uint8_t drawn = Card::kCount;
  Colour wild = Colour::kNone;  ///< of the topmost Colors card in its column (C5)
  Phase phase = Phase::kDeck;
  Seat turn{};    ///< not known yet in Phase::kFirst
  Seat victim{};  ///< of Deadly Sins, in Phase::kSinned and kPlace
  Card picked{};  ///< out of the victim's hand, in Phase::kPlace
  Look look{};    ///< in Phase::kWonder and kStack
  bool has_ending = false;
  Ending ending{};

  bool is_chance_due() const { return phase <= Phase::kWonder; }
  bool is_waiting() const { return !is_chance_due() && phase != Phase::kOver; }
  CardSet& hand(Seat seat) { return hands[static_cast<std::size_t>(seat.index())]; }
  CardSet hand(Seat seat) const { return hands[static_cast<std::size_t>(seat.index())]; }
  int deck_size() const { return Card::kCount - drawn; }
  bool has_deck() const { return drawn < Card::kCount; }
  /// Place 0 is the top.
  Card& deck_at(int place) { return deck[drawn + static_cast<std::size_t>(place)]; }
  Card deck_at(int place) const { return deck[drawn + static_cast<std::size_t>(place)]; }
  /// How many values score nothing at the end (C13).
  int disabled() const { return columns.size(Type::kAges); }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 208);

}  // namespace septem::sevens
