// Holds every #include below src/, wasm/ and tests/fourth_game/ to include_rules.h: nothing points back, the rules stay free of heap, clocks, threads and
// I/O, and libraries of others stay in the folders that wrap them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/include_rules.h"

namespace septem {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

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

/// One line "file:line: why" for each include in the text that goes the wrong way. The file is named from src/ on.
Strings bad_includes(const std::string& file, const std::string& text) {
  Strings found;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const std::string why = why_bad_line(file, line);
    if (!why.empty()) found.push_back(file + ":" + std::to_string(number) + ": " + why);
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

/// The C++ files below a folder of the project, named from there on.
std::vector<fs::path> sources(const fs::path& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(SEPTEM_SOURCE_DIR / folder)) {
    const auto extension = entry.path().extension();
    if (extension == ".h" || extension == ".cc")
      found.push_back(fs::relative(entry.path(), SEPTEM_SOURCE_DIR / folder));
  }
  return found;
}

/// Of the files below root/folder, named from the root on.
void expect_good_includes(const fs::path& root, const fs::path& folder = {}) {
  for (const fs::path& below : sources(root / folder)) {
    const fs::path file = folder / below;
    if (!file.has_parent_path()) continue;  // in no layer
    for (const std::string& bad : bad_includes(file, read(SEPTEM_SOURCE_DIR / root / file))) {
      ADD_FAILURE() << root.string() << "/" << bad;
    }
  }
}

TEST(Layers, NoIncludeGoesAgainstTheirDirection) {
  EXPECT_GT(sources("src").size(), 300U);
  expect_good_includes("src");
}

TEST(Module, StandsOnWhatRunsInThePage) { expect_good_includes(".", kModule); }

TEST(FourthGame, KeepsTheLayersToo) { expect_good_includes("tests/fourth_game"); }

std::ptrdiff_t lines(const fs::path& folder) {
  std::ptrdiff_t sum = 0;
  for (const fs::path& file : sources(folder)) {
    const std::string text = read(SEPTEM_SOURCE_DIR / folder / file);
    sum += std::ranges::count(text, '\n');
  }
  return sum;
}

TEST(FourthGame, StaysSmall) {
  EXPECT_LT(lines("tests/fourth_game/games/pearls"), 400);
  EXPECT_LT(lines("tests/fourth_game"), 800);
}

TEST(LayersChecker, FindsAnIncludeThatPointsBackAndNamesItsLine) {
  EXPECT_THAT(bad_includes("core/card.h", "#pragma once\n\n#include \"games/game.h\"\n"),
              ElementsAre(StartsWith("core/card.h:3: ")));
  EXPECT_THAT(bad_includes("bots/greedy/greedy.cc", "  #  include \"notation/text.h\"\n"),
              ElementsAre(StartsWith("bots/greedy/greedy.cc:1: ")));
  EXPECT_THAT(bad_includes("core/seat_test.cc", "#include \"games/game.h\"\n").size(), 1U);
}

TEST(LayersChecker, WantsPathsFromTheRootOfTheSources) {
  EXPECT_EQ(bad_includes("core/card.h", "#include \"check.h\"\n#include \"../core/check.h\"\n").size(), 2U);
  EXPECT_EQ(bad_includes("utils/text.h", "#include \"core/check.h\"\n").size(), 1U);
}

TEST(LayersChecker, KeepsGamesApart) {
  const std::string seas = "#include \"games/seas/rules.h\"\n";
  EXPECT_THAT(bad_includes("games/seas/rules.cc", seas), IsEmpty());
  EXPECT_THAT(bad_includes("bots/search/search.cc", seas), IsEmpty());
  EXPECT_EQ(bad_includes("games/seize/rules.cc", seas).size(), 1U);
  EXPECT_EQ(bad_includes("games/game.h", seas).size(), 1U);
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

TEST(LayersChecker, KeepsTheLibrariesOfOthersInTheFoldersThatWrapThem) {
  EXPECT_THAT(bad_includes("server/net/session.h", "#include <boost/beast/core.hpp>\n"), IsEmpty());
  EXPECT_EQ(bad_includes("server/hub.cc", "#include <boost/asio/post.hpp>\n#include <unistd.h>\n").size(), 2U);
  EXPECT_EQ(bad_includes("server/net/listener.cc", "#include <sqlite3.h>\n").size(), 1U);
  EXPECT_THAT(bad_includes("server/log/sqlite.h", "#include <sqlite3.h>\n"), IsEmpty());
  EXPECT_EQ(bad_includes("server/log/open_log.cc", "#include <libpq-fe.h>\n").size(), 1U);
  EXPECT_THAT(bad_includes("server/log/postgres/connection.h", "#include <libpq-fe.h>\n"), IsEmpty());
  EXPECT_EQ(bad_includes("games/seas/rules.h", "#include <tl/expected.hpp>\n").size(), 1U);
  EXPECT_EQ(bad_includes("play/match.h", "#include <boost/json/value.hpp>\n").size(), 1U);
  EXPECT_THAT(bad_includes("play/match_test.cc", "#include <gtest/gtest.h>\n#include <vector>\n"), IsEmpty());
  EXPECT_EQ(bad_includes("play/match.h", "#include <gtest/gtest.h>\n").size(), 1U);
}

TEST(LayersChecker, KeepsSocketsAndDatabaseInFoldersOfTheirOwn) {
  const std::string log = "#include \"server/log/sqlite_log.h\"\n";
  const std::string net = "#include \"server/net/listener.h\"\n";
  EXPECT_EQ(bad_includes("server/steward.cc", log + net).size(), 2U);
  EXPECT_EQ(bad_includes("server/hub/rooms.cc", log + net).size(), 2U);
  EXPECT_EQ(bad_includes("server/net/metrics.cc", log).size(), 1U);
  EXPECT_EQ(bad_includes("server/log/still_hub.cc", net).size(), 1U);
  EXPECT_THAT(bad_includes("server/net/server.cc", log + net), IsEmpty());
  EXPECT_THAT(bad_includes("apps/data_commands.cc", log + net), IsEmpty());
  EXPECT_EQ(bad_includes("server/visibility.cc", "#include \"server/hub/room.h\"\n").size(), 1U);
  EXPECT_THAT(bad_includes("server/hub.h", "#include \"server/hub/door.h\"\n"), IsEmpty());
}

TEST(LayersChecker, KeepsTheModuleFromWhatDoesNotRunInThePage) {
  EXPECT_THAT(bad_includes("wasm/module.cc", "#include \"server/hub.h\"\n#include \"wasm/page_world.h\"\n"), IsEmpty());
  EXPECT_EQ(bad_includes("wasm/module.cc", "#include \"arena/run.h\"\n#include \"server/net/server.h\"\n").size(), 2U);
  EXPECT_EQ(bad_includes("wasm/page_world.h", "#include <sqlite3.h>\n#include \"server/hub/room.h\"\n").size(), 2U);
  EXPECT_EQ(bad_includes("server/hub.cc", "#include \"wasm/page_world.h\"\n").size(), 1U);
}

TEST(LayersChecker, LetsAGamesOwnTestsFollowItWithAMatch) {
  EXPECT_THAT(bad_includes("games/seize/table_test.h", "#include \"play/match.h\"\n"), IsEmpty());
  EXPECT_EQ(bad_includes("games/seize/rules.h", "#include \"play/match.h\"\n").size(), 1U);
}

TEST(LayersChecker, KeepsWhatIsForTestsOutOfTheProduct) {
  const std::string shared = "#include \"games/seas/table_test.h\"\n";
  EXPECT_EQ(bad_includes("bots/greedy/seas.cc", shared).size(), 1U);
  EXPECT_THAT(bad_includes("bots/greedy/seas_test.cc", shared), IsEmpty());
  EXPECT_EQ(bad_includes("server/hub.cc", "#include \"server/testing/fake_world.h\"\n").size(), 1U);
  EXPECT_THAT(bad_includes("server/testing/hub_test.h", "#include \"server/testing/fake_world.h\"\n"), IsEmpty());
}

TEST(LayersChecker, LeavesGoodIncludesAndCommentsAlone) {
  EXPECT_THAT(bad_includes("core/card.h", "// #include \"games/game.h\"\n#include \"core/check.h\"\n"), IsEmpty());
  EXPECT_THAT(bad_includes("games/seas/values.cc", "#include \"data/seas_values.h\"\n"), IsEmpty());
  EXPECT_THAT(bad_includes("apps/septem.cc", "#include \"terminal/screen.h\"\n"), IsEmpty());
}

}  // namespace
}  // namespace septem
