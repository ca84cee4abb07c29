#include "arena/deal_result.h"

namespace septem {
namespace {

/// Everybody of another bot; where a bot plays against itself, everybody of another side.
SeatSet winners_after(Seat lost, const Lineup& lineup, int sides) {
  const auto bot = [&](int seat) { return lineup[static_cast<std::size_t>(seat)]; };
  SeatSet others;
  SeatSet other_sides;
  for (int seat = 0; seat < static_cast<int>(lineup.size()); ++seat) {
    if (bot(seat) != bot(lost.index())) others.add(Seat::from_index(seat));
    if (seat % sides != lost.index() % sides) other_sides.add(Seat::from_index(seat));
  }
  return others.is_empty() ? other_sides : others;
}

}  // namespace

Returns returns_after_forfeit(Seat lost, const Lineup& lineup, int sides) {
  const SeatSet winners = winners_after(lost, lineup, sides);
  SeatSet winning_sides;
  for (const Seat seat : winners) winning_sides.add(Seat::from_index(seat.index() % sides));
  return returns_of(static_cast<int>(lineup.size()), winners, winning_sides.size(), [](Seat) { return 0; });
}

double score_of(std::size_t bot, const GameResult& game, const Lineup& lineup, int sides) {
  double own = 0;
  double all = 0;
  for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
    all += game.returns[seat].share;
    if (lineup[seat] == bot) own += game.returns[seat].share;
  }
  // Each seat of a team has the whole share of its team.
  const double seats_a_side = static_cast<double>(lineup.size()) / sides;
  return own / seats_a_side + (1 - all / seats_a_side) / 2;
}

}  // namespace septem
