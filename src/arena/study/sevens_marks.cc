#include "arena/study/sevens_marks.h"

namespace septem {

using namespace sevens;

void Marks<Sevens>::see(const Setup&, const State&, const State& after) {
  if (!first_ && after.phase == Phase::kPlay) first_ = after.turn;
}

void Marks<Sevens>::tell(const Setup& setup, const State& end, const Returns& returns,
                         std::vector<Figure>& figures) const {
  const auto share = [&](Seat seat) { return returns[static_cast<std::size_t>(seat.index())].share; };
  figures.push_back({"beginner: share of wins", share(*first_)});
  figures.push_back({"seventh card: games that it ended", end.has_ending ? 1.0 : 0.0});
  if (!end.has_ending) return;
  figures.push_back({"seventh card: share of wins of who placed it", share(end.ending.seat)});
  figures.push_back({"seventh card: share of wins of the next seat", share(end.ending.seat.clockwise(setup.seats))});
}

}  // namespace septem
