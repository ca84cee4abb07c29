#include "games/seas/card_text.h"

#include <array>

#include "games/card_names.h"

namespace septem::seas {
namespace {

constexpr std::array<std::string_view, Card::kCount> kNames = {
    "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10",  //
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10",  //
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10",  //
    "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10"};

}  // namespace

std::string_view card_name(Card card) { return kNames[static_cast<std::size_t>(card.index())]; }

std::optional<Card> parse_card(std::string_view text) { return card_named<Card>(kNames, text); }

}  // namespace septem::seas
