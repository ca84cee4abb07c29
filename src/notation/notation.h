// The text of a game: what contract and records call its options, phases, moves and outcomes, and its views as JSON.
//
// Each game specialises Notation in a header of its own (notation/seas.h). Only the canonical spelling of a thing is accepted:
// whatever `parse_move` returns is written again by `move` in exactly the text that was read.
#pragma once

#include <boost/json/object.hpp>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/game.h"
#include "notation/data_check.h"
#include "notation/data_files.h"
#include "notation/foretelling.h"
#include "notation/options.h"
#include "notation/scoring.h"
#include "notation/tally.h"

namespace septem {

/// The chance outcome that is due: its kind, and whether it is a list or a single word.
struct Due {
  std::string_view kind;
  bool is_list = true;
};

/// The words of an outcome as a record has them: cards, pieces (`3:4`, `coral-key=83`) or a seat.
using OutcomeWords = std::span<const std::string_view>;

template <Game G>
struct Notation;

template <class G>
concept Notated = Game<G> && requires(const typename G::Setup& setup, const typename G::State& state,
                                      const typename G::Knowledge& knowledge, const typename G::Move& move,
                                      const typename G::Outcome& outcome, const Options& options,
                                      const DataFiles& files, std::string_view text, OutcomeWords words) {
  { Notation<G>::options() } -> std::same_as<const OptionSpecs&>;
  /// The failure says what is wrong with the options for this number of seats.
  { Notation<G>::setup(0, options, files) } -> std::same_as<Result<typename G::Setup, std::string>>;
  { Notation<G>::phase(state) } -> std::same_as<std::string_view>;
  { Notation<G>::due(state) } -> std::same_as<Due>;
  { Notation<G>::move(setup, move) } -> std::same_as<std::string>;
  { Notation<G>::parse_move(setup, text) } -> std::same_as<std::optional<typename G::Move>>;
  /// The words only; the kind is `due(state).kind` of the state before it.
  { Notation<G>::outcome(setup, outcome) } -> std::same_as<std::string>;
  { Notation<G>::parse_outcome(setup, state, words) } -> std::same_as<Result<typename G::Outcome, std::string>>;
  /// A view as the text of a JSON object: the keys that are the game's own, and phase, to_act, over and winners.
  { Notation<G>::view(setup, knowledge) } -> std::same_as<std::string>;
  /// The English sentence behind a message key.
  { Notation<G>::explain(text) } -> std::same_as<std::string_view>;
};

/// A game that can also name its cards, by their index.
template <class G>
concept CardNotated = Notated<G> && requires(int index) {
  { Notation<G>::card(index) } -> std::same_as<std::string_view>;
};

/// A game that can also write down what one viewer saw of a step: `p1 nick harbour`, `p1 pick ?`, `* deal`. A `?` stands for
/// what is hidden from that viewer; decisions that are turned up at once are joined by `; `. The text follows from the Sight alone, so it cannot tell more.
template <class G>
concept SightNotated = Notated<G> && requires(const typename G::Setup& setup, const typename G::Sight& sight) {
  { Notation<G>::sight(setup, sight) } -> std::same_as<std::string>;
};

/// A game whose texts are enough to know what was told: from its sights and views knowledge can be built again, elsewhere.
template <class G>
concept Hearable = SightNotated<G> &&
                   requires(const typename G::Setup& setup, const typename G::Knowledge& knowledge,
                            typename G::Knowledge& learning, std::string_view told, const boost::json::object& shown) {
                     /// Adds one step: the text of what was seen of it, and the view after it (all keys that `view` writes). The failure says what is
                     /// wrong; then nothing more can be added.
                     { Notation<G>::hear(setup, learning, told, shown) } -> std::same_as<std::optional<std::string>>;
                     { knowledge.view } -> std::convertible_to<typename G::View>;
                     { knowledge.view.to_act } -> std::convertible_to<SeatSet>;
                     /// Whether some state can be sampled from it: false for what contradicts itself.
                     { G::is_possible(setup, knowledge) } -> std::same_as<bool>;
                   };

/// A game that can also explain its scores to one viewer, as far as that viewer can know. A game may have several scorings: one for each
/// round, say.
template <class G>
concept ScoreNotated = Notated<G> && requires(const typename G::Setup& setup, const typename G::Knowledge& knowledge) {
  /// How many there have been.
  { Notation<G>::scorings(knowledge) } -> std::same_as<std::size_t>;
  /// The last one; asked for right after the step that brought it.
  { Notation<G>::scoring(setup, knowledge) } -> std::same_as<Scoring>;
};

/// A game that can also tell a viewer what each of their actions would do, and how they stand.
template <class G>
concept ForetellNotated = Notated<G> &&
                          requires(const typename G::Setup& setup, const typename G::Knowledge& knowledge) {
                            { Notation<G>::foretell(setup, knowledge) } -> std::same_as<Foretelling>;
                          };

/// A game with a table that the owner of the printed one can replace (`OptionSpec::takes_file`).
template <class G>
concept DataNotated = Notated<G> && requires(std::string_view text) {
  { Notation<G>::check(text) } -> std::same_as<DataCheck>;
  /// What views of a table with this text have besides, and clients draw the cards from: members of an object, as JSON without braces.
  { Notation<G>::own_view(text) } -> std::same_as<std::string>;
};

/// A game that can also count what people played with real cards.
template <class G>
concept TallyNotated = Notated<G> && requires(const typename G::Setup& setup, const boost::json::object& given) {
  { Notation<G>::tally(setup, given) } -> std::same_as<Result<TableTally, std::string>>;
};

}  // namespace septem
