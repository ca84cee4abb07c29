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

DataError error(const DataLines& lines, std::string_view why, std::string_view detail, int cell = 0) {
  return {lines.number(), why, detail, cell};
}

/// The colours of one type.
void read_colours(const DataLines& lines, const DataLines::Words& words, Type type, Reading& reading,
                  Mistakes& mistakes) {
  unsigned in_row = 0;
  for (std::size_t i = 0; i < kValues; ++i) {
    const std::string_view word = words[i + 1];
    const auto wrong = [&](std::string_view why) { mistakes.add(error(lines, why, word, static_cast<int>(i) + 2)); };
    const auto colour = parse_colour(word);
    if (!colour) {
      wrong("sevens.square.no-such-colour");
      continue;
    }
    const unsigned bit = 1U << static_cast<unsigned>(*colour);
    if (in_row & bit) {
      wrong("sevens.square.colour-twice-in-type");
      continue;  // takes the place of nobody else's
    }
    if (reading.used[i] & bit) wrong("sevens.square.colour-twice-for-value");
    in_row |= bit;
    reading.used[i] |= bit;
    reading.of_card[static_cast<std::size_t>(Card::of(type, static_cast<int>(i) + 1).index())] = *colour;
  }
}

void read_row(const DataLines& lines, const DataLines::Words& words, Reading& reading, Mistakes& mistakes) {
  const auto type = parse_type(words[0]);
  if (!type) return mistakes.add(error(lines, "sevens.square.no-such-type", words[0], 1));
  if (reading.types & bit_of(*type)) return mistakes.add(error(lines, "sevens.square.type-twice", words[0], 1));
  reading.types |= bit_of(*type);
  if (words.size() != kValues + 1) return mistakes.add(error(lines, "sevens.square.not-a-row", lines.text()));
  read_colours(lines, words, *type, reading, mistakes);
}

}  // namespace

Square::Square(const Colours& of_card) : of_card_(of_card) {
  for (const Card card : kAllCards) cards_of_[static_cast<std::size_t>(of(card))].add(card);
}

std::optional<Square> read_square(std::string_view text, Mistakes& mistakes) {
  Reading reading;
  DataLines lines(text);
  while (const auto words = lines.next()) {
    const std::size_t before = mistakes.size();
    read_row(lines, *words, reading, mistakes);
    if (mistakes.size() == before) mistakes.add_good_line();
  }
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (reading.types & bit_of(type)) continue;
    mistakes.add({lines.number() + 1, "sevens.square.type-missing", type_name(type)});
  }
  return mistakes.is_empty() ? std::optional(Square(reading.of_card)) : std::nullopt;
}

Result<Square, DataError> parse_square(std::string_view text) {
  Mistakes mistakes;
  const auto square = read_square(text, mistakes);
  if (!square) return failure(mistakes.first());
  return *square;
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
