// The invariants of a 7 Seas state that play can reach.
#include "games/seas/rules.h"

namespace septem::seas {
namespace {

/// All cards on the table; nothing if one lies in two places.
std::optional<CardSet> cards_on_table(const Setup& setup, const State& state) {
  CardSet all;
  bool is_disjoint = true;
  const auto add = [&](CardSet cards) {
    is_disjoint &= !all.has_any(cards);
    all |= cards;
  };
  for (const CardSet hand : state.hands) add(hand);
  for (const CardSet chest : state.chests) add(chest);
  add(state.display);
  add(state.harbour);
  for (int i = 0; i < state.aside_left(setup); ++i) add(CardSet::of(state.aside[static_cast<std::size_t>(i)]));
  return is_disjoint ? std::optional(all) : std::nullopt;
}

/// Seats play in turn, so that hands differ by one card at most, and those who have played have the smaller ones.
bool has_even_hands(const Setup& setup, const State& state) {
  const int turns = state.turn.index() - state.start.index() + (state.turn < state.start ? setup.seats : 0);
  const int played = turns + (state.phase == Phase::kPlay ? 0 : 1);
  const int full = state.hand(state.start.clockwise(setup.seats, setup.seats - 1)).size() + (played == setup.seats);
  for (int i = 0; i < setup.seats; ++i) {
    const int size = state.hand(state.start.clockwise(setup.seats, i)).size();
    if (size != full - (i < played ? 1 : 0)) return false;
  }
  return full >= 1 && full <= setup.hand_size();
}

bool is_cleared(const State& state) {
  for (const CardSet hand : state.hands)
    if (!hand.is_empty()) return false;
  for (const CardSet chest : state.chests)
    if (!chest.is_empty()) return false;
  return state.display.is_empty() && state.harbour.is_empty() && state.cycle == 1 && state.last_taker.is_empty();
}

bool has_unused_slots_empty(const Setup& setup, const State& state) {
  for (std::size_t i = static_cast<std::size_t>(setup.seats); i < kMaxSeats; ++i)
    if (!state.hands[i].is_empty()) return false;
  for (std::size_t i = static_cast<std::size_t>(setup.owners()); i < kMaxSeats; ++i)
    if (!state.chests[i].is_empty() || state.ships[i] != 0) return false;
  return true;
}

bool has_ship_at_target(const Setup& setup, const State& state) {
  for (const int ship : state.ships)
    if (ship >= setup.target) return true;
  return false;
}

bool has_sound_play(const Setup& setup, const State& state) {
  const auto cards = cards_on_table(setup, state);
  if (cards != kAllCards || !has_even_hands(setup, state)) return false;
  const bool is_pick = state.phase == Phase::kPick;
  if (is_pick != !state.source.is_nowhere()) return false;
  if (is_pick && state.at(state.source).is_empty()) return false;
  return state.phase == Phase::kPlay || state.display.is_empty();
}

bool has_sound_end(const Setup& setup, const State& state) {
  for (const CardSet hand : state.hands)
    if (!hand.is_empty()) return false;
  return cards_on_table(setup, state) == kAllCards;
}

}  // namespace

bool is_sound(const Setup& setup, const State& state) {
  if (!has_unused_slots_empty(setup, state)) return false;
  if (state.round < 1 || state.cycle < 1 || state.cycle > (setup.seats == 2 ? 2 : 1)) return false;
  if (state.start.index() >= setup.seats || state.turn.index() >= setup.seats) return false;
  if (has_ship_at_target(setup, state) != (state.phase == Phase::kOver)) return false;
  switch (state.phase) {
    case Phase::kFirst:
      return !setup.first && state.round == 1 && is_cleared(state);
    case Phase::kDeal:
      return is_cleared(state);
    case Phase::kOver:
      return has_sound_end(setup, state);
    default:
      return has_sound_play(setup, state);
  }
}

}  // namespace septem::seas
