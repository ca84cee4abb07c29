// The report of a study: for who designs games.
#pragma once

#include <string>
#include <vector>

#include "arena/report/arena_report.h"
#include "arena/study/study.h"

namespace septem {

std::string study_report(const ReportHead& head, const std::vector<StudiedVariant>& variants);

/// Two variants beside each other.
std::string comparison_report(const ReportHead& head, const StudiedVariant& first, const StudiedVariant& second);

}  // namespace septem
