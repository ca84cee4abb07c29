// Small plots as SVG. Each says in words what it shows; the numbers stand in a table beside it.
#pragma once

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

/// How often each number came, as bars; neighbours share a bar where there are many.
std::string svg_of(std::string_view title, const Counts& counts);

/// The number that this part of all lies below or at; 0 where there are none.
int quantile(const Counts& counts, double part);

}  // namespace septem
