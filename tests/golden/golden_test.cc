// Every golden game replays to what was approved (see README.md here).
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "engine/any_game.h"
#include "engine/replay.h"
#include "notation/text.h"
#include "tests/golden/games.h"

namespace septem {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

const fs::path kFolder = fs::path(SEPTEM_SOURCE_DIR) / "tests/golden";

bool is_writing() {
  const char* mode = std::getenv("SEPTEM_GOLDEN");
  return mode && std::string_view(mode) == "write";
}

std::string read(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}
void write(const fs::path& path, const std::string& text) { std::ofstream(path) << text; }

std::vector<fs::path> records() {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    if (entry.path().extension() == ".7gr") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string without_comments(const std::string& text) {
  std::istringstream lines(text);
  std::string kept;
  for (std::string line; std::getline(lines, line);)
    if (!line.starts_with('#')) kept += line + "\n";
  return kept;
}

/// How many legal actions each decision of the record had, a line for each twenty.
std::string choices(const std::string& record) {
  std::istringstream lines(without_comments(record));
  std::string so_far;
  std::string counts;
  int decisions = 0;
  for (std::string line; std::getline(lines, line); so_far += line + "\n") {
    if (line.size() < 3 || line[0] != 'p' || line[2] != ' ') continue;
    const auto game = replay(so_far, NoDataFiles());
    if (!game) return game.error().message;
    const auto seat = parse_seat(line.substr(0, 2), (*game)->seats());
    counts += std::to_string((*game)->legal(*seat).size()) + (++decisions % 20 == 0 ? "\n" : " ");
  }
  return counts + "\n";
}

json::object referee_view(const AnyGame& game) { return json::parse(game.view(Viewer::referee())).as_object(); }

/// The referee's view, a line for each key.
std::string shown(AnyGame& game) {
  std::string text;
  for (const auto& entry : referee_view(game)) {
    text += std::string(entry.key()) + ": " + json::serialize(entry.value()) + "\n";
  }
  return text;
}

std::string approved_text(const std::string& record, AnyGame& game) {
  return "Legal actions at each decision:\n" + choices(record) + "\nThe end:\n" + shown(game);
}

fs::path approved_path(fs::path record) { return record.replace_extension(".approved.txt"); }

/// `3 2 5`
std::string numbers(const json::value& list) {
  std::vector<std::string> words;
  for (const json::value& item : list.as_array()) words.push_back(json::serialize(item));
  return join(words, " ");
}

/// What a reader wants to know before a new round of 7 Seas is dealt.
std::string comment_on_deal(const json::object& view) {
  std::string text;
  if (const auto& scores = view.at("scores").as_array(); !scores.empty()) {
    const json::value& last = scores.back();
    text += "# points " + numbers(last.at("points")) + " for cards " + numbers(last.at("cards")) + ", coins " +
            numbers(last.at("coins")) + ", value " + numbers(last.at("value")) + ", lady and king\n";
  }
  return text + "# round " + json::serialize(view.at("round")) + ", " + std::string(view.at("start").as_string()) +
         " has the compass, ships at " + numbers(view.at("ships")) + "\n";
}

/// What a reader wants to know when a round of 7 Seize begins.
std::string comment_on_squabble(const json::object& view) {
  std::vector<std::string> sizes;
  for (const json::value& pieces : view.at("collections").as_array()) {
    sizes.push_back(std::to_string(pieces.as_array().size()));
  }
  return "# round " + json::serialize(view.at("round")) + ", pieces " + join(sizes, " ") + "\n";
}

/// What stands above a line of the record, which follows from the phase that it finds.
std::string comment(AnyGame& game, const std::string& line, std::string& last_phase) {
  const Status status = game.status();
  const std::string phase(status.due.value_or(status.phase));
  const bool is_new = phase != last_phase;
  last_phase = phase;
  if (phase == "deal") return comment_on_deal(referee_view(game));
  if (phase == "nick") return "# the display is cleared\n";
  if (!is_new || line.starts_with("result")) return {};
  if (phase == "squabble") return comment_on_squabble(referee_view(game));
  if (phase == "unload") return "# the scale is level\n";
  if (phase == "sin" && status.due) return {};
  if (phase == "sin") return "# Deadly Sins\n";
  if (phase == "call") return "# Lucky Gods\n";
  if (phase == "take") return "# Seas\n";
  if (phase == "look") return "# Wonders\n";
  return {};
}

std::vector<std::string_view> words(std::string_view text) {
  return text.empty() ? std::vector<std::string_view>{} : split(text, ' ');
}

/// Plays a game with bots and writes its record with comments between the rounds.
std::string play(const GoldenGame& golden) {
  const GameEntry* entry = find_game(golden.game);
  const auto options = read_options(*entry->options, golden.seats, words(golden.options));
  auto game = *entry->open({golden.seats, *options, Seed::from_number(static_cast<std::uint64_t>(golden.seed))},
                           NoDataFiles());
  Players players;
  for (std::size_t i = 0; i < static_cast<std::size_t>(golden.seats); ++i) {
    players.emplace_back(Seat::from_index(static_cast<int>(i)), golden.bots[i % golden.bots.size()]);
  }
  game->set_players(players);
  Rng rng(static_cast<std::uint64_t>(golden.seed));
  while (!game->status().is_over) {
    const Seat seat = game->status().to_act.first();
    const std::string& bot = players[static_cast<std::size_t>(seat.index())].second;
    EXPECT_FALSE(game->act(seat, game->choose(seat, bot, rng)->advice.action));
  }
  return game->record();
}

std::string commented(const GoldenGame& golden, const std::string& record) {
  std::string text = "# " + std::string(golden.about) + "\n";
  std::string so_far;
  std::istringstream lines(record);
  std::string last_phase;
  for (std::string line; std::getline(lines, line); so_far += line + "\n") {
    if (const auto game = replay(so_far, NoDataFiles())) text += comment(**game, line, last_phase);
    text += line + "\n";
  }
  return text;
}

TEST(Golden, EveryEntryHasItsRecord) {
  for (const GoldenGame& golden : golden_games()) {
    const fs::path path = kFolder / (std::string(golden.name) + ".7gr");
    if (is_writing() && !fs::exists(path)) write(path, commented(golden, play(golden)));
    EXPECT_TRUE(fs::exists(path)) << path;
  }
  EXPECT_GE(records().size(), golden_games().size());
}

TEST(Golden, EveryRecordIsFinishedAndIsWrittenAgainTheSame) {
  for (const fs::path& path : records()) {
    SCOPED_TRACE(path);
    const std::string text = read(path);
    const auto game = replay(text, NoDataFiles());
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_TRUE((*game)->status().is_over);
    EXPECT_EQ((*game)->record(), without_comments(text));
    EXPECT_TRUE(text.starts_with("# ")) << "it begins by saying what it shows";
  }
}

TEST(Golden, EveryRecordLeadsToWhatWasApproved) {
  for (const fs::path& path : records()) {
    SCOPED_TRACE(path);
    const std::string text = read(path);
    const auto game = replay(text, NoDataFiles());
    ASSERT_TRUE(game) << game.error().message;
    const std::string approved = approved_text(text, **game);
    if (is_writing()) write(approved_path(path), approved);
    EXPECT_EQ(read(approved_path(path)), approved);
  }
}

}  // namespace
}  // namespace septem
