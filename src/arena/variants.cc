#include "arena/variants.h"

#include <utility>

#include "notation/text.h"

namespace septem {
namespace {

/// Every combination of the choices that the options list.
std::vector<Options> all_options(const OptionSpecs& specs) {
  std::vector<Options> all{Options(specs)};
  for (const OptionSpec& spec : specs) {
    if (spec.takes_seat) continue;
    std::vector<Options> more;
    for (const Options& options : all) {
      for (const OptionValue& choice : spec.choices) {
        more.push_back(options);
        more.back().set(spec.key, choice);
      }
    }
    all = std::move(more);
  }
  return all;
}

}  // namespace

std::vector<GameVariant> all_variants(const GameEntry& game) {
  std::vector<GameVariant> variants;
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    for (Options& options : all_options(*game.options)) {
      const bool is_possible = game.open({seats, options}, NoDataFiles()).has_value();
      if (is_possible) variants.push_back({seats, std::move(options)});
    }
  }
  return variants;
}

std::string variant_name(const OptionSpecs& specs, const GameVariant& variant) {
  std::string name = std::to_string(variant.seats) + " seats";
  const std::string defaults_text = options_text(Options(specs));
  const auto defaults = split(defaults_text, ' ');
  const std::string text = options_text(variant.options);
  const auto given = split(text, ' ');
  for (std::size_t i = 0; i < given.size(); ++i)
    if (given[i] != defaults[i]) name += " " + std::string(given[i]);
  return name;
}

}  // namespace septem
