// Chance with weights.
#pragma once

#include <cstddef>
#include <numeric>
#include <span>

#include "core/rng.h"

namespace septem {

/// Which of them, each as likely as its weight says.
inline std::size_t any_by_weight(std::span<const float> weights, Rng& rng) {
  float rest = static_cast<float>(rng.next() >> 40) * 0x1p-24F * std::accumulate(weights.begin(), weights.end(), 0.0F);
  std::size_t i = 0;
  while (i + 1 < weights.size() && rest >= weights[i]) rest -= weights[i++];
  return i;
}

}  // namespace septem
