#include "server/chairs.h"

namespace septem::server {

std::optional<Seat> Chairs::seat_of(const Person& person) const {
  for (const Seat seat : seats()) {
    const Chair& chair = (*this)[seat];
    if (chair.is_person() && chair.person == person && !chair.is_turned_out) return seat;
  }
  return std::nullopt;
}

std::optional<Seat> Chairs::first_empty() const {
  for (const Seat seat : seats())
    if ((*this)[seat].kind == Chair::Kind::kEmpty) return seat;
  return std::nullopt;
}

bool Chairs::has_nobody_but(const Person& person) const {
  for (const Seat seat : seats())
    if ((*this)[seat].is_person() && (*this)[seat].person != person) return false;
  return true;
}

void Chairs::sit_down(Seat seat, const Person& person, const std::string& name) {
  const auto old = seat_of(person);
  given_up_ = old == seat ? std::nullopt : old;
  if (given_up_) get_up(*given_up_);
  Chair& taken = at(seat);
  taken = {};
  taken.kind = Chair::Kind::kPerson;
  taken.person = person;
  taken.name = name;
}

void Chairs::come_back(Seat seat) {
  given_up_.reset();
  at(seat).has_left = at(seat).is_away = false;
}

void Chairs::get_up(Seat seat) {
  at(seat) = {};
  mixes_.erase(seat);
}

}  // namespace septem::server
