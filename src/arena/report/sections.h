// Parts that the reports of an arena and of a study share.
#pragma once

#include <string>

#include "arena/contest.h"
#include "arena/report/plot.h"
#include "arena/tally.h"

namespace septem {

PlotRow share_row(std::string name, const Sample& sample);

/// The share of wins of each seat, as a plot and as a table.
std::string seats_section(const Contest& contest, const Tally& tally);

/// How games spread over lengths and margins, as plots and as tables.
std::string length_and_margin_sections(const Tally& tally);

/// What each kind of scoring line brought, and by how much winners had more of it.
std::string categories_section(const Tally& tally);

}  // namespace septem
