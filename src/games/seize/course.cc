#include "games/seize/course.h"

#include "games/seize/rules.h"
#include "games/seize/weighing.h"

namespace septem::seize {
namespace {

/// From the moment the cards are turned up, all that matters is open.
bool is_open(Phase phase) { return phase >= Phase::kOrder; }

/// Any cards, enough for a deal: which ones does not matter.
void stack_any_deck(State& table) {
  std::array<Card, kMaxSeats * kHandSize + 1> deck;
  for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = Card::from_index(static_cast<int>(i));
  table.piles.stack(deck);
}

/// The table as everybody sees it: no hands, and not the true deck. `after` tells the weights of the pieces that are weighed.
State open_table(const View& before, const View& after) {
  State table;
  table.phase = before.phase;
  table.to_act = before.to_act;
  table.round = static_cast<std::uint8_t>(before.round);
  table.has_captain = before.captain.has_value();
  table.captain = before.captain.value_or(Seat{});
  table.stashes = before.stashes;
  table.collections = before.collections;
  table.seizing = before.seizing;
  table.scale = before.scale;
  for (std::size_t i = 0; i < table.laid.size(); ++i) table.laid[i] = before.laid[i].card.value_or(Card{});
  std::size_t next = 0;
  for (const Piece piece : after.weighed) {
    if (next == table.bag.size()) break;
    table.bag[next] = piece;
    table.weights[next++] = after.weights[static_cast<std::size_t>(piece.index())];
  }
  stack_any_deck(table);
  return table;
}

bool play(const Setup& setup, const Sight& sight, State& table) {
  for (const auto& [seat, move] : sight.decisions) {
    if (why_illegal(setup, table, seat, move)) return false;
    apply(setup, table, seat, move);
  }
  return true;
}

/// All cards are turned up at once.
bool turn_up(const Setup& setup, const Sight& sight, const View& after, State& table) {
  table.to_act = setup.all_seats();
  for (const auto& [seat, move] : sight.decisions) {
    if (move.kind() != Move::Kind::kCard) return false;
    table.hand(seat).add(move.card());
  }
  const LaidCard& ghost = after.laid.back();
  if (setup.has_ghost() && !ghost.card) return false;
  table.laid.back() = ghost.card.value_or(Card{});
  return play(setup, sight, table) && !has_pending(setup, table) && table.phase != Phase::kCard;
}

/// A piece is taken off, and what it is stays hidden for now.
bool choose(const Sight& sight, View& after) {
  const Seat player = sight.is_for_ghost ? Seat::ghost() : sight.seat;
  const bool is_challenger = after.scale.challenger == player;
  const std::size_t side = is_challenger ? 1 : 0;
  if (after.scale.on(side) != player || after.scale.has_chosen(side)) return false;
  after.scale.chosen = static_cast<std::uint8_t>(after.scale.chosen | 1U << side);
  if (!sight.decisions.is_empty()) after.unloaded[side] = sight.decisions[0].move.piece();
  return after.phase == Phase::kUnload;
}

bool unload(const Setup& setup, const Sight& sight, State& table, View& after) {
  table.scale.chosen = 0;
  table.to_act = who_unloads(table);
  if (!play(setup, sight, table)) return false;
  if (sight.decisions.is_empty() || has_pending(setup, table)) return choose(sight, after);
  after.scale = table.scale;
  after.unloaded = {};
  return table.phase == after.phase;
}

}  // namespace

bool work_out_course(const Setup& setup, const View& before, const Sight& sight, View& after) {
  after.scale = before.scale;
  after.unloaded = before.unloaded;
  after.seizing = {};
  const bool is_hidden = before.phase == Phase::kCard && static_cast<int>(sight.decisions.size()) < setup.seats;
  if (sight.kind != Sight::Kind::kMove || before.phase < Phase::kCard || is_hidden) return !is_open(after.phase);
  State table = open_table(before, after);
  if (before.phase == Phase::kUnload) return unload(setup, sight, table, after);
  if (before.phase == Phase::kOver) return false;
  if (!(before.phase == Phase::kCard ? turn_up(setup, sight, after, table) : play(setup, sight, table))) return false;
  after.seizing = table.seizing;
  after.scale = table.scale;
  return table.collections == after.collections && (!is_open(after.phase) || table.phase == after.phase);
}

}  // namespace septem::seize
