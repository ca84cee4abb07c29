// The orders of a few things, numbered: 0 leaves them as they are, the last one turns them around.
#pragma once

#include <cstddef>

#include "core/fixed_list.h"

namespace septem {

/// Places 0 .. n - 1, each once.
template <std::size_t N>
using Order = FixedList<std::size_t, N>;

/// How many orders so many things have.
constexpr std::size_t count_orders(std::size_t size) {
  std::size_t count = 1;
  for (std::size_t i = 2; i <= size; ++i) count *= i;
  return count;
}

/// The order with this number, which must be below `count_orders(size)`.
template <std::size_t N>
constexpr Order<N> nth_order(std::size_t size, std::size_t number) {
  Order<N> left;
  for (std::size_t i = 0; i < size; ++i) left.push_back(i);
  Order<N> order;
  for (std::size_t rest = count_orders(size); !left.is_empty();) {
    rest /= left.size();
    const std::size_t next = number / rest;
    number %= rest;
    order.push_back(left[next]);
    for (std::size_t i = next; i + 1 < left.size(); ++i) left[i] = left[i + 1];
    left.resize_down(left.size() - 1);
  }
  return order;
}

/// The number of this order: the inverse.
template <std::size_t N>
constexpr std::size_t number_of_order(const Order<N>& order) {
  std::size_t number = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::size_t smaller = 0;  // of those that come later
    for (std::size_t k = i + 1; k < order.size(); ++k) smaller += order[k] < order[i] ? 1 : 0;
    number = number * (order.size() - i) + smaller;
  }
  return number;
}

}  // namespace septem
