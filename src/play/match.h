// One game in progress: the steps so far, the state they lead to, and what each viewer who has asked knows.
//
// With a seed every outcome is drawn as soon as it is due; without one each must be given. Moves must be legal and
// outcomes possible: what comes from outside is asked about first. Not thread-safe.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "games/game.h"
#include "play/follow.h"
#include "play/memories.h"
#include "play/steps.h"

namespace septem {

template <Game G>
class Match {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Move = typename G::Move;
  using Outcome = typename G::Outcome;
  using Sight = typename G::Sight;
  using Knowledge = typename G::Knowledge;

  explicit Match(Setup setup, std::optional<Seed> seed = {})
      : setup_(std::move(setup)), seed_(seed), start_(G::begin(setup_)) {
    draw_what_is_due();
  }
  /// From a position on, as of a test or a problem: nobody remembers what came before.
  Match(Setup setup, const State& start) : setup_(std::move(setup)), start_(start) {}
  /// The same, but one viewer remembers.
  Match(Setup setup, const State& start, Viewer viewer, const Knowledge& known)
      : setup_(std::move(setup)), start_(start), known_before_{{viewer, known}} {}

  const Setup& setup() const { return setup_; }
  const State& state() const { return state_; }
  const Steps<G>& steps() const { return steps_; }
  bool is_over() const { return G::is_over(state_); }
  bool is_chance_due() const { return G::is_chance_due(setup_, state_); }
  SeatSet to_act() const { return G::to_act(setup_, state_); }

  void take(Seat seat, const Move& move) {
    mark();
    add(seat, move);
    draw_what_is_due();
  }
  void take(const Outcome& outcome) {
    mark();
    add(outcome);
    draw_what_is_due();
  }

  /// Takes back what was given last: one decision or outcome; with a seed the last decision and the outcomes after it. Whether
  /// there was anything.
  bool take_back() {
    std::size_t keep = steps_.size();
    while (seed_ && keep > fixed_ && !steps_[keep - 1].is_move()) --keep;
    if (keep == fixed_) return false;
    go_back_to(keep - 1);
    return true;
  }
  /// From here on chance comes from the seed; what was played so far is not taken back any more.
  void go_on_with(const Seed& seed) {
    seed_ = seed;
    fixed_ = steps_.size();
    mark();
    draw_what_is_due();
  }
  /// So many steps are not taken back.
  std::size_t fixed() const { return fixed_; }

  /// What a viewer knows, worked out from the start at the first question and then kept up to date.
  const Knowledge& knowledge(Viewer viewer) {
    if (const Knowledge* known = memories_.find(viewer)) return *known;
    return memories_.keep(viewer, knowledge_after(steps_.size(), viewer));
  }
  /// What a viewer knew after the first `count` steps.
  Knowledge knowledge_after(std::size_t count, Viewer viewer) const {
    Knowledge known = knowledge_before(viewer);
    walk(start_, 0, count, [&](const State& before, const Step<G>& step, const State& after) {
      learn(known, viewer, before, step, after);
    });
    return known;
  }
  State state_after(std::size_t count) const {
    return walk(start_, 0, count, [](const State&, const Step<G>&, const State&) {});
  }

  /// Calls `visit(before, step, after)` for each step so far.
  template <class Visit>
  void replay(Visit visit) const {
    walk(start_, 0, steps_.size(), visit);
  }
  /// The same for the last change: what was given, and the outcomes it led to. At the start the outcomes drawn so far;
  /// nothing after something was taken back.
  template <class Visit>
  void replay_change(Visit visit) const {
    walk(mark_, marked_steps_, steps_.size(), visit);
  }

  Sight sight(const State& before, const Step<G>& step, Viewer viewer) const {
    return steps_.visit(step, [&](const auto&... what) { return G::sight(setup_, before, what..., viewer); });
  }
  /// Carries out a step of this game, also in a state that only might be the true one.
  void advance(State& state, const Step<G>& step) const {
    steps_.visit(step, [&](const auto&... what) { G::apply(setup_, state, what...); });
  }
  void learn(Knowledge& knowledge, Viewer viewer, const State& before, const Step<G>& step, const State& after) const {
    steps_.visit(step, [&](const auto&... what) { follow<G>(setup_, knowledge, viewer, before, after, what...); });
  }

 private:
  Knowledge knowledge_before(Viewer viewer) const {
    for (const auto& [who, known] : known_before_)
      if (who == viewer) return known;
    return G::know(setup_, G::view(setup_, start_, viewer));
  }

  template <class... What>
  void add(const What&... what) {
    const State before = state_;
    G::apply(setup_, state_, what...);
    steps_.add(what...);
    memories_.for_each(
        [&](Viewer viewer, Knowledge& knowledge) { follow<G>(setup_, knowledge, viewer, before, state_, what...); });
  }

  /// Each outcome has a stream of its own, so that a game taken back and played again is dealt the same.
  void draw_what_is_due() {
    while (seed_ && is_chance_due()) {
      Rng rng = seed_->stream(steps_.outcomes());
      add(G::draw(setup_, state_, rng));
    }
  }

  /// Remembers where a change begins.
  void mark() {
    mark_ = state_;
    marked_steps_ = steps_.size();
  }

  void go_back_to(std::size_t count) {
    steps_.keep(count);
    state_ = state_after(count);
    memories_.forget();
    mark();
  }

  template <class Visit>
  State walk(State state, std::size_t from, std::size_t to, Visit visit) const {
    for (std::size_t i = from; i < to; ++i) {
      const State before = state;
      advance(state, steps_[i]);
      visit(before, steps_[i], static_cast<const State&>(state));
    }
    return state;
  }

  Setup setup_;
  std::optional<Seed> seed_;
  State start_;
  std::vector<std::pair<Viewer, Knowledge>> known_before_;  ///< of those who remember what came before the start
  State state_ = start_;
  State mark_ = start_;           ///< before the last change
  std::size_t marked_steps_ = 0;  ///< how many steps there were then
  std::size_t fixed_ = 0;
  Steps<G> steps_;
  Memories<G> memories_;
};

}  // namespace septem
