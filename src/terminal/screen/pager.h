// A long text over the whole screen, to scroll through: rules, log, scoring, help.
#pragma once

#include <string>
#include <vector>

#include "terminal/screen/terminal.h"

namespace septem::terminal {

class Pager {
 public:
  /// The lines are wrapped to the width of the screen; those that begin with `#` are headings.
  Pager(std::string title, std::vector<std::string> lines, bool is_at_end = false)
      : title_(std::move(title)), lines_(std::move(lines)), top_(is_at_end ? kEndOfText : 0) {}

  void draw(Terminal& terminal);
  /// Whether it is still open.
  bool take(const Terminal& terminal, const Key& key);

 private:
  static constexpr int kEndOfText = 1 << 20;
  std::string title_;
  std::vector<std::string> lines_;
  int top_;
};

/// Shows it until somebody closes it.
void page(Terminal& terminal, Pager pager);

}  // namespace septem::terminal
