#include "arena/study/seas_marks.h"

namespace septem {

using namespace seas;

void Marks<Seas>::see(const Setup& setup, const State& before, const State& after) {
  if (!first_ && after.is_waiting()) first_ = after.start;
  if (before.ships == after.ships) return;
  const std::size_t holder = setup.owner_of(before.start);
  Mean others;
  double own = 0;
  for (std::size_t owner = 0; owner < static_cast<std::size_t>(setup.owners()); ++owner) {
    const double points = after.ships[owner] - before.ships[owner];
    if (owner == holder) own = points;
    if (owner != holder) others.add(points);
  }
  lead_.add(own - others.value());
}

void Marks<Seas>::tell(const Setup&, const State& end, GameResult& game) const {
  game.figures.push_back({"rounds", static_cast<double>(end.round)});
  game.figures.push_back({"compass: points more in a round", lead_.value()});
  game.figures.push_back(
      {"compass: share of wins of the first holder", game.returns[static_cast<std::size_t>(first_->index())].share});
}

}  // namespace septem
