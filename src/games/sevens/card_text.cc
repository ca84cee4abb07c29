#include "games/sevens/card_text.h"

#include <array>

namespace septem::sevens {
namespace {

// With a gap after each type, as the indices of the cards have it.
constexpr std::string_view kCardNames =
    "A1A2A3A4A5A6A7--C1C2C3C4C5C6C7--D1D2D3D4D5D6D7--H1H2H3H4H5H6H7--"
    "L1L2L3L4L5L6L7--S1S2S3S4S5S6S7--W1W2W3W4W5W6W7--";
constexpr std::string_view kTypeNames = "ACDHLSW";
constexpr std::array<std::string_view, kColours> kColourNames = {"red",  "orange", "yellow", "green",
                                                                 "blue", "indigo", "violet"};

}  // namespace

std::string_view card_name(Card card) { return kCardNames.substr(2 * static_cast<std::size_t>(card.index()), 2); }

std::optional<Card> parse_card(std::string_view text) {
  if (text.size() != 2 || text[1] < '1' || text[1] > '7') return std::nullopt;
  const auto type = parse_type(text.substr(0, 1));
  return type ? std::optional(Card::of(*type, text[1] - '0')) : std::nullopt;
}

std::string_view type_name(Type type) { return kTypeNames.substr(slot(type), 1); }

std::optional<Type> parse_type(std::string_view text) {
  const std::size_t at = kTypeNames.find(text);
  return text.size() == 1 && at != std::string_view::npos ? std::optional(static_cast<Type>(at)) : std::nullopt;
}

std::string_view colour_name(Colour colour) { return kColourNames[static_cast<std::size_t>(colour)]; }

std::optional<Colour> parse_colour(std::string_view text) {
  for (std::size_t i = 0; i < kColourNames.size(); ++i)
    if (kColourNames[i] == text) return static_cast<Colour>(i);
  return std::nullopt;
}

}  // namespace septem::sevens
