#include "games/seize/weighing.h"

#include "games/seize/refusals.h"

namespace septem::seize {
namespace {

/// Whether this side has a piece to take off, and nobody has said which.
bool is_asked(const State& state, std::size_t side) {
  return !state.scale.has_chosen(side) && !state.pan(side).is_empty();
}

/// The side that this seat's choice is for; nothing if it is not on the scale.
std::optional<std::size_t> side_of(const State& state, Seat seat, bool for_ghost) {
  const Seat player = for_ghost ? Seat::ghost() : seat;
  if (state.scale.challenger == player) return 1;
  return state.scale.on(0) == player ? std::optional<std::size_t>(0) : std::nullopt;
}

/// Whether there is another one. Seats come in order, then the interloper where it is weighed.
bool next_challenger(const Setup& setup, Scale& scale) {
  if (scale.challenger.is_ghost() || scale.challenger.index() + 1 >= setup.contestants()) return false;
  scale.challenger = setup.player(scale.challenger.index() + 1);
  return true;
}

void weigh(const Setup& setup, State& state) {
  const Weights weights(state);
  Scale& scale = state.scale;
  do {
    const int reigning = weights.of(state.pan(0));
    const int challenger = weights.of(state.pan(1));
    if (reigning == challenger && !(state.pan(0) | state.pan(1)).is_empty()) {
      state.phase = Phase::kUnload;
      state.to_act = who_unloads(state);
      return;
    }
    const SeatSet newcomer = SeatSet::of(scale.challenger);
    if (reigning == challenger) {
      scale.reigning = scale.reigning.set() | newcomer;  // both pans empty: they share their place
    } else if ((challenger > reigning) != setup.is_cursed) {
      scale.reigning = newcomer;
    }
    scale.off = {};
  } while (next_challenger(setup, scale));
  state.phase = Phase::kOver;
  state.to_act = {};
}

}  // namespace

Weights::Weights(const State& state) {
  for (std::size_t i = 0; i < state.bag.size(); ++i) {
    of_[static_cast<std::size_t>(state.bag[i].index())] = state.weights[i];
  }
}

int Weights::of(PieceSet pieces) const {
  int sum = 0;
  for (const Piece piece : pieces) sum += of(piece);
  return sum;
}

bool is_level(const State& state) {
  const Weights weights(state);
  return weights.of(state.pan(0)) == weights.of(state.pan(1)) && !(state.pan(0) | state.pan(1)).is_empty();
}

SeatSet who_unloads(const State& state) {
  SeatSet seats;
  for (std::size_t side = 0; side < kSides; ++side) {
    if (is_asked(state, side)) seats.add(state.decider(state.scale.on(side)));
  }
  return seats;
}

void begin_weighing(const Setup& setup, State& state) {
  state.scale.reigning = SeatSet::of(setup.player(0));
  state.scale.challenger = setup.player(1);
  weigh(setup, state);
}

void add_unloadings(const State& state, Seat seat, MoveList& moves) {
  for (std::size_t side = 0; side < kSides; ++side) {
    const Seat player = state.scale.on(side);
    if (!is_asked(state, side) || state.decider(player) != seat) continue;
    moves.add(Move::unload({}, player.is_ghost()), state.pan(side));
  }
}

Objection why_not_unload(const State& state, Seat seat, Move move) {
  if (move.kind() != Move::Kind::kUnload) return refusals::kMustUnload;
  const auto side = side_of(state, seat, move.is_for_ghost());
  if (!side) return move.is_for_ghost() ? refusals::kNotForInterloper : refusals::kNotAsked;
  if (state.decider(state.scale.on(*side)) != seat || !is_asked(state, *side)) return refusals::kNotAsked;
  if (!state.pan(*side).has(move.piece())) return refusals::kNotOnPan;
  return std::nullopt;
}

void unload(const Setup& setup, State& state, Seat seat, Move move) {
  Scale& scale = state.scale;
  const std::size_t side = *side_of(state, seat, move.is_for_ghost());
  state.unloaded[side] = move.piece();
  scale.chosen = static_cast<std::uint8_t>(scale.chosen | 1U << side);
  state.to_act = who_unloads(state);
  if (!state.to_act.set().is_empty()) return;
  for (std::size_t i = 0; i < kSides; ++i) {
    if (scale.has_chosen(i)) scale.off.add(state.unloaded[i]);
  }
  state.unloaded = {};
  scale.chosen = 0;
  weigh(setup, state);
}

}  // namespace septem::seize
