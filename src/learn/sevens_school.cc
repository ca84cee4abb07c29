// Teaches the judge of Seven7s from nothing.
#include <array>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "learn/adam.h"
#include "learn/school.h"
#include "learn/sevens_lesson.h"

namespace septem::sevens {
namespace {

constexpr int kBatch = 8;  ///< games between two steps
constexpr std::uint32_t kTwoSeatsIn = 2;

/// The weights in one row.
using Row = std::array<float, Judge::kWeights>;
static_assert(sizeof(Judge::Weights) == sizeof(Row));
std::span<float> row_of(Judge::Weights& weights) { return {weights.in[0].data(), Judge::kWeights}; }

class School {
 public:
  explicit School(std::uint64_t seed) : rng_(seed), adam_(Judge::kWeights) {
    for (float& weight : row_of(judge_.weights())) weight = 0.2F * random();
    for (float& weight : judge_.weights().out) weight *= 2;
  }

  void learn(int games) {
    for (int played = 0; played < games; played += kBatch) {
      const float rest = 1 - static_cast<float>(played) / static_cast<float>(games);
      study(0.02F + 0.08F * rest, 0.00005F + 0.002F * rest);
      if (played % 10'000 < kBatch) report(played);
    }
  }
  const Judge::Weights& weights() { return judge_.weights(); }

 private:
  /// -1 to 1.
  float random() { return static_cast<float>(rng_.next() >> 40) * 0x1p-23F - 1; }
  int any_seats() {
    if (rng_.below(kTwoSeatsIn) == 0) return kMinSeats;
    return kMinSeats + 1 + static_cast<int>(rng_.below(kMaxSeats - kMinSeats));
  }

  void study(float slips, float rate) {
    examples_.clear();
    Lesson lesson(judge_, slips);
    for (int i = 0; i < kBatch; ++i) lesson.play(any_seats(), rng_, examples_);
    slopes_ = {};
    for (const Example& example : examples_) compare(example);
    for (float& slope : row_of(slopes_)) slope /= static_cast<float>(examples_.size());
    adam_.step(row_of(judge_.weights()), row_of(slopes_), rate, Judge::kLargestWeight);
  }

  /// How the loss, the cross-entropy of what was expected and what came, changes with each weight.
  void compare(const Example& example) {
    const Judge::Layer hidden = judge_.hidden(example.features);
    const float share = judge_.share(hidden);
    const float error = share - example.share;
    errors_ += error * error;
    ++compared_;
    slopes_.out_bias += error;
    Judge::Layer blame{};
    for (std::size_t i = 0; i < Judge::kHidden; ++i) {
      slopes_.out[i] += error * hidden[i];
      blame[i] = hidden[i] > 0 ? error * judge_.weights().out[i] : 0;
      slopes_.bias[i] += blame[i];
    }
    for (const Feature& feature : example.features) {
      Judge::Layer& slopes = slopes_.in[feature.at];
      for (std::size_t i = 0; i < Judge::kHidden; ++i) slopes[i] += feature.value * blame[i];
    }
  }

  void report(int played) {
    std::fprintf(stderr, "%d games, mean square error %.5f\n", played, errors_ / compared_);
    errors_ = compared_ = 0;
  }

  Rng rng_;
  Judge judge_;
  Adam adam_;
  Judge::Weights slopes_{};
  std::vector<Example> examples_;
  double errors_ = 0;
  double compared_ = 0;
};

void print(const std::string& text) {
  std::puts(
      "// What the judge of Seven7s has learned: a line for each feature, a character for each hidden unit. Written by "
      "septem_learn (src/learn).");
  std::puts("#pragma once\n\n#include <string_view>\n\nnamespace septem::sevens {\n");
  std::puts("// clang-format off\ninline constexpr std::string_view kLearnedWeights =");
  for (std::size_t at = 0; at < text.size(); at += Judge::kHidden) {
    const std::string line = text.substr(at, Judge::kHidden);
    std::printf("    \"%s\"%s\n", line.c_str(), at + Judge::kHidden < text.size() ? "" : ";");
  }
  std::puts("// clang-format on\n\n}  // namespace septem::sevens");
}

}  // namespace

void learn_and_print(int games, std::uint64_t seed) {
  School school(seed);
  school.learn(games);
  print(text_of(school.weights()));
}

}  // namespace septem::sevens
