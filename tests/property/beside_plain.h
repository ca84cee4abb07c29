// The program and the plain table of 7 Seas side by side.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "games/seas/card_text.h"
#include "notation/seas.h"
#include "tests/property/plain_table.h"

namespace septem {

/// The variants that differ in how they are played.
struct Kind {
  const char* name;
  plain::Rules rules;
};
inline const std::vector<Kind> kKinds = {
    {"two", {.seats = 2}},
    {"three", {.seats = 3}},
    {"four", {.seats = 4}},
    {"teams", {.seats = 4, .has_teams = true}},
    {"ultimate", {.seats = 4, .has_teams = true, .is_ultimate = true}},
    {"two, 11, last clears", {.seats = 2, .target = 11, .last_clears = true}},
    {"three, 14, last clears", {.seats = 3, .target = 14, .last_clears = true}},
    {"ultimate, 14, last clears",
     {.seats = 4, .target = 14, .last_clears = true, .has_teams = true, .is_ultimate = true}},
};

inline seas::Setup setup_of(const plain::Rules& rules) {
  const auto teams = rules.is_ultimate ? seas::Teams::kUltimate
                     : rules.has_teams ? seas::Teams::kTeams
                                       : seas::Teams::kNone;
  return {.seats = rules.seats, .target = rules.target, .last_clears = rules.last_clears, .teams = teams};
}

inline plain::Pile pile(seas::CardSet cards) {
  plain::Pile names;
  for (const seas::Card card : cards) names.insert(std::string(card_name(card)));
  return names;
}

inline std::vector<std::string> names(const seas::Outcome& outcome) {
  std::vector<std::string> words;
  for (const seas::Card card : outcome.cards) words.emplace_back(card_name(card));
  return words;
}

struct Pair {
  seas::Setup setup;
  seas::State state;
  plain::Table table;

  explicit Pair(const plain::Rules& rules) : setup(setup_of(rules)), state(seas::begin(setup)), table(rules) {}

  void deal(const seas::Outcome& outcome) {
    seas::apply(setup, state, outcome);
    table.deal(names(outcome));
  }
  void act(seas::Move move) {
    seas::apply(setup, state, state.turn, move);
    table.act(SeasNotation::move(setup, move));
  }
  std::vector<seas::Move> legal() const {
    seas::MoveList list;
    seas::legal_moves(setup, state, state.turn, list);
    std::vector<seas::Move> moves;
    for (const seas::Move move : list) moves.push_back(move);
    return moves;
  }

  void expect_same() const {
    ASSERT_EQ(SeasNotation::phase(state), table.phase());
    ASSERT_EQ(state.start.index(), table.phase() == "over" ? state.start.index() : table.start());
    const auto owners = static_cast<std::size_t>(setup.owners());
    for (std::size_t i = 0; i < owners; ++i) ASSERT_EQ(state.ships[i], table.ships()[i]);
    if (table.hands().empty()) return;
    ASSERT_EQ(pile(state.display), table.display());
    ASSERT_EQ(pile(state.harbour), table.harbour());
    for (std::size_t i = 0; i < owners; ++i) ASSERT_EQ(pile(state.chests[i]), table.chests()[i]);
    for (std::size_t i = 0; i < table.hands().size(); ++i) ASSERT_EQ(pile(state.hands[i]), table.hands()[i]);
  }
  void expect_same_moves() const {
    std::set<std::string> texts;
    for (const seas::Move move : legal()) texts.insert(SeasNotation::move(setup, move));
    ASSERT_EQ(texts, table.legal());
    ASSERT_EQ(state.turn.index(), table.turn());
  }
};

}  // namespace septem
