// 7 Seize in text and JSON.
#pragma once

#include "games/seize/seize.h"
#include "notation/notation.h"

namespace septem {

template <>
struct Notation<seize::Seize> {
  static constexpr bool kWeighs = true;  ///< its scoring lines are the steps of a weighing, no parts of a sum

  static const OptionSpecs& options();
  static Result<seize::Setup, std::string> setup(int seats, const Options& options, const DataFiles& files);
  static std::string_view phase(const seize::State& state);
  static Due due(const seize::State& state);
  static std::string_view card(int index);
  static std::string move(const seize::Setup& setup, seize::Move move);
  static std::optional<seize::Move> parse_move(const seize::Setup& setup, std::string_view text);
  /// Pieces as their ids, with `=` and the true weight where the set gives ranges.
  static std::string outcome(const seize::Setup& setup, const seize::Outcome& outcome);
  static Result<seize::Outcome, std::string> parse_outcome(const seize::Setup& setup, const seize::State& state,
                                                           OutcomeWords words);
  static std::string view(const seize::Setup& setup, const seize::Knowledge& knowledge);
  static std::string sight(const seize::Setup& setup, const seize::Sight& sight);
  static std::optional<std::string> hear(const seize::Setup& setup, seize::Knowledge& knowledge, std::string_view told,
                                         const boost::json::object& shown);
  static std::size_t scorings(const seize::Knowledge& knowledge);
  static Scoring scoring(const seize::Setup& setup, const seize::Knowledge& knowledge);
  static std::string_view explain(std::string_view key);
  static DataCheck check(std::string_view text);
  static std::string own_view(std::string_view text);
  static Result<TableTally, std::string> tally(const seize::Setup& setup, const boost::json::object& given);
};

using SeizeNotation = Notation<seize::Seize>;
static_assert(DataNotated<seize::Seize> && TallyNotated<seize::Seize>);
static_assert(Notated<seize::Seize> && SightNotated<seize::Seize> && Hearable<seize::Seize> &&
              ScoreNotated<seize::Seize>);

}  // namespace septem
