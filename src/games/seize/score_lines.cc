#include "games/seize/score_lines.h"

#include <algorithm>
#include <utility>

#include "core/check.h"

namespace septem::seize {
namespace {

using Kind = ScoreLine::Kind;

int& at(Totals& weights, Seat player) { return weights[static_cast<std::size_t>(player.index())]; }
int at(const Totals& weights, Seat player) { return weights[static_cast<std::size_t>(player.index())]; }

/// The contest of the reigning, who share their place if there are more than one, against a challenger. `level_stays(both)` says who
/// stays where they weigh the same.
template <class LevelStays>
ScoreLine contest(const Setup& setup, const Totals& weights, SeatSet reigning, Seat challenger,
                  LevelStays level_stays) {
  const int own = at(weights, reigning.first());
  const int other = at(weights, challenger);
  const SeatSet newcomer = SeatSet::of(challenger);
  if (own != other) {
    const bool is_taken_over = (other > own) != setup.is_cursed;
    const Kind kind = setup.is_cursed ? Kind::kLighter : Kind::kHeavier;
    return is_taken_over ? ScoreLine{kind, newcomer, reigning, other} : ScoreLine{kind, reigning, newcomer, own};
  }
  const SeatSet both = reigning | newcomer;
  const SeatSet stay = own == 0 ? both : level_stays(both);
  return {stay == both ? Kind::kShared : Kind::kUnloaded, stay, both - stay, own};
}

Totals weights_of(const Setup& setup, const View& view) {
  Totals weights{};
  for (int i = 0; i < setup.players(); ++i) {
    const Seat player = setup.player(i);
    for (const Piece piece : view.collections[static_cast<std::size_t>(player.index())])
      at(weights, player) += view.weights[static_cast<std::size_t>(piece.index())];
  }
  return weights;
}

/// Winners stand first, then who weighs more, or less where the treasure is cursed.
struct Standing {
  bool has_won = false;
  int weight = 0;

  bool is_before(const Standing& other, bool is_cursed) const {
    if (has_won != other.has_won) return has_won;
    return is_cursed ? weight < other.weight : weight > other.weight;
  }
};

using Collections = std::array<PieceSet, kMaxPlayers>;

FixedList<ScoreLine, kMaxPlayers> place_lines(const Setup& setup, SeatSet winners, const Collections& collections,
                                              const Totals& weights) {
  FixedList<ScoreLine, kMaxPlayers> lines;
  const auto standing = [&](Seat player) { return Standing{winners.has(player), at(weights, player)}; };
  for (int i = 0; i < setup.contestants(); ++i) {
    const Seat player = setup.player(i);
    int before = 0;
    for (int j = 0; j < setup.contestants(); ++j)
      before += standing(setup.player(j)).is_before(standing(player), setup.is_cursed) ? 1 : 0;
    const PieceSet pieces = collections[static_cast<std::size_t>(player.index())];
    lines.push_back({Kind::kPlace, SeatSet::of(player), {}, at(weights, player), before + 1, pieces});
  }
  std::sort(lines.begin(), lines.end(), [](const ScoreLine& a, const ScoreLine& b) {
    return std::pair(a.place, a.seats.first()) < std::pair(b.place, b.seats.first());
  });
  return lines;
}

}  // namespace

ScoreLines contest_lines(const Setup& setup, const Totals& weights, SeatSet winners) {
  ScoreLines lines;
  SeatSet reigning = SeatSet::of(setup.player(0));
  for (int i = 1; i < setup.contestants(); ++i) {
    lines.push_back(contest(setup, weights, reigning, setup.player(i), [&](SeatSet both) {
      const SeatSet stay = both & winners;
      return stay.is_empty() ? reigning : stay;
    }));
    reigning = lines.back().seats;
  }
  return lines;
}

Weighing weigh_totals(const Setup& setup, const Totals& weights, std::span<const SeatSet> stays) {
  Weighing weighing;
  SeatSet reigning = SeatSet::of(setup.player(0));
  for (int i = 1; i < setup.contestants(); ++i) {
    const SeatSet newcomer = SeatSet::of(setup.player(i));
    const ScoreLine line = contest(setup, weights, reigning, setup.player(i), [&](SeatSet both) {
      const SeatSet said = stays.empty() ? SeatSet{} : stays.front();
      if (!stays.empty()) stays = stays.subspan(1);
      if (said != reigning && said != newcomer && said != both) weighing.level = both;
      return said;
    });
    if (!weighing.level.is_empty()) return weighing;
    weighing.lines.push_back(line);
    reigning = line.seats;
  }
  weighing.winners = reigning;
  for (const ScoreLine& line : place_lines(setup, reigning, {}, weights)) weighing.lines.push_back(line);
  return weighing;
}

ScoreLines score_lines(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  SEPTEM_CHECK(view.phase == Phase::kOver);
  const Totals weights = weights_of(setup, view);
  ScoreLines lines = contest_lines(setup, weights, view.winners);
  for (const ScoreLine& line : place_lines(setup, view.winners, view.collections, weights)) lines.push_back(line);
  for (int i = setup.contestants(); i < setup.players(); ++i) {
    const Seat player = setup.player(i);
    const PieceSet pieces = view.collections[static_cast<std::size_t>(player.index())];
    lines.push_back({Kind::kNotWeighed, SeatSet::of(player), {}, at(weights, player), 0, pieces});
  }
  return lines;
}

}  // namespace septem::seize
