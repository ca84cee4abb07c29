// The game at a table: decisions, time, and taking back.
#include "core/check.h"
#include "server/table.h"

namespace septem::server {

std::optional<Refused> Table::take(const Moved& event, Millis at) {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (auto why = need_seat(event.seat)) return why;
  Chair& mover = chair_at(event.seat);
  if (!event.by_bot && mover.is_flagged) {
    return refused(ServerCode::kNotNow, "time-is-up", "this seat's time is up; a bot plays on");
  }
  if (auto fault = game_->act(event.seat, event.action)) return refused(*fault);
  ++turns_[static_cast<std::size_t>(event.seat.index())];
  if (!event.by_bot) clocks_.pressed(event.seat, at);  // a bot that stands in earns nobody time
  mover.is_late = false;
  mover.was_bot_last = event.by_bot;
  decisions_.push_back({event.seat, event.by_bot});
  plea_.reset();
  if (game_->status().is_over) stage_ = Stage::kOver;
  if (!event.by_bot) remember(mover.person, event.key);
  go_on(at);
  return std::nullopt;
}

std::optional<Refused> Table::take(const TimedOut& event, Millis at) {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (auto why = need_seat(event.seat)) return why;
  (settings_.clock.kind == ClockRule::Kind::kMove ? chair_at(event.seat).is_late
                                                  : chair_at(event.seat).is_flagged) = true;
  go_on(at);
  return std::nullopt;
}

std::optional<Refused> Table::why_no_undo(Seat seat) const {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (game_->undo_depth(seat) == 0) {
    return refused(ServerCode::kNotNow, "nothing-to-undo", "this seat has decided nothing yet");
  }
  if (declined_at_[static_cast<std::size_t>(seat.index())] == decisions_.size()) {
    return refused(ServerCode::kNotNow, "undo-declined", "the others said no; the game goes on");
  }
  // Who was turned out can agree to nothing any more.
  if (decisions_.size() - game_->undo_depth(seat) < fixed_decisions_) {
    return refused(ServerCode::kNotNow, "undo-turned-out", "what was played before somebody was turned out stands");
  }
  // What a bot did because the time was up stands.
  if (clocks_.is_used() && (chair(seat).is_flagged || chair(seat).was_bot_last)) {
    return refused(ServerCode::kNotNow, "time-is-up", "the time for that move is up");
  }
  return std::nullopt;
}

/// The people who decided something themselves, from the seat's last decision on.
SeatSet Table::deciders_since_last_of(Seat seat) const {
  SeatSet deciders;
  for (std::size_t i = decisions_.size() - game_->undo_depth(seat); i < decisions_.size(); ++i) {
    if (!decisions_[i].by_bot) deciders.add(decisions_[i].seat);
  }
  return deciders;
}

SeatSet Table::asked_to_agree(Seat seat) const {
  if (game_->told_nothing(seat)) return {};
  SeatSet staying;
  SeatSet left;
  for (const Seat other : seats()) {
    if (other != seat && chair(other).is_person() && !chair(other).is_turned_out)
      (chair(other).has_left ? left : staying).add(other);
  }
  const SeatSet asked = staying | (left & deciders_since_last_of(seat));
  return asked.is_empty() ? left : asked;
}

std::optional<Refused> Table::take(const UndoAsked& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_no_undo(event.seat)) return why;
  if (plea_) return refused(ServerCode::kNotNow, "undo-asked-already", "an undo is asked for already");
  plea_ = Plea{seq() + 1, event.seat, event.asked};
  remember(chair(event.seat).person, event.key);
  return std::nullopt;
}

std::optional<Refused> Table::take(const UndoAnswered& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (!plea_ || plea_->seat == event.seat) {
    return refused(ServerCode::kNotNow, "no-undo-asked", "nobody else asks for an undo");
  }
  if (!plea_->asked.has(event.seat)) return refused(ServerCode::kNotAllowed, "not-asked", "you need not agree to this");
  if (event.agrees) {
    plea_->agreed.add(event.seat);
  } else {
    declined_at_[static_cast<std::size_t>(plea_->seat.index())] = decisions_.size();
    plea_.reset();
  }
  return std::nullopt;
}

std::optional<Refused> Table::take(const UndoWithdrawn& event, Millis) {
  if (!plea_ || plea_->seat != event.seat) {
    return refused(ServerCode::kNotNow, "no-undo-asked", "you do not ask for an undo");
  }
  plea_.reset();
  return std::nullopt;
}

std::optional<Refused> Table::take(const Undone& event, Millis at) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_no_undo(event.seat)) return why;
  const std::size_t depth = game_->undo_depth(event.seat);
  for (std::size_t i = 0; i < depth; ++i) {
    const auto fault = game_->undo();
    SEPTEM_CHECK(!fault);
  }
  decisions_.resize(decisions_.size() - depth);
  for (std::uint64_t& turn : turns_) ++turn;
  plea_.reset();
  for (auto& declined_at : declined_at_)
    if (declined_at > decisions_.size()) declined_at.reset();
  remember(chair(event.seat).person, event.key);
  clocks_.set_running({}, at);
  clocks_.taken_back(event.seat);
  go_on(at);
  return std::nullopt;
}

}  // namespace septem::server
