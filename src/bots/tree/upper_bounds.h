// UCB1, where the number of times a move could have been chosen stands for the parent's visits: a move of cards that few worlds have is not taken for one
// that nobody likes.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "bots/tree/branch.h"

namespace septem {

/// The natural logarithm of a number > 0, to three places and much quicker than the library's.
inline float log_of(std::uint32_t number) {
  constexpr float kLn2 = 0.6931472F;
  const int exponent = static_cast<int>(std::bit_width(number)) - 1;
  const float m = static_cast<float>(number) / static_cast<float>(std::uint32_t{1} << exponent);  // 1 to 2
  const float log = ((((-0.0565709F * m + 0.4471796F) * m - 1.4699568F) * m + 2.8212026F) * m - 1.7417939F);
  return static_cast<float>(exponent) * kLn2 + log;
}

template <Game G, class H>
class UpperBounds {
 public:
  using Move = typename G::Move;
  using Index = typename Tree<Move>::Index;

  /// One that has not been tried, each with the same probability; else the one with the highest upper bound.
  Branch<Move> choose(const typename G::Setup&, const typename G::State&, const typename G::MoveList& moves,
                      Tree<Move>& tree, Index at, Rng& rng) {
    look_up(moves, tree, at);
    if (untried_.empty()) return best_of_tried(tree);
    const Move move = moves[untried_[rng.below(static_cast<std::uint32_t>(untried_.size()))]];
    if (tree.is_full()) return {move, Tree<Move>::kNone, true};
    const Index child = tree.add(at, move);
    tree[child].available = 1;
    return {move, child, true};
  }

 private:
  void look_up(const typename G::MoveList& moves, Tree<Move>& tree, Index at) {
    tried_.clear();
    untried_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Index child = tree.find(at, moves[i]);
      if (child == Tree<Move>::kNone) {
        untried_.push_back(static_cast<std::uint32_t>(i));
      } else {
        ++tree[child].available;
        tried_.push_back(child);
      }
    }
  }

  Branch<Move> best_of_tried(const Tree<Move>& tree) const {
    Index best = tried_[0];
    float best_bound = -1;
    for (const Index child : tried_) {
      const float bound = upper_bound(tree[child]);
      if (bound <= best_bound) continue;
      best = child;
      best_bound = bound;
    }
    return {tree[best].move, best, false};
  }

  static float upper_bound(const typename Tree<Move>::Node& node) {
    const float visits = static_cast<float>(node.visits);
    const float spread = H::kExploration * H::kExploration * log_of(node.available) / visits;
    return static_cast<float>(node.total) / visits + std::sqrt(spread);
  }

  std::vector<Index> tried_;
  std::vector<std::uint32_t> untried_;
};

}  // namespace septem
