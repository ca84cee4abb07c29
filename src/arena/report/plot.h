// Small plots as SVG. Each says in words what it shows; the numbers stand in a table beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/statistics.h"
#include "arena/tally.h"

namespace septem {

/// A value with its interval, in a row of its own.
struct PlotRow {
  std::string name;
  double value = 0;
  Interval interval{};
};

struct IntervalPlot {
  std::string_view title;
  std::vector<PlotRow> rows;
  std::optional<double> even{};  ///< a line at what equals would have
};

std::string svg_of(const IntervalPlot& plot);

/// How often the numbers from the first to the last came.
struct Bar {
  int first = 0;
  int last = 0;
  std::int64_t count = 0;
};
/// Neighbours share a bar where there are many numbers.
std::vector<Bar> bars_of(const Counts& counts);

/// How often each number came, as bars.
std::string svg_of(std::string_view title, const Counts& counts);

/// The number that this part of all lies below or at; 0 where there are none.
int quantile(const Counts& counts, double part);

}  // namespace septem
