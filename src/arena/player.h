// Who sits at a seat in the arena: a bot of the registry, or a program.
#pragma once

#include <string>

#include "bots/bot.h"
#include "core/result.h"
#include "notation/notation.h"
#include "notation/text.h"

namespace septem {

/// A decision to make. It holds the whole truth: players pass on what their kind may know. Refers to its parts.
template <Game G>
struct Question {
  const typename G::Setup& setup;
  const typename G::State& state;
  const typename G::Knowledge& knowledge;
  const typename G::MoveList& moves;  ///< the legal ones
  Seat seat;
  Rng& rng;
};

/// Why a game is lost by this answer.
template <Notated G>
std::string illegal_answer(const std::string& action, const Objection& objection) {
  const std::string why = objection ? " (" + std::string(Notation<G>::explain(objection->why)) + ")" : std::string{};
  return "it answered '" + shortened(action, 60) + "', which is no legal action" + why;
}

/// One seat in one game after another; one thread at a time.
template <Game G>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  /// Whether it looks at what its seat knows; if not, that is not worked out and nothing is told.
  virtual bool is_knowing() const { return true; }
  /// Whether it may play another game. Bots that keep anything between moves are made anew, so that no game depends on another.
  virtual bool is_reusable() const { return false; }

  /// Whoever is stopped may answer anything: the game does not count.
  virtual void begin(const typename G::Setup&, Seat, const StopToken&) {}
  virtual void see(const typename G::Setup&, const typename G::Sight&) {}
  /// A legal move; the failure says why the game is lost.
  virtual Result<Thought<G>, std::string> decide(const Question<G>& question) = 0;
  virtual void end(const typename G::Setup&, const typename G::Knowledge&) {}
};

}  // namespace septem
