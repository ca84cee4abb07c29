// Every reason for which 7 Seas refuses a move or an outcome, with its ruling. The texts are in the notation.
#pragma once

#include "games/game.h"

namespace septem::seas::refusals {

inline constexpr Refusal kNotYourTurn{"seas.not-your-turn", "A1"};
inline constexpr Refusal kMustPlay{"seas.must-play", "A1"};
inline constexpr Refusal kNotInHand{"seas.card-not-in-hand", "A1"};
inline constexpr Refusal kNotInDisplay{"seas.card-not-in-display", "A1"};
inline constexpr Refusal kMustTakeSame{"seas.must-take-same-strength", "A2"};
inline constexpr Refusal kDoesNotAddUp{"seas.does-not-add-up", "A3"};
inline constexpr Refusal kMustTakeCombination{"seas.must-take-combination", "A3"};
inline constexpr Refusal kOneTakesTen{"seas.one-takes-a-ten", "A4"};
inline constexpr Refusal kKrakenTakesTenOrAll{"seas.kraken-takes-ten-or-all", "A5"};
inline constexpr Refusal kMustChooseSource{"seas.must-choose-source", "A8"};
inline constexpr Refusal kNoSuchSource{"seas.no-such-source", "A8"};
inline constexpr Refusal kOwnChest{"seas.own-chest", "A8"};
inline constexpr Refusal kEmptySource{"seas.empty-source", "A8"};
inline constexpr Refusal kMustPick{"seas.must-pick", "A8"};
inline constexpr Refusal kNotInSource{"seas.card-not-in-source", "A8"};
inline constexpr Refusal kFirstIsDue{"seas.first-is-due", "A16"};
inline constexpr Refusal kDealIsDue{"seas.deal-is-due", "A11"};
inline constexpr Refusal kNothingIsDue{"seas.nothing-is-due", "A11"};
inline constexpr Refusal kNoSuchSeat{"seas.no-such-seat", "A16"};
inline constexpr Refusal kNotAllCards{"seas.not-all-cards", "A11"};

}  // namespace septem::seas::refusals
