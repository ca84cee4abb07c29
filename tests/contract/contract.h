// What a game tells the shared contract tests about itself. A new game adds one header like seas_contract.h, with a
// specialisation of Contract, and one line in games.h; its variants are found by themselves (variants.h).
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/game.h"
#include "notation/data_files.h"

namespace septem {

/// One more variant to test: options as a record writes them, as `values=printed.txt`.
struct ExtraVariant {
  int seats = 0;
  std::string options;
};

/// A kind of decision, which has one number everywhere: what is done, with which card, in its how-manieth way, to the
/// how-manieth seat clockwise.
using Decision = std::vector<int>;

/// How many seats clockwise another one sits.
inline int steps_between(Seat from, Seat to, int seats) {
  int steps = 0;
  for (; from != to; from = from.clockwise(seats)) ++steps;
  return steps;
}

/// The places in `order` at which the items of `some` stand.
template <class Some, class InOrder>
Decision places_of(const Some& some, const InOrder& order) {
  Decision places;
  for (const auto& item : some)
    places.push_back(static_cast<int>(std::find(order.begin(), order.end(), item) - order.begin()));
  return places;
}

/// An order without the first ones that stay where they are: to exchange the last two is the same among two and among four.
inline Decision moved_part(Decision places) {
  while (!places.empty() && places.front() == 0) {
    places.erase(places.begin());
    for (int& place : places) --place;
  }
  return places;
}

/// A specialisation has:
///   kVariants: how many variants there are, so that none gets lost; without the extra ones.
///   extra_variants(), files(): variants with data files, and those files.
///   opens_hidden(setup, state, seat, move, viewer): whether this legal move shows the viewer something new that was hidden,
///     other than by the move itself (a look, cards drawn, a scoring). Two states that a viewer cannot tell
///     apart stay so under moves that look alike and open nothing.
///   opens_hidden(setup, state, outcome, viewer): the same of an outcome that the viewer's view does not show, as cards that are
///     looked at and laid back.
///   is_secret(setup, state, seat, move, viewer): whether the viewer is not told which move of its kind this is.
///   sides(setup, winners): how many seats, teams or interlopers these winners are.
///   decision(setup, view, moves, move): which kind of decision this one of the mover's legal moves is.
template <Game G>
struct Contract;

}  // namespace septem
