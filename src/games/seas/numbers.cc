#include "games/seas/numbers.h"

#include "games/seas/move_list.h"

namespace septem::seas {
namespace {

constexpr int kFirstNick = kPlayNumbers;
constexpr int kHarbourNick = kMaxSeats - 1;
constexpr int kNoNick = kHarbourNick + 1;
constexpr int kFirstPick = kFirstNick + kNickNumbers;

/// The number of the first way of strength 1, 2, ..., without the card's type; then one past the last.
constexpr auto kFirstWay = [] {
  std::array<int, kStrengths + 1> first{};
  for (std::size_t i = 0; i < kStrengths; ++i) first[i + 1] = first[i] + kMostWays[i];
  return first;
}();
static_assert(kFirstWay[kStrengths] == kWaysPerType);

int first_way_of(Card card) {
  return static_cast<int>(card.type()) * kWaysPerType + kFirstWay[static_cast<std::size_t>(card.strength()) - 1];
}

MoveList ways_of(Card card, CardSet display) {
  MoveList ways;
  ways.add_plays(display, CardSet::of(card));
  return ways;
}

int number_of_play(CardSet display, Move move) {
  const MoveList ways = ways_of(move.card(), display);
  std::size_t way = 0;
  while (way < ways.size() && ways[way] != move) ++way;
  SEPTEM_CHECK(way < ways.size() &&
               static_cast<int>(way) < kMostWays[static_cast<std::size_t>(move.card().strength()) - 1]);
  return first_way_of(move.card()) + static_cast<int>(way);
}

std::optional<Move> play_of(CardSet display, int number) {
  const int rest = number % kWaysPerType;
  int strength = 1;
  while (rest >= kFirstWay[static_cast<std::size_t>(strength)]) ++strength;
  const Card card = Card::of(static_cast<Type>(number / kWaysPerType), strength);
  const MoveList ways = ways_of(card, display);
  const auto way = static_cast<std::size_t>(number - first_way_of(card));
  return way < ways.size() ? std::optional(ways[way]) : std::nullopt;
}

int number_of_nick(const Setup& setup, Seat mover, Place source) {
  if (source.is_nowhere()) return kNoNick;
  if (source.is_harbour()) return kHarbourNick;
  const int steps = source.index() - static_cast<int>(setup.owner_of(mover));
  return (steps + setup.owners()) % setup.owners() - 1;
}

std::optional<Move> nick_of(const Setup& setup, Seat mover, int number) {
  if (number == kNoNick) return Move::nick(Place::nowhere());
  if (number == kHarbourNick) return Move::nick(Place::harbour());
  if (number + 1 >= setup.owners()) return std::nullopt;
  const int owner = static_cast<int>(setup.owner_of(mover)) + number + 1;
  return Move::nick(Place::from_index(owner % setup.owners()));
}

}  // namespace

int number_of(const Setup& setup, const View& view, Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return number_of_play(view.display, move);
    case Move::Kind::kNick:
      return kFirstNick + number_of_nick(setup, view.viewer.seat(), move.source());
    case Move::Kind::kPick:
      return kFirstPick + move.card().index();
  }
  return 0;
}

std::optional<Move> move_of(const Setup& setup, const View& view, int number) {
  SEPTEM_CHECK(number >= 0 && number < kMoves);
  if (number >= kFirstPick) return Move::pick(Card::from_index(number - kFirstPick));
  if (number >= kFirstNick) return nick_of(setup, view.viewer.seat(), number - kFirstNick);
  return play_of(view.display, number);
}

}  // namespace septem::seas
