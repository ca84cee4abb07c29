#include "arena/report/plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "arena/report/html.h"
#include "notation/text.h"

namespace septem {
namespace {

// In the units of the drawing; a phone is about as wide.
constexpr double kWidth = 360;
constexpr double kMargin = 8;
/// Of a name: more do not fit into the width.
constexpr std::size_t kMostLetters = 48;
/// From the ends of an axis to the first and the last mark.
constexpr double kInset = 16;

std::string number(double value, int digits) { return fmt::format("{:.{}f}", value, digits); }
std::string place(double value) { return number(value, 1); }

std::string text_at(double x, double y, std::string_view anchor, std::string_view text) {
  return "<text x=\"" + place(x) + "\" y=\"" + place(y) + "\" text-anchor=\"" + std::string(anchor) + "\">" +
         escaped(text) + "</text>\n";
}
std::string line(std::string_view style, double x1, double y1, double x2, double y2) {
  return "<line class=\"" + std::string(style) + "\" x1=\"" + place(x1) + "\" y1=\"" + place(y1) + "\" x2=\"" +
         place(x2) + "\" y2=\"" + place(y2) + "\"/>\n";
}
std::string drawing(std::string_view title, double height, std::string_view inside) {
  return "<figure><svg viewBox=\"0 0 " + place(kWidth) + " " + place(height) + "\" role=\"img\" aria-label=\"" +
         escaped(title) + "\">\n" + std::string(inside) + "</svg></figure>\n";
}

/// Where values stand between the left and the right edge.
class Scale {
 public:
  Scale(double low, double high) : low_(low), high_(high > low ? high : low + 1) {}
  double at(double value) const {
    return kMargin + kInset + (value - low_) / (high_ - low_) * (kWidth - 2 * (kMargin + kInset));
  }
  double low() const { return low_; }
  double high() const { return high_; }
  /// As many digits as tell its ends apart.
  int digits() const { return std::clamp(2 - static_cast<int>(std::floor(std::log10(high_ - low_))), 0, 4); }

 private:
  double low_;
  double high_;
};

Scale scale_of(const IntervalPlot& plot) {
  double low = plot.even.value_or(plot.rows.front().value);
  double high = low;
  for (const PlotRow& row : plot.rows) {
    low = std::min(low, row.interval.low);
    high = std::max(high, row.interval.high);
  }
  return {low, high};
}

std::string axis(const Scale& scale, double y) {
  return line("axis", kMargin, y, kWidth - kMargin, y) +
         text_at(scale.at(scale.low()), y + 14, "middle", number(scale.low(), scale.digits())) +
         text_at(scale.at(scale.high()), y + 14, "middle", number(scale.high(), scale.digits()));
}

}  // namespace

std::vector<Bar> bars_of(const Counts& counts) {
  constexpr int kMost = 40;
  const int low = counts.begin()->first;
  const int high = counts.rbegin()->first;
  const int width = (high - low) / kMost + 1;
  std::vector<Bar> bars(static_cast<std::size_t>((high - low) / width + 1));
  for (std::size_t i = 0; i < bars.size(); ++i) {
    bars[i].first = low + static_cast<int>(i) * width;
    bars[i].last = bars[i].first + width - 1;
  }
  for (const auto& [value, count] : counts) bars[static_cast<std::size_t>((value - low) / width)].count += count;
  return bars;
}

std::string svg_of(const IntervalPlot& plot) {
  if (plot.rows.empty()) return {};
  constexpr double kRow = 34;
  const Scale scale = scale_of(plot);
  const double bottom = kRow * static_cast<double>(plot.rows.size()) + 6;
  std::string inside;
  if (plot.even) inside += line("even", scale.at(*plot.even), 0, scale.at(*plot.even), bottom);
  for (std::size_t i = 0; i < plot.rows.size(); ++i) {
    const PlotRow& row = plot.rows[i];
    const double y = kRow * static_cast<double>(i);
    inside += text_at(kMargin, y + 14, "start", shortened(row.name, kMostLetters));
    inside += line("range", scale.at(row.interval.low), y + 26, scale.at(row.interval.high), y + 26);
    inside += "<circle class=\"mark\" r=\"4\" cx=\"" + place(scale.at(row.value)) + "\" cy=\"" + place(y + 26) +
              "\"/>\n";
  }
  return drawing(plot.title, bottom + 20, inside + axis(scale, bottom));
}

std::string svg_of(std::string_view title, const Counts& counts) {
  if (counts.empty()) return {};
  constexpr double kHeight = 120;
  const std::vector<Bar> bars = bars_of(counts);
  const double most = static_cast<double>(
      std::ranges::max_element(bars, {}, [](const Bar& bar) { return bar.count; })->count);
  const double step = (kWidth - 2 * kMargin) / static_cast<double>(bars.size());
  std::string inside;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double height = static_cast<double>(bars[i].count) / most * kHeight;
    inside += "<rect class=\"mark\" x=\"" + place(kMargin + step * static_cast<double>(i)) + "\" y=\"" +
              place(kHeight - height) + "\" width=\"" + place(std::max(step - 1, 0.5)) + "\" height=\"" +
              place(height) + "\"/>\n";
  }
  inside += line("axis", kMargin, kHeight, kWidth - kMargin, kHeight);
  inside += text_at(kMargin, kHeight + 14, "start", std::to_string(bars.front().first));
  inside += text_at(kWidth - kMargin, kHeight + 14, "end", std::to_string(bars.back().last));
  return drawing(title, kHeight + 20, inside);
}

int quantile(const Counts& counts, double part) {
  std::int64_t all = 0;
  for (const auto& [value, count] : counts) all += count;
  std::int64_t passed = 0;
  for (const auto& [value, count] : counts) {
    passed += count;
    if (static_cast<double>(passed) >= part * static_cast<double>(all)) return value;
  }
  return 0;
}

}  // namespace septem
