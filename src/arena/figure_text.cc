#include "arena/figure_text.h"

#include <fmt/format.h>

#include "arena/variants.h"

namespace septem {
namespace {

std::string time_text(double nanoseconds) {
  if (nanoseconds < 1e3) return fmt::format("{:.0f} ns", nanoseconds);
  if (nanoseconds < 1e6) return fmt::format("{:.1f} us", nanoseconds / 1e3);
  return nanoseconds < 1e9 ? fmt::format("{:.1f} ms", nanoseconds / 1e6) : fmt::format("{:.1f} s", nanoseconds / 1e9);
}

}  // namespace

std::string contest_name(const ContestOrder& order) {
  return order.game + ", " + variant_name(*find_game(order.game)->options, {order.seats, order.options});
}

std::string with_interval(double mean, const Interval& interval, int digits) {
  return fmt::format("{:.{}f} ({:.{}f} to {:.{}f})", mean, digits, interval.low, digits, interval.high, digits);
}

std::string share_text(const Sample& sample) {
  return sample.count() == 0 ? "-" : with_interval(sample.mean(), share_interval(sample), 4);
}

std::string mean_text(const Sample& sample, int digits) {
  if (sample.count() == 0) return "-";
  if (sample.count() == 1) return fmt::format("{:.{}f}", sample.mean(), digits);  // one number tells no spread
  return with_interval(sample.mean(), mean_interval(sample), digits);
}

std::string points_text(const Sample& sample) { return mean_text(sample, 2); }

std::vector<std::string> effort_texts(const Effort& effort) {
  if (effort.moves == 0) return {"-", "-", "-"};
  const double moves = static_cast<double>(effort.moves);
  const double work = static_cast<double>(effort.work);
  const double seconds = static_cast<double>(effort.nanoseconds) / 1e9;
  return {time_text(static_cast<double>(effort.nanoseconds) / moves), fmt::format("{:.1f}", work / moves),
          seconds > 0 ? fmt::format("{:.0f}", work / seconds) : "-"};
}

}  // namespace septem
