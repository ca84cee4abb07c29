// How a game was played: how often there was a choice, how much it mattered, and what was done with it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "arena/mean.h"
#include "arena/score_watch.h"
#include "arena/study/marks.h"

namespace septem {

/// The kind of an action, by its notation: its first word, or for cards alone whether they took any.
inline std::string_view action_kind(std::string_view action) {
  if (action.starts_with("g ")) action.remove_prefix(2);  // for the interloper
  const std::size_t blank = action.find(' ');
  if (blank != std::string_view::npos) return action.substr(0, blank);
  return action.find('x') == std::string_view::npos ? "play" : "capture";
}

template <Notated G>
class StudyWatch : public ScoreWatch<G> {
 public:
  using State = typename G::State;

  template <class... Step>
  void step(const typename G::Setup& setup, const State& before, const State& after, const Step&... step) {
    ScoreWatch<G>::step(setup, before, after, step...);
    marks_.see(setup, before, after);
    last_ = after;
  }

  void decide(const Question<G>& question, const Thought<G>& thought) {
    const std::string action = Notation<G>::move(question.setup, thought.move);
    this->count("action." + std::string(action_kind(action)), question.seat, 1, question.setup.seats);
    legal_.add(static_cast<double>(question.moves.size()));
    const bool is_choice = question.moves.size() > 1;
    forced_.add(is_choice ? 0 : 1);
    if (is_choice && thought.options.size() == question.moves.size()) compare(thought);
  }

  /// Adds all that was seen to the result of the game that is over.
  void tell(const typename G::Setup& setup, GameResult& game) {
    game.categories = this->take();
    std::vector<Figure>& figures = game.figures;
    figures.push_back({"moves", static_cast<double>(game.moves)});
    const auto is_whole = [](const Return& seat) { return seat.share == 1; };
    figures.push_back({"tie", std::none_of(game.returns.begin(), game.returns.end(), is_whole) ? 1.0 : 0.0});
    figures.push_back({"choice: legal moves", legal_.value()});
    figures.push_back({"choice: decisions without one", forced_.value()});
    if (single_.has_any()) figures.push_back({"choice: with a single best move", single_.value()});
    if (lead_.has_any()) figures.push_back({"choice: lead of the best over the mean, as the bot rates", lead_.value()});
    marks_.tell(setup, last_, game);
  }

 private:
  void compare(const Thought<G>& thought) {
    Mean all;
    double best = thought.options.front().value;
    for (const auto& option : thought.options) {
      all.add(option.value);
      best = std::max(best, option.value);
    }
    const auto is_best = [best](const auto& option) { return option.value >= best - 1e-9; };
    single_.add(std::count_if(thought.options.begin(), thought.options.end(), is_best) == 1 ? 1 : 0);
    lead_.add(best - all.value());
  }

  Marks<G> marks_;
  State last_{};
  Mean legal_;
  Mean forced_;
  Mean single_;
  Mean lead_;
};

}  // namespace septem
