// Chooses by what came of a move so far, and by what a good player is inclined to do where that is not known yet (as PUCT of AlphaZero does).
#pragma once

#include <cmath>
#include <vector>

#include "bots/search/inclination.h"
#include "bots/tree/branch.h"

namespace septem {

template <Game G>
class Guided {
 public:
  using Move = typename G::Move;
  using Index = typename Tree<Move>::Index;

  /// Moves that have never been made are in the tree, too, so that it counts how often they could have been.
  Branch<Move> choose(const typename G::Setup& setup, const typename G::State& state, const typename G::MoveList& moves,
                      Tree<Move>& tree, Index at, Rng&) {
    children_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      Index child = tree.find(at, move);
      if (child == Tree<Move>::kNone) {
        if (tree.is_full()) return {move, child, true};
        child = tree.add(at, move);
        tree[child].weight = Inclination<G>::weight(setup, state, move);
      }
      ++tree[child].available;
      children_.push_back(child);
    }
    return best(tree);
  }

 private:
  Branch<Move> best(const Tree<Move>& tree) const {
    float weights = 0;
    float visits = 0;
    float total = 0;
    for (const Index child : children_) {
      weights += tree[child].weight;
      visits += static_cast<float>(tree[child].visits);
      total += static_cast<float>(tree[child].total);
    }
    const float usual = visits > 0 ? total / visits : 0;  // what an untried move is taken for
    Index best = children_[0];
    float best_bound = -1;
    for (const Index child : children_) {
      const auto& node = tree[child];
      const float tries = static_cast<float>(node.visits);
      const float mean = node.visits > 0 ? static_cast<float>(node.total) / tries : usual;
      const float hope = node.weight / weights * std::sqrt(static_cast<float>(node.available)) / (1 + tries);
      const float bound = mean + Inclination<G>::kCuriosity * hope;
      if (bound <= best_bound) continue;
      best = child;
      best_bound = bound;
    }
    return {tree[best].move, best, tree[best].visits == 0};
  }

  std::vector<Index> children_;
};

}  // namespace septem
