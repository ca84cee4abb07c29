#include "bots/search/sevens_belief.h"

#include <array>

#include "bots/search/sevens_worth.h"
#include "core/fixed_list.h"
#include "games/dealer.h"

namespace septem::sevens {
namespace {

/// How much rather than a worthless card one of this worth is in a hand: e^(0.3 worth). In games of `greedy` a card worth 7 is five times as likely to be
/// in a hand as one worth 1, compared with the deck.
constexpr std::array<float, kValues + 1> kKept = {1, 1.35F, 1.82F, 2.46F, 3.32F, 4.48F, 6.05F, 8.17F};

/// Cards that may be in any hidden place, by what they are worth.
class Pool {
 public:
  explicit Pool(const QuickWorth& worth) : worth_(worth) {}

  void add(CardSet cards) {
    for (const Card card : cards) by_worth_[worth_of(card)].add(card);
    cards_ |= cards;
  }
  CardSet cards() const { return cards_; }

  Card take(Rng& rng) {
    std::size_t worth = any_worth(rng);
    while (by_worth_[worth].is_empty()) worth = (worth + 1) % by_worth_.size();  // where rounding led to none
    CardSet& equals = by_worth_[worth];
    const Card card = equals.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(equals.size()))));
    equals.remove(card);
    cards_.remove(card);
    return card;
  }

 private:
  std::size_t worth_of(Card card) const { return static_cast<std::size_t>(worth_.of(card)); }
  float weight(std::size_t worth) const { return kKept[worth] * static_cast<float>(by_worth_[worth].size()); }

  std::size_t any_worth(Rng& rng) const {
    float sum = 0;
    for (std::size_t worth = 0; worth < by_worth_.size(); ++worth) sum += weight(worth);
    float at = static_cast<float>(rng.next() >> 40) * 0x1p-24F * sum;
    std::size_t worth = 0;
    while (worth + 1 < by_worth_.size() && (at -= weight(worth)) >= 0) ++worth;
    return worth;
  }

  QuickWorth worth_;
  std::array<CardSet, kValues + 1> by_worth_{};
  CardSet cards_{};
};

/// What lies before a Wonders player is known, too.
bool is_known_in_deck(const Knowledge& knowledge, std::size_t place) {
  const auto& looking = knowledge.view.looking;
  return place < Look::kMost && (knowledge.known_deck[place] || (looking && place < looking->deck.size()));
}

}  // namespace

State believed_world(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
  State world = sample(setup, knowledge, rng);
  Pool pool(QuickWorth(setup.square, world.wild, world.disabled()));
  std::array<int, kMaxSeats> hidden{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const CardSet known = knowledge.known[i] | (world.hands[i] & world.seen);
    hidden[i] = world.hands[i].size() - known.size();
    pool.add(world.hands[i] - known);
    world.hands[i] = known;
  }
  FixedList<std::size_t, Card::kCount> places;
  for (std::size_t i = 0; i < static_cast<std::size_t>(world.deck_size()); ++i) {
    if (is_known_in_deck(knowledge, i)) continue;
    places.push_back(i);
    pool.add(CardSet::of(world.deck_at(static_cast<int>(i))));
  }
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    for (int k = 0; k < hidden[i]; ++k) world.hands[i].add(pool.take(rng));
  }
  Dealer dealer(pool.cards(), rng);
  for (const std::size_t place : places) world.deck_at(static_cast<int>(place)) = dealer.next();
  return world;
}

}  // namespace septem::sevens
