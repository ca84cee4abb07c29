// What the seats that bots are asked for were told so far. A story grows with the game, so that for the next question it is not told again
// from the start.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "engine/question.h"
#include "notation/notation.h"
#include "play/match.h"

namespace septem {

template <Hearable G>
class Stories {
 public:
  /// The whole story of a seat, from now on kept.
  std::string text(const Match<G>& match, Seat seat) {
    auto& story = stories_[static_cast<std::size_t>(seat.index())];
    if (!story) {
      story = std::make_unique<Story>(match.knowledge_after(0, seat));
      match.replay([&](const auto&... step) { add(match, seat, *story, step...); });
    }
    return story->text.text();
  }
  /// After each change of the match.
  void go_on(const Match<G>& match) {
    if (match.is_over()) return forget();  // nobody is asked any more
    for (const Seat seat : SeatSet::first_n(match.setup().seats)) {
      auto& story = stories_[static_cast<std::size_t>(seat.index())];
      if (story) match.replay_change([&](const auto&... step) { add(match, seat, *story, step...); });
    }
  }
  /// When something was taken back, or nobody is asked for a while: the next question has it told again.
  void forget() { stories_ = {}; }

 private:
  struct Story {
    explicit Story(const typename G::Knowledge& start) : known(start) {}
    typename G::Knowledge known;
    StoryText text{};
  };

  static void add(const Match<G>& match, Seat seat, Story& story, const typename G::State& before, const Step<G>& step,
                  const typename G::State& after) {
    match.learn(story.known, seat, before, step, after);
    story.text.add({Notation<G>::sight(match.setup(), match.sight(before, step, seat)),
                    Notation<G>::view(match.setup(), story.known)});
  }

  std::array<std::unique_ptr<Story>, Seat::kMaxPlayers> stories_{};
};

}  // namespace septem
