// Deals what a viewer has not seen, shuffled, to where it can be: the heart of every `sample`.
#pragma once

#include <cstddef>
#include <span>

#include "core/check.h"
#include "core/fixed_list.h"
#include "core/index_set.h"
#include "core/rng.h"

namespace septem {

/// Asked for more than there is, it stops the program.
template <class T>
class Dealer {
 public:
  Dealer(IndexSet<T> unseen, Rng& rng) {
    for (const T item : unseen) items_.push_back(item);
    rng.shuffle(std::span(items_.begin(), items_.size()));
  }
  T next() {
    SEPTEM_CHECK(at_ < items_.size());
    return items_[at_++];
  }
  /// What is known, and as many unseen ones as there must be in addition.
  IndexSet<T> fill(IndexSet<T> known, int size) {
    while (known.size() < size) known.add(next());
    return known;
  }
  bool is_done() const { return at_ == items_.size(); }

 private:
  FixedList<T, T::kCount> items_;
  std::size_t at_ = 0;
};

}  // namespace septem
