// Any bytes as a file of booty: refused with a line and a printable reason, or a set within its limits.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/check.h"
#include "games/seize/booty_file.h"
#include "notation/seize.h"
#include "tests/fuzz/data_file.h"

namespace septem {
namespace {

using namespace seize;

void check_set(const Booty& booty) {
  SEPTEM_CHECK(booty.size() >= Booty::kMinPieces && booty.size() <= Booty::kMaxPieces);
  bool is_exact = true;
  for (const Piece piece : booty.all()) {
    SEPTEM_CHECK(is_piece_id(booty.id(piece)) && booty.find(booty.id(piece)) == piece);
    SEPTEM_CHECK(booty.low(piece) <= booty.high(piece) && booty.high(piece) <= Booty::kMaxWeight);
    is_exact &= booty.is_exact(piece);
  }
  SEPTEM_CHECK(booty.is_exact() == is_exact);
}

void read(std::string_view text) {
  const OneFile files(text);
  Options options(SeizeNotation::options());
  options.set("booty", std::string("file.txt"));
  const auto setup = SeizeNotation::setup(3, options, files);
  const auto booty = parse_booty(text);
  SEPTEM_CHECK(setup.has_value() == booty.has_value());
  if (booty) return check_set(*booty);
  SEPTEM_CHECK(is_printable(setup.error()));
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  SEPTEM_CHECK(booty.error().line >= 1 && booty.error().line <= lines + 1);
}

}  // namespace
}  // namespace septem

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  septem::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
