// What a card may capture from the display (A1 to A6).
#pragma once

#include "games/game.h"
#include "games/seas/cards.h"

namespace septem::seas {

/// The reason why this card may not take exactly these cards (none: be laid down).
Objection why_not_capture(CardSet display, Card card, CardSet taken);

}  // namespace septem::seas
