// What a player of 7 Seize may hope for: what pieces and cards are worth, and what share of the win the collections promise at the end of a round.
#pragma once

#include <array>

#include "bots/tree/horizon.h"
#include "games/seize/seize.h"

namespace septem::seize {

using Hands = std::array<CardSet, kMaxSeats>;

/// For the decisions of one round. Worth is counted in average pieces, and is below 0 in cursed treasure, where the lightest wins.
class Prospects {
 public:
  Prospects(const Setup& setup, const View& view);

  float worth(Piece piece) const { return worths_[static_cast<std::size_t>(piece.index())]; }
  float worth(PieceSet pieces) const;
  /// Of a card in the hand at the end of a round: what it will bring later.
  float worth_keeping(Card card) const;

  /// The variance between two collections, by weights that nobody knows.
  float doubt(const Setup& setup, const State& state) const;
  /// How much a round changes, compared with pieces that are all alike.
  float turmoil() const { return turmoil_; }

  /// Of the win, at the end of the round; `kept` are the hands before new cards are dealt.
  Utilities shares(const Setup& setup, const State& end, const Hands& kept) const;

 private:
  float hopes(const State& end, const Hands& kept, Seat player) const;

  std::array<float, Piece::kCount> worths_{};
  std::array<float, Piece::kCount> doubts_{};  ///< the variance of each piece's weight
  float turmoil_ = 1;
  float to_come_ = 0;  ///< the variance between two players by the rounds that are left
  bool is_last_ = false;
  bool is_cursed_ = false;
};

/// How far apart two collections must be, with this variance between them, for one to be e times as likely to win.
float scale_of(float variance);

}  // namespace septem::seize
