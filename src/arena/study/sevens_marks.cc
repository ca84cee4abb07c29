#include "arena/study/sevens_marks.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace septem {

using namespace sevens;

namespace {

constexpr std::array<std::string_view, kTypes> kPowers = {"ages", "colors", "sins",   "virtues",
                                                          "gods", "seas",   "wonders"};

/// The column that a card was played on; none where it ended the game.
std::optional<Type> grown_column(const State& before, const State& after) {
  std::optional<Type> grown;
  for_each_type(after.columns.filled(), [&](Type column) {
    if (after.columns.size(column) > before.columns.size(column)) grown = column;
  });
  return grown;
}

/// Whether the power, which may fire, could also be carried out (C4).
bool is_carried_out(const State& before, const State& after, Type column) {
  switch (column) {
    case Type::kAges:
      return true;
    case Type::kColors:
      return after.columns.top(column).type() == Type::kColors;  // no other card sets the colour (C5)
    case Type::kSins:
      return after.phase == Phase::kSin;
    case Type::kVirtues:
      return after.phase == Phase::kPlay && after.turn == before.turn;
    case Type::kGods:
      return after.phase == Phase::kCall;
    case Type::kSeas:
      return after.phase == Phase::kTake;
    case Type::kWonders:
      return after.phase == Phase::kLook;
  }
  return false;
}

template <class Amounts>
void add_kind(std::string key, const Setup& setup, const Amounts& amounts, GameResult& game) {
  const auto end = amounts.begin() + setup.seats;
  if (std::any_of(amounts.begin(), end, [](int amount) { return amount > 0; }))
    game.categories.push_back({std::move(key), {amounts.begin(), end}});
}

}  // namespace

void Marks<Sevens>::see(const Setup& setup, const State& before, const State& after) {
  if (!first_ && after.phase == Phase::kPlay) first_ = after.turn;
  if (before.phase == Phase::kPlay) see_play(setup, before, after);
}

void Marks<Sevens>::see_play(const Setup& setup, const State& before, const State& after) {
  const auto column = grown_column(before, after);
  if (!column) return;
  const Card card = after.columns.top(*column);
  const bool is_own = card.type() == *column;
  const bool is_wild = setup.square.of(card) == before.wild;  // judged before the card lands (C3)
  if ((!is_own && !is_wild) || !is_carried_out(before, after, *column)) return;
  const auto seat = static_cast<std::size_t>(before.turn.index());
  ++fired_[slot(*column)][seat];
  if (!is_own) ++fired_by_wild_[slot(*column)][seat];
}

void Marks<Sevens>::tell(const Setup& setup, const State& end, GameResult& game) const {
  for (std::size_t column = 0; column < kPowers.size(); ++column) {
    const std::string key = "power." + std::string(kPowers[column]);
    add_kind(key, setup, fired_[column], game);
    add_kind(key + " by the wild colour", setup, fired_by_wild_[column], game);
  }
  const auto share = [&](Seat seat) { return game.returns[static_cast<std::size_t>(seat.index())].share; };
  game.figures.push_back({"beginner: share of wins", share(*first_)});
  game.figures.push_back({"seventh card: games that it ended", end.has_ending ? 1.0 : 0.0});
  if (!end.has_ending) return;
  const Seat last = end.ending.seat;
  game.figures.push_back({"seventh card: share of wins of who placed it", share(last)});
  game.figures.push_back({"seventh card: share of wins of the next seat", share(last.clockwise(setup.seats))});
}

}  // namespace septem
