#include "games/sevens/look.h"

#include <algorithm>
#include <cstddef>

namespace septem::sevens {
namespace {

constexpr std::size_t kSlots = kMaxSeats;  // the deck and up to three opponents
constexpr int kMostWays = 20;              // three cards out of four places: 6 over 3

/// Every way to take `total` cards from four places, most from the deck first; place i is the field i of `fields`.
struct Table {
  std::array<std::uint8_t, kMostWays> fields{};
  /// at_most[i][n]: the ways that take n cards or fewer from place i.
  std::array<std::array<std::uint32_t, Look::kMost + 1>, kSlots> at_most{};
};

constexpr Table make_table(int total) {
  Table table;
  unsigned way = 0;
  for (int fields = 0xff; fields >= 0; --fields) {
    // Read with the deck's field highest, so that counting down lists it first; stored with it lowest, as in a Look.
    const std::array<int, kSlots> counts = {fields >> 6 & 3, fields >> 4 & 3, fields >> 2 & 3, fields & 3};
    if (counts[0] + counts[1] + counts[2] + counts[3] != total) continue;
    table.fields[way] = static_cast<std::uint8_t>(counts[0] | counts[1] << 2 | counts[2] << 4 | counts[3] << 6);
    for (std::size_t i = 0; i < kSlots; ++i) {
      for (auto most = static_cast<std::size_t>(counts[i]); most <= Look::kMost; ++most) {
        table.at_most[i][most] |= 1U << way;
      }
    }
    ++way;
  }
  return table;
}

constexpr std::array<Table, Look::kMost + 1> kTables = {make_table(0), make_table(1), make_table(2), make_table(3)};

}  // namespace

Looks::Looks(Seat looker, const Sizes& sizes) : looker_(looker) {
  int there = 0;
  for (const int size : sizes) there += size;
  total_ = static_cast<std::uint8_t>(std::min(there, Look::kMost));
  ways_ = ~0U;
  for (std::size_t i = 0; i < kSlots; ++i) {
    ways_ &= kTables[total_].at_most[i][static_cast<std::size_t>(std::min(sizes[i], Look::kMost))];
  }
}

Look Looks::way(int i) const {
  // Makes room for the looker's own field, which stays 0.
  const std::uint32_t fields = kTables[total_].fields[static_cast<std::size_t>(i)];
  const std::uint32_t below = (1U << (2 + 2 * looker_.index())) - 1;
  return Look::from_bits((fields & below) | (fields & ~below) << 2);
}

}  // namespace septem::sevens
