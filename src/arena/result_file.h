// The file that a run writes its results to, and goes on from when it was cut off.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "arena/result_lines.h"

namespace septem {

class ResultFile {
 public:
  /// Given each result that is there already, in the order they were written: the deals of a contest come from 0 on without a gap.
  using Visit = std::function<void(DealLine)>;

  /// Makes the file, or reads it and cuts off a line that was not written to its end. The failure says why it cannot be gone on with;
  /// the file is then as it was.
  static Result<ResultFile, std::string> open(const std::filesystem::path& path, const RunHead& head,
                                              const Visit& visit);

  /// On its way to the file; safe from the end of this process after `flush`, which says whether all is well.
  void add(std::size_t contest, const DealResult& result) { stream_ << deal_line(contest, result) << '\n'; }
  bool flush() { return static_cast<bool>(stream_.flush()); }

 private:
  explicit ResultFile(std::ofstream stream) : stream_(std::move(stream)) {}

  std::ofstream stream_;
};

}  // namespace septem
