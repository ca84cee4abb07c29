// How long something took, counted in buckets: what /metrics shows as a histogram.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace septem::server {

class Histogram {
 public:
  /// In seconds; a bucket holds what took at most so long. Beyond the last there is one more.
  static constexpr std::array kBounds = {0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064,
                                         0.125,  0.25,  0.5,   1.0,   2.0,   4.0,   8.0};
  using Buckets = std::array<std::uint64_t, kBounds.size() + 1>;

  void add(double seconds) {
    const auto bound = std::lower_bound(kBounds.begin(), kBounds.end(), seconds);
    ++buckets_[static_cast<std::size_t>(bound - kBounds.begin())];
    sum_ += seconds;
  }

  const Buckets& buckets() const { return buckets_; }
  double sum() const { return sum_; }

 private:
  Buckets buckets_{};
  double sum_ = 0;
};

}  // namespace septem::server
