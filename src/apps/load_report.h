// What the load generator measured, and how it is told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace septem {

/// Times in milliseconds, or sizes in bytes.
class Samples {
 public:
  void add(double value) { values_.push_back(static_cast<float>(value)); }
  std::size_t count() const { return values_.size(); }
  double mean() const;
  double percentile(double share);

 private:
  std::vector<float> values_;
};

struct LoadReport {
  Samples answer_times{};
  Samples answer_wire{};
  Samples step_times{};
  Samples step_wire{};
  Samples step_bytes{};  ///< without the legal moves, which people's pages do not ask for
  std::int64_t moves = 0;

  /// Of moves in so many seconds, for which the server's processor worked for `server_time`; 0: it does not say.
  void print(double seconds, double server_time, std::int64_t tables, std::int64_t refusals);
};

void print_times(const char* what, Samples& times);

}  // namespace septem
