#include "coach/seize.h"

#include <algorithm>

#include "bots/search/seize_hasty.h"
#include "games/seize/card_text.h"

namespace septem {

using namespace seize;

namespace {

/// The middle of the range.
int weight_of(const Setup& setup, Piece piece) { return (setup.booty.low(piece) + setup.booty.high(piece)) / 2; }
int weight_of(const Setup& setup, PieceSet pieces) {
  int sum = 0;
  for (const Piece piece : pieces) sum += weight_of(setup, piece);
  return sum;
}

double share_of(const std::vector<State>& worlds, auto test) {
  return static_cast<double>(std::ranges::count_if(worlds, test)) / static_cast<double>(worlds.size());
}

}  // namespace

Reasoner<Seize>::Reasoner(const Problem<Seize>& problem, Rng& rng) : problem_(problem) {
  for (int i = 0; i < kWorldsForReasons; ++i) worlds_.push_back(sample(problem.setup, problem.knowledge, rng));
}

std::vector<Reason> Reasoner<Seize>::of(const Move& move) const {
  const Setup& setup = problem_.setup;
  Reasons reasons;
  const auto say_weight = [&](std::string_view key) {
    reasons.push_back(
        {.key = key, .things = {std::string(setup.booty.id(move.piece()))}, .number = weight_of(setup, move.piece())});
  };
  switch (move.kind()) {
    case Move::Kind::kSquabble:
      add_squabble(move, reasons);
      break;
    case Move::Kind::kCaptain:
      reasons.push_back({.key = "seize.coach.names", .seat = move.seat()});
      break;
    case Move::Kind::kRed:
      add_stashes(move, reasons);
      break;
    case Move::Kind::kCard:
      add_card(move, reasons);
      break;
    case Move::Kind::kOrder:
      reasons.push_back({.key = "seize.coach.first-of-tied", .seat = move.seats()[0]});
      break;
    case Move::Kind::kSeize:
      say_weight("seize.coach.takes");
      break;
    case Move::Kind::kSteal:
      say_weight("seize.coach.steals");
      reasons.back().seat = move.victim();
      break;
    case Move::Kind::kReturn:
      say_weight("seize.coach.gives-back");
      break;
    case Move::Kind::kUnload:
      say_weight("seize.coach.takes-off");
      break;
  }
  return reasons;
}

std::vector<State> Reasoner<Seize>::worlds_after(const Move& move) const {
  const Setup& setup = problem_.setup;
  const Prospects prospects(setup, problem_.knowledge.view);
  const Hasty hasty(setup, prospects);
  Rng rng(1);
  std::vector<State> after = worlds_;
  for (State& world : after) {
    const Phase phase = world.phase;
    apply(setup, world, problem_.seat, move);
    while (world.phase == phase) hasty.step(world, rng);
  }
  return after;
}

void Reasoner<Seize>::add_squabble(const Move& move, Reasons& reasons) const {
  const std::vector<State> after = worlds_after(move);
  const double captain = share_of(
      after, [&](const State& world) { return world.phase == Phase::kDivvy && world.captain == problem_.seat; });
  reasons.push_back({.key = "seize.coach.captain", .chance = captain});
  const CardSet kept = *problem_.knowledge.view.hands[static_cast<std::size_t>(problem_.seat.index())].items -
                       CardSet::of(move.card());
  Reason keeps{"seize.coach.keeps"};
  for (const Card card : kept) keeps.things.emplace_back(card_name(card));
  reasons.push_back(std::move(keeps));
}

void Reasoner<Seize>::add_card(const Move& move, Reasons& reasons) const {
  const std::vector<State> after = worlds_after(move);
  const double first = share_of(after, [&](const State& world) { return world.seizing.order[0] == problem_.seat; });
  reasons.push_back({.key = "seize.coach.acts-first", .chance = first});
  const Colour colour = move.card().colour();
  const PieceSet stash = problem_.knowledge.view.stashes[static_cast<std::size_t>(colour)];
  reasons.push_back({.key = colour == Colour::kRed ? "seize.coach.from-red" : "seize.coach.from-black",
                     .number = weight_of(problem_.setup, stash)});
}

void Reasoner<Seize>::add_stashes(const Move& move, Reasons& reasons) const {
  PieceSet red;
  for (const Piece piece : move.pieces()) red.add(piece);
  PieceSet all;
  for (const Piece piece : problem_.knowledge.view.drawn) all.add(piece);
  reasons.push_back({.key = "seize.coach.red-weighs", .number = weight_of(problem_.setup, red)});
  reasons.push_back({.key = "seize.coach.black-weighs", .number = weight_of(problem_.setup, all - red)});
}

}  // namespace septem
