// A number for each move, by which tables of moves are kept.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace septem {

/// The move's own `key()`, or the bytes of a move that is an integer or little more: equal moves have equal keys, others different ones.
template <class Move>
std::uint64_t key_of(const Move& move) {
  if constexpr (requires {
                  { move.key() } -> std::same_as<std::uint64_t>;
                }) {
    return move.key();
  } else {
    static_assert(std::has_unique_object_representations_v<Move> && sizeof(Move) <= sizeof(std::uint64_t),
                  "a Move with gaps, or a large one, says its key() itself");
    std::uint64_t key = 0;
    std::memcpy(&key, &move, sizeof(Move));
    return key;
  }
}

}  // namespace septem
