#include "arena/report/study_report.h"

#include <fmt/format.h>

#include "arena/figure_text.h"
#include "arena/report/html.h"
#include "arena/report/sections.h"

namespace septem {
namespace {

std::string head_html(const ReportHead& head) {
  return fmt::format(
      "<h1>Septem study</h1>\n<p>Version {}: <code>{}</code></p>\n"
      "<p>One bot plays at every seat. Intervals hold the true value in 95 of 100 such studies.</p>\n",
      escaped(head.version), escaped(head.command));
}

std::string games_html(const StudiedVariant& variant) {
  const std::int64_t lost = variant.tally.games() - variant.tally.finished();
  const std::string failed = lost > 0 ? fmt::format("; {} of them were lost because it failed", lost) : std::string{};
  return fmt::format("<p>{} games of {}{}.</p>\n", variant.tally.games(), escaped(variant.contest.order().bots[0].text),
                     failed);
}

std::string variant_html(const StudiedVariant& variant) {
  if (variant.tally.finished() == 0) return "<p>Nothing was played to its end.</p>\n";
  return games_html(variant) + seats_section(variant.contest, variant.tally) + categories_section(variant.tally) +
         length_and_margin_sections(variant.tally) +
         html_section("Figures", html_table("Everything that was measured", figure_rows(variant)));
}

std::string details(const StudiedVariant& variant, bool is_open) {
  return fmt::format("<details{}>\n<summary>{}</summary>\n{}</details>\n", is_open ? " open" : "",
                     escaped(contest_name(variant.contest.order())), variant_html(variant));
}

}  // namespace

std::string study_report(const ReportHead& head, const std::vector<StudiedVariant>& variants) {
  std::string inside = head_html(head);
  inside += html_section("All variants", html_table("What matters most", overview_rows(variants)));
  for (const StudiedVariant& variant : variants) inside += details(variant, variants.size() == 1);
  return html_page("Septem study", inside);
}

std::string comparison_report(const ReportHead& head, const StudiedVariant& first, const StudiedVariant& second) {
  const std::string table = html_table("p: how unlikely so large a difference is if there is none",
                                       comparison_rows(first, second));
  return html_page("Septem study", head_html(head) + html_section("Two variants", table) + details(first, false) +
                                       details(second, false));
}

}  // namespace septem
