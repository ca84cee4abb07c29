#include "arena/report/html.h"

namespace septem {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1b2430; --paper: #fdfcf8; --line: #c9c4b6; --soft: #f1eee4; --mark: #0b6e8a; --even: #a33b2f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6df; --paper: #14181d; --line: #444b54; --soft: #1f252c; --mark: #62c3dc; --even: #f0907f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
code { overflow-wrap: anywhere; }
figure { margin: .5rem 0; }
svg { display: block; width: 100%; height: auto; max-width: 40rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; paint-order: stroke; }
.axis { stroke: var(--line); }
.even { stroke: var(--even); stroke-dasharray: 4 3; }
.range { stroke: var(--mark); stroke-width: 2; }
.mark { fill: var(--mark); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: .25rem 0; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
td { white-space: nowrap; }
thead th { background: var(--soft); }
tbody th { font-weight: 600; overflow-wrap: break-word; min-width: 6rem; }
@media (max-width: 30rem) {
  td { white-space: normal; }
  tbody th { min-width: 0; max-width: 9rem; overflow-wrap: anywhere; }
}
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; }
)";

}  // namespace

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      default:
        html += c;
    }
  }
  return html;
}

std::string html_page(std::string_view title, std::string_view inside) {
  std::string page = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  ((page += "<title>") += escaped(title)) += "</title>\n";
  ((page += "<style>") += kStyle) += "</style>\n</head>\n<body>\n<main>\n";
  return (page += inside) += "</main>\n</body>\n</html>\n";
}

std::string html_table(std::string_view caption, const HtmlRows& rows) {
  // A wide table scrolls by itself, also with the keyboard.
  std::string html = "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + escaped(caption) +
                     "\"><table>\n";
  html += "<caption>" + escaped(caption) + "</caption>\n";
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const bool is_head = row == 0;
    html += is_head ? "<thead><tr>" : "<tr>";
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const std::string_view open = is_head ? "<th scope=\"col\">" : column == 0 ? "<th scope=\"row\">" : "<td>";
      html += open;
      html += escaped(rows[row][column]) + (is_head || column == 0 ? "</th>" : "</td>");
    }
    html += is_head ? "</tr></thead>\n<tbody>\n" : "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

std::string html_section(std::string_view heading, std::string_view inside) {
  return "<section>\n<h3>" + escaped(heading) + "</h3>\n" + std::string(inside) + "</section>\n";
}

}  // namespace septem
