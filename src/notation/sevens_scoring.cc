// The lines of the scoring of Seven7s, and what is told before a card is played.
#include <utility>

#include "games/sevens/card_text.h"
#include "games/sevens/foretell.h"
#include "games/sevens/score_lines.h"
#include "notation/sevens.h"

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

}  // namespace

std::size_t SevensNotation::scorings(const Knowledge& knowledge) { return knowledge.view.scores ? 1 : 0; }

Scoring SevensNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  return told_lines(score_lines(setup, knowledge));
}

Foretelling SevensNotation::foretell(const Setup& setup, const Knowledge& knowledge) {
  Foretelling foretelling;
  for (const Foretold& told : sevens::foretell(setup, knowledge))
    foretelling.actions.push_back(told_action(setup, knowledge, told));
  foretelling.standing = told_lines(standing(setup, knowledge));
  return foretelling;
}

}  // namespace septem
