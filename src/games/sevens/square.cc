#include "games/sevens/square.h"

#include "data/sevens_square.h"
#include "games/data_lines.h"
#include "games/sevens/card_text.h"

namespace septem::sevens {
namespace {

/// What has been read so far.
struct Reading {
  Square::Colours of_card{};
  TypeBits types = 0;
  std::array<unsigned, kValues> used{};  ///< per value: the colours that it has in some type
};

DataError error(const DataLines& lines, std::string_view why, std::string_view detail) {
  return {lines.number(), why, detail};
}

/// The colours of one type. What is wrong with them, or an error without a reason.
DataError read_row(const DataLines& lines, const DataLines::Words& words, Type type, Reading& reading) {
  unsigned in_row = 0;
  for (std::size_t i = 0; i < kValues; ++i) {
    const std::string_view word = words[i + 1];
    const auto colour = parse_colour(word);
    if (!colour) return error(lines, "sevens.square.no-such-colour", word);
    const unsigned bit = 1U << static_cast<unsigned>(*colour);
    if (in_row & bit) return error(lines, "sevens.square.colour-twice-in-type", word);
    if (reading.used[i] & bit) return error(lines, "sevens.square.colour-twice-for-value", word);
    in_row |= bit;
    reading.used[i] |= bit;
    reading.of_card[static_cast<std::size_t>(Card::of(type, static_cast<int>(i) + 1).index())] = *colour;
  }
  return {};
}

}  // namespace

Square::Square(const Colours& of_card) : of_card_(of_card) {
  for (const Card card : kAllCards) cards_of_[static_cast<std::size_t>(of(card))].add(card);
}

Result<Square, DataError> parse_square(std::string_view text) {
  Reading reading;
  DataLines lines(text);
  while (const auto words = lines.next()) {
    const std::string_view name = (*words)[0];
    const auto type = parse_type(name);
    if (!type) return failure(error(lines, "sevens.square.no-such-type", name));
    if (reading.types & bit_of(*type)) return failure(error(lines, "sevens.square.type-twice", name));
    if (words->size() != kValues + 1) return failure(error(lines, "sevens.square.not-a-row", lines.text()));
    if (const DataError wrong = read_row(lines, *words, *type, reading); !wrong.why.empty()) return failure(wrong);
    reading.types |= bit_of(*type);
  }
  constexpr TypeBits kAllTypes = (1U << kTypes) - 1;
  if (const TypeBits missing = kAllTypes & ~reading.types) {
    const auto first = static_cast<Type>(std::countr_zero(missing));
    return failure(DataError{lines.number() + 1, "sevens.square.type-missing", type_name(first)});
  }
  return Square(reading.of_card);
}

const Square& default_square() {
  static const Square square = [] {
    const auto parsed = parse_square(data::kSevensSquare);
    SEPTEM_CHECK(parsed.has_value());
    return *parsed;
  }();
  return square;
}

}  // namespace septem::sevens
