// `septem bench`: speeds and costs of every game and variant.
#pragma once

#include <string>

namespace septem {

struct BenchOrder {
  std::string game;      ///< only this one; empty: all
  double seconds = 0.2;  ///< for each figure
  bool is_json = false;
};

int run_bench(const BenchOrder& order);

}  // namespace septem
