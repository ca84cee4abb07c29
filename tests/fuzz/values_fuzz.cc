// Any bytes as a file of booty values: refused with a line and a printable reason, or a table within its limits.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/check.h"
#include "games/seas/scoring.h"
#include "notation/seas.h"
#include "tests/fuzz/data_file.h"

namespace septem {
namespace {

using namespace seas;

void check_table(const Values& values) {
  SEPTEM_CHECK(values.of(kKraken) == Values::kLowest);
  for (const Card card : kAllCards) {
    const int highest = card.type() == Type::kCurse ? -1 : Values::kHighest;
    SEPTEM_CHECK(values.of(card) >= Values::kLowest && values.of(card) <= highest);
    SEPTEM_CHECK(total_value(values, CardSet::of(card)) == values.of(card));
  }
}

void read(std::string_view text) {
  const OneFile files(text);
  Options options(SeasNotation::options());
  options.set("values", std::string("file.txt"));
  const auto setup = SeasNotation::setup(3, options, files);
  const auto values = parse_values(text);
  SEPTEM_CHECK(setup.has_value() == values.has_value());
  if (values) return check_table(*values);
  SEPTEM_CHECK(is_printable(setup.error()));
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  SEPTEM_CHECK(values.error().line >= 1 && values.error().line <= lines + 1);
}

}  // namespace
}  // namespace septem

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  septem::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
