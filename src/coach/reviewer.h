// Looks at the steps of a match one by one, in any order: each has random numbers of its own, so that several threads may share the work.
#pragma once

#include <algorithm>
#include <utility>

#include "coach/appraisal.h"
#include "coach/outlook.h"
#include "coach/reasoner.h"
#include "coach/review.h"
#include "notation/notation.h"
#include "play/match.h"

namespace septem {

/// Refers to the match.
template <Notated G>
class Reviewer {
 public:
  /// Games tried for an outlook.
  static constexpr int kTries = 200;
  /// Options told of a decision, beside the one that was played.
  static constexpr std::size_t kMostOptions = 3;

  explicit Reviewer(const Match<G>& match, std::int64_t work = kCoachWork<G>) : match_(match), work_(work) {}

  ReviewedStep step(std::size_t number) const {
    const Step<G>& step = match_.steps()[number];
    const typename G::State before = match_.state_after(number);
    ReviewedStep reviewed{.number = number};
    reviewed.outlook = outlook_after(before, step, number);
    if (!step.is_move()) {
      reviewed.text = Notation<G>::due(before).kind;
      return reviewed;
    }
    reviewed.seat = step.seat;
    reviewed.text = Notation<G>::move(match_.setup(), step.move);
    look_at_decision(step, number, reviewed);
    return reviewed;
  }

 private:
  SeatShares outlook_after(typename G::State state, const Step<G>& step, std::size_t number) const {
    match_.advance(state, step);
    Rng rng(number);
    const Utilities shares = G::is_over(state) ? shares_at_end<G>(match_.setup(), state)
                                               : Outlook<G>::shares(match_.setup(), state, kTries, rng);
    return {shares.begin(), shares.begin() + match_.setup().seats};
  }

  /// From what the seat knew then.
  void look_at_decision(const Step<G>& step, std::size_t number, ReviewedStep& reviewed) const {
    const typename G::Knowledge known = match_.knowledge_after(number, step.seat);
    const Problem<G> problem{match_.setup(), known, step.seat};
    Rng rng(G::hash(known));  // who knows the same is told the same
    const Appraisal<G> appraisal = appraise(problem, work_, rng);
    const auto played = std::ranges::find(appraisal, step.move, &Appraised<G>::move);
    if (appraisal.size() < 2 || played == appraisal.end()) return;
    reviewed.loss = appraisal[0].chance - played->chance;
    const Reasoner<G> reasoner(problem, rng);
    const auto best = std::min(appraisal.size(), kMostOptions);
    for (std::size_t i = 0; i < appraisal.size(); ++i) {
      const auto& [move, chance] = appraisal[i];
      if (i >= best && move != step.move) continue;
      reviewed.options.push_back({Notation<G>::move(match_.setup(), move), chance, reasoner.of(move)});
    }
  }

  const Match<G>& match_;
  std::int64_t work_;
};

template <Game G>
Owners owners_of(const typename G::Setup& setup) {
  Owners owners;
  for (const Seat seat : SeatSet::first_n(setup.seats)) {
    if constexpr (requires { setup.owner_of(seat); }) {
      owners.push_back(static_cast<int>(setup.owner_of(seat)));
    } else {
      owners.push_back(seat.index());
    }
  }
  return owners;
}

}  // namespace septem
