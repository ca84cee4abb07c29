// The report of an arena run: a page that stands alone.
#pragma once

#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/tally.h"

namespace septem {

struct ReportedContest {
  const Contest& contest;
  const Tally& tally;
};

struct ReportHead {
  std::string version;
  std::string command;
  std::string sprt{};  ///< what a sequential test found, where there was one
};

std::string arena_report(const ReportHead& head, const std::vector<ReportedContest>& contests);

}  // namespace septem
