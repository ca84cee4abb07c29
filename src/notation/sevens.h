// Seven7s in text and JSON.
#pragma once

#include "games/sevens/sevens.h"
#include "notation/notation.h"

namespace septem {

template <>
struct Notation<sevens::Sevens> {
  static const OptionSpecs& options();
  static Result<sevens::Setup, std::string> setup(int seats, const Options& options, const DataFiles& files);
  static std::string_view phase(const sevens::State& state);
  static Due due(const sevens::State& state);
  static std::string_view card(int index);
  static std::string move(const sevens::Setup& setup, sevens::Move move);
  static std::optional<sevens::Move> parse_move(const sevens::Setup& setup, std::string_view text);
  static std::string outcome(const sevens::Setup& setup, const sevens::Outcome& outcome);
  static Result<sevens::Outcome, std::string> parse_outcome(const sevens::Setup& setup, const sevens::State& state,
                                                            OutcomeWords words);
  static std::string view(const sevens::Setup& setup, const sevens::Knowledge& knowledge);
  static std::string sight(const sevens::Setup& setup, const sevens::Sight& sight);
  static std::optional<std::string> hear(const sevens::Setup& setup, sevens::Knowledge& knowledge,
                                         std::string_view told, const boost::json::object& shown);
  static std::size_t scorings(const sevens::Knowledge& knowledge);
  static Scoring scoring(const sevens::Setup& setup, const sevens::Knowledge& knowledge);
  static Foretelling foretell(const sevens::Setup& setup, const sevens::Knowledge& knowledge);
  static std::string_view explain(std::string_view key);
  static DataCheck check(std::string_view text);
  static std::string own_view(std::string_view text);
  static Result<TableTally, std::string> tally(const sevens::Setup& setup, const boost::json::object& given);
};

using SevensNotation = Notation<sevens::Sevens>;
static_assert(DataNotated<sevens::Sevens> && TallyNotated<sevens::Sevens>);
static_assert(Notated<sevens::Sevens> && SightNotated<sevens::Sevens> && Hearable<sevens::Sevens> &&
              ScoreNotated<sevens::Sevens> && ForetellNotated<sevens::Sevens>);

}  // namespace septem
