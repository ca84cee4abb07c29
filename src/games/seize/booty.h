// Pieces of booty: what a table plays for (B17 to B19). A set has 49 or more pieces, 49 of which go into the bag. Each has an
// id and a weight range; where both ends are the same (dominoes) the weight is known to all.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/check.h"
#include "core/index_set.h"

namespace septem::seize {

/// A piece by its place in its set.
class Piece {
 public:
  static constexpr int kCount = 64;  ///< of the largest set, so that a collection is one machine word

  constexpr Piece() = default;
  static constexpr Piece from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index < kCount);
    return Piece(static_cast<std::uint8_t>(index));
  }
  constexpr int index() const { return index_; }
  friend constexpr bool operator==(Piece, Piece) = default;

 private:
  explicit constexpr Piece(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

using PieceSet = IndexSet<Piece>;

/// Tenths of a gram, or pips.
using Weight = std::uint16_t;

class Booty {
 public:
  static constexpr int kMinPieces = 49;
  static constexpr int kMaxPieces = Piece::kCount;
  static constexpr int kMaxWeight = 50'000;
  static constexpr std::size_t kMaxId = 32;

  /// The id must be new, well-formed and the set not full; low must not be above high.
  void add(std::string_view id, int low, int high);

  int size() const { return size_; }
  PieceSet all() const { return PieceSet::first_n(size_); }
  std::string_view id(Piece piece) const { return {ids_[at(piece)].data(), id_sizes_[at(piece)]}; }
  Weight low(Piece piece) const { return low_[at(piece)]; }
  Weight high(Piece piece) const { return high_[at(piece)]; }
  bool is_exact(Piece piece) const { return low(piece) == high(piece); }
  /// Whether every weight is known beforehand: then nothing is drawn but the order of the bag.
  bool is_exact() const { return is_exact_; }
  std::optional<Piece> find(std::string_view id) const;

  friend bool operator==(const Booty&, const Booty&) = default;

 private:
  static std::size_t at(Piece piece) { return static_cast<std::size_t>(piece.index()); }

  std::array<std::array<char, kMaxId>, kMaxPieces> ids_{};
  std::array<std::uint8_t, kMaxPieces> id_sizes_{};
  std::array<Weight, kMaxPieces> low_{};
  std::array<Weight, kMaxPieces> high_{};
  int size_ = 0;
  bool is_exact_ = true;
};

/// Ids are 1 to 32 of the characters a-z, 0-9, `:` and `-`.
bool is_piece_id(std::string_view text);

/// The set that ships with the program: data/seize/treasure.txt (B17).
const Booty& treasure();
/// A double-nine set of dominoes: `0:0`, `0:1` ... `9:9` (B18).
const Booty& dominoes9();
/// Two double-six sets: `0:0a`, `0:0b`, `0:1a` ... `6:6b` (B18).
const Booty& dominoes6();

}  // namespace septem::seize
