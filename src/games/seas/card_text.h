// The names of cards, `G1` to `X10`: shared by the values file and the notation.
#pragma once

#include <optional>
#include <string_view>

#include "games/seas/cards.h"

namespace septem::seas {

/// A literal such as `G10`.
std::string_view card_name(Card card);
/// Only the canonical spelling is a card.
std::optional<Card> parse_card(std::string_view text);

}  // namespace septem::seas
