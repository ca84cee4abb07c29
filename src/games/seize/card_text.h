// The names of cards, `AS` to `2C`.
#pragma once

#include <optional>
#include <string_view>

#include "games/seize/cards.h"

namespace septem::seize {

/// A literal such as `10H`.
std::string_view card_name(Card card);
/// Only the canonical spelling is a card.
std::optional<Card> parse_card(std::string_view text);

}  // namespace septem::seize
