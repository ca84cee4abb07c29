#include "server/decisions.h"

namespace septem::server {

SeatSet Decisions::people_of_last(std::size_t depth) const {
  SeatSet people;
  for (std::size_t i = standing_.size() - depth; i < standing_.size(); ++i) {
    if (!standing_[i].by_bot) people.add(standing_[i].seat);
  }
  return people;
}

void Decisions::add(Seat seat, bool by_bot) {
  ++turns_[index(seat)];
  standing_.push_back({seat, by_bot});
  plea_.reset();
}

void Decisions::take_back(std::size_t depth) {
  standing_.resize(standing_.size() - depth);
  for (std::uint64_t& turn : turns_) ++turn;
  plea_.reset();
  for (auto& declined_at : declined_at_)
    if (declined_at > standing_.size()) declined_at.reset();
}

void Decisions::decline() {
  declined_at_[index(plea_->seat)] = standing_.size();
  plea_.reset();
}

}  // namespace septem::server
