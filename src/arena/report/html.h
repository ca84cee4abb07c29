// Pieces of a page that explains itself: no scripts, light and dark, and every number also as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace septem {

/// Text as HTML shows it.
std::string escaped(std::string_view text);

/// A whole page around what is inside its body.
std::string html_page(std::string_view title, std::string_view inside);

using HtmlRows = std::vector<std::vector<std::string>>;

/// The first row has the headings, the first column names the rows. Cells are text, not HTML.
std::string html_table(std::string_view caption, const HtmlRows& rows);

/// What a heading is above.
std::string html_section(std::string_view heading, std::string_view inside);

}  // namespace septem
