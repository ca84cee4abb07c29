#include "games/sevens/numbers.h"

#include <algorithm>

#include "core/orders.h"

namespace septem::sevens {
namespace {

constexpr int kFirstVictim = kPlayNumbers;
constexpr int kFirstPlace = kFirstVictim + kVictimNumbers;
constexpr int kFirstCall = kFirstPlace + kTypes;
constexpr int kFirstTake = kFirstCall + Call::kCount;
constexpr int kFirstLook = kFirstTake + kTypes;
constexpr int kFirstStack = kFirstLook + kLookNumbers;

/// How many cards from the deck and from the first, second, third opponent clockwise.
using Counts = std::array<int, kMaxSeats>;

/// All looks of one to three cards, in a fixed order.
constexpr auto kLooks = [] {
  std::array<Counts, kLookNumbers> looks{};
  std::size_t at = 0;
  for (int bits = 1; bits < 0x100; ++bits) {
    const Counts counts = {bits & 3, bits >> 2 & 3, bits >> 4 & 3, bits >> 6};
    if (counts[0] + counts[1] + counts[2] + counts[3] <= Look::kMost) looks[at++] = counts;
  }
  return looks;
}();
static_assert(kLooks.back() != Counts{});

Seat opponent(const Setup& setup, const View& view, int steps) {
  return view.viewer.seat().clockwise(setup.seats, steps);
}

int number_of_look(const Setup& setup, const View& view, Look look) {
  Counts counts{look.deck()};
  for (int steps = 1; steps < setup.seats; ++steps) {
    counts[static_cast<std::size_t>(steps)] = look.of(opponent(setup, view, steps));
  }
  return static_cast<int>(std::find(kLooks.begin(), kLooks.end(), counts) - kLooks.begin());
}

std::optional<Move> look_of(const Setup& setup, const View& view, int number) {
  const Counts& counts = kLooks[static_cast<std::size_t>(number)];
  Look look = Look{}.with_deck(counts[0]);
  for (int steps = 1; steps < kMaxSeats; ++steps) {
    const int count = counts[static_cast<std::size_t>(steps)];
    if (count > 0 && steps >= setup.seats) return std::nullopt;
    if (count > 0) look = look.with(opponent(setup, view, steps), count);
  }
  return Move::look(look);
}

/// The place on the deck, from the top, where each card of the stacking lay.
int number_of_stacking(const View& view, const Stacking& stacking) {
  const auto& lay = view.looking->deck;
  Order<Look::kMost> order;
  for (int i = 0; i < stacking.count; ++i) {
    const Card card = stacking.cards[static_cast<std::size_t>(i)];
    order.push_back(static_cast<std::size_t>(std::find(lay.begin(), lay.end(), card) - lay.begin()));
  }
  return static_cast<int>(number_of_order(order));
}

std::optional<Move> stacking_of(const View& view, int number) {
  const auto at = static_cast<std::size_t>(number);
  if (!view.looking || at >= count_orders(view.looking->deck.size())) return std::nullopt;
  Stacking stacking;
  for (const std::size_t place : nth_order<Look::kMost>(view.looking->deck.size(), at)) {
    stacking.cards[static_cast<std::size_t>(stacking.count++)] = view.looking->deck[place];
  }
  return Move::stack(stacking);
}

int number_of_play(Move move) {
  const int card = static_cast<int>(move.card().type()) * kValues + move.card().value() - 1;
  return card * kTypes + static_cast<int>(move.column());
}

Move play_of(int number) {
  return Move::play(kDeckOrder[static_cast<std::size_t>(number / kTypes)], static_cast<Type>(number % kTypes));
}

}  // namespace

int number_of(const Setup& setup, const View& view, Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return number_of_play(move);
    case Move::Kind::kSin: {
      const int steps = move.victim().index() - view.viewer.seat().index() + setup.seats;
      return kFirstVictim + steps % setup.seats - 1;
    }
    case Move::Kind::kPlace:
      return kFirstPlace + static_cast<int>(move.column());
    case Move::Kind::kCall:
      return kFirstCall + move.call().index();
    case Move::Kind::kTake:
      return kFirstTake + static_cast<int>(move.column());
    case Move::Kind::kLook:
      return kFirstLook + number_of_look(setup, view, move.look());
    case Move::Kind::kStack:
      return kFirstStack + number_of_stacking(view, move.stacking());
  }
  return 0;
}

std::optional<Move> move_of(const Setup& setup, const View& view, int number) {
  SEPTEM_CHECK(number >= 0 && number < kMoves);
  if (number >= kFirstStack) return stacking_of(view, number - kFirstStack);
  if (number >= kFirstLook) return look_of(setup, view, number - kFirstLook);
  if (number >= kFirstTake) return Move::take(static_cast<Type>(number - kFirstTake));
  if (number >= kFirstCall) return Move::call(Call::from_index(number - kFirstCall));
  if (number >= kFirstPlace) {
    if (!view.picked) return std::nullopt;
    return Move::place(*view.picked, static_cast<Type>(number - kFirstPlace));
  }
  if (number >= kFirstVictim) {
    const int steps = number - kFirstVictim + 1;
    return steps < setup.seats ? std::optional(Move::sin(opponent(setup, view, steps))) : std::nullopt;
  }
  return play_of(number);
}

}  // namespace septem::sevens
