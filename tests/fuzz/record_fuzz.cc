// Any bytes as a record: refused with a line, or replayed; and what was replayed is written, read and taken back again.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/check.h"
#include "engine/replay.h"

namespace septem {
namespace {

std::string shown(AnyGame& game) {
  std::string text = game.view(Viewer::referee());
  for (int i = 0; i < game.seats(); ++i) text += game.view(Seat::from_index(i));
  return text;
}

void expect_same_again(AnyGame& game) {
  const std::string record = game.record();
  const auto again = replay(record, NoDataFiles());
  SEPTEM_CHECK(again.has_value());
  SEPTEM_CHECK((*again)->record() == record);
  SEPTEM_CHECK(shown(**again) == shown(game));
}

void read(std::string_view text) {
  const auto game = replay(text, NoDataFiles());
  if (!game) {
    SEPTEM_CHECK(game.error().code == Code::kBadRecord);
    SEPTEM_CHECK(game.error().message.starts_with("line "));
    return;
  }
  expect_same_again(**game);
  constexpr int kMostUndone = 5;
  for (int i = 0; i < kMostUndone && !(*game)->undo(); ++i) expect_same_again(**game);
}

}  // namespace
}  // namespace septem

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  septem::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
