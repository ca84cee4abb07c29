// Random numbers that are the same on every platform, which the std:: distributions do not promise.
//
// Rng is xoshiro256++ (Blackman and Vigna), seeded with 256 bits. A Seed is a 256-bit number; its n-th stream
// is the Rng whose state is the first 32 bytes of the ChaCha20 block with the seed as key (little endian) and n as
// block counter. Each chance outcome of a table comes from a stream of its own, so that nobody can work out one outcome
// from another, and taking a move back needs no stored generator.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace septem {

class Rng {
 public:
  using Words = std::array<std::uint64_t, 4>;

  /// The words must not all be zero.
  explicit constexpr Rng(const Words& words) : words_(words) {}
  /// Fills the state from one number by splitmix64: for tests, benchmarks and bots.
  explicit constexpr Rng(std::uint64_t number) {
    for (std::uint64_t& word : words_) word = splitmix(number);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotated(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = rotated(words_[3], 45);
    return result;
  }

  /// A number in 0 .. bound - 1, each equally likely (Lemire's method with rejection); bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  struct Pair {
    std::uint64_t first;
    std::uint64_t second;
  };
  /// Independent numbers below two bounds > 0 from one draw, as in shuffle; the product of the bounds fits into 32 bits. The
  /// first number does not depend on the second bound.
  constexpr Pair below(std::uint32_t bound, std::uint32_t second_bound) {
    const std::uint64_t first = (next() >> 32) * bound;
    const std::uint64_t second = (first & 0xffffffff) * second_bound;
    const std::uint32_t product = bound * second_bound;
    const auto rest = static_cast<std::uint32_t>(second);
    if (rest < product && rest < (0U - product) % product) [[unlikely]]
      return {below(bound), below(second_bound)};
    return {first >> 32, second >> 32};
  }

  /// Fisher-Yates from the last place down. Several places share one 64-bit number: the product of their bounds is so
  /// small that the numbers to reject are hardly ever met (Brackett-Rozinsky and Lemire, "Batched ranged random
  /// integer generation").
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t left = items.size(); left > 1; left -= batch_size(left)) {
      const auto dice = roll(left, batch_size(left));
      for (std::size_t i = 0; i < batch_size(left); ++i) std::swap(items[left - 1 - i], items[dice[i]]);
    }
  }
  /// The same shuffle for a size that the compiler knows, and can unroll: deals are in the playouts' hot path.
  template <class T, std::size_t N>
  constexpr void shuffle(std::array<T, N>& items) {
    shuffle_first<N>(items.data());
  }

 private:
  static constexpr std::size_t kBatch = 8;
  static constexpr std::size_t kBatchLimit = 64;  // 64^8 = 2^48: one roll in 2^16 is rejected at most

  /// How many places share a number when so many are left.
  static constexpr std::size_t batch_size(std::size_t left) {
    if (left > kBatchLimit) return 1;
    return left - 1 < kBatch ? left - 1 : kBatch;
  }

  template <std::size_t Left, class T>
  constexpr void shuffle_first(T* items) {
    if constexpr (Left > 1) {
      const auto dice = roll(Left, batch_size(Left));
      for (std::size_t i = 0; i < batch_size(Left); ++i) std::swap(items[Left - 1 - i], items[dice[i]]);
      shuffle_first<Left - batch_size(Left)>(items);
    }
  }

  static constexpr std::uint64_t rotated(std::uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }
  static constexpr std::uint64_t splitmix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

  /// `count` independent dice with `sides`, `sides - 1`, ... sides.
  [[gnu::always_inline]] constexpr std::array<std::uint32_t, kBatch> roll(std::size_t sides, std::size_t count) {
    __extension__ using Wide = unsigned __int128;
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < count; ++i) product *= sides - i;
    std::array<std::uint32_t, kBatch> dice{};
    while (true) {
      std::uint64_t rest = next();
      for (std::size_t i = 0; i < count; ++i) {
        const Wide wide = static_cast<Wide>(rest) * (sides - i);
        dice[i] = static_cast<std::uint32_t>(wide >> 64);
        rest = static_cast<std::uint64_t>(wide);
      }
      if (rest >= product || rest >= (0 - product) % product) return dice;
    }
  }

  Words words_{};
};

/// What all chance of one table comes from: a 256-bit number, least significant word first.
struct Seed {
  std::array<std::uint64_t, 4> words{};

  static constexpr Seed from_number(std::uint64_t number) { return Seed{{number, 0, 0, 0}}; }
  /// The generator of the n-th stream.
  Rng stream(std::uint64_t n) const;
  friend constexpr bool operator==(const Seed&, const Seed&) = default;
};

}  // namespace septem
