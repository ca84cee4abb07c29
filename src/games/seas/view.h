// What a viewer of 7 Seas is shown (A10): the two ways out of a State.
#pragma once

#include <array>
#include <optional>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/seas/move.h"
#include "games/seas/scoring.h"
#include "games/seas/state.h"

namespace septem::seas {

/// Cards that a viewer either sees or can only count.
struct Pile {
  int size = 0;
  std::optional<CardSet> cards{};
  friend bool operator==(const Pile&, const Pile&) = default;
};

/// The cards set aside, in dealing order for those who see them.
struct Aside {
  int size = 0;
  std::optional<std::array<Card, kAside>> cards{};
  friend bool operator==(const Aside&, const Aside&) = default;
};

struct View {
  Viewer viewer{};
  Phase phase = Phase::kDeal;
  SeatSet to_act{};
  SeatSet winners{};
  int round = 1;
  int cycle = 1;
  std::optional<Seat> start{};
  std::optional<Seat> turn{};
  std::optional<Seat> last_taker{};
  CardSet display{};
  std::array<Pile, kMaxSeats> hands{};
  std::array<Pile, kMaxSeats> chests{};  ///< per owner; closed to everyone but the referee
  Pile harbour{};
  Aside aside{};
  std::array<std::uint8_t, kMaxSeats> ships{};
  Place source{};                    ///< being looked into; everyone sees which one
  std::optional<CardSet> looking{};  ///< what is in it, for the one who picks

  friend bool operator==(const View&, const View&) = default;
};

View view(const Setup& setup, const State& state, Viewer viewer);

/// What a viewer sees of one step.
struct Sight {
  enum class Kind : std::uint8_t { kFirst, kDeal, kPlay, kNick, kPick };

  Kind kind = Kind::kDeal;
  Seat seat{};                        ///< who acted, or who was drawn to start
  Move move{};                        ///< for plays and the choice of a source, which everyone sees
  Place source{};                     ///< of a pick
  std::optional<Card> picked{};       ///< the nicked card, for the nicker
  std::optional<RoundScore> score{};  ///< when the step ended a round

  friend bool operator==(const Sight&, const Sight&) = default;
};

Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer);
Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer);

}  // namespace septem::seas
