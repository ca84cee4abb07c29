// What an arena run found out, as text.
#pragma once

#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/tally.h"

namespace septem {

/// All that is told of one contest.
std::string summary(const Contest& contest, const Tally& tally);

/// One contest of many, under the columns of `row_heads`: a line for each pair of bots, or for each seat where there is one bot.
std::vector<std::vector<std::string>> summary_rows(const Contest& contest, const Tally& tally);
std::vector<std::string> row_heads();

}  // namespace septem
