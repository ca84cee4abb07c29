// What a viewer of 7 Seize is shown (B14, B15, B17): the two ways out of a State.
#pragma once

#include <array>
#include <optional>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/seize/move.h"
#include "games/seize/state.h"

namespace septem::seize {

/// Cards or pieces that a viewer either sees or can only count.
template <class Cards>
struct Pile {
  int size = 0;
  std::optional<Cards> items{};
  friend bool operator==(const Pile&, const Pile&) = default;
};

using Hand = Pile<CardSet>;
using CardList = FixedList<Card, Card::kCount>;
using PieceList = FixedList<Piece, kBagSize>;

/// A card lying before a player.
struct LaidCard {
  bool is_laid = false;
  std::optional<Card> card{};  ///< for those who see it
  friend bool operator==(const LaidCard&, const LaidCard&) = default;
};

/// By piece.
using KnownWeights = std::array<Weight, Piece::kCount>;

struct View {
  Viewer viewer{};
  Phase phase = Phase::kBag;
  SeatSet to_act{};
  SeatSet winners{};
  int round = 1;
  std::optional<Seat> captain{};
  std::array<Hand, kMaxSeats> hands{};
  std::array<LaidCard, kMaxPlayers>
      laid{};         ///< squabble cards up to phase kCaptain, from kCard on those for the seize phase
  PieceList drawn{};  ///< in phase kDivvy
  std::array<PieceSet, kColours> stashes{};
  std::array<PieceSet, kMaxPlayers> collections{};
  Pile<CardList> deck{};  ///< top first
  CardList discard{};     ///< oldest first
  Pile<PieceList> bag{};  ///< in drawing order
  Seizing seizing{};
  Scale scale{};
  std::array<std::optional<Piece>, kSides> unloaded{};  ///< the viewer's own hidden choices
  PieceSet weighed{};                                   ///< the pieces whose true weight is shown ...
  KnownWeights weights{};                               ///< ... here; 0 for the others
  std::optional<std::array<int, kMaxSeats>> totals{};   ///< when over

  friend bool operator==(const View&, const View&) = default;

  std::optional<Seat> acting() const {
    const bool is_acting = phase == Phase::kSeize || phase == Phase::kReturn;
    return is_acting ? std::optional(seizing.order[seizing.turn]) : std::nullopt;
  }
};

View view(const Setup& setup, const State& state, Viewer viewer);

/// What a viewer sees of one step: which outcome came, or who decided and what that turned up.
struct Sight {
  enum class Kind : std::uint8_t { kBag, kDeck, kReshuffle, kMove };  // the first three as in Outcome
  struct Decision {
    Seat seat{};
    Move move{};
    friend bool operator==(const Decision&, const Decision&) = default;
  };

  Kind kind = Kind::kBag;
  Seat seat{};
  bool is_for_ghost = false;  ///< of a decision that is hidden still: whom it is made for is no secret
  /// Decisions made at once are hidden: of the first ones only their maker sees anything, then the last one turns all of them up,
  /// in seat order. Any other decision is seen by everyone.
  FixedList<Decision, kMaxPlayers> decisions{};

  friend bool operator==(const Sight&, const Sight&) = default;
};

Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer);
Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer);

}  // namespace septem::seize
