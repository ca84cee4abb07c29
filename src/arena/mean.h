// A mean that may have no numbers at all.
#pragma once

#include "arena/statistics.h"

namespace septem {

class Mean {
 public:
  void add(double value) {
    sum_ += value;
    ++count_;
  }
  bool has_any() const { return count_ > 0; }
  double value() const { return sum_ / count_; }
  /// One number more, if there is one.
  void add_to(Sample& sample) const {
    if (has_any()) sample.add(value());
  }

 private:
  double sum_ = 0;
  int count_ = 0;
};

}  // namespace septem
