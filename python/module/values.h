// Game, State and Knowledge as Python holds them.
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "python/module/made.h"
#include "python/module/table.h"

namespace septem::python {

struct GameValue : Blank {
  Made<RulesPtr> rules;

  explicit GameValue(RulesPtr made) : rules(std::move(made)) {}
};

struct KnowledgeValue;

/// A sampled state began as this draw from what somebody knew.
struct Origin {
  std::shared_ptr<const KnowledgeValue> known;
  std::uint64_t number = 0;
};

/// Keeps its rules alive, which its table refers to.
struct StateValue : Blank {
  Made<RulesPtr> rules;
  Made<std::unique_ptr<Table>> table;
  std::optional<Seed> seed;
  std::optional<Origin> origin;

  StateValue(RulesPtr of, std::unique_ptr<Table> made, std::optional<Seed> chance = {},
             std::optional<Origin> sampled = {})
      : rules(std::move(of)), table(std::move(made)), seed(chance), origin(std::move(sampled)) {}

  StateValue clone() const { return {rules, table->clone(), seed, origin}; }
};

struct KnowledgeValue : Blank {
  Made<std::shared_ptr<const StateValue>> source;
  Viewer viewer;
  Made<std::unique_ptr<Knowing>> knowing;

  KnowledgeValue(const StateValue& state, Viewer who)
      : source(std::make_shared<StateValue>(state.clone())), viewer(who), knowing(state.table->knowledge(who)) {}
};

/// A bot with its own generator; asked one question at a time.
struct BotValue : Blank {
  std::string text;
  BotOrder order;
  Rng rng;

  BotValue(std::string given, BotOrder read, std::uint64_t seed)
      : text(std::move(given)), order(std::move(read)), rng(seed) {}
};

}  // namespace septem::python
