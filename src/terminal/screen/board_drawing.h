// The board on the screen: players, and rows of cards, drawn as cards where there is room and as words where there is not.
#pragma once

#include <string>
#include <vector>

#include "terminal/screen/terminal.h"

namespace septem::terminal {

/// Where a card that can be picked was drawn.
struct Spot {
  std::string id;
  int y = 0;
  int x = 0;
  int height = 1;
  int width = 1;

  bool has(int at_y, int at_x) const { return at_y >= y && at_y < y + height && at_x >= x && at_x < x + width; }
};

/// What of the board stands out.
struct Highlights {
  std::vector<std::string> named{};   ///< by the choice that is selected
  std::vector<std::string> picked{};  ///< one by one
  int cursor = -1;                    ///< which of the spots; -1: none
};

class BoardDrawing {
 public:
  BoardDrawing(Terminal& terminal, const Board& board, Highlights highlights)
      : terminal_(terminal), board_(board), highlights_(std::move(highlights)) {}

  /// From this line on, in at most so many lines; the line below it.
  int draw(int y, int most);
  const std::vector<Spot>& spots() const { return spots_; }

 private:
  /// What there is room for, the most first.
  enum class Room : std::uint8_t {
    kAllCards,     ///< every row to choose from is drawn as cards
    kHandOfCards,  ///< the last row is
    kChips,        ///< none is
    kBrief,        ///< and rows of which nothing is chosen take one line each
    kBare,         ///< or none
  };
  /// How one row is drawn.
  enum class Form : std::uint8_t { kCards, kChips, kBrief, kNone };

  Form form_of(std::size_t row, Room room) const;
  int height(Room room) const;
  int row_height(const Row& row, Form form) const;
  int draw_players(int y);
  int draw_row(int y, const Row& row, Form form);
  int draw_brief(int y, const Row& row);
  void draw_card(int y, int x, const Token& token, bool can_be_picked);
  Style style_of(const Token& token, bool has_cursor) const;
  /// Remembers where it stands; whether the cursor is on it.
  bool remember(const Token& token, int y, int x, int height, int width, bool can_be_picked);

  Terminal& terminal_;
  const Board& board_;
  Highlights highlights_;
  std::vector<Spot> spots_;
};

}  // namespace septem::terminal
