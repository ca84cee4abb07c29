// The lines of the scoring of Seven7s, what is told before a card is played, and a final table of real cards counted.
#include <utility>

#include "games/sevens/card_text.h"
#include "games/sevens/foretell.h"
#include "games/sevens/score_lines.h"
#include "notation/sevens.h"
#include "notation/text.h"

namespace septem {
namespace {

using namespace sevens;
using Kind = ScoreLine::Kind;
using Reason = ScoreLine::Reason;

std::string_view key_of(const ScoreLine& line) {
  const bool is_ending = line.kind == Kind::kEnding;
  switch (line.kind) {
    case Kind::kCard:
    case Kind::kEnding:
      if (line.reason == Reason::kWild) return is_ending ? "sevens.score.ending-wild" : "sevens.score.wild";
      if (line.reason == Reason::kDisabled) return is_ending ? "sevens.score.ending-disabled" : "sevens.score.disabled";
      return is_ending ? "sevens.score.ending" : "sevens.score.card";
    case Kind::kLucky:
      return "sevens.score.lucky";
    case Kind::kHidden:
      return "sevens.score.hidden";
    case Kind::kLowest:
      return "sevens.score.lowest";
  }
  return {};
}

Scoring told_lines(const ScoreLines& lines) {
  Scoring scoring;
  for (const ScoreLine& line : lines) {
    ScoringLine told{key_of(line), SeatSet::of(line.seat), line.points, line.figure};
    for (const Card card : line.cards) told.cards.emplace_back(card_name(card));
    scoring.push_back(std::move(told));
  }
  return scoring;
}

/// The end comes first; what lies in Ages and Colors counts whether a power fires or not (C5, C13).
ForetoldAction told_action(const Setup& setup, const Knowledge& knowledge, const Foretold& told) {
  ForetoldAction action{SevensNotation::move(setup, told.move), "sevens.foretell.silent"};
  const View& now = knowledge.view;
  if (told.ends) {
    action.key = "sevens.foretell.ends";
  } else if (told.wild != now.wild) {
    action.key = told.wild == Colour::kNone ? "sevens.foretell.no-wild" : "sevens.foretell.wild";
    if (told.wild != Colour::kNone) action.word = colour_name(told.wild);
  } else if (told.disabled > now.disabled) {
    action.key = "sevens.foretell.disables";
    action.word = std::to_string(kValues - told.disabled);
  } else if (told.power == Foretold::Power::kFires) {
    action.key = "sevens.foretell.fires";
  } else if (told.power == Foretold::Power::kIdle) {
    action.key = "sevens.foretell.idle";
  }
  return action;
}

/// A final table like the one that people describe. Which cards lie in the columns and were won by Lucky Gods does not count, only
/// how many: any that nobody named stand for them.
class FinalTable {
 public:
  FinalTable(const Setup& setup, const boost::json::object& given) : setup_(setup), given_(given), reader_(given) {
    state_.phase = Phase::kOver;
  }

  Result<State, std::string> read() {
    read_hands();
    read_ending();
    read_wild();
    read_columns();
    read_lucky();
    if (reader_.why()) return failure(*reader_.why());
    return state_;
  }

 private:
  std::optional<Card> take(const boost::json::value& name, std::string_view what) {
    const auto card = parse_card(reader_.text(name, what));
    if (!card) reader_.refuse("'" + std::string(what) + "' holds cards: A1 to A7, C1.., D1.., H1.., L1.., S1.., W1..");
    if (card && !left_.has(*card)) reader_.refuse(std::string(card_name(*card)) + " is there twice");
    if (card) left_.remove(*card);
    return card;
  }
  /// One that nobody named.
  Card take_any() {
    if (left_.is_empty()) reader_.refuse("there are only 49 cards");
    if (left_.is_empty()) return {};
    const Card card = left_.first();
    left_.remove(card);
    return card;
  }

  void read_hands() {
    std::size_t seat = 0;
    for (const auto& hand : reader_.list("hands", setup_.seats)) {
      for (const auto& name : reader_.list(hand, "hands")) {
        if (const auto card = take(name, "hands")) state_.hands[seat].add(*card);
      }
      ++seat;
    }
  }
  void read_ending() {
    const boost::json::value* ending = given_.if_contains("ending");
    if (!ending || ending->is_null()) return;
    const boost::json::object* pair = ending->if_object();
    const boost::json::value* name = pair ? pair->if_contains("card") : nullptr;
    const boost::json::value* who = pair ? pair->if_contains("seat") : nullptr;
    const auto card = name ? take(*name, "ending") : std::nullopt;
    const auto seat = who ? parse_seat(reader_.text(*who, "ending"), setup_.seats) : std::nullopt;
    if (!card || !seat) return reader_.refuse("'ending' is null, or a card and the seat that played it");
    state_.has_ending = true;
    state_.ending = {*card, card->type(), *seat};
  }
  void read_wild() {
    const boost::json::value* wild = given_.if_contains("wild");
    if (!wild || wild->is_null()) return;
    const auto colour = parse_colour(reader_.text(*wild, "wild"));
    if (!colour) return reader_.refuse("'wild' is null or a colour");
    state_.wild = *colour;
  }
  void read_columns() {
    static const boost::json::object none;
    const boost::json::value* columns = given_.if_contains("columns");
    const boost::json::object* sizes = columns ? columns->if_object() : &none;
    if (!sizes) return reader_.refuse("'columns' says how many cards a column has, by its letter");
    for (const auto& [letter, size] : *sizes) {
      const auto type = parse_type(letter);
      if (!type) return reader_.refuse("a column is named by its letter: A, C, D, H, L, S or W");
      const int cards = reader_.number(size, "columns", Columns::kMostUpright);
      for (int i = 0; i < cards && !reader_.why(); ++i) state_.columns.push(*type, take_any());
    }
  }
  void read_lucky() {
    if (!given_.contains("lucky")) return;
    std::size_t seat = 0;
    for (const auto& count : reader_.list("lucky", setup_.seats)) {
      const int cards = reader_.number(count, "lucky", Card::kCount);
      for (int i = 0; i < cards && !reader_.why(); ++i) state_.lucky[seat].add(take_any());
      ++seat;
    }
  }

  const Setup& setup_;
  const boost::json::object& given_;
  TallyReader reader_;
  State state_{};
  CardSet left_ = kAllCards;
};

/// The lines of such a table, without the cards that nobody named.
Scoring lines_of(const Setup& setup, const State& state) {
  const Knowledge knowledge = know(setup, view(setup, state, Viewer::referee()));
  Scoring scoring = told_lines(score_lines(setup, knowledge));
  for (ScoringLine& line : scoring) {
    if (line.key != "sevens.score.lucky") continue;
    line.figure = static_cast<int>(line.cards.size());
    line.cards.clear();
  }
  return scoring;
}

}  // namespace

std::size_t SevensNotation::scorings(const Knowledge& knowledge) { return knowledge.view.scores ? 1 : 0; }

Scoring SevensNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  return told_lines(score_lines(setup, knowledge));
}

Result<TableTally, std::string> SevensNotation::tally(const Setup& setup, const boost::json::object& given) {
  const auto state = FinalTable(setup, given).read();
  if (!state) return failure(state.error());
  const Scores points = scores(setup, *state);
  TableTally tally{.scorings = {lines_of(setup, *state)}, .winners = winners(setup, *state)};
  for (int i = 0; i < setup.seats; ++i) tally.scores.push_back(points[static_cast<std::size_t>(i)]);
  return tally;
}

Foretelling SevensNotation::foretell(const Setup& setup, const Knowledge& knowledge) {
  Foretelling foretelling;
  for (const Foretold& told : sevens::foretell(setup, knowledge))
    foretelling.actions.push_back(told_action(setup, knowledge, told));
  foretelling.standing = told_lines(standing(setup, knowledge));
  return foretelling;
}

}  // namespace septem
