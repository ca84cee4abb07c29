// The menu before a game: go on with one, or arrange a new one, with every variant.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "terminal/play_setup.h"
#include "terminal/saved_game.h"
#include "terminal/screen/terminal.h"

namespace septem::terminal {

class SetupScreen {
 public:
  /// `game` is shown first; empty: the first there is.
  SetupScreen(Terminal& terminal, std::vector<SavedFile> saved, std::string_view game);

  /// A game to go on with or a new one; nothing when somebody goes.
  std::optional<std::variant<SavedFile, PlaySetup>> run();
  /// Why the last choice could not be opened.
  void explain(std::string why) { message_ = std::move(why); }

 private:
  struct Item {
    enum class Kind : std::uint8_t { kSaved, kGame, kSeats, kPlayer, kOption, kStart };
    Kind kind;
    std::string label;
    std::vector<std::string> choices{};
    std::size_t choice = 0;
    std::size_t index = 0;  ///< of the saved game, or of the seat
    std::string key{};      ///< of the option
  };

  void arrange();
  void add_options(int seats);
  void draw();
  bool move(const Key& key);
  void turn(int by);
  PlaySetup setup() const;
  const GameEntry& entry() const { return game_entries()[game_]; }

  Terminal& terminal_;
  std::vector<SavedFile> saved_;
  std::vector<Item> items_;
  std::size_t at_ = 0;
  int top_ = 0;
  std::size_t game_ = 0;
  int seats_ = 3;
  std::vector<std::string> players_;
  std::string message_;
};

}  // namespace septem::terminal
