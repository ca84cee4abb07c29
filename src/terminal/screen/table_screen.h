// A table over the whole screen: keyboard and mouse.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/face.h"
#include "terminal/screen/board_drawing.h"
#include "terminal/screen/terminal.h"
#include "terminal/table.h"

namespace septem::terminal {

class TableScreen {
 public:
  TableScreen(Terminal& terminal, Table& table) : terminal_(terminal), table_(table) {}

  /// Until somebody goes. Gives the exit status.
  int run();

 private:
  /// What the arrow keys move through.
  enum class Focus : std::uint8_t { kChoices, kCards };

  const Face& face() const;
  /// After something changed at the table.
  void look_again();
  void show_new_scorings();

  void draw();
  void draw_handover();
  void draw_choices(int y, int height, int width);
  void draw_log(int y, int height, int x);
  void draw_foot();
  /// An action in words, with what follows from it.
  std::string choice_text(const std::string& action) const;
  /// The selected choice where the list cuts it; otherwise empty.
  std::string whole_choice() const;
  std::string foot_text() const;
  std::vector<std::string> named_tokens() const;

  /// Whether the table is still wanted.
  bool take(const Key& key);
  bool take_at_handover(const Key& key);
  bool take_typed(const Key& key);
  bool take_command(const Key& key);
  void take_in_choices(const Key& key);
  void take_in_cards(const Key& key);
  void take_click(const Key& key);
  void move_choice(int by);
  void pick(const std::string& id);
  void try_action(const std::string& action);
  void ask_for_undo();
  void take_back();

  Terminal& terminal_;
  Table& table_;
  Focus focus_ = Focus::kChoices;
  int choice_ = 0;
  int first_choice_ = 0;  ///< at the top of the list
  int cursor_ = 0;        ///< among the cards
  std::vector<std::string> picked_;
  std::vector<Spot> spots_;
  int choices_y_ = 0;  ///< where the list was drawn
  int choices_height_ = 0;
  int choices_width_ = 0;
  std::optional<std::string> typed_{};  ///< a move that is being spelled
  bool is_asked_for_undo_ = false;
  std::string message_;
  std::size_t seen_ = 0;   ///< steps of the log that were there at the own last move
  std::size_t steps_ = 0;  ///< of the log, when last looked
  std::size_t scored_ = 0;
  bool is_end_shown_ = false;
};

}  // namespace septem::terminal
