// What a card would do where it may go, told before it is played: for people who choose.
#pragma once

#include <cstdint>

#include "core/fixed_list.h"
#include "games/sevens/knowledge.h"
#include "games/sevens/move_list.h"

namespace septem::sevens {

/// It follows from what the viewer knows, who learns nothing by it.
struct Foretold {
  enum class Power : std::uint8_t {
    kFires,
    kIdle,    ///< it would fire, but cannot be carried out (C4)
    kSilent,  ///< this card brings no power here (C3)
  };

  Move move{};
  bool ends = false;  ///< the seventh card of a column, which brings no power (C12)
  Power power = Power::kSilent;
  Colour wild = Colour::kNone;  ///< afterwards
  int disabled = 0;             ///< afterwards
};

/// Every card of a hand in every place.
using ForetoldList = FixedList<Foretold, std::size_t{kHandSize} * MoveList::kPlayStride>;

/// Of a decision of the viewer's: cards to play or to place, and columns to take from; nothing for the others.
ForetoldList foretell(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::sevens
