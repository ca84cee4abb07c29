// Pearls in text and JSON. Dives are called `r1` to `y7`, pearls `pearl-1` to `pearl-7`.
#pragma once

#include "games/pearls/pearls.h"
#include "notation/notation.h"

namespace septem::pearls {

inline constexpr std::string_view kColours = "rgby";

inline std::string name(Card card) {
  return {kColours[static_cast<std::size_t>(card.index() / kDepths)], static_cast<char>('0' + depth(card))};
}
inline std::string name(Pearl pearl) { return "pearl-" + std::to_string(worth(pearl)); }

/// The one of all Cards or Pearls with this name.
template <class Thing>
std::optional<Thing> named(std::string_view text) {
  for (int i = 0; i < Thing::kCount; ++i)
    if (name(Thing::from_index(i)) == text) return Thing::from_index(i);
  return std::nullopt;
}

}  // namespace septem::pearls

namespace septem {

template <>
struct Notation<pearls::Pearls> {
  static const OptionSpecs& options();
  static Result<pearls::Setup, std::string> setup(int seats, const Options& options, const DataFiles& files);
  static std::string_view phase(const pearls::State& state);
  static Due due(const pearls::State& state);
  static std::string move(const pearls::Setup& setup, pearls::Move move);
  static std::optional<pearls::Move> parse_move(const pearls::Setup& setup, std::string_view text);
  static std::string outcome(const pearls::Setup& setup, const pearls::Outcome& outcome);
  static Result<pearls::Outcome, std::string> parse_outcome(const pearls::Setup& setup, const pearls::State& state,
                                                            OutcomeWords words);
  static std::string view(const pearls::Setup& setup, const pearls::Knowledge& knowledge);
  static std::string sight(const pearls::Setup& setup, const pearls::Sight& sight);
  static std::optional<std::string> hear(const pearls::Setup& setup, pearls::Knowledge& knowledge,
                                         std::string_view told, const boost::json::object& shown);
  static std::size_t scorings(const pearls::Knowledge& knowledge);
  static Scoring scoring(const pearls::Setup& setup, const pearls::Knowledge& knowledge);
  static std::string_view explain(std::string_view key);
};

using PearlsNotation = Notation<pearls::Pearls>;
static_assert(Hearable<pearls::Pearls> && ScoreNotated<pearls::Pearls>);

}  // namespace septem
