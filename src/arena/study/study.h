// What a study says of one variant, as rows of text: the same for the terminal and for the page.
#pragma once

#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/tally.h"

namespace septem {

struct StudiedVariant {
  const Contest& contest;
  const Tally& tally;
  double pace = 8;  ///< seconds that people take for a decision
};

using TextRows = std::vector<std::vector<std::string>>;

/// How unlikely seats as uneven as these are if all are worth the same.
double p_of_even_seats(const StudiedVariant& variant);

/// Everything that was measured; the first row has the headings.
TextRows figure_rows(const StudiedVariant& variant);
/// One row for each variant, of what matters most.
TextRows overview_rows(const std::vector<StudiedVariant>& variants);
/// Everything that either has, and how unlikely such a difference is if there is none.
TextRows comparison_rows(const StudiedVariant& first, const StudiedVariant& second);

}  // namespace septem
