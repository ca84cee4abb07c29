// All the outcomes that chance may bring, with their exact probabilities.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/fixed_list.h"

namespace septem {

/// An outcome's probability is its ways among all ways: whole numbers, so that nothing is rounded.
template <class Outcome, std::size_t kMost>
class OutcomeList {
 public:
  void add(const Outcome& outcome, std::uint32_t ways = 1) {
    list_.push_back({outcome, ways});
    all_ways_ += ways;
  }

  std::size_t size() const { return list_.size(); }
  bool is_empty() const { return list_.is_empty(); }
  const Outcome& operator[](std::size_t at) const { return list_[at].outcome; }
  std::uint32_t ways(std::size_t at) const { return list_[at].ways; }
  std::uint32_t all_ways() const { return all_ways_; }
  double probability(std::size_t at) const { return static_cast<double>(ways(at)) / all_ways(); }

 private:
  struct Item {
    Outcome outcome;
    std::uint32_t ways;
  };

  FixedList<Item, kMost> list_;
  std::uint32_t all_ways_ = 0;
};

}  // namespace septem
