// Who will win a game of Seven7s from here, as a small neural network has learned it by playing against itself (src/learn).
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "bots/search/sevens_features.h"

namespace septem::sevens {

class Judge {
 public:
  static constexpr std::size_t kHidden = 32;
  using Layer = std::array<float, kHidden>;
  /// Weights stay between this and its negative, so that a character tells them well enough.
  static constexpr float kLargestWeight = 2;

  struct Weights {
    std::array<Layer, kFeatures> in{};  ///< of each feature
    Layer bias{};
    Layer out{};
    float out_bias = 0;
  };
  static constexpr std::size_t kWeights = (kFeatures + 2) * kHidden + 1;

  Judge() = default;
  explicit Judge(const Weights& weights) : weights_(weights) {}
  /// A character a weight, as `text_of` writes them.
  explicit Judge(std::string_view text);
  /// The one that has learned.
  static const Judge& learned();

  /// The share of the win that the seat may expect whose features these are, 0 to 1.
  float share(const Features& features) const { return share(hidden(features)); }

  // For who learns.
  Layer hidden(const Features& features) const;
  float share(const Layer& hidden) const;
  Weights& weights() { return weights_; }

 private:
  Weights weights_{};
};

std::string text_of(const Judge::Weights& weights);

}  // namespace septem::sevens
