// Who did not capture the king does not hold what captures him: worlds of 7 Seas are as likely as they make the plays that everybody saw.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/search/worlds.h"
#include "games/seas/seas.h"

namespace septem {
namespace seas {

/// What the plays of one seat, since its hand was dealt, tell of the cards that are left in it.
class Evidence {
 public:
  static constexpr std::size_t kMostPlays = 11;
  /// Of each play: how tempting something was, as bots/search/seas.h says.
  using Temptations = std::array<float, kMostPlays>;

  Evidence(const Setup& setup, const Knowledge& knowledge, Seat seat);

  bool is_empty() const { return plays_ == 0; }
  /// Of all that the seat could have played each time, if it holds these cards.
  Temptations of(CardSet hand) const;
  /// How much more likely the plays are when it holds `in` instead of `out`, where `all` is what a hand with `out` makes of them.
  float ratio(const Temptations& all, Card out, Card in) const;
  /// How likely the plays are when it holds these cards, compared with other cards.
  double likelihood(CardSet hand) const;
  /// Tells `all` that a card was exchanged.
  void exchange(Temptations& all, Card out, Card in) const;

 private:
  std::size_t plays_ = 0;
  Temptations played_{};  ///< by the cards that were still in the hand then, and are not any more
  std::array<Temptations, Card::kCount> by_card_{};  ///< by the cards that may be in it
};

}  // namespace seas

/// A walk from world to world (Metropolis): hidden cards change places, more willingly where that makes the plays more likely.
template <>
class Worlds<seas::Seas> {
 public:
  Worlds(const Problem<seas::Seas>& problem, Rng& rng);
  const seas::State& next(Rng& rng);

 private:
  /// A hand that the seat does not see.
  struct Hidden {
    Seat seat;
    seas::Evidence evidence;
    seas::Evidence::Temptations all{};  ///< with the cards that it has in the present world
  };

  void start(Rng& rng);
  void step(Rng& rng);
  void exchange(Hidden& hand, Hidden* other, seas::Card out, seas::Card in);
  Hidden* holder_of(seas::Card card);

  const Problem<seas::Seas>& problem_;
  std::vector<Hidden> hidden_;  ///< those about which something is known
  seas::State world_;
  int walked_ = 0;  ///< worlds since the last start
};

}  // namespace septem
