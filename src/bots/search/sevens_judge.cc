#include "bots/search/sevens_judge.h"

#include <algorithm>
#include <cmath>

#include "bots/search/sevens_weights.h"
#include "core/check.h"

namespace septem::sevens {
namespace {

// A weight is a digit from -31 to 31. Digits stand for squares, so that small weights, which are many, are told more exactly.
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";
constexpr int kLargestDigit = 31;

float weight_of(char letter) {
  const auto found = kDigits.find(letter);
  SEPTEM_CHECK(found != std::string_view::npos);
  const float part = static_cast<float>(static_cast<int>(found) - kLargestDigit) / kLargestDigit;
  return Judge::kLargestWeight * part * std::abs(part);
}

char letter_of(float weight) {
  const float part = std::sqrt(std::min(std::abs(weight) / Judge::kLargestWeight, 1.0F));
  const int digit = static_cast<int>(std::lround(part * kLargestDigit));
  return kDigits[static_cast<std::size_t>(kLargestDigit + (weight < 0 ? -digit : digit))];
}

/// Calls `visit(weight)` for all of them, always in the same order.
template <class W, class Visit>
void for_each_weight(W& weights, Visit visit) {
  const auto visit_all = [&](auto& layer) {
    for (auto& weight : layer) visit(weight);
  };
  for (auto& layer : weights.in) visit_all(layer);
  visit_all(weights.bias);
  visit_all(weights.out);
  visit(weights.out_bias);
}

}  // namespace

Judge::Judge(std::string_view text) {
  SEPTEM_CHECK(text.size() == kWeights);
  for_each_weight(weights_, [at = text.begin()](float& weight) mutable { weight = weight_of(*at++); });
}

const Judge& Judge::learned() {
  static const Judge judge(kLearnedWeights);
  return judge;
}

Judge::Layer Judge::hidden(const Features& features) const {
  Layer sums = weights_.bias;
  for (const Feature& feature : features) {
    const Layer& weights = weights_.in[feature.at];
    for (std::size_t i = 0; i < kHidden; ++i) sums[i] += feature.value * weights[i];
  }
  for (float& sum : sums) sum = std::max(sum, 0.0F);
  return sums;
}

float Judge::share(const Layer& hidden) const {
  constexpr std::size_t kLanes = 8;  // added up side by side, in the same order on every machine
  std::array<float, kLanes> sums{};
  for (std::size_t i = 0; i < kHidden; ++i) sums[i % kLanes] += hidden[i] * weights_.out[i];
  float logit = weights_.out_bias;
  for (const float sum : sums) logit += sum;
  return 1 / (1 + std::exp(-logit));
}

std::string text_of(const Judge::Weights& weights) {
  std::string text;
  for_each_weight(weights, [&](float weight) { text += letter_of(weight); });
  return text;
}

}  // namespace septem::sevens
