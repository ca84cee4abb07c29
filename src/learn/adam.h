// Steps down a slope, as long as each weight needs them (Adam, Kingma and Ba 2015).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace septem {

class Adam {
 public:
  explicit Adam(std::size_t weights) : mean_(weights), square_(weights) {}

  /// Against the slopes, of which there is one for each weight. No weight grows beyond `largest`.
  void step(std::span<float> weights, std::span<const float> slopes, float rate, float largest) {
    mean_trust_ *= kMeanDecay;
    square_trust_ *= kSquareDecay;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean_[i] += (1 - kMeanDecay) * (slopes[i] - mean_[i]);
      square_[i] += (1 - kSquareDecay) * (slopes[i] * slopes[i] - square_[i]);
      const float usual = std::sqrt(square_[i] / (1 - square_trust_)) + kTiny;
      weights[i] = std::clamp(weights[i] - rate * mean_[i] / (1 - mean_trust_) / usual, -largest, largest);
    }
  }

 private:
  static constexpr float kMeanDecay = 0.9F;
  static constexpr float kSquareDecay = 0.999F;
  static constexpr float kTiny = 1e-8F;

  std::vector<float> mean_;
  std::vector<float> square_;
  float mean_trust_ = 1;  // how much of the averages is still what they began with
  float square_trust_ = 1;
};

}  // namespace septem
