// Every game ready for the contract tests: those of the catalogue, and the fourth one, which only tests play.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "bots/greedy/pearls.h"
#include "engine/catalogue.h"
#include "notation/pearls.h"
#include "tests/contract/seas_contract.h"
#include "tests/contract/seize_contract.h"
#include "tests/contract/sevens_contract.h"
#include "tests/fourth_game/pearls_contract.h"

namespace septem {

template <class List>
struct TypesOf;
template <class... Games>
struct TypesOf<GameList<Games...>> {
  using Type = testing::Types<Games...>;
};
using GameTypes = TypesOf<Catalogue::And<pearls::Pearls>>::Type;

/// Names a game in the output: `RulesContract/seas.EveryStateIsSound`.
struct GameNames {
  template <class G>
  static std::string GetName(int) {  // NOLINT(readability-identifier-naming): gtest's word
    return std::string(G::kId);
  }
};

}  // namespace septem
