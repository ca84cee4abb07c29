#include "games/seas/score_lines.h"

namespace septem::seas {
namespace {

using Kind = ScoreLine::Kind;

CardSet best_cards(const Values& values, CardSet chest) {
  CardSet best;
  for (int i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    for (const Card card : chest& all_of(type)) {
      if (values.of(card) != values.best(chest, type)) continue;
      best.add(card);
      break;
    }
  }
  return best;
}

class Writer {
 public:
  Writer(const Setup& setup, const RoundScore& score) : setup_(setup), score_(score), owners_(setup.owners()) {}

  ScoreLines lines() {
    compare(Kind::kCards, score_.cards, kPointsForMost, [](CardSet) { return CardSet{}; });
    compare(Kind::kCoins, score_.coins, kPointsForMost, [](CardSet chest) { return chest & all_of(Type::kGold); });
    add_named(Kind::kHasLady, kLady);
    add_named(Kind::kHasKing, kKing);
    compare(Kind::kValue, score_.value, kPointsForValue,
            [&](CardSet chest) { return best_cards(setup_.values, chest); });
    return lines_;
  }

 private:
  template <class Figures, class Cards>
  void compare(Kind kind, const Figures& figures, int points, Cards cards) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(owners_); ++i)
      lines_.push_back({kind, i, figures[i], reward(figures, owners_, i, points), cards(score_.chests[i])});
  }

  void add_named(Kind kind, Card card) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(owners_); ++i) {
      const CardSet held = score_.chests[i] & CardSet::of(card);
      lines_.push_back({kind, i, {}, held.is_empty() ? 0 : kPointsForNamedCard, held});
    }
  }

  const Setup& setup_;
  const RoundScore& score_;
  int owners_;
  ScoreLines lines_;
};

}  // namespace

ScoreLines score_lines(const Setup& setup, const RoundScore& score) { return Writer(setup, score).lines(); }

}  // namespace septem::seas
