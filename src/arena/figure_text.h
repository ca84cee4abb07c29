// Figures of the arena as people read them.
#pragma once

#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/statistics.h"

namespace septem {

/// `seas, 3 seats target=11`.
std::string contest_name(const ContestOrder& order);

/// `0.512 (0.498 to 0.526)`.
std::string with_interval(double mean, const Interval& interval, int digits);
/// A dash where nothing was measured, no interval where it was measured once.
std::string share_text(const Sample& sample);
std::string mean_text(const Sample& sample, int digits);
std::string points_text(const Sample& sample);

/// Time and work for each move, and work a second.
std::vector<std::string> effort_texts(const Effort& effort);

}  // namespace septem
