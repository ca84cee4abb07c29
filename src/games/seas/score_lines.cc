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

/// Whose the lady and the king are, as far as it is known.
struct Keepers {
  bool are_known = true;
  std::optional<std::size_t> lady{};
  std::optional<std::size_t> king{};
};

/// Where a card was seen last.
std::optional<std::size_t> seen_with(const Chests& chests, int owners, Card card) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(owners); ++i)
    if (chests[i].has(card)) return i;
  return std::nullopt;
}

/// One of the two scored nothing, so it stayed in the display or the harbour: not the one whose capture was seen.
Keepers keeper_of_one(std::size_t owner, const Keepers& seen) {
  if (seen.lady && !seen.king) return {true, owner, std::nullopt};
  if (seen.king && !seen.lady) return {true, std::nullopt, owner};
  return {false};
}

/// Each of two owners has one: it is enough to have seen one of the cards with one of them, and not both.
Keepers keepers_of_two(std::size_t first, std::size_t second, const Keepers& seen) {
  if (seen.lady == seen.king) return {false};
  for (const std::size_t owner : {first, second}) {
    const std::size_t other = owner == first ? second : first;
    if (seen.lady == owner) return {true, owner, other};
    if (seen.king == owner) return {true, other, owner};
  }
  return {false};
}

Keepers keepers(const FixedList<std::size_t, 2>& scored, const Keepers& seen) {
  if (scored.is_empty()) return {};
  if (scored.size() == 1) return keeper_of_one(scored[0], seen);
  if (scored[0] == scored[1]) return {true, scored[0], scored[0]};
  return keepers_of_two(scored[0], scored[1], seen);
}

class Writer {
 public:
  Writer(const Setup& setup, const RoundScore& score, const Chests& chests)
      : setup_(setup), score_(score), chests_(chests), owners_(setup.owners()) {}

  ScoreLines lines() {
    compare(Kind::kCards, score_.cards, kPointsForMost, [](std::size_t) { return CardSet{}; });
    compare(Kind::kCoins, score_.coins, kPointsForMost, [&](std::size_t i) { return gold(i); });
    add_named();
    compare(Kind::kValue, score_.value, kPointsForValue, [&](std::size_t i) { return treasures(i); });
    return lines_;
  }

 private:
  template <class Figures, class Cards>
  void compare(Kind kind, const Figures& figures, int points, Cards cards) {
    for_each_owner(
        [&](std::size_t i) { lines_.push_back({kind, i, figures[i], reward(figures, owners_, i, points), cards(i)}); });
  }

  CardSet gold(std::size_t owner) const {
    const CardSet cards = chests_[owner] & all_of(Type::kGold);
    return coins_of(cards) == score_.coins[owner] ? cards : CardSet{};
  }
  CardSet treasures(std::size_t owner) const {
    const bool is_explained = total_value(setup_.values, chests_[owner]) == score_.value[owner];
    return is_explained ? best_cards(setup_.values, chests_[owner]) : CardSet{};
  }

  void add_named() {
    FixedList<std::size_t, 2> scored;
    for_each_owner([&](std::size_t i) {
      for (int left = named_points(i); left > 0; left -= kPointsForNamedCard) scored.push_back(i);
    });
    const Keepers seen{true, seen_with(chests_, owners_, kLady), seen_with(chests_, owners_, kKing)};
    const Keepers found = keepers(scored, seen);
    if (!found.are_known) {
      return for_each_owner([&](std::size_t i) { lines_.push_back({Kind::kHasSome, i, {}, named_points(i), {}}); });
    }
    add_named(Kind::kHasLady, kLady, found.lady);
    add_named(Kind::kHasKing, kKing, found.king);
  }
  void add_named(Kind kind, Card card, std::optional<std::size_t> keeper) {
    for_each_owner([&](std::size_t i) {
      const bool is_keeper = keeper == i;
      lines_.push_back({kind, i, {}, is_keeper ? kPointsForNamedCard : 0, is_keeper ? CardSet::of(card) : CardSet{}});
    });
  }
  int named_points(std::size_t owner) const { return score_.points[owner] - rewards(score_, owners_, owner); }

  template <class Visit>
  void for_each_owner(Visit visit) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(owners_); ++i) visit(i);
  }

  const Setup& setup_;
  const RoundScore& score_;
  const Chests& chests_;
  int owners_;
  ScoreLines lines_;
};

/// What went into the chests in front of this viewer. A card nicked unseen is still where it was seen last.
Chests remembered(const Trail& trail) {
  std::array<CardSet, Place::kCount> at{};
  for (const Trace& trace : trail) {
    for (CardSet& cards : at) cards -= trace.cards;
    const bool is_look = trace.kind == Trace::Kind::kLook;
    CardSet& place = at[static_cast<std::size_t>((is_look ? trace.from : trace.to).index())];
    place = is_look ? trace.cards : place | trace.cards;
  }
  Chests chests;
  for (std::size_t i = 0; i < chests.size(); ++i) chests[i] = at[static_cast<std::size_t>(Place::chest(i).index())];
  return chests;
}

/// Open to the referee after the end; otherwise one has to remember.
Chests known_chests(const Setup& setup, const Knowledge& knowledge) {
  Chests chests = remembered(knowledge.trail);
  if (knowledge.view.phase != Phase::kOver) return chests;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.owners()); ++i)
    chests[i] = knowledge.view.chests[i].cards.value_or(chests[i]);
  return chests;
}

}  // namespace

ScoreLines score_lines(const Setup& setup, const RoundScore& score, const Chests& chests) {
  return Writer(setup, score, chests).lines();
}

ScoreLines score_lines(const Setup& setup, const Knowledge& knowledge) {
  return score_lines(setup, knowledge.scores.back(), known_chests(setup, knowledge));
}

}  // namespace septem::seas
