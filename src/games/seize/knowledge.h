// What a viewer of 7 Seize can know with perfect memory, and states that agree with it.
//
// Hidden are the cards of others (in their hands, face down before them, in the deck), the order of the bag, the tiles left
// out of it, and the true weights. Played cards lie open on the discards until these are shuffled into a new deck, so that
// the present view tells which cards are hidden; only where they can be takes memory:
//   - A deck is used up before the next one is made of the discards. Hence a hidden card is where the cards of its own deck
//     went: in the newest one, or in the hand of somebody who drew from it. How many cards each hand holds from each deck is
//     public, because everybody sees who draws when, and which cards are played.
//   - Within one deck every hidden card is equally likely in every hidden place.
//   - A face-down card is any of its owner's cards, the choices of others being taken as uniform.
//   - Nothing is learned about weights until the weighing, and then everything: before, each is uniform inside its range.
// Sampling from this is exact.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/rng.h"
#include "games/seize/view.h"

namespace septem::seize {

/// Cards that were shuffled together, and where those of them went that the viewer cannot see.
struct Shuffled {
  CardSet cards{};                             ///< without those shuffled into a later deck
  std::array<std::uint8_t, kMaxSeats> held{};  ///< how many of them each other seat holds or has laid face down
  friend bool operator==(const Shuffled&, const Shuffled&) = default;
};

/// Seven seats take 105 cards in all: 52 from the first deck, and at least 42 from the second.
inline constexpr std::size_t kMaxDecks = 3;

struct Knowledge {
  View view{};
  FixedList<Shuffled, kMaxDecks> decks{};  ///< oldest first

  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

Knowledge know(const Setup& setup, const View& view);
void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view);
/// The same for what may contradict what is known: false, and the knowledge is of no use any more.
bool try_learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view);
/// A key: equal knowledge has equal keys, on every platform and in every run.
std::uint64_t hash(const Knowledge& knowledge);
State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng);
/// Whether it can be sampled from: what was put together from texts may contradict itself.
bool is_possible(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::seize
