// What a viewer of Seven7s is shown (C18): the two ways out of a State.
#pragma once

#include <array>
#include <optional>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/sevens/move.h"
#include "games/sevens/scoring.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// Cards that a viewer either sees or can only count.
struct Hand {
  int size = 0;
  std::optional<CardSet> cards{};
  friend bool operator==(const Hand&, const Hand&) = default;
};

struct Deck {
  int size = 0;
  std::optional<FixedList<Card, Card::kCount>> cards{};  ///< top first
  friend bool operator==(const Deck&, const Deck&) = default;
};

/// What a Wonders player has before them in Phase::kStack.
struct Looking {
  FixedList<Card, Look::kMost> deck{};  ///< top first
  std::array<CardSet, kMaxSeats> hands{};
  friend bool operator==(const Looking&, const Looking&) = default;
};

struct View {
  Viewer viewer{};
  Phase phase = Phase::kDeck;
  SeatSet to_act{};
  SeatSet winners{};
  std::optional<Seat> turn{};  ///< while the deck is due, who will start
  Columns columns{};
  Colour wild = Colour::kNone;
  std::array<Hand, kMaxSeats> hands{};
  Deck deck{};
  std::array<CardSet, kMaxSeats> lucky{};
  CardSet gone{};
  std::optional<Ending> ending{};
  std::optional<Seat> victim{};      ///< of Deadly Sins, until the card is placed
  std::optional<Card> picked{};      ///< out of the victim's hand, open to all until it is placed
  Look look{};                       ///< what a Wonders player asked to see, until it is done; everyone hears that
  std::optional<Looking> looking{};  ///< and what it was, for that player
  int disabled = 0;
  std::optional<Scores> scores{};  ///< when it is over

  friend bool operator==(const View&, const View&) = default;
};

View view(const Setup& setup, const State& state, Viewer viewer);

/// What a viewer sees of one step.
struct Sight {
  enum class Kind : std::uint8_t { kFirst, kDeck, kSinned, kWonder, kMove, kStack };

  Kind kind = Kind::kDeck;
  Seat seat{};                 ///< who acted, or who was drawn to start
  Move move{};                 ///< of Kind::kMove, which everyone sees
  std::optional<Card> card{};  ///< the one a sin picked or Seas took: open to all
  Look look{};                 ///< of Kind::kWonder and kStack
  std::optional<Looking>
      looking{};  ///< what a Wonders player saw, for that player; the deck's cards as they were stacked

  /// Who got each card that the deck lost in this step, in order; nobody for one that was flipped. Not of Kind::kDeck.
  FixedList<std::optional<Seat>, 2> drawn{};

  friend bool operator==(const Sight&, const Sight&) = default;
};

Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer);
Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer);

}  // namespace septem::sevens
