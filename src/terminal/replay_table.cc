#include "terminal/replay_table.h"

#include <boost/json/parse.hpp>

#include "engine/replay.h"

namespace septem::terminal {

Shown ReplayedGame::shown_after(std::size_t steps, Viewer viewer) const {
  Shown shown;
  shown.view = boost::json::parse(moments[steps - 1].view).as_object();
  if (viewer.is_seat()) shown.seat = viewer.seat();
  shown.names = names;
  shown.files = files;
  for (std::size_t i = 0; i < steps; ++i) shown.log.push_back(moments[i].sight);
  return shown;
}

Result<ReplayedGame, std::string> replay_record(std::string_view text, const DataFiles& files, Viewer viewer) {
  auto again = RecordReplay::begin(text, open_with(files));
  if (!again) return failure(again.error().message);
  if (viewer.is_seat() && viewer.seat().index() >= again->record().seats)
    return failure(std::string("there is no such seat at this table"));
  ReplayedGame played;
  played.game = again->record().game;
  for (int i = 0; i < again->record().seats; ++i) played.names.push_back("Player " + std::to_string(i + 1));
  for (const auto& [seat, name] : again->record().players) played.names[static_cast<std::size_t>(seat.index())] = name;
  while (again->has_more()) {
    if (const auto fault = again->step()) return failure(fault->message);
    played.moments.push_back({again->game().sights(viewer).back(), again->game().view(viewer)});
  }
  if (const auto fault = again->why_other_result()) return failure(fault->message);
  if (played.moments.empty()) return failure(std::string("nothing was played in this record"));
  played.scorings = again->game().scorings(viewer);
  played.files = again->game().files();
  return played;
}

}  // namespace septem::terminal
