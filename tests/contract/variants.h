// Every variant of a game: each number of seats with each combination of its options' choices.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/check.h"
#include "notation/notation.h"
#include "notation/text.h"
#include "tests/contract/contract.h"
#include "tests/scale.h"

namespace septem {

template <Notated G>
struct Variant {
  std::string name;  ///< `3 seats target=7 last_clears=true ...`
  typename G::Setup setup;
  Options options;
};

/// Also those that the game refuses at this number of seats, as teams of three.
inline std::vector<Options> option_combinations(const OptionSpecs& specs, int seats) {
  std::vector<Options> combinations{Options(specs)};
  for (const OptionSpec& spec : specs) {
    std::vector<OptionValue> choices = spec.choices;
    if (spec.takes_seat) choices.emplace_back("p" + std::to_string(seats - 1));
    std::vector<Options> more;
    for (const Options& options : combinations) {
      for (const OptionValue& choice : choices) (more.emplace_back(options)).set(spec.key, choice);
    }
    combinations = std::move(more);
  }
  return combinations;
}

template <Notated G>
void add_variant(std::vector<Variant<G>>& variants, int seats, const Options& options) {
  auto setup = Notation<G>::setup(seats, options, Contract<G>::files());
  if (!setup) return;
  variants.push_back({std::to_string(seats) + " seats " + options_text(options), std::move(*setup), options});
}

template <Notated G>
std::vector<Variant<G>> make_variants() {
  std::vector<Variant<G>> variants;
  const OptionSpecs& specs = Notation<G>::options();
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    for (const Options& options : option_combinations(specs, seats)) add_variant<G>(variants, seats, options);
  }
  for (const ExtraVariant& extra : Contract<G>::extra_variants()) {
    const auto options = read_options(specs, extra.seats, split(extra.options, ' '));
    SEPTEM_CHECK(options.has_value());
    add_variant<G>(variants, extra.seats, *options);
  }
  return variants;
}

template <Notated G>
const std::vector<Variant<G>>& variants() {
  static const std::vector<Variant<G>> all = make_variants<G>();
  return all;
}

/// Calls `test(variant, rng)` for about `games` games (scaled), the same number of each variant, and stops at the
/// first that fails.
template <Notated G, class Test>
void for_games(int games, Test test) {
  const auto& all = variants<G>();
  const int each = std::max(1, scaled(games) / static_cast<int>(all.size()));
  for (std::size_t v = 0; v < all.size(); ++v) {
    for (int game = 0; game < each; ++game) {
      SCOPED_TRACE(all[v].name + ", game " + std::to_string(game));
      Rng rng(v * 1'000'003 + static_cast<std::uint64_t>(game));
      test(all[v], rng);
      if (testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace septem
