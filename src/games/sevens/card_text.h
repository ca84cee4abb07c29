// The names of cards (`A1` to `W7`), types and colours: shared by the square's file and the notation. Only the canonical
// spelling is read.
#pragma once

#include <optional>
#include <string_view>

#include "games/sevens/cards.h"
#include "games/sevens/square.h"

namespace septem::sevens {

/// A literal such as `W7`.
std::string_view card_name(Card card);
std::optional<Card> parse_card(std::string_view text);

/// A literal: the type's letter, which names its column too.
std::string_view type_name(Type type);
std::optional<Type> parse_type(std::string_view text);

/// A literal such as `indigo`; not of `Colour::kNone`.
std::string_view colour_name(Colour colour);
std::optional<Colour> parse_colour(std::string_view text);

}  // namespace septem::sevens
