// Games that are not finished yet, kept as records below the state folder, so that they can be gone on with.
//
// A file is replaced as a whole after every decision and is on the disk before the next one: whatever ends the program, the file is the
// game before or after a decision.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "engine/any_game.h"

namespace septem::terminal {

/// Who sits where: a level, or a person where it is empty.
struct Sitter {
  std::string name;
  std::string level{};

  bool is_person() const { return level.empty(); }
};

struct LocalGame {
  std::unique_ptr<AnyGame> game;
  std::vector<Sitter> sitters;
  Seed seed{};
};

/// The record of the game, with a comment for the seed and for who is a bot.
std::string saved_text(const LocalGame& local);
/// The failure says what is wrong with the text.
Result<LocalGame, std::string> read_saved(std::string_view text, const DataFiles& files);

/// XDG_STATE_HOME/septem, else ~/.local/state/septem.
std::filesystem::path state_folder();

struct SavedFile {
  std::filesystem::path path;
  std::string game;   ///< its id
  std::string about;  ///< `7 Seas, 2 seats: Ada, Hard`
};
/// Those that can be gone on with, the latest first; of this game, or of any.
std::vector<SavedFile> unfinished_games(const std::filesystem::path& folder, std::string_view game);
/// A path that is free.
std::filesystem::path new_game_path(const std::filesystem::path& folder, std::string_view game);
/// The text of a file; nothing when it cannot be read.
std::optional<std::string> read_text_file(const std::filesystem::path& path);
/// Empty, or why not. On disk when it returns.
std::string write_durably(const std::filesystem::path& path, std::string_view text);

}  // namespace septem::terminal
