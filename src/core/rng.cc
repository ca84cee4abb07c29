#include "core/rng.h"

#include <bit>

namespace septem {
namespace {

using ChaChaBlock = std::array<std::uint32_t, 16>;

void quarter_round(ChaChaBlock& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
}

/// RFC 8439's block function with a 64-bit counter and a zero nonce.
ChaChaBlock chacha20_block(const ChaChaBlock& input) {
  ChaChaBlock x = input;
  for (int round = 0; round < 10; ++round) {
    for (std::size_t i = 0; i < 4; ++i) quarter_round(x, i, i + 4, i + 8, i + 12);
    for (std::size_t i = 0; i < 4; ++i) quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += input[i];
  return x;
}

}  // namespace

Rng Seed::stream(std::uint64_t n) const {
  ChaChaBlock block{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < words.size(); ++i) {
    block[4 + 2 * i] = static_cast<std::uint32_t>(words[i]);
    block[5 + 2 * i] = static_cast<std::uint32_t>(words[i] >> 32);
  }
  block[12] = static_cast<std::uint32_t>(n);
  block[13] = static_cast<std::uint32_t>(n >> 32);
  block = chacha20_block(block);

  Rng::Words state{};
  for (std::size_t i = 0; i < state.size(); ++i) {
    state[i] = block[2 * i] | std::uint64_t{block[2 * i + 1]} << 32;
  }
  // All zero would be xoshiro's only fixed point; one chance in 2^256, but the generator's contract is exact.
  if (state == Rng::Words{}) state[0] = 1;
  return Rng(state);
}

}  // namespace septem
