// septem_learn: teaches the bots what they know of a game, and prints the file that keeps it. docs/bots.md says how to use it.
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string_view>
#include <system_error>

#include "learn/school.h"

namespace {

/// Nothing where it is anything but a number.
template <class Number>
std::optional<Number> number_of(std::string_view text) {
  Number number{};
  const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (trouble != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

int refuse() {
  std::fputs(
      "usage: septem_learn sevens|seize GAMES SEED > src/bots/search/GAME_weights.h\n"
      "       GAMES is a number from 1 on, SEED one from 0 on\n",
      stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return refuse();
  const std::string_view game = argv[1];
  const auto games = number_of<int>(argv[2]);
  const auto seed = number_of<std::uint64_t>(argv[3]);
  if ((game != "sevens" && game != "seize") || !games || *games < 1 || !seed) return refuse();
  (game == "sevens" ? septem::sevens::learn_and_print : septem::seize::learn_and_print)(*games, *seed);
  return 0;
}
