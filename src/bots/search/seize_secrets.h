// Cards that all lay at once, face down: nobody may be foreseeable, so each player has a probability for each card, and learns it by regrets.
//
// Every hand that somebody may hold is a place of its own. In a world that is dealt anew each time, everybody lays a card by the present
// probabilities, and one of them tries each of their cards instead: a card that would have brought more is regretted, and regretted cards are laid more
// often (regret matching, Hart and Mas-Colell 2000; as external sampling, Lanctot and others 2009). The average over all tries is what is played.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/limits.h"
#include "bots/search/beliefs.h"
#include "bots/search/seize_hasty.h"

namespace septem::seize {

/// A hand in front of a secret choice, and what was learned about it. Its cards are in order.
struct SecretPlace {
  static constexpr std::size_t kMost = kHandSize;
  using PerCard = std::array<float, kMost>;

  std::uint32_t key = 0;
  std::uint32_t visits = 0;
  PerCard regrets{};
  PerCard sums{};    ///< of the probabilities, later ones counting more
  PerCard values{};  ///< of what each card brought

  /// By the regrets.
  PerCard probabilities(std::size_t cards) const;
  PerCard averages(std::size_t cards) const;
  void learn(std::size_t cards, const PerCard& brought);
};

/// A table at which cards are laid at once, and who plays on there. Refers to its parts.
struct SecretTable {
  const Setup& setup;
  const Hasty& hasty;
};

/// Kept from one decision to the next for its room.
class Secrets {
 public:
  Secrets();

  /// For a seat that is to lay a card. A piece of work is a card tried to the end of the round.
  Thought<Seize> think(const Problem<Seize>& problem, Budget& budget, Rng& rng);

  /// All places are new again.
  void forget();
  /// `seat` tries each card of its hand in this world, in which nobody has laid one yet.
  void practise(const SecretTable& table, const State& world, Seat seat, Rng& rng);
  /// What was learned of the hand that the seat has in this world.
  const SecretPlace& learned(const SecretTable& table, const State& world, Seat seat) {
    return place(table, world, seat);
  }

 private:
  /// Learns until the budget is spent, in worlds as the deciding seat knows them and in worlds as anybody would.
  void learn(const SecretTable& table, const Problem<Seize>& problem, Budget& budget, Beliefs<Seize>& beliefs,
             Rng& rng);
  SecretPlace& place(const SecretTable& table, const State& world, Seat seat);

  std::vector<SecretPlace> places_;
};

/// One of them, each as likely as its visits say.
Move any_by_visits(const std::vector<Thought<Seize>::Option>& options, Rng& rng);

}  // namespace septem::seize
