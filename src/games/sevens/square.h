// Which card has which colour: a 7 x 7 Latin square of types and values. It is data, not code: the default is
// data/sevens/square.txt, and the owner of a printed game can bring a file of their own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/result.h"
#include "games/data_error.h"
#include "games/sevens/cards.h"

namespace septem::sevens {

enum class Colour : std::uint8_t { kRed, kOrange, kYellow, kGreen, kBlue, kIndigo, kViolet, kNone };
inline constexpr int kColours = 7;

class Square {
 public:
  /// By card index.
  using Colours = std::array<Colour, Card::kIndexEnd>;

  explicit Square(const Colours& of_card);

  Colour of(Card card) const { return of_card_[static_cast<std::size_t>(card.index())]; }
  /// The seven cards of a colour; no card for `Colour::kNone`.
  CardSet cards_of(Colour colour) const { return cards_of_[static_cast<std::size_t>(colour)]; }

  friend bool operator==(const Square&, const Square&) = default;

 private:
  Colours of_card_{};
  std::array<CardSet, kColours + 1> cards_of_{};
};

/// Reads a square: a line `A indigo violet ...` for each of the seven types in any order; `#` starts a comment. What is no Latin
/// square, or lacks or doubles something, is refused with the line where that shows.
Result<Square, DataError> parse_square(std::string_view text);
/// The same with everything that is wrong; nothing where there are mistakes.
std::optional<Square> read_square(std::string_view text, Mistakes& mistakes);

/// The square that ships with the program.
const Square& default_square();

}  // namespace septem::sevens
