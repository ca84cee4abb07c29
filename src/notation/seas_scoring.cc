// The lines of a scoring of 7 Seas, and rounds of real cards counted.
#include <array>
#include <utility>

#include "games/seas/card_text.h"
#include "games/seas/round.h"
#include "games/seas/rules.h"
#include "games/seas/score_lines.h"
#include "notation/seas.h"

namespace septem {
namespace {

using namespace seas;

std::string_view key_of(ScoreLine::Kind kind) {
  switch (kind) {
    case ScoreLine::Kind::kCards:
      return "seas.score.cards";
    case ScoreLine::Kind::kCoins:
      return "seas.score.coins";
    case ScoreLine::Kind::kHasLady:
      return "seas.score.lady";
    case ScoreLine::Kind::kHasKing:
      return "seas.score.king";
    case ScoreLine::Kind::kValue:
      return "seas.score.value";
  }
  return {};
}

SeatSet members(const Setup& setup, std::size_t owner) {
  SeatSet seats;
  for (int i = 0; i < setup.seats; ++i)
    if (setup.owner_of(Seat::from_index(i)) == owner) seats.add(Seat::from_index(i));
  return seats;
}

Scoring told(const Setup& setup, const RoundScore& score) {
  Scoring scoring;
  for (const ScoreLine& line : score_lines(setup, score)) {
    ScoringLine one{key_of(line.kind), members(setup, line.owner), line.points, line.figure};
    for (const Card card : line.cards) one.cards.emplace_back(card_name(card));
    scoring.push_back(std::move(one));
  }
  return scoring;
}

using Chests = std::array<CardSet, kMaxSeats>;

/// What everybody captured in one round; a card lies in one chest.
Chests read_chests(const Setup& setup, const boost::json::value& round, TallyReader& reader) {
  Chests chests{};
  CardSet seen;
  std::size_t owner = 0;
  for (const auto& chest : reader.list(round, "rounds", setup.owners())) {
    for (const auto& name : reader.list(chest, "rounds")) {
      const auto card = parse_card(reader.text(name, "rounds"));
      if (!card) reader.refuse("a chest holds cards: G1 to G10, C1.., R1.., X1..");
      if (card && seen.has(*card)) reader.refuse(std::string(card_name(*card)) + " lies in two chests");
      if (!card) continue;
      seen.add(*card);
      chests[owner].add(*card);
    }
    ++owner;
  }
  return chests;
}

}  // namespace

std::size_t SeasNotation::scorings(const Knowledge& knowledge) { return knowledge.scores.size(); }

Scoring SeasNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  return told(setup, knowledge.scores.back());
}

Result<TableTally, std::string> SeasNotation::tally(const Setup& setup, const boost::json::object& given) {
  TallyReader reader(given);
  TableTally tally;
  State state;
  for (const auto& round : reader.list("rounds")) {
    if (state.phase == Phase::kOver) reader.refuse("the game was over before the last of these rounds");
    state.chests = read_chests(setup, round, reader);
    if (reader.why()) return failure(*reader.why());
    tally.scorings.push_back(told(setup, score_round(setup, state.chests)));
    end_round(setup, state);
  }
  if (reader.why()) return failure(*reader.why());
  for (int i = 0; i < setup.owners(); ++i) tally.scores.push_back(state.ships[static_cast<std::size_t>(i)]);
  if (state.phase == Phase::kOver) tally.winners = seas::winners(setup, state);
  return tally;
}

}  // namespace septem
