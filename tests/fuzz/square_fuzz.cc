// Any bytes as a file with the colours of Seven7s: refused with a line and a printable reason, or a Latin square.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/check.h"
#include "notation/sevens.h"
#include "tests/fuzz/data_file.h"

namespace septem {
namespace {

using namespace sevens;

void check_square(const Square& square) {
  for (int c = 0; c < kColours; ++c) {
    const CardSet cards = square.cards_of(static_cast<Colour>(c));
    for (int i = 0; i < kTypes; ++i) SEPTEM_CHECK((cards & all_of(static_cast<Type>(i))).size() == 1);
    for (int value = 1; value <= kValues; ++value) SEPTEM_CHECK((cards & all_of_value(value)).size() == 1);
  }
}

void read(std::string_view text) {
  const OneFile files(text);
  septem::Options options(SevensNotation::options());
  options.set("square", std::string("fuzzed.txt"));
  const auto setup = SevensNotation::setup(2, options, files);
  if (setup) return check_square(setup->square);
  SEPTEM_CHECK(setup.error().find("line ") != std::string::npos);
  SEPTEM_CHECK(is_printable(setup.error()));
}

}  // namespace
}  // namespace septem

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  septem::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
