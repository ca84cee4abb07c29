// The end of a game between two sides of which one does not know the cards, as a tree of all that can happen.
//
// A *world* is a state that agrees with what the unknowing side knows. That side decides the same in all worlds that it cannot tell apart: they form a
// *set*. The other side is taken to know everything, our cards too: what is found out holds against the best opponent there can be.
//
// A place is *closed* when what it is worth is clear without more ado: the other side has the choice and knows what each move is worth, or it makes no difference
// what we do. Nothing is kept of what follows from places that are closed, so that the tree is much smaller than all that can happen.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "games/game.h"

namespace septem {

/// Where one world stands after some moves. Its moves lead to the places `first`, `first + 1`, ...; without any it is closed, or the end.
struct EndingPlace {
  std::uint32_t set = 0;
  std::uint32_t first = 0;
  std::uint32_t moves = 0;
  float value = 0;  ///< for the unknowing side, where it is closed
};

/// Places that whoever moves there cannot tell apart.
struct EndingSet {
  bool is_ours = false;  ///< the unknowing side's
  std::uint32_t first = 0;
  std::uint32_t moves = 0;  ///< numbers of the strategies from `first` on belong to them
};

/// Asked before each place is followed further, with the number of places so far: whether the tree may grow on.
using MayGrow = std::function<bool(std::size_t places)>;

/// Value gives what a state is worth to the unknowing seat when the part of the game that is looked at is over, and nothing before.
template <Game G, class Value>
class Ending {
 public:
  using State = typename G::State;
  using Setup = typename G::Setup;

  /// In all worlds the same seat is to move.
  Ending(const Setup& setup, Seat seat, const std::vector<State>& worlds, Value value, MayGrow may_grow)
      : setup_(setup), seat_(seat), value_(std::move(value)), may_grow_(std::move(may_grow)) {
    places_.resize(worlds.size());
    Group group;
    for (std::uint32_t i = 0; i < worlds.size(); ++i) group.push_back({worlds[i], i});
    grow(group);
  }

  /// Not if it could not grow to its end: then it is of no use.
  bool is_whole() const { return is_whole_; }
  /// The worlds come first, in their order. Set 0 is the decision at hand, if it is ours.
  const std::vector<EndingPlace>& places() const { return places_; }
  const std::vector<EndingSet>& sets() const { return sets_; }
  std::uint32_t numbers() const { return numbers_; }

 private:
  struct Standing {
    State state;
    std::uint32_t place;
  };
  /// Those that the unknowing seat cannot tell apart: it has seen the same of all.
  using Group = std::vector<Standing>;
  struct Class {
    typename G::Sight sight;
    typename G::View view;
    Group group{};
  };
  using Classes = std::vector<Class>;
  struct Size {
    std::size_t places;
    std::size_t sets;
    std::uint32_t numbers;
  };

  void grow(const Group& group) {
    const Seat mover = G::to_act(setup_, group[0].state).first();
    std::uint32_t set = 0;
    Classes classes;
    for (const Standing& standing : group) {
      if (!(is_whole_ = may_grow_(places_.size()))) return;
      typename G::MoveList moves;
      moves.clear();
      G::legal_moves(setup_, standing.state, mover, moves);
      if (mover != seat_ || &standing == &group[0]) set = add_set(mover == seat_, moves.size());
      open(standing, set, moves, mover, classes);
    }
    for (const Class& each : classes) {
      const Size before{places_.size(), sets_.size(), numbers_};
      if (is_whole_) grow(each.group);
      if (is_whole_) close(each.group, before);
    }
  }

  /// If all of the group can be closed, what came after is not needed any more.
  void close(const Group& group, const Size& before) {
    bool are_all_closed = true;
    for (const Standing& standing : group) are_all_closed &= close(places_[standing.place]);
    if (!are_all_closed) return;
    places_.resize(before.places);
    sets_.resize(before.sets);
    numbers_ = before.numbers;
  }

  bool close(EndingPlace& place) {
    if (place.moves == 0) return true;
    const auto next = std::span(places_).subspan(place.first, place.moves);
    if (std::ranges::any_of(next, [](const EndingPlace& each) { return each.moves > 0; })) return false;
    const auto [least, most] = std::ranges::minmax(next, {}, &EndingPlace::value);
    if (sets_[place.set].is_ours && least.value != most.value) return false;
    place = {.value = least.value};
    return true;
  }

  std::uint32_t add_set(bool is_ours, std::size_t moves) {
    sets_.push_back({is_ours, numbers_, static_cast<std::uint32_t>(moves)});
    numbers_ += sets_.back().moves;
    return static_cast<std::uint32_t>(sets_.size() - 1);
  }

  /// All moves of one world; what comes of them goes to those that look the same.
  void open(const Standing& standing, std::uint32_t set, const typename G::MoveList& moves, Seat mover,
            Classes& classes) {
    const auto first = static_cast<std::uint32_t>(places_.size());
    places_[standing.place] = {set, first, static_cast<std::uint32_t>(moves.size())};
    places_.resize(places_.size() + moves.size());
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      State next = standing.state;
      G::apply(setup_, next, mover, moves[i]);
      if (const auto end = value_(next)) {
        places_[first + i].value = *end;
        continue;
      }
      class_of(G::sight(setup_, standing.state, mover, moves[i], seat_), G::view(setup_, next, seat_), classes)
          .push_back({next, first + i});
    }
  }

  static Group& class_of(const typename G::Sight& sight, const typename G::View& view, Classes& classes) {
    for (Class& each : classes)
      if (each.sight == sight && each.view == view) return each.group;
    return classes.emplace_back(Class{sight, view}).group;
  }

  const Setup& setup_;
  Seat seat_;
  Value value_;
  MayGrow may_grow_;
  bool is_whole_ = true;
  std::vector<EndingPlace> places_;
  std::vector<EndingSet> sets_;
  std::uint32_t numbers_ = 0;
};

}  // namespace septem
