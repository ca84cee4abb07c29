// Looks a card up by its name, for games whose cards have fixed names.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace septem {

/// The card whose place in the list this name has. Only the canonical spelling is a card.
template <class Card, std::size_t kCount>
constexpr std::optional<Card> card_named(const std::array<std::string_view, kCount>& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return Card::from_index(static_cast<int>(i));
  }
  return std::nullopt;
}

}  // namespace septem
