#include "apps/load_report.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

namespace septem {

double Samples::mean() const {
  const double sum = std::accumulate(values_.begin(), values_.end(), 0.0);
  return values_.empty() ? 0 : sum / static_cast<double>(values_.size());
}

double Samples::percentile(double share) {
  if (values_.empty()) return 0;
  const std::size_t at = std::min(values_.size() - 1,
                                  static_cast<std::size_t>(share * static_cast<double>(values_.size())));
  std::nth_element(values_.begin(), values_.begin() + static_cast<std::ptrdiff_t>(at), values_.end());
  return static_cast<double>(values_[at]);
}

void print_times(const char* what, Samples& times) {
  std::printf("%s: p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, p99.9 %.2f ms, max %.2f ms\n", what, times.percentile(0.5),
              times.percentile(0.9), times.percentile(0.99), times.percentile(0.999), times.percentile(1));
}

void LoadReport::print(double seconds, double server_time, std::int64_t tables, std::int64_t refusals) {
  std::printf("%lld moves in %.2f s: %.0f moves/s; %lld tables, %lld refusals\n", static_cast<long long>(moves),
              seconds, static_cast<double>(moves) / seconds, static_cast<long long>(tables),
              static_cast<long long>(refusals));
  if (server_time > 0) {
    std::printf("server: %.1f s of processor time, %.0f moves a processor second\n", server_time,
                static_cast<double>(moves) / server_time);
  }
  print_times("answer to the mover   ", answer_times);
  print_times("step at the other seat", step_times);
  std::printf(
      "bytes on the wire: step %.0f on average, p99 %.0f, with the legal moves that this program asks for %.0f; "
      "answer %.0f\n",
      step_bytes.mean(), step_bytes.percentile(0.99), step_wire.mean(), answer_wire.mean());
}

}  // namespace septem
