// What an arena run found out, as text.
#pragma once

#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/tally.h"

namespace septem {

/// All that is told of one contest.
std::string summary(const Contest& contest, const Tally& tally);

/// One line for one contest of many, under the columns of `row_heads`.
std::vector<std::string> summary_row(const Contest& contest, const Tally& tally);
std::vector<std::string> row_heads();

}  // namespace septem
