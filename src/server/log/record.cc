#include "server/log/record.h"

#include <algorithm>

namespace septem::server {
namespace {

constexpr std::size_t kMostValues = 7;
constexpr std::uint64_t kLongest = std::uint64_t{64} << 20;

/// Reads on from a place, and knows when it came to the end.
class Cursor {
 public:
  Cursor(std::string_view bytes, std::size_t at) : bytes_(bytes), at_(at) {}

  std::size_t at() const { return at_; }
  bool is_good() const { return is_good_; }

  /// Seven bits a byte, the highest first; the ninth byte has eight.
  std::uint64_t varint() {
    std::uint64_t value = 0;
    for (int i = 0; i < 9; ++i) {
      const std::uint64_t byte = next();
      if (i == 8) return value << 8 | byte;
      value = value << 7 | (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return value;
  }

  std::int64_t number(std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const std::uint64_t byte = next();
      if (i == 0 && byte >= 0x80) value = ~std::uint64_t{0};
      value = value << 8 | byte;
    }
    return static_cast<std::int64_t>(value);
  }

  std::string text(std::size_t size) {
    if (size > bytes_.size() - at_) {
      is_good_ = false;
      return {};
    }
    at_ += size;
    return std::string(bytes_.substr(at_ - size, size));
  }

 private:
  std::uint64_t next() {
    is_good_ = is_good_ && at_ < bytes_.size();
    return is_good_ ? static_cast<unsigned char>(bytes_[at_++]) : 0;
  }

  std::string_view bytes_;
  std::size_t at_;
  bool is_good_ = true;
};

// A type is a number in the record's head: 0 is null, 1 to 6 numbers of 1, 2, 3, 4, 6 and 8 bytes, 8 and 9 the numbers 0 and 1, odd ones
// from 13 on texts.

bool is_text(std::uint64_t type) { return type >= 13 && type % 2 == 1; }
bool is_known(std::uint64_t type) { return type <= 6 || type == 8 || type == 9 || is_text(type); }

std::uint64_t size_of(std::uint64_t type) {
  constexpr std::uint64_t kSizes[] = {0, 1, 2, 3, 4, 6, 8, 0, 0, 0};
  return is_text(type) ? (type - 13) / 2 : kSizes[type];
}

/// The types of a record that has exactly this many bytes.
std::optional<std::vector<std::uint64_t>> types_of(std::string_view page, std::size_t at, std::uint64_t payload) {
  Cursor cursor(page, at);
  const std::uint64_t head = cursor.varint();
  if (!cursor.is_good() || head < 3 || head > kMostValues * 9) return std::nullopt;
  std::uint64_t sum = head;
  std::vector<std::uint64_t> types;
  while (cursor.is_good() && cursor.at() < at + head) {
    const std::uint64_t type = cursor.varint();
    if (!is_known(type) || size_of(type) > payload || types.size() == kMostValues) return std::nullopt;
    sum += size_of(type);
    types.push_back(type);
  }
  if (!cursor.is_good() || cursor.at() != at + head || sum != payload) return std::nullopt;
  return types;
}

/// How much of a payload lies on the cell's own page.
std::size_t local_size(std::size_t payload, std::size_t page, CellKind kind) {
  const std::size_t most = kind == CellKind::kTable ? page - 35 : (page - 12) * 64 / 255 - 23;
  if (payload <= most) return payload;
  const std::size_t least = (page - 12) * 32 / 255 - 23;
  const std::size_t fitting = least + (payload - least) % (page - 4);
  return fitting <= most ? fitting : least;
}

/// Its other pages are a chain, each with the number of the next. Where that breaks the rest is zeros: its sum will not fit.
void add_overflow(const Pages& pages, std::uint32_t next, std::size_t size, std::string& payload) {
  while (payload.size() < size && next != 0 && next <= pages.count()) {
    const std::string page = pages.read(next);
    next = big_endian(page, 0);
    payload.append(page, 4, size - payload.size());
  }
  payload.resize(size);
}

std::vector<Value> values_of(const std::string& payload, const std::vector<std::uint64_t>& types) {
  Cursor cursor(payload, 0);
  (void)cursor.text(Cursor(payload, 0).varint());
  std::vector<Value> values;
  for (const std::uint64_t type : types) {
    Value& value = values.emplace_back();
    if (type == 0) continue;
    value.kind = is_text(type) ? Value::Kind::kText : Value::Kind::kNumber;
    if (is_text(type)) {
      value.text = cursor.text(size_of(type));
    } else {
      value.number = type >= 8 ? static_cast<std::int64_t>(type - 8) : cursor.number(size_of(type));
    }
  }
  return values;
}

}  // namespace

std::optional<Cell> cell_at(const Pages& pages, std::string_view page, std::size_t at, CellKind kind) {
  Cursor cursor(page, at);
  const std::uint64_t size = cursor.varint();
  if (size < 4 || size > kLongest) return std::nullopt;
  Cell cell;
  if (kind == CellKind::kTable) cell.row = static_cast<std::int64_t>(cursor.varint());
  const std::size_t begin = cursor.at();
  const auto types = types_of(page, begin, size);
  if (!types) return std::nullopt;
  const std::size_t local = local_size(size, page.size(), kind);
  const bool is_whole = local == size;
  if (begin + local + (is_whole ? 0 : 4) > page.size()) return std::nullopt;
  std::string payload(page.substr(begin, local));
  if (!is_whole) add_overflow(pages, big_endian(page, begin + local), size, payload);
  cell.size = begin + local + (is_whole ? 0 : 4) - at;
  cell.values = values_of(payload, *types);
  return cell;
}

}  // namespace septem::server
