#include "games/seize/booty_file.h"

#include <algorithm>

#include "games/data_lines.h"

namespace septem::seize {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

/// Whether the line gives no names, or one in each language.
bool read_names(std::string_view line, BootyLine& piece) {
  std::size_t bar = line.find('|');
  if (bar == std::string_view::npos) return true;
  for (std::string_view& name : piece.names) {
    if (bar == std::string_view::npos) return false;
    line.remove_prefix(bar + 1);
    bar = line.find('|');
    name = trimmed(line.substr(0, bar));
    if (name.empty()) return false;
  }
  return bar == std::string_view::npos;
}

std::string_view why_bad_range(int low, int high) {
  if (low < 0 || high > Booty::kMaxWeight || low > Booty::kMaxWeight) return "seize.booty.weight-out-of-range";
  return low <= high ? std::string_view{} : "seize.booty.low-above-high";
}

}  // namespace

Result<BootyLine, DataError> parse_booty_line(std::string_view line, int number) {
  const auto wrong = [number](std::string_view why, std::string_view detail) {
    return failure(DataError{number, why, detail});
  };
  const DataLines::Words words = DataLines(line.substr(0, line.find('|'))).next().value_or(DataLines::Words{});
  if (words.size() < 2 || words.size() > 3) return wrong("seize.booty.not-a-piece", trimmed(line));
  if (!is_piece_id(words[0])) return wrong("seize.booty.bad-id", words[0]);
  BootyLine piece{.id = words[0]};
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto weight = parse_number(words[i]);
    if (!weight) return wrong("seize.booty.not-a-number", words[i]);
    if (i == 1) piece.low = *weight;
    piece.high = *weight;
  }
  if (const auto why = why_bad_range(piece.low, piece.high); !why.empty()) return wrong(why, trimmed(line));
  if (!read_names(line, piece)) return wrong("seize.booty.names", trimmed(line));
  return piece;
}

Result<Booty, DataError> parse_booty(std::string_view text) {
  Booty booty;
  DataLines lines(text);
  while (lines.next()) {
    const auto piece = parse_booty_line(lines.text(), lines.number());
    if (!piece) return failure(piece.error());
    if (booty.find(piece->id)) return failure(DataError{lines.number(), "seize.booty.id-twice", piece->id});
    if (booty.size() == Booty::kMaxPieces) return failure(DataError{lines.number(), "seize.booty.too-many", piece->id});
    booty.add(piece->id, piece->low, piece->high);
  }
  if (booty.size() < Booty::kMinPieces) return failure(DataError{lines.number() + 1, "seize.booty.too-few", {}});
  return booty;
}

}  // namespace septem::seize
