// What a bot is asked, as plain data: the game, and what the seat that is to act was told of it, in the words in which engine and server
// tell it. So it can be kept, dropped, and sent to a thread, a worker of the page or another machine. It holds nothing that the seat was not
// told: nobody else's cards, no seed of the deal.
//
// A question from outside may hold anything: what is malformed or contradicts itself is refused with a reason.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/limits.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "notation/data_files.h"

namespace septem {

/// A step as a viewer was told it.
struct Told {
  std::string sight;  ///< what was seen of it: `p1 pick ?`
  std::string view;   ///< after it, the part that can change: the text of a JSON object
};

struct BotQuestion {
  std::string game{};
  int seats = 0;
  boost::json::object options{};
  FileTexts files{};   ///< those that the options name
  Seat seat{};         ///< who is to act, and whose story this is
  std::string told{};  ///< the text of a list of `[sight, keys of the view that changed]`
  std::string bot{};   ///< `search:ms=50`
  Seed seed{};         ///< of the bot's own chance

  friend bool operator==(const BotQuestion&, const BotQuestion&) = default;
};

/// The story of a question, grown step by step. The first view is whole, of the others there are the keys that changed.
class StoryText {
 public:
  void add(Told step);
  std::string text() const { return steps_.empty() ? "[]" : steps_ + ']'; }

 private:
  std::string steps_;  ///< without the bracket at the end
  std::string view_;   ///< after the last of them
};

/// As JSON (docs/protocol.md).
std::string question_text(const BotQuestion& question);
Result<BotQuestion, std::string> read_question(std::string_view text);

/// What a bot answers, in words: the move, and where it has them what it thinks of each, how it expects the game to go on, what it believes of the others' hands.
struct Advice {
  struct Option {
    std::string action;
    double value = 0;
    std::int64_t visits = 0;
  };

  /// How likely a seat holds a card.
  struct Belief {
    Seat seat{};
    std::string card;
    double chance = 0;
  };

  std::string action;
  std::vector<Option> options{};
  std::vector<std::string> line{};
  std::vector<Belief> beliefs{};
  std::int64_t work = 0;
};

boost::json::object advice_json(const Advice& advice);

/// Asks the bot that the question names; takes as long as the bot does. The failure says what is wrong with the question, or that it
/// was stopped while it was read; a bot that thinks already answers what it has.
Result<Advice, std::string> think(const BotQuestion& question, const StopToken& stop = {});

}  // namespace septem
