#include "server/table_state.h"

namespace septem::server {

TableState::TableState(std::string table, const Created& created, Opener opener)
    : id(std::move(table)),
      origin{created.host, created.name, created.network, created.seed, created.fork},
      settings(created.settings),
      files(created.files),
      open(std::move(opener)),
      chairs(created.settings.seats),
      known(created.host),
      clocks(created.settings.clock) {}

std::optional<Refused> why_not_in(Stage wanted, Stage now) {
  if (now == wanted) return std::nullopt;
  switch (now) {
    case Stage::kWaiting:
      return refused(ServerCode::kNotNow, "not-started", "the game has not started yet");
    case Stage::kPlaying:
      return refused(ServerCode::kNotNow, "already-started", "the game has started");
    case Stage::kOver:
      return refused(Fault{Code::kGameOver, "the game is over"});
    case Stage::kClosed:
      return refused(ServerCode::kNotNow, "closed", "this table is closed");
  }
  return std::nullopt;
}

std::optional<Refused> TableState::why_no_seat(Seat seat) const {
  if (chairs.seats().has(seat)) return std::nullopt;
  return bad_params("this table has the seats p0 to p" + std::to_string(settings.seats - 1));
}

void TableState::go_on(Millis at) {
  SeatSet people;
  for (const Seat seat : to_act())
    if (!chairs[seat].is_played_by_bot()) people.add(seat);
  clocks.set_running(people, at);
}

}  // namespace septem::server
