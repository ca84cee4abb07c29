// How a game looks and sounds at a terminal. A game without a face of its own is shown in its notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/scoring.h"
#include "terminal/board.h"
#include "terminal/shown.h"

namespace septem::terminal {

/// Who speaks of an action: a choice is offered (`Gold 3 takes rum 3`), or it is told who made it (`Ada takes rum 3 with gold 3`); what
/// follows `You` begins with a capital, too (`Take rum 3 with gold 3`).
enum class Voice : std::uint8_t { kOffered, kYou, kTold };

/// The name of the one person at a keyboard.
inline constexpr std::string_view kYou = "You";

/// In a log, where a move was taken back later.
inline constexpr std::string_view kUndone = "* undone";

class Face {
 public:
  virtual ~Face() = default;

  virtual Board board(const Shown& shown) const;
  /// An action in words, without the name of who makes it. A `?` in it is what the viewer does not see.
  virtual std::string action(const Shown& shown, std::string_view action, Voice voice) const;
  /// What chance did, as a whole sentence; `outcome` is what was seen of it, as `deal`.
  virtual std::string chance(const Shown& shown, std::string_view outcome) const;
  /// What is to be decided now, as a whole sentence.
  virtual std::string question(const Shown& shown) const;
  /// The action that is meant by picking these cards or pieces, in this order; it need not be legal.
  virtual std::string compose(const Shown& shown, const std::vector<std::string>& picked) const;
  /// The sentence behind the key of a line of a scoring.
  virtual std::string explain(std::string_view key) const;
  /// What a line of a scoring brought: `2 points`.
  virtual std::string amount(const ScoringLine& line) const;
  virtual Token token(const Shown& shown, const std::string& id) const;
};

/// Never nothing.
const Face& face_of(std::string_view game);

/// A step of the log as a sentence: `Ada takes rum 3 with gold 3.` Empty where there is nothing to say.
std::string tell(const Face& face, const Shown& shown, std::string_view sight);
/// The scoring in sentences, one line each.
std::vector<std::string> tell_scoring(const Face& face, const Shown& shown, const Scoring& scoring);
/// The winners as a sentence; empty while there are none.
std::string tell_winners(const Shown& shown);

/// `a, b and c`.
std::string listed(const std::vector<std::string>& words);
/// `1 card`, `3 cards`.
std::string counted(std::int64_t count, std::string_view one, std::string_view many);
std::vector<Token> tokens_of(const Face& face, const Shown& shown, const std::vector<std::string>& ids);

}  // namespace septem::terminal
