// What a viewer of Seven7s can know with perfect memory (C18), and states that agree with it.
//
// Known beyond the view are cards in other hands and cards on the deck:
//   - A card taken by Seas is known to all, and a card that Wonders showed to its player, until it leaves that hand: played, or picked
//     by a sin. The card a sin picks is open to all, so that the rest of what was known of the hand stays exactly as it was.
//   - Deck cards are known in order to whoever stacked them. Drawing moves them up; a known card that is drawn is then known in the
//     drawer's hand, and one that is flipped lies open. When another player restacks the top k cards, those k places are forgotten,
//     also for k = 1; the places below are kept.
// The ruling forgets more than a player must: the cards that lay on those k places still lie there. We follow it in Knowledge and in
// sampling too, so that there is one meaning of "known" in the rules, the views and the bots: after such a restacking they
// are unseen cards like any other.
//
// Sampling is exact under this. Given what is known, every unseen card is equally likely in every unseen place: the deck was shuffled, and
// sins and Wonders pick each card of a hand with the same probability, whatever the cards are.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/rng.h"
#include "games/sevens/view.h"

namespace septem::sevens {

struct Knowledge {
  View view{};
  std::array<CardSet, kMaxSeats> known{};  ///< in each hand; all of it where the view shows it
  /// On the deck, top first. Nobody but the referee, whose view shows them all, ever knows more than the places stacked last.
  std::array<std::optional<Card>, Look::kMost> known_deck{};

  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

/// The cards that may be in any hand or on any place of the deck, as far as is known.
CardSet unseen_cards(const Knowledge& knowledge);

Knowledge know(const Setup& setup, const View& view);
void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view);
/// A key: equal knowledge has equal keys, on every platform and in every run.
std::uint64_t hash(const Knowledge& knowledge);
State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng);
/// Whether it can be sampled from: what was put together from texts may contradict itself.
bool is_possible(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::sevens
