#include "server/log/carve.h"

#include <optional>

#include "server/log/format.h"
#include "server/log/record.h"
#include "server/secrets.h"

namespace septem::server {
namespace {

/// What a cell is made of: "-" null, "n" a number, "t" a text.
std::string shape_of(const Cell& cell) {
  std::string shape;
  for (const Value& value : cell.values) shape += "-nt"[static_cast<int>(value.kind)];
  return shape;
}

Row row_of(Cell& cell) {
  auto& v = cell.values;
  return {cell.row, std::move(v[1].text), v[2].number, v[3].number, std::move(v[4].text), v[5].number};
}

std::size_t short_at(std::string_view page, std::size_t at) {
  return static_cast<std::size_t>(static_cast<unsigned char>(page[at]) << 8 | static_cast<unsigned char>(page[at + 1]));
}

class Carver {
 public:
  Carver(const Pages& pages, const std::function<void(const ArchivedRow&)>& take_archived)
      : pages_(pages), take_archived_(take_archived) {}

  Carved run() {
    for (std::uint32_t number = 1; number <= pages_.count(); ++number) {
      const std::string page = pages_.read(number);
      if (!take_leaf(page)) take_anything(page);
    }
    return std::move(carved_);
  }

 private:
  /// A leaf on which everything is in order, all of it; otherwise nothing.
  bool take_leaf(const std::string& page) {
    constexpr std::size_t kHead = 8;
    const bool is_table = page[0] == 13;
    if (!is_table && page[0] != 10) return false;
    const std::size_t count = short_at(page, 3);
    if (count == 0 || kHead + 2 * count > page.size()) return false;
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < count; ++i) {
      auto cell = cell_at(pages_, page, short_at(page, kHead + 2 * i), is_table ? CellKind::kTable : CellKind::kIndex);
      if (!cell || !is_sound_one(*cell)) return false;
      cells.push_back(std::move(*cell));
    }
    for (Cell& cell : cells) take(cell);
    return true;
  }

  /// Any page: everything that looks like a row, wherever it begins.
  void take_anything(std::string page) {
    for (std::size_t at = 0; at < page.size();) {
      const std::size_t size = take_at(page, at);
      page.replace(at, size, size, '\0');
      at += std::max<std::size_t>(size, 1);
    }
    look_for_fragments(page);
  }

  /// How many bytes of the page are known now.
  std::size_t take_at(const std::string& page, std::size_t at) {
    if (page[at] == '\0') return 0;
    for (const CellKind kind : {CellKind::kTable, CellKind::kIndex}) {
      auto cell = cell_at(pages_, page, at, kind);
      if (!cell || !is_ours(*cell)) continue;
      take(*cell);
      return cell->size;
    }
    return 0;
  }

  /// By chance nothing looks like this: what is short has to name a table or to fit its checksum.
  static bool is_ours(const Cell& cell) {
    const std::string shape = shape_of(cell);
    if (shape == "-tnntn" || shape == "-tnntnt" || shape == "-tntn") return true;
    if (shape == "tnn") return is_sound_one(cell);
    if (shape != "tt" && shape != "tn") return false;
    return is_table_id(cell.values[0].text) || is_table_id(cell.values[1].text);
  }

  /// Fits its checksum, if it has one.
  static bool is_sound_one(const Cell& cell) {
    const std::string shape = shape_of(cell);
    const auto& v = cell.values;
    if (shape == "-tnntn") {
      return v[5].number == sum_of(cell.row, v[1].text, v[2].number, v[3].number, v[4].text);
    }
    if (shape == "-tntn") return v[4].number == sum_of(v[1].text, v[3].text);
    if (shape == "tnn") return v[2].number == sum_of(v[0].text, std::to_string(v[1].number));
    return shape == "-tnntnt" || shape == "tt" || shape == "tn";
  }

  void take(Cell& cell) {
    const std::string shape = shape_of(cell);
    auto& v = cell.values;
    if (shape == "-tnntn") {
      carved_.events.push_back(row_of(cell));
    } else if (shape == "-tnntnt") {
      std::string why = std::move(v[6].text);
      carved_.set_apart.push_back({row_of(cell), std::move(why)});
    } else if (shape == "-tntn") {
      carved_.archived.insert(v[1].text);
      take_archived_({cell.row, v[1].text, v[2].number, v[3].text, v[4].number});
    } else if (shape == "tnn" && is_sound_one(cell)) {
      auto& value = (is_table_id(v[0].text) ? carved_.heads : carved_.meta)[v[0].text];
      value = std::max(value, v[1].number);  // they only ever grow
    } else if (shape == "tt") {
      carved_.people.emplace(v[0].text, v[1].text);
    } else if (shape == "tn" && is_table_id(v[0].text)) {
      carved_.archived.insert(v[0].text);
    }
  }

  /// An event that is no row any more still names its table in front of its text, with two short numbers between them.
  void look_for_fragments(const std::string& page) {
    constexpr std::size_t kIdLength = 10;
    constexpr std::size_t kNumbers = 16;
    const auto is_letter = [&](std::size_t at) {
      const auto byte = static_cast<unsigned char>(page[at]);
      return std::isalnum(byte) || byte == '"';
    };
    for (std::size_t at = 1; at + kIdLength < page.size(); ++at) {
      if (is_letter(at - 1) || !is_table_id(std::string_view(page).substr(at, kIdLength))) continue;
      const std::string_view behind = std::string_view(page).substr(at + kIdLength, kNumbers);
      if (behind.find('{') != std::string_view::npos) ++carved_.fragments[page.substr(at, kIdLength)];
    }
  }

  const Pages& pages_;
  const std::function<void(const ArchivedRow&)>& take_archived_;
  Carved carved_;
};

}  // namespace

Carved carve(const Pages& pages, const std::function<void(const ArchivedRow&)>& take_archived) {
  return Carver(pages, take_archived).run();
}

}  // namespace septem::server
