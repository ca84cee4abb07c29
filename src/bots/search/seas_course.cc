#include "bots/search/seas_course.h"

#include <algorithm>

namespace septem {

using namespace seas;

static auto nicks(const Knowledge& knowledge) {
  return std::ranges::count_if(knowledge.trail, [](const Trace& trace) { return trace.kind != Trace::Kind::kCapture; });
}

static bool is_same_round(const Moment<Seas>& before, const Moment<Seas>& now) {
  return before.setup == now.setup && before.knowledge.view.viewer == now.knowledge.view.viewer &&
         before.knowledge.view.round == now.knowledge.view.round && before.knowledge.scores == now.knowledge.scores;
}

/// What both have seen played is the same, and the first card after it was played on the display that was seen.
static bool is_later(const Knowledge& before, const Knowledge& now) {
  const std::size_t seen = before.plays.size();
  return seen < now.plays.size() && std::equal(before.plays.begin(), before.plays.end(), now.plays.begin()) &&
         now.plays[seen].display == before.view.display;
}

std::optional<std::vector<Move>> Course<Seas>::between(const Moment<Seas>& before, const Moment<Seas>& now) {
  const bool is_seen = is_same_round(before, now) && is_later(before.knowledge, now.knowledge) &&
                       before.knowledge.view.phase == Phase::kPlay && nicks(before.knowledge) == nicks(now.knowledge);
  if (!is_seen) return std::nullopt;
  std::vector<Move> moves;
  for (std::size_t i = before.knowledge.plays.size(); i < now.knowledge.plays.size(); ++i) {
    moves.push_back(now.knowledge.plays[i].move);
  }
  return moves;
}

}  // namespace septem
