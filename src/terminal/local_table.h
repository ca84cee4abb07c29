// A game in this program: people at this keyboard, and bots.
#pragma once

#include <filesystem>

#include "engine/any_game.h"
#include "terminal/saved_game.h"
#include "terminal/table.h"
#include "terminal/thinking.h"

namespace septem::terminal {

/// Where a table keeps its game, and where it gets chance for its bots from.
struct LocalPlace {
  std::filesystem::path file;  ///< empty: nowhere
  Seed (*entropy)() = nullptr;
};

class LocalTable final : public Table {
 public:
  LocalTable(LocalGame local, LocalPlace place);

  const Shown& shown() const override { return shown_; }
  bool is_over() const override { return game().status().is_over; }
  std::optional<Seat> handover() const override { return handover_; }
  void hand_over() override;
  std::string waiting() const override;
  std::string act(std::string_view action) override;
  std::string why_no_undo() const override;
  std::vector<std::string> asked_for_undo() const override;
  std::string undo() override;
  std::string ask_hint() override;
  std::optional<Hint> take_hint() override { return std::exchange(hint_, std::nullopt); }
  std::vector<std::vector<std::string>> scorings() const override;
  int ready() const override { return thinking_.ready(); }
  bool go_on() override;
  std::vector<std::string> take_news() override { return std::exchange(news_, {}); }
  std::string farewell() const override;

 private:
  AnyGame& game() const { return *local_.game; }
  const Sitter& sitter(Seat seat) const { return local_.sitters[static_cast<std::size_t>(seat.index())]; }
  SeatSet people() const;
  /// The person whose decision goes back: the one who decided last.
  std::optional<Seat> undoer() const;
  /// After every change: keeps it, sees whose turn it is, and asks the next bot.
  void settle();
  void ask_next_bot();
  void look();
  void save();
  Viewer viewer() const;

  LocalGame local_;
  LocalPlace place_;
  Thinking thinking_;
  std::optional<Seat> at_keyboard_{};  ///< nobody until somebody took it
  std::optional<Seat> handover_{};
  std::optional<Seat> asked_{};  ///< the bot that thinks
  int question_ = 0;
  int hint_question_ = 0;
  std::optional<Hint> hint_{};
  std::vector<std::string> news_;
  bool is_kept_ = true;
  Shown shown_;
};

}  // namespace septem::terminal
