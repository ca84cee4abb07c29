// Results as lines of JSON: a head that says what was run, then a line for each deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "arena/contest.h"
#include "arena/deal_result.h"

namespace septem {

/// What a run is. All but the command must be equal for a run to be gone on with.
struct RunHead {
  std::string version;
  std::string program{};  ///< what tells one build from another
  std::string command;
  std::vector<const ContestOrder*> contests{};
  FileTexts files{};  ///< that options name
};

std::string head_line(const RunHead& head);
/// Empty, or why the line is not the head of this run.
std::string why_other_run(const RunHead& head, std::string_view line);

/// What a run that goes on was told, where that is something else than before.
std::string command_line(const RunHead& head);
/// The command of a head or of such a line; empty in other lines.
std::string command_of(std::string_view line);

struct DealLine {
  std::size_t contest = 0;
  DealResult result{};
};

std::string deal_line(std::size_t contest, const DealResult& result);
/// The failure says what is wrong.
Result<DealLine, std::string> read_deal_line(std::string_view line);

}  // namespace septem
