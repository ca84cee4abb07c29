// What a game tells the shared contract tests about itself. A new game adds one header like seas_contract.h, with a
// specialisation of Contract, and one line in games.h; its variants are found by themselves (variants.h).
#pragma once

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

/// A specialisation has:
///   kVariants: how many variants there are, so that none gets lost; without the extra ones.
///   extra_variants(), files(): variants with data files, and those files.
///   opens_hidden(setup, state, seat, move, viewer): whether this legal move shows the viewer something new that was hidden,
///     other than by the move itself (a look, cards drawn, a scoring). Two states that a viewer cannot tell
///     apart stay so under moves that look alike and open nothing.
///   is_secret(setup, state, seat, move, viewer): whether the viewer is not told which move of its kind this is.
///   sides(setup, winners): how many seats, teams or interlopers these winners are.
///   kListsOutcomes: whether some of its chance is little enough to be listed.
template <Game G>
struct Contract;

}  // namespace septem
