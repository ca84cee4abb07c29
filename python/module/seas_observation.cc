#include "python/module/seas_observation.h"

namespace septem::python {
namespace {

using namespace septem::seas;  // NOLINT(google-build-using-namespace)
using seas_facts::Facts;
using seas_facts::Memory;

Memory remembered(const Knowledge& knowledge) {
  Memory memory;
  for (const Trace& trace : knowledge.trail) {
    const auto owner = static_cast<std::size_t>(trace.to.index());
    if (trace.kind == Trace::Kind::kCapture) memory.capture(owner, trace.cards);
    if (trace.kind == Trace::Kind::kNick && !trace.cards.is_empty())
      memory.nick(trace.from, owner, trace.cards.first());
  }
  memory.unseen = knowledge.unseen;
  return memory;
}

int index_of(std::optional<Seat> seat) { return seat ? seat->index() : kNoIndex; }

}  // namespace

Facts Observation<Seas>::facts(const Setup&, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  Facts facts;
  facts.seat = view.viewer.seat();
  facts.hand = view.hands[static_cast<std::size_t>(facts.seat.index())].cards.value_or(CardSet{});
  facts.display = view.display;
  facts.looking = view.looking.value_or(CardSet{});
  facts.memory = remembered(knowledge);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    facts.hands[i] = static_cast<std::uint8_t>(view.hands[i].size);
    facts.chests[i] = static_cast<std::uint8_t>(view.chests[i].size);
  }
  facts.ships = view.ships;
  facts.harbour = view.harbour.size;
  facts.aside = view.aside.size;
  facts.phase = view.phase;
  facts.round = view.round;
  facts.cycle = view.cycle;
  facts.start = index_of(view.start);
  facts.turn = index_of(view.turn);
  facts.last_taker = index_of(view.last_taker);
  return facts;
}

void Watch<Seas>::look(const Setup& setup, const State& state) {
  for (int i = 0; i < setup.seats; ++i) {
    const Seat seat = Seat::from_index(i);
    memory(seat).unseen -= state.display | state.hand(seat);
  }
  if (state.phase == Phase::kPick) [[unlikely]]
    memory(state.turn).unseen -= state.at(state.source);
}

void Watch<Seas>::step(const Setup& setup, const State& before, const State& after, Seat seat, Move move) {
  const std::size_t owner = setup.owner_of(seat);
  if (move.kind() == Move::Kind::kPlay) [[likely]] {
    const CardSet card = CardSet::of(move.card());
    const CardSet taken = (move.taken() | card).only_if(!move.taken().is_empty());
    for (int i = 0; i < setup.seats; ++i) {
      Memory& memory = memories_[static_cast<std::size_t>(i)];
      memory.unseen -= card;
      memory.taken[owner] |= taken;
    }
  } else if (move.kind() == Move::Kind::kPick) {
    memory(seat).nick(before.source, owner, move.card());
  }
  look(setup, after);
}

void Watch<Seas>::step(const Setup& setup, const State&, const State& after, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kDeal) memories_ = {};
  look(setup, after);
}

Facts Watch<Seas>::facts(const Setup& setup, const State& state, Seat seat) const {
  Facts facts;
  facts.seat = seat;
  facts.hand = state.hand(seat);
  facts.display = state.display;
  if (state.phase == Phase::kPick && state.turn == seat) facts.looking = state.at(state.source);
  facts.memory = memories_[static_cast<std::size_t>(seat.index())];
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    facts.hands[i] = static_cast<std::uint8_t>(state.hands[i].size());
    facts.chests[i] = static_cast<std::uint8_t>(state.chests[i].size());
  }
  facts.ships = state.ships;
  facts.harbour = state.harbour.size();
  facts.aside = state.aside_left(setup);
  facts.phase = state.phase;
  facts.round = state.round;
  facts.cycle = state.cycle;
  if (state.phase != Phase::kFirst) facts.start = state.start.index();
  if (state.is_waiting()) facts.turn = state.turn.index();
  if (!state.last_taker.is_empty()) facts.last_taker = state.last_taker.first().index();
  return facts;
}

}  // namespace septem::python
