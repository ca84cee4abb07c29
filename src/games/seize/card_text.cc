#include "games/seize/card_text.h"

#include <array>

#include "games/card_names.h"

namespace septem::seize {
namespace {

constexpr std::array<std::string_view, Card::kCount> kNames = {
    "AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S",  //
    "AH", "KH", "QH", "JH", "10H", "9H", "8H", "7H", "6H", "5H", "4H", "3H", "2H",  //
    "AD", "KD", "QD", "JD", "10D", "9D", "8D", "7D", "6D", "5D", "4D", "3D", "2D",  //
    "AC", "KC", "QC", "JC", "10C", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C"};

}  // namespace

std::string_view card_name(Card card) { return kNames[static_cast<std::size_t>(card.index())]; }

std::optional<Card> parse_card(std::string_view text) { return card_named<Card>(kNames, text); }

}  // namespace septem::seize
