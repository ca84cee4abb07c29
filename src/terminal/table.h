// A table to sit at, whatever is behind it: a game in this program, or one on a server. Screens and plain lines play with this alone.
//
// Nothing here waits: what takes its time (bots, a server) makes `ready()` readable, and `go_on` takes it in.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/shown.h"

namespace septem::terminal {

class Table {
 public:
  virtual ~Table() = default;

  /// As the person who has the keyboard may see it.
  virtual const Shown& shown() const = 0;
  virtual bool is_over() const = 0;
  /// Who has to be given the keyboard before anything of theirs is shown.
  virtual std::optional<Seat> handover() const { return std::nullopt; }
  virtual void hand_over() {}
  /// What is waited for, as a sentence; empty when it is for whoever has the keyboard to decide.
  virtual std::string waiting() const = 0;

  /// Empty, or why not, with the ruling that forbids it.
  virtual std::string act(std::string_view action) = 0;
  /// Empty, or why nothing can be taken back.
  virtual std::string why_no_undo() const = 0;
  /// Who has to agree first; at a server it asks them itself.
  virtual std::vector<std::string> asked_for_undo() const { return {}; }
  virtual std::string undo() = 0;

  /// Asks a strong bot; `hint` has the answer some time later.
  virtual std::string ask_hint() = 0;
  /// The answer as sentences, and the action it proposes; once.
  struct Hint {
    std::string action;
    std::string text;
  };
  virtual std::optional<Hint> take_hint() = 0;

  /// Every scoring so far, in sentences.
  virtual std::vector<std::vector<std::string>> scorings() const = 0;

  /// A file descriptor that can be read when `go_on` has something to do.
  virtual int ready() const = 0;
  /// Takes in what came. Whether something changed.
  virtual bool go_on() = 0;
  /// News that belong to no step (somebody left, the connection is back); once each.
  virtual std::vector<std::string> take_news() { return {}; }
  /// Whether words beside the game are listened to also while others are waited for.
  virtual bool takes_words() const { return false; }
  /// Words beside the game: chat, agreeing to an undo. Whether they were understood.
  virtual bool say(std::string_view) { return false; }
  /// Where the game is kept, as a sentence for who goes; empty where there is nothing to say.
  virtual std::string farewell() const { return {}; }
};

}  // namespace septem::terminal
