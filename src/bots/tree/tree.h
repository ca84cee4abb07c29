// A tree of moves: each node is a move after those of its parents, with what came of it. The nodes lie in one block, and one table finds them
// by parent and move, so that a tree that was as large before grows without an allocation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "bots/tree/move_key.h"
#include "core/check.h"

namespace septem {

template <class Move>
class Tree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kRoot = 0;
  static constexpr Index kNone = std::numeric_limits<Index>::max();
  /// A tree that is full goes on counting, but does not grow: some 40 MB.
  static constexpr std::size_t kMostNodes = std::size_t{1} << 20;

  struct Node {
    Move move{};
    Index parent = kNone;
    Index favourite = kNone;  ///< the child that was visited most
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  ///< how often it could have been chosen
    float weight = 0;             ///< for choosers that have an inclination
    double total = 0;             ///< of what whoever moved got out of the visits, 0 to 1 each

    double mean() const { return visits == 0 ? 0 : total / visits; }
  };

  Tree() { clear(); }

  /// Leaves the root alone; keeps the room.
  void clear() {
    nodes_.clear();
    nodes_.push_back({});
    std::fill(slots_.begin(), slots_.end(), kNone);
    if (slots_.empty()) slots_.assign(kFirstSlots, kNone);
  }

  /// Leaves what follows from this node, which becomes the root.
  void keep(Index root) {
    places_.assign(nodes_.size(), kNone);
    places_[root] = kRoot;
    nodes_[kRoot] = nodes_[root];
    nodes_[kRoot].favourite = kNone;
    Index kept = 1;
    for (Index i = root + 1; i < size(); ++i) {  // a child is younger than its parent
      const Index parent = nodes_[i].parent;
      if (places_[parent] == kNone) continue;
      places_[i] = kept;
      nodes_[kept] = nodes_[i];
      nodes_[kept].parent = places_[parent];
      nodes_[kept].favourite = kNone;
      prefer(kept++);
    }
    nodes_.resize(kept);
    nodes_[kRoot].parent = kNone;
    find_slots();
  }

  std::size_t size() const { return nodes_.size(); }
  bool is_full() const { return size() == kMostNodes; }
  Node& operator[](Index at) { return nodes_[at]; }
  const Node& operator[](Index at) const { return nodes_[at]; }

  /// kNone where the move has not been tried after these.
  Index find(Index parent, const Move& move) const { return slots_[slot_of(parent, move)]; }

  /// The move must not be there yet, and the tree not full.
  Index add(Index parent, const Move& move) {
    SEPTEM_ASSERT(!is_full() && find(parent, move) == kNone);
    if (2 * size() >= slots_.size()) widen();
    const auto at = static_cast<Index>(size());
    slots_[slot_of(parent, move)] = at;
    nodes_.push_back({.move = move, .parent = parent});
    return at;
  }

  /// One more visit, and what it brought whoever made this move.
  void count(Index at, double value) {
    Node& node = nodes_[at];
    ++node.visits;
    node.total += value;
    prefer(at);
  }

  /// The move most often tried after these; kNone without any.
  Index most_visited_after(Index parent) const { return nodes_[parent].favourite; }

 private:
  static constexpr std::size_t kFirstSlots = std::size_t{1} << 12;

  /// Where this child is, or belongs: linear probing in a table that is at most half full.
  std::size_t slot_of(Index parent, const Move& move) const {
    const std::size_t mask = slots_.size() - 1;
    std::uint64_t hash = (key_of(move) + parent * std::uint64_t{0xd6e8feb86659fd93}) * 0x9e3779b97f4a7c15U;
    std::size_t slot = (hash ^ hash >> 32) & mask;
    while (slots_[slot] != kNone && !is_child(slots_[slot], parent, move)) slot = (slot + 1) & mask;
    return slot;
  }
  bool is_child(Index at, Index parent, const Move& move) const {
    return nodes_[at].parent == parent && nodes_[at].move == move;
  }

  /// Its parent's favourite, where it was visited most.
  void prefer(Index at) {
    Index& favourite = nodes_[nodes_[at].parent].favourite;
    const std::uint32_t most = favourite == kNone ? 0 : nodes_[favourite].visits;
    if (nodes_[at].visits > most) favourite = at;
  }

  void widen() {
    slots_.resize(2 * slots_.size());
    find_slots();
  }

  void find_slots() {
    std::fill(slots_.begin(), slots_.end(), kNone);
    for (Index i = 1; i < size(); ++i) slots_[slot_of(nodes_[i].parent, nodes_[i].move)] = i;
  }

  std::vector<Node> nodes_;
  std::vector<Index> slots_;   ///< a power of two
  std::vector<Index> places_;  ///< of the nodes that are kept
};

}  // namespace septem
