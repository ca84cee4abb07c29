// Pearls in text and JSON.
#pragma once

#include "games/pearls/pearls.h"
#include "notation/notation.h"

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
