// What a viewer of 7 Seas can know with perfect memory, and states that agree with it.
//
// Captures are public, so only two things are hidden: how the unseen cards were dealt, and which card each nick of somebody
// else took. A card that lies in a chest or the harbour was either captured in front of everyone or dealt to the harbour;
// hence the trail below (captures, nicks and own looks, in order) and the set of unseen cards are all
// that the shuffling leaves to know, and sampling from them is exact:
//   - Every unseen card is equally likely in every unseen place.
//   - A harbour card nobody has identified is an anonymous token; it becomes an unseen card at the very end.
//   - Which cards the hidden nicks took is drawn among all histories in which every own look finds what it found (trail.h).
#pragma once

#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "core/rng.h"
#include "games/seas/view.h"

namespace septem::seas {

/// One thing that happened to chests and the harbour, as far as the viewer saw it.
struct Trace {
  enum class Kind : std::uint8_t { kCapture, kLook, kNick };

  Kind kind = Kind::kCapture;
  Place from{};     ///< looked into, or nicked from
  Place to{};       ///< where captured or nicked cards went
  CardSet cards{};  ///< captured, or seen in a look, or the card nicked; empty when that is hidden
  friend bool operator==(const Trace&, const Trace&) = default;
};

/// 40 cards make at most 20 captures of two cards or more, each with a look and a nick.
using Trail = FixedList<Trace, 60>;

/// A card played in front of everyone. What somebody did not capture tells what they do not hold.
struct Play {
  Seat seat{};
  Move move{};
  CardSet display{};  ///< before it
  friend bool operator==(const Play&, const Play&) = default;
};

using Plays = FixedList<Play, Card::kCount>;

/// At least four points are given in every round, and all four ships stand below 14 before the last: 13 * 4 / 4 + 1.
inline constexpr std::size_t kMaxRounds = 14;

struct Knowledge {
  View view{};
  FixedList<RoundScore, kMaxRounds> scores{};  ///< of the finished rounds
  CardSet unseen{};                            ///< in this round, by this viewer
  Trail trail{};                               ///< of this round
  Plays plays{};                               ///< of this round

  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

Knowledge know(const Setup& setup, const View& view);
void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view);
/// A key: equal knowledge has equal keys, on every platform and in every run.
std::uint64_t hash(const Knowledge& knowledge);
State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng);
/// Whether it can be sampled from: what was put together from texts may contradict itself.
bool is_possible(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::seas
