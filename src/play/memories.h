// What each viewer who has asked knows.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "games/game.h"

namespace septem {

template <Game G>
class Memories {
 public:
  using Knowledge = typename G::Knowledge;

  Memories() = default;
  /// A copy starts without any: what is known can be worked out again.
  Memories(const Memories&) {}
  Memories(Memories&&) noexcept = default;
  Memories& operator=(const Memories&) {
    forget();
    return *this;
  }
  Memories& operator=(Memories&&) noexcept = default;
  ~Memories() = default;

  /// Nothing for a viewer who has not asked yet.
  const Knowledge* find(Viewer viewer) const { return known_[index_of(viewer)].get(); }
  const Knowledge& keep(Viewer viewer, const Knowledge& knowledge) {
    return *(known_[index_of(viewer)] = std::make_unique<Knowledge>(knowledge));
  }
  void forget() { known_ = {}; }

  /// Calls `change(viewer, knowledge)` for each who has asked.
  template <class Change>
  void for_each(Change change) {
    for (std::size_t i = 0; i < kViewers; ++i)
      if (known_[i]) change(viewer_at(i), *known_[i]);
  }

 private:
  static constexpr std::size_t kSpectator = Seat::kMaxPlayers;
  static constexpr std::size_t kReferee = kSpectator + 1;
  static constexpr std::size_t kViewers = kReferee + 1;

  static std::size_t index_of(Viewer viewer) {
    if (viewer.is_referee()) return kReferee;
    return viewer.is_spectator() ? kSpectator : static_cast<std::size_t>(viewer.seat().index());
  }
  static Viewer viewer_at(std::size_t index) {
    if (index == kReferee) return Viewer::referee();
    return index == kSpectator ? Viewer::spectator() : Viewer(Seat::from_index(static_cast<int>(index)));
  }

  // On the heap: most tables are watched by few of those who could.
  std::array<std::unique_ptr<Knowledge>, kViewers> known_{};
};

}  // namespace septem
