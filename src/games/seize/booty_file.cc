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

constexpr int kFirstName = 4;  ///< the cell behind id and weights

/// The cell of the name that is missing or too much; 0 where the line gives no names, or one in each language.
int read_names(std::string_view line, BootyLine& piece) {
  std::size_t bar = line.find('|');
  if (bar == std::string_view::npos) return 0;
  int cell = kFirstName;
  for (std::string_view& name : piece.names) {
    if (bar == std::string_view::npos) return cell;
    line.remove_prefix(bar + 1);
    bar = line.find('|');
    name = trimmed(line.substr(0, bar));
    if (name.empty()) return cell;
    ++cell;
  }
  return bar == std::string_view::npos ? 0 : cell;
}

bool is_weight(int weight) { return weight >= 0 && weight <= Booty::kMaxWeight; }

/// The cells of one line, each by itself.
class LineReader {
 public:
  LineReader(std::string_view line, int number, Mistakes& mistakes)
      : line_(line), number_(number), mistakes_(mistakes) {}

  BootyLine read() {
    const auto words = DataLines(line_.substr(0, line_.find('|'))).next().value_or(DataLines::Words{});
    if (words.size() < 2 || words.size() > 3) {
      wrong("seize.booty.not-a-piece", trimmed(line_), 0);
      return {};
    }
    BootyLine piece{.id = words[0]};
    if (!is_piece_id(piece.id)) wrong("seize.booty.bad-id", piece.id, 1);
    const auto low = weight(words[1], 2);
    const auto high = words.size() == 2 ? low : weight(words[2], 3);
    if (low && high && *low > *high) wrong("seize.booty.low-above-high", trimmed(line_), 3);
    if (const int cell = read_names(line_, piece)) wrong("seize.booty.names", trimmed(line_), cell);
    piece.low = low.value_or(0);
    piece.high = high.value_or(0);
    return piece;
  }

 private:
  void wrong(std::string_view why, std::string_view detail, int cell) { mistakes_.add({number_, why, detail, cell}); }

  std::optional<int> weight(std::string_view word, int cell) {
    const auto weight = parse_number(word);
    if (!weight) wrong("seize.booty.not-a-number", word, cell);
    if (weight && !is_weight(*weight)) wrong("seize.booty.weight-out-of-range", trimmed(line_), cell);
    return weight && is_weight(*weight) ? weight : std::nullopt;
  }

  std::string_view line_;
  int number_;
  Mistakes& mistakes_;
};

/// Adds a piece that was read without mistakes.
void add_piece(const BootyLine& piece, int line, Booty& booty, Mistakes& mistakes) {
  if (booty.find(piece.id)) return mistakes.add({line, "seize.booty.id-twice", piece.id, 1});
  if (booty.size() == Booty::kMaxPieces) return mistakes.add({line, "seize.booty.too-many", piece.id, 1});
  booty.add(piece.id, piece.low, piece.high);
  mistakes.add_good_line();
}

}  // namespace

Result<BootyLine, DataError> parse_booty_line(std::string_view line, int number) {
  Mistakes mistakes;
  const BootyLine piece = LineReader(line, number, mistakes).read();
  if (!mistakes.is_empty()) return failure(mistakes.first());
  return piece;
}

std::optional<Booty> read_booty(std::string_view text, Mistakes& mistakes) {
  Booty booty;
  DataLines lines(text);
  int pieces = 0;
  while (lines.next()) {
    const std::size_t before = mistakes.size();
    const BootyLine piece = LineReader(lines.text(), lines.number(), mistakes).read();
    if (mistakes.size() == before) add_piece(piece, lines.number(), booty, mistakes);
    ++pieces;
  }
  if (pieces < Booty::kMinPieces) mistakes.add({lines.number() + 1, "seize.booty.too-few", {}});
  return mistakes.is_empty() ? std::optional(booty) : std::nullopt;
}

Result<Booty, DataError> parse_booty(std::string_view text) {
  Mistakes mistakes;
  const auto booty = read_booty(text, mistakes);
  if (!booty) return failure(mistakes.first());
  return *booty;
}

}  // namespace septem::seize
