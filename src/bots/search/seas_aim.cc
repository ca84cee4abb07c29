#include "bots/search/seas_aim.h"

namespace septem {

using namespace seas;

void Aim<Seas>::look_from(const Setup& setup, const State&) {
  if (owners_ == setup.owners() && target_ == setup.target) return;
  owners_ = setup.owners();
  target_ = setup.target;
  race_ = nullptr;
}

const Race& Aim<Seas>::race() const {
  if (!race_) race_ = &Race::of(owners_, target_);
  return *race_;
}

Utilities Aim<Seas>::utilities(const Setup& setup, const State& end) const {
  const Race::Shares shares = race().shares(end.ships);
  Utilities utilities{};
  for (const Seat seat : setup.all_seats()) {
    utilities[static_cast<std::size_t>(seat.index())] = shares[setup.owner_of(seat)];
  }
  return utilities;
}

}  // namespace septem
