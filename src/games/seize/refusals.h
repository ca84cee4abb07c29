// Every reason for which 7 Seize refuses a move or an outcome, with its ruling. The texts are in the notation.
#pragma once

#include "games/game.h"

namespace septem::seize::refusals {

inline constexpr Refusal kNotYourMove{"seize.not-your-move", "B5"};
inline constexpr Refusal kMustSquabble{"seize.must-squabble", "B1"};
inline constexpr Refusal kMustLayCard{"seize.must-lay-card", "B5"};
inline constexpr Refusal kNotInHand{"seize.card-not-in-hand", "B13"};
inline constexpr Refusal kMustNameCaptain{"seize.must-name-captain", "B3"};
inline constexpr Refusal kNotTied{"seize.not-tied", "B3"};
inline constexpr Refusal kMustDivvy{"seize.must-divvy", "B4"};
inline constexpr Refusal kNotDrawn{"seize.piece-not-drawn", "B4"};
inline constexpr Refusal kNotInDrawingOrder{"seize.not-in-drawing-order", "B4"};
inline constexpr Refusal kEmptyStash{"seize.empty-stash", "B4"};
inline constexpr Refusal kMustOrder{"seize.must-order", "B5"};
inline constexpr Refusal kNotTheTied{"seize.not-the-tied", "B5"};
inline constexpr Refusal kMustSeize{"seize.must-seize", "B11"};
inline constexpr Refusal kNotInStash{"seize.piece-not-in-stash", "B6"};
inline constexpr Refusal kOnlyQueensSteal{"seize.only-queens-steal", "B8"};
inline constexpr Refusal kNoSuchVictim{"seize.no-such-victim", "B8"};
inline constexpr Refusal kOtherColour{"seize.other-colour", "B8"};
inline constexpr Refusal kNotTheirs{"seize.piece-not-theirs", "B8"};
inline constexpr Refusal kMustReturn{"seize.must-return", "B7"};
inline constexpr Refusal kNotInCollection{"seize.piece-not-in-collection", "B7"};
inline constexpr Refusal kForInterloper{"seize.for-the-interloper", "B15"};
inline constexpr Refusal kNotForInterloper{"seize.not-for-the-interloper", "B15"};
inline constexpr Refusal kMustUnload{"seize.must-unload", "B20"};
inline constexpr Refusal kNotOnPan{"seize.piece-not-on-pan", "B20"};
inline constexpr Refusal kNotAsked{"seize.not-asked", "B20"};
inline constexpr Refusal kBagIsDue{"seize.bag-is-due", "B23"};
inline constexpr Refusal kDeckIsDue{"seize.deck-is-due", "B13"};
inline constexpr Refusal kReshuffleIsDue{"seize.reshuffle-is-due", "B13"};
inline constexpr Refusal kNothingIsDue{"seize.nothing-is-due", "B13"};
inline constexpr Refusal kPieceTwice{"seize.piece-twice", "B23"};
inline constexpr Refusal kNoSuchPiece{"seize.no-such-piece", "B23"};
inline constexpr Refusal kWeightOutOfRange{"seize.weight-out-of-range", "B17"};
inline constexpr Refusal kNotAllCards{"seize.not-all-cards", "B13"};
inline constexpr Refusal kNotTheDiscards{"seize.not-the-discards", "B13"};

}  // namespace septem::seize::refusals
