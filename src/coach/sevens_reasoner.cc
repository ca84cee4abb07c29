#include "coach/sevens.h"

#include <algorithm>

#include "bots/search/sevens_belief.h"
#include "games/sevens/card_text.h"
#include "games/sevens/foretell.h"

namespace septem {

using namespace sevens;

namespace {

std::vector<std::string> name_of(Card card) { return {std::string(card_name(card))}; }
std::vector<std::string> name_of(Type column) { return {std::string(type_name(column))}; }

bool can_end(const Setup& setup, const State& state, Seat seat) {
  MoveList moves;
  moves.clear();
  legal_moves(setup, state, seat, moves);
  for (const Move move : moves)
    if (state.columns.is_full(move.column())) return true;
  return false;
}

}  // namespace

Reasoner<Sevens>::Reasoner(const Problem<Sevens>& problem, Rng& rng) : problem_(problem) {
  for (int i = 0; i < kWorldsForReasons; ++i) {
    worlds_.push_back(believed_world(problem.setup, problem.knowledge, rng));
  }
}

std::vector<Reason> Reasoner<Sevens>::of(const Move& move) const {
  Reasons reasons;
  switch (move.kind()) {
    case Move::Kind::kPlay:
    case Move::Kind::kPlace:
      add_landing(move, reasons);
      add_risk(move, reasons);
      break;
    case Move::Kind::kSin:
      reasons.push_back({.key = "sevens.coach.robs", .seat = move.victim()});
      break;
    case Move::Kind::kCall: {
      const CardSet hits = move.call().cards(problem_.setup.square);
      const auto hit = [&](const State& world) { return hits.has(world.deck_at(0)); };
      const double chance = static_cast<double>(std::ranges::count_if(worlds_, hit)) / kWorldsForReasons;
      reasons.push_back({.key = "sevens.coach.hits", .chance = chance});
      break;
    }
    case Move::Kind::kTake:
      reasons.push_back({"sevens.coach.takes", name_of(problem_.knowledge.view.columns.top(move.column()))});
      break;
    case Move::Kind::kLook:
      reasons.push_back({.key = "sevens.coach.looks", .number = move.look().deck()});
      break;
    case Move::Kind::kStack:
      reasons.push_back({"sevens.coach.tops", name_of(move.stacking().cards[0])});
      break;
  }
  return reasons;
}

void Reasoner<Sevens>::add_landing(const Move& move, Reasons& reasons) const {
  const View& view = problem_.knowledge.view;
  const ForetoldList all = foretell(problem_.setup, problem_.knowledge);
  const auto told = std::ranges::find(all, move, &Foretold::move);
  if (told == all.end()) return;
  if (told->ends) add_ending(move, reasons);
  if (told->power == Foretold::Power::kFires) reasons.push_back({"sevens.coach.fires", name_of(move.column())});
  if (told->wild != view.wild && told->wild != Colour::kNone) {
    reasons.push_back({"sevens.coach.wild", {std::string(colour_name(told->wild))}});
  }
  if (told->disabled != view.disabled) {
    reasons.push_back({.key = "sevens.coach.disables", .number = kValues - told->disabled});
  }
  const CardSet hand = *view.hands[static_cast<std::size_t>(problem_.seat.index())].cards;
  const Worth worth(problem_.setup.square, told->wild, told->disabled);
  reasons.push_back({.key = "sevens.coach.keeps", .number = worth.of(hand - CardSet::of(move.card()))});
}

void Reasoner<Sevens>::add_ending(const Move& move, Reasons& reasons) const {
  const auto wins = [&](State world) {
    apply(problem_.setup, world, problem_.seat, move);
    return winners(problem_.setup, world).has(problem_.seat);
  };
  const double chance = static_cast<double>(std::ranges::count_if(worlds_, wins)) / kWorldsForReasons;
  reasons.push_back({.key = "sevens.coach.ends", .chance = chance});
}

/// That the next player ends the game.
void Reasoner<Sevens>::add_risk(const Move& move, Reasons& reasons) const {
  const Seat seat = problem_.seat;
  std::optional<Seat> next;
  int ends = 0;
  for (State world : worlds_) {
    apply(problem_.setup, world, seat, move);
    if (world.phase != Phase::kPlay || world.turn == seat) return;
    next = world.turn;
    ends += can_end(problem_.setup, world, world.turn) ? 1 : 0;
  }
  const double chance = static_cast<double>(ends) / kWorldsForReasons;
  if (chance >= kWorthMentioning) reasons.push_back({"sevens.coach.risks-end", {}, next, chance});
}

}  // namespace septem
