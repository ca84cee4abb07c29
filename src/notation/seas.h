// 7 Seas in text and JSON.
#pragma once

#include "games/seas/seas.h"
#include "notation/notation.h"

namespace septem {

template <>
struct Notation<seas::Seas> {
  static const OptionSpecs& options();
  static Result<seas::Setup, std::string> setup(int seats, const Options& options, const DataFiles& files);
  static std::string_view phase(const seas::State& state);
  static Due due(const seas::State& state);
  static std::string_view card(int index);
  static std::string move(const seas::Setup& setup, seas::Move move);
  static std::optional<seas::Move> parse_move(const seas::Setup& setup, std::string_view text);
  static std::string outcome(const seas::Setup& setup, const seas::Outcome& outcome);
  static Result<seas::Outcome, std::string> parse_outcome(const seas::Setup& setup, const seas::State& state,
                                                          OutcomeWords words);
  static std::string view(const seas::Setup& setup, const seas::Knowledge& knowledge);
  static std::string sight(const seas::Setup& setup, const seas::Sight& sight);
  static std::optional<std::string> hear(const seas::Setup& setup, seas::Knowledge& knowledge, std::string_view told,
                                         const boost::json::object& shown);
  static std::size_t scorings(const seas::Knowledge& knowledge);
  static Scoring scoring(const seas::Setup& setup, const seas::Knowledge& knowledge);
  static std::string_view explain(std::string_view key);
  static DataCheck check(std::string_view text);
  static std::string own_view(std::string_view text);
  static Result<TableTally, std::string> tally(const seas::Setup& setup, const boost::json::object& given);
};

using SeasNotation = Notation<seas::Seas>;
static_assert(DataNotated<seas::Seas> && TallyNotated<seas::Seas>);
static_assert(Notated<seas::Seas> && SightNotated<seas::Seas> && Hearable<seas::Seas> && ScoreNotated<seas::Seas>);

}  // namespace septem
