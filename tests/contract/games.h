// Every game of the catalogue, ready for the contract tests.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "engine/catalogue.h"
#include "tests/contract/seas_contract.h"
#include "tests/contract/seize_contract.h"
#include "tests/contract/sevens_contract.h"

namespace septem {

template <class List>
struct TypesOf;
template <class... Games>
struct TypesOf<GameList<Games...>> {
  using Type = testing::Types<Games...>;
};
using GameTypes = TypesOf<Catalogue>::Type;

/// Names a game in the output: `RulesContract/seas.EveryStateIsSound`.
struct GameNames {
  template <class G>
  static std::string GetName(int) {  // NOLINT(readability-identifier-naming): gtest's word
    return std::string(G::kId);
  }
};

}  // namespace septem
