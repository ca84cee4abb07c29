#include "coach/seas.h"

#include <algorithm>

#include "bots/search/seas_worlds.h"
#include "games/seas/card_text.h"

namespace septem {

using namespace seas;

namespace {

constexpr CardSet kPrizes = CardSet::of(kLady) | CardSet::of(kKing) | CardSet::of(kGoldOne);

std::vector<std::string> names(CardSet cards) {
  std::vector<std::string> names;
  for (const Card card : cards) names.emplace_back(card_name(card));
  return names;
}

/// What a seat has in its chest as far as it knows; what was nicked from it nobody told it.
CardSet remembered_chest(const Setup& setup, const Knowledge& knowledge, Seat seat) {
  const Place own = Place::chest(setup.owner_of(seat));
  CardSet cards;
  for (const Trace& trace : knowledge.trail) {
    if (trace.kind != Trace::Kind::kLook && trace.to == own) cards |= trace.cards;
  }
  return cards;
}

/// Whether one of the plays takes something of which `test` says so.
template <class Test>
bool can_play(CardSet display, CardSet hand, Test test) {
  MoveList plays;
  plays.clear();
  plays.add_plays(display, hand);
  for (const Move play : plays)
    if (test(play.taken())) return true;
  return false;
}

}  // namespace

Reasoner<Seas>::Reasoner(const Problem<Seas>& problem, Rng& rng)
    : problem_(problem), own_(remembered_chest(problem.setup, problem.knowledge, problem.seat)) {
  Worlds<Seas> worlds(problem_, rng);
  for (int i = 0; i < kWorldsForReasons; ++i) worlds_.push_back(worlds.next(rng));
}

template <class Test>
double Reasoner<Seas>::chance(Test test) const {
  return static_cast<double>(std::ranges::count_if(worlds_, test)) / static_cast<double>(worlds_.size());
}

std::vector<Reason> Reasoner<Seas>::of(const Move& move) const {
  Reasons reasons;
  switch (move.kind()) {
    case Move::Kind::kPlay: {
      const CardSet gained = move.taken().is_empty() ? CardSet{} : move.taken() | CardSet::of(move.card());
      add_gain(gained, reasons);
      if (move.taken() == problem_.knowledge.view.display && !gained.is_empty() && move.card() != kKraken) {
        reasons.push_back({"seas.coach.clears"});
      }
      add_kept_from_others(gained, reasons);
      add_risks(move, reasons);
      break;
    }
    case Move::Kind::kNick:
      add_contents(move.source(), reasons);
      break;
    case Move::Kind::kPick:
      add_gain(CardSet::of(move.card()), reasons);
      break;
  }
  return reasons;
}

void Reasoner<Seas>::add_gain(CardSet gained, Reasons& reasons) const {
  if (gained.is_empty()) return;
  reasons.push_back({"seas.coach.takes", names(gained)});
  if (gained.has(kLady)) reasons.push_back({"seas.coach.lady"});
  if (gained.has(kKing)) reasons.push_back({"seas.coach.king"});
  if (const int coins = coins_of(gained)) reasons.push_back({.key = "seas.coach.coins", .number = coins});
  const Values& values = problem_.setup.values;
  const int raised = total_value(values, own_ | gained) - total_value(values, own_);
  if (raised > 0) reasons.push_back({.key = "seas.coach.value", .number = raised});
  if (raised < 0) reasons.push_back({.key = "seas.coach.value-lost", .number = -raised});
}

/// What the next player can do with what is left.
void Reasoner<Seas>::add_risks(const Move& move, Reasons& reasons) const {
  const Seat seat = problem_.seat;
  const Seat next = seat.clockwise(problem_.setup.seats);
  const CardSet before = problem_.knowledge.view.display;
  const CardSet left = move.taken().is_empty() ? before | CardSet::of(move.card()) : before - move.taken();
  if (left.is_empty() || problem_.knowledge.view.hands[static_cast<std::size_t>(next.index())].size == 0) return;
  const auto next_takes = [&](auto test) {
    return chance([&](const State& world) { return can_play(left, world.hand(next), test); });
  };
  const double clearing = next_takes([&](CardSet taken) { return taken == left; });
  if (clearing >= kWorthMentioning) reasons.push_back({"seas.coach.risks-clearing", {}, next, clearing});
  for (const Card prize : left& kPrizes) {
    const double taking = next_takes([&](CardSet taken) { return taken.has(prize); });
    if (taking >= kWorthMentioning) reasons.push_back({"seas.coach.risks", names(CardSet::of(prize)), next, taking});
  }
  const double nothing = 1 - next_takes([](CardSet taken) { return !taken.is_empty(); });
  if (nothing >= 0.5) reasons.push_back({"seas.coach.leaves-nothing", {}, next, nothing});
}

/// What the next player could have taken otherwise.
void Reasoner<Seas>::add_kept_from_others(CardSet gained, Reasons& reasons) const {
  const CardSet display = problem_.knowledge.view.display;
  const Seat next = problem_.seat.clockwise(problem_.setup.seats);
  for (const Card prize : gained& display& kPrizes) {
    const double taking = chance([&](const State& world) {
      return can_play(display, world.hand(next), [&](CardSet taken) { return taken.has(prize); });
    });
    if (taking >= kWorthMentioning) reasons.push_back({"seas.coach.keeps", names(CardSet::of(prize)), next, taking});
  }
}

void Reasoner<Seas>::add_contents(Place source, Reasons& reasons) const {
  if (source.is_nowhere()) return reasons.push_back({"seas.coach.nicks-nothing"});
  for (const Card prize : kPrizes) {
    const double here = chance([&](const State& world) { return world.at(source).has(prize); });
    if (here >= kWorthMentioning) {
      reasons.push_back({.key = "seas.coach.may-nick", .things = names(CardSet::of(prize)), .chance = here});
    }
  }
}

}  // namespace septem
