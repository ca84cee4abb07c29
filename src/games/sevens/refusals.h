// Every reason for which Seven7s refuses a move or an outcome, with its ruling. The texts are in the notation.
#pragma once

#include "games/game.h"

namespace septem::sevens::refusals {

inline constexpr Refusal kNotYourTurn{"sevens.not-your-turn", "C11"};
inline constexpr Refusal kMustPlay{"sevens.must-play", "C4"};
inline constexpr Refusal kNotInHand{"sevens.card-not-in-hand", "C2"};
inline constexpr Refusal kOwnColumnOnly{"sevens.own-column-only", "C2"};
inline constexpr Refusal kColumnNotOpen{"sevens.column-not-open", "C2"};
inline constexpr Refusal kMustChooseVictim{"sevens.must-choose-victim", "C6"};
inline constexpr Refusal kNoOpponent{"sevens.no-opponent", "C6"};
inline constexpr Refusal kVictimHasNoCard{"sevens.victim-has-no-card", "C6"};
inline constexpr Refusal kMustPlace{"sevens.must-place", "C6"};
inline constexpr Refusal kNotPicked{"sevens.card-not-picked", "C6"};
inline constexpr Refusal kMustCall{"sevens.must-call", "C8"};
inline constexpr Refusal kMustTake{"sevens.must-take", "C9"};
inline constexpr Refusal kNotFromSeas{"sevens.not-from-seas", "C9"};
inline constexpr Refusal kNothingToTake{"sevens.nothing-to-take", "C9"};
inline constexpr Refusal kMustLook{"sevens.must-look", "C10"};
inline constexpr Refusal kNotThreeInAll{"sevens.not-three-in-all", "C10"};
inline constexpr Refusal kNotInOwnHand{"sevens.not-in-own-hand", "C10"};
inline constexpr Refusal kNotSoMany{"sevens.not-so-many", "C10"};
inline constexpr Refusal kMustStack{"sevens.must-stack", "C10"};
inline constexpr Refusal kNotTheSeen{"sevens.not-the-seen-cards", "C10"};
inline constexpr Refusal kFirstIsDue{"sevens.first-is-due", "C17"};
inline constexpr Refusal kNoSuchSeat{"sevens.no-such-seat", "C17"};
inline constexpr Refusal kDeckIsDue{"sevens.deck-is-due", "C1"};
inline constexpr Refusal kNotAllCards{"sevens.not-all-cards", "C1"};
inline constexpr Refusal kSinIsDue{"sevens.sin-is-due", "C6"};
inline constexpr Refusal kNotInVictimsHand{"sevens.card-not-in-victims-hand", "C6"};
inline constexpr Refusal kWonderIsDue{"sevens.wonder-is-due", "C10"};
inline constexpr Refusal kNotInHandsLookedAt{"sevens.cards-not-in-hands-looked-at", "C10"};
inline constexpr Refusal kNothingIsDue{"sevens.nothing-is-due", "C1"};

}  // namespace septem::sevens::refusals
