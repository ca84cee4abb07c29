#include "server/hub/caretaker.h"

#include "server/hub/table_life.h"

namespace septem::server {
namespace {

constexpr int kMostPerRound = 50;
constexpr Millis kRestsAfter = 5 * 60'000;

/// How long an unfinished table stays when nothing happens at it.
Millis kept_for(const Table& table, const Limits& limits) {
  constexpr Millis kHour = 3'600'000;
  constexpr Millis kDay = 24 * kHour;
  if (table.stage() == Stage::kPlaying) return limits.keep_running * kDay;
  const bool waits_for_anybody = table.settings().is_open && table.chairs().has_nobody_but(table.origin().host);
  return waits_for_anybody ? limits.keep_waiting * kHour : limits.keep_invitations * kDay;
}

}  // namespace

bool Caretaker::make_round() {
  std::vector<std::string> gone;
  int done = 0;
  bool has_more = false;
  for (const auto& [id, room] : rooms_.all()) {
    if (done == kMostPerRound) {  // people wait meanwhile
      has_more = true;
      break;
    }
    const bool is_gone = room->is_archived && !room->is_archiving_lost && room->watchers.empty() &&
                         room->committed_seq == room->table.seq();
    if (is_gone) {
      gone.push_back(id);
    } else if (look_after(*room)) {
      ++done;
    }
  }
  for (const std::string& id : gone) rooms_.forget(id);
  return has_more;
}

bool Caretaker::look_after(Room& room) {
  const Stage stage = room.table.stage();
  const Millis idle = core_.now - room.table.changed_at();
  if (idle >= kRestsAfter && room.table.has_game()) room.table.game().rest();
  if (!room.watchers.empty() || room.committed_seq != room.table.seq()) return false;
  if (is_live(room.table.stage()) && idle >= kept_for(room.table, core_.limits)) {
    (void)life_.change(room, Closed{{}, "server.closed-forgotten"});
    return true;
  }
  if (stage != Stage::kClosed && (stage != Stage::kOver || idle < core_.limits.archive_after)) return false;
  archive(room);
  return true;
}

void Caretaker::archive(Room& room) {
  ArchivedTable archived{room.table.id(), room.table.book().events(), {}};
  for (const Seat seat : room.table.chairs().seats()) {
    if (room.table.chairs()[seat].is_person()) archived.people.push_back(room.table.chairs()[seat].person);
  }
  core_.world.log.archive(std::move(archived));
  room.is_archived = true;
  room.is_archiving_lost = false;
}

}  // namespace septem::server
