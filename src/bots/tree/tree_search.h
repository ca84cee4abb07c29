// Tree search over what a seat knows (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search"; its single-observer
// form). Each simulation takes a world that agrees with the knowledge, goes down the tree by the moves that are legal in that world, adds one
// move, plays on at random to the horizon, and tells every move on its way what came of it for whoever made it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/limits.h"
#include "bots/thought.h"
#include "bots/tree/horizon.h"
#include "bots/tree/tree.h"
#include "bots/tree/upper_bounds.h"
#include "core/rng.h"
#include "games/game.h"
#include "play/playout.h"

namespace septem {

/// H is the horizon: where simulations end, what they are worth, and how they are played on. Chooser takes the next move of a simulation.
template <Game G, class H = Horizon<G>, class Chooser = UpperBounds<G, H>>
class TreeSearch {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Move = typename G::Move;

  /// What to play for this seat. `next_world()` gives a state for each simulation; all of them have the same legal moves for the seat.
  template <class NextWorld>
  Thought<G> think(const Setup& setup, Seat seat, const H& horizon, Budget& budget, Rng& rng, NextWorld next_world) {
    tree_.clear();
    return go_on(setup, seat, horizon, budget, rng, next_world);
  }

  /// Thinks further in the tree that is there.
  template <class NextWorld>
  Thought<G> go_on(const Setup& setup, Seat seat, const H& horizon, Budget& budget, Rng& rng, NextWorld next_world) {
    moves_.clear();
    G::legal_moves(setup, next_world(), seat, moves_);
    const typename G::MoveList choices = moves_;
    while (choices.size() > 1 && budget.spend()) simulate(setup, seat, horizon, next_world(), rng);
    Thought<G> thought = conclusion(choices);
    thought.work = budget.work();
    return thought;
  }

  /// Keeps what was thought about the game after these moves.
  void keep_after(std::span<const Move> moves) {
    Index at = Tree<Move>::kRoot;
    for (const Move& move : moves) {
      at = tree_.find(at, move);
      if (at == kNone) return tree_.clear();
    }
    tree_.keep(at);
  }
  void forget() { tree_.clear(); }

  std::size_t nodes() const { return tree_.size(); }

 private:
  using Index = typename Tree<Move>::Index;
  static constexpr Index kNone = Tree<Move>::kNone;
  static constexpr std::uint32_t kSureVisits = 10;  ///< a line goes no further than this many visits

  struct Taken {
    Index node;
    Seat seat;
  };

  void simulate(const Setup& setup, Seat decider, const H& horizon, State state, Rng& rng) {
    path_.clear();
    descend(setup, decider, horizon, state, rng);
    horizon.play_out(setup, state, moves_, rng);
    const Utilities utilities = horizon.utilities(setup, state);
    for (const Taken& taken : path_) tree_.count(taken.node, utilities[static_cast<std::size_t>(taken.seat.index())]);
  }

  /// Down to a move that is new, which is made as well.
  void descend(const Setup& setup, Seat decider, const H& horizon, State& state, Rng& rng) {
    Index at = Tree<Move>::kRoot;
    while (!horizon.is_reached(state)) {
      const std::optional<Seat> seat = seat_in_tree(setup, state, decider);
      if (!seat) {
        random_step<G>(setup, state, moves_, rng);
        continue;
      }
      moves_.clear();
      G::legal_moves(setup, state, *seat, moves_);
      const Branch<Move> choice = chooser_.choose(setup, state, moves_, tree_, at, rng);
      G::apply(setup, state, *seat, choice.move);
      if (choice.node == kNone) return;
      at = choice.node;
      path_.push_back({at, *seat});
      if (choice.is_new) return;
    }
  }

  /// Whose decision is looked up in the tree; nobody's while chance is due. What others decide at the same time as the decider is not in it,
  /// because they must not know each other's choice.
  static std::optional<Seat> seat_in_tree(const Setup& setup, const State& state, Seat decider) {
    const SeatSet acting = G::to_act(setup, state);
    if (acting.is_empty()) return std::nullopt;
    if (acting.size() == 1 && !G::has_pending(setup, state)) return acting.first();
    return acting.has(decider) ? std::optional(decider) : std::nullopt;
  }

  Thought<G> conclusion(const typename G::MoveList& choices) const {
    Thought<G> thought{.move = choices[0]};
    std::uint32_t most = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Index child = tree_.find(Tree<Move>::kRoot, choices[i]);
      if (child == kNone) continue;
      const auto& node = tree_[child];
      thought.options.push_back({choices[i], node.mean(), node.visits});
      if (node.visits <= most) continue;
      most = node.visits;
      thought.move = choices[i];
    }
    thought.line.push_back(thought.move);
    Index at = tree_.find(Tree<Move>::kRoot, thought.move);
    while (at != kNone) {
      at = tree_.most_visited_after(at);
      if (at == kNone || tree_[at].visits < kSureVisits) break;
      thought.line.push_back(tree_[at].move);
    }
    return thought;
  }

  Tree<Move> tree_;
  typename G::MoveList moves_;
  std::vector<Taken> path_;
  Chooser chooser_;
};

}  // namespace septem
