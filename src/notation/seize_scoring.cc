// The lines of the weighing of 7 Seize, and weights off a real scale counted.
#include <utility>

#include "games/seize/score_lines.h"
#include "notation/seize.h"
#include "notation/text.h"

namespace septem {
namespace {

using namespace seize;

std::string_view key_of(ScoreLine::Kind kind) {
  switch (kind) {
    case ScoreLine::Kind::kHeavier:
      return "seize.score.heavier";
    case ScoreLine::Kind::kLighter:
      return "seize.score.lighter";
    case ScoreLine::Kind::kUnloaded:
      return "seize.score.unloaded";
    case ScoreLine::Kind::kShared:
      return "seize.score.shared";
    case ScoreLine::Kind::kPlace:
      return "seize.score.place";
    case ScoreLine::Kind::kNotWeighed:
      return "seize.score.not-weighed";
  }
  return {};
}

Scoring told(const Setup& setup, const ScoreLines& lines) {
  Scoring scoring;
  for (const ScoreLine& line : lines) {
    ScoringLine one{key_of(line.kind), line.seats, line.weight};
    if (line.place > 0) one.figure = line.place;
    for (const Piece piece : line.pieces) one.cards.emplace_back(setup.booty.id(piece));
    one.against = line.against;
    scoring.push_back(std::move(one));
  }
  return scoring;
}

constexpr int kMostWeight = kBagSize * Booty::kMaxWeight;

std::optional<Seat> parse_contestant(const Setup& setup, std::string_view text) {
  return text == "g" && setup.contestants() > setup.seats ? Seat::ghost() : parse_seat(text, setup.seats);
}

/// Who stays at each level contest: a list of seats each.
FixedList<SeatSet, kMaxPlayers> read_stays(const Setup& setup, TallyReader& reader) {
  FixedList<SeatSet, kMaxPlayers> stays;
  for (const auto& said : reader.list("stays")) {
    SeatSet seats;
    for (const auto& name : reader.list(said, "stays")) {
      const auto seat = parse_contestant(setup, reader.text(name, "stays"));
      if (!seat) reader.refuse("'stays' names those who are weighed");
      if (seat) seats.add(*seat);
    }
    if (stays.size() == kMaxPlayers) reader.refuse("there are not so many contests");
    if (!reader.why()) stays.push_back(seats);
  }
  return stays;
}

}  // namespace

std::size_t SeizeNotation::scorings(const Knowledge& knowledge) { return knowledge.view.phase == Phase::kOver ? 1 : 0; }

Scoring SeizeNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  return told(setup, score_lines(setup, knowledge));
}

Result<TableTally, std::string> SeizeNotation::tally(const Setup& setup, const boost::json::object& given) {
  TallyReader reader(given);
  Totals weights{};
  TableTally tally;
  for (const auto& weight : reader.list("weights", setup.contestants())) {
    const Seat player = setup.player(static_cast<int>(tally.scores.size()));
    tally.scores.push_back(reader.number(weight, "weights", kMostWeight));
    weights[static_cast<std::size_t>(player.index())] = tally.scores.back();
  }
  const auto stays = read_stays(setup, reader);
  if (reader.why()) return failure(*reader.why());
  const Weighing weighing = weigh_totals(setup, weights, {stays.begin(), stays.end()});
  tally.scorings.push_back(told(setup, weighing.lines));
  tally.level = weighing.level;
  if (weighing.level.is_empty()) tally.winners = weighing.winners;
  return tally;
}

}  // namespace septem
