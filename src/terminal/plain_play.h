// A table in plain lines: questions on standard output, answers on standard input, no screen control. For screen readers, pipes and scripts.
#pragma once

#include "terminal/face.h"
#include "terminal/lines_in.h"
#include "terminal/table.h"

namespace septem::terminal {

class PlainPlay {
 public:
  PlainPlay(Table& table, LinesIn& in) : table_(table), in_(in) {}

  /// Until the game is over, somebody quits or nothing more can be read. Gives the exit status.
  int run();

 private:
  enum class Next : std::uint8_t { kGoOn, kQuit };

  const Face& face() const;
  void tell_news();
  Next wait();
  void tell_waiting();
  Next ask_for_keyboard();
  Next ask();
  Next answer(const std::string& line);
  void show_table() const;
  void show_choices(bool has_all) const;
  void show_log() const;
  void show_scorings(std::size_t from) const;
  void show_hint();
  void take_back();
  void try_action(const std::string& text);
  Next quit() const;

  Table& table_;
  LinesIn& in_;
  std::size_t told_ = 0;    ///< steps that were told
  std::size_t scored_ = 0;  ///< scorings that were shown
  bool is_shown_ = false;   ///< the table as it is now
  std::string waited_for_;  ///< as it was said last
};

/// The board in words, one line for each thing.
std::vector<std::string> board_lines(const Board& board);

}  // namespace septem::terminal
