// Holds every #include below src/ to the direction of the layers (nothing points back; CMakeLists.txt links them the
// same way), and keeps the heap, clocks, threads and I/O out of the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace septem {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;
using Names = std::vector<std::string_view>;

struct Layer {
  std::string_view name;
  Names may_include;
};

// data/ holds the generated headers with the text of the data files; it stands below everything.
const std::vector<Layer> kLayers = {
    {"core", {"data", "core"}},
    {"games", {"data", "core", "games"}},
    {"notation", {"data", "core", "games", "notation"}},
    {"bots", {"data", "core", "games", "bots"}},
    {"arena", {"data", "core", "games", "bots", "arena"}},
    {"engine", {"data", "core", "games", "notation", "bots", "arena", "engine"}},
    {"server", {"data", "core", "games", "notation", "bots", "arena", "engine", "server"}},
    {"terminal", {"data", "core", "games", "notation", "bots", "arena", "engine", "server", "terminal"}},
    {"apps", {"data", "core", "games", "notation", "bots", "arena", "engine", "server", "terminal", "apps"}},
};

// Rules are pure and allocate nothing. Their tests (_test.cc, and what these share: _test.h) may do as they like.
const Names kPureLayers = {"core", "games"};
const Names kInPureLayers = {"algorithm", "array",   "bit",         "charconv",        "compare",
                             "concepts",  "cstddef", "cstdint",     "immintrin.h",     "initializer_list",
                             "optional",  "span",    "string_view", "tl/expected.hpp", "type_traits",
                             "utility"};
// The one file that may print and stop: a broken invariant.
constexpr std::string_view kCheck = "core/check.cc";

bool has(const Names& names, std::string_view name) { return std::ranges::find(names, name) != names.end(); }

std::string_view first_folder(std::string_view path) { return path.substr(0, path.find('/')); }

/// "seas" for games/seas/rules.h; empty for what lies in games/ itself or elsewhere.
std::string_view game_of(std::string_view path) {
  constexpr std::string_view kGames = "games/";
  if (!path.starts_with(kGames)) return {};
  path.remove_prefix(kGames.size());
  return path.find('/') == std::string_view::npos ? std::string_view{} : first_folder(path);
}

/// The catalogue (and its test) is the one place that knows all games.
bool is_catalogue(std::string_view path) { return path.starts_with("games/catalogue"); }

/// Why this file of src/ may not include "target"; empty if it may.
std::string why_not_include(std::string_view file, std::string_view target) {
  const auto layer = std::ranges::find(kLayers, first_folder(file), &Layer::name);
  if (layer == kLayers.end()) return "is in a folder that is no layer";
  if (!has(layer->may_include, first_folder(target))) {
    return std::string(layer->name) + " may not include \"" + std::string(target) + "\"";
  }
  if (layer->name != "games" || is_catalogue(file)) return {};
  if (!game_of(target).empty() && game_of(target) != game_of(file)) {
    return "only games/catalogue.h may include \"" + std::string(target) + "\", another game's";
  }
  if (!game_of(file).empty() && is_catalogue(target)) return "a game may not include the catalogue of all games";
  return {};
}

/// The same for <header>.
std::string why_not_include_system(std::string_view file, std::string_view header) {
  const bool is_pure = has(kPureLayers, first_folder(file)) && !file.ends_with("_test.cc") &&
                       !file.ends_with("_test.h");
  if (!is_pure || file == kCheck || has(kInPureLayers, header)) return {};
  return std::string(first_folder(file)) + " may not include <" + std::string(header) + ">";
}

std::string_view trim_left(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

std::string why_bad_line(std::string_view file, std::string_view line) {
  line = trim_left(line);
  if (!line.starts_with('#')) return {};
  line = trim_left(line.substr(1));
  if (!line.starts_with("include")) return {};
  line = trim_left(line.substr(7));
  if (line.starts_with('"')) return why_not_include(file, line.substr(1, line.find('"', 1) - 1));
  if (line.starts_with('<')) return why_not_include_system(file, line.substr(1, line.find('>') - 1));
  return "include of something that is no file name";
}

/// One line "file:line: why" for each include in the text that goes the wrong way. The file is named from src/.
Strings bad_includes(const std::string& file, const std::string& text) {
  Strings found;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const std::string why = why_bad_line(file, line);
    if (!why.empty()) found.push_back("src/" + file + ":" + std::to_string(number) + ": " + why);
  }
  return found;
}

std::string read(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Layers, NoIncludeGoesAgainstTheirDirection) {
  const fs::path src = fs::path(SEPTEM_SOURCE_DIR) / "src";
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(src)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cc") continue;
    ++files;
    for (const std::string& bad : bad_includes(fs::relative(entry.path(), src), read(entry.path()))) {
      ADD_FAILURE() << bad;
    }
  }
  EXPECT_GT(files, 0) << "nothing found below " << src;
}

TEST(LayersChecker, FindsAnIncludeThatPointsBackAndNamesItsLine) {
  EXPECT_THAT(bad_includes("core/card.h", "#pragma once\n\n#include \"games/game.h\"\n"),
              ElementsAre(StartsWith("src/core/card.h:3: ")));
  EXPECT_THAT(bad_includes("bots/greedy/greedy.cc", "  #  include \"notation/text.h\"\n"),
              ElementsAre(StartsWith("src/bots/greedy/greedy.cc:1: ")));
  EXPECT_THAT(bad_includes("core/seat_test.cc", "#include \"games/game.h\"\n").size(), 1U);
}

TEST(LayersChecker, WantsPathsFromTheRootOfTheSources) {
  EXPECT_EQ(bad_includes("core/card.h", "#include \"check.h\"\n#include \"../core/check.h\"\n").size(), 2U);
  EXPECT_EQ(bad_includes("utils/text.h", "#include \"core/check.h\"\n").size(), 1U);
}

TEST(LayersChecker, KeepsGamesApartExceptInTheCatalogue) {
  const std::string seas = "#include \"games/seas/rules.h\"\n";
  EXPECT_THAT(bad_includes("games/catalogue.h", seas), IsEmpty());
  EXPECT_THAT(bad_includes("games/seas/rules.cc", seas), IsEmpty());
  EXPECT_THAT(bad_includes("bots/search/search.cc", seas), IsEmpty());
  EXPECT_EQ(bad_includes("games/seize/rules.cc", seas).size(), 1U);
  EXPECT_EQ(bad_includes("games/game.h", seas).size(), 1U);
  EXPECT_EQ(bad_includes("games/seas/rules.cc", "#include \"games/catalogue.h\"\n").size(), 1U);
}

TEST(LayersChecker, KeepsHeapClockThreadsAndStreamsOutOfTheRules) {
  EXPECT_EQ(bad_includes("core/rng.h", "#include <random>\n").size(), 1U);
  EXPECT_THAT(bad_includes("core/rng_test.cc", "#include <random>\n"), IsEmpty());
  EXPECT_THAT(bad_includes("games/seas/table_test.h", "#include <vector>\n"), IsEmpty());
  EXPECT_THAT(bad_includes("bots/bot.h", "#include <vector>\n"), IsEmpty());
  EXPECT_EQ(bad_includes("core/seat.h", "#include <deque>\n#include <cstdio>\n").size(), 2U);
  EXPECT_THAT(bad_includes("core/check.cc", "#include <cstdio>\n"), IsEmpty());
  EXPECT_THAT(bad_includes("core/text.h", "#include <string_view>\n#include <bit>\n"), IsEmpty());
}

TEST(LayersChecker, LeavesGoodIncludesAndCommentsAlone) {
  EXPECT_THAT(bad_includes("core/card.h", "// #include \"games/game.h\"\n#include \"core/check.h\"\n"), IsEmpty());
  EXPECT_THAT(bad_includes("games/seas/values.cc", "#include \"data/seas_values.h\"\n"), IsEmpty());
  EXPECT_THAT(bad_includes("apps/septem.cc", "#include \"terminal/screen.h\"\n"), IsEmpty());
}

}  // namespace
}  // namespace septem
