// Who wins a race of ships that gain a few points in every round.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/seas/setup.h"

namespace septem::seas {

/// The chances to win a match of 7 Seas from its score, between equals: each of the two named cards, the most cards and the most coins bring a point to
/// one owner, the highest value brings two, and each goes to each owner with the same probability. (Ties are left out: they help all.)
class Race {
 public:
  using Ships = std::array<std::uint8_t, kMaxSeats>;
  using Shares = std::array<float, kMaxSeats>;

  Race(int owners, int target);
  /// The one that the whole process shares: worked out when it is first asked for, and kept to the end.
  static const Race& of(int owners, int target);

  /// Of the owners: their shares of the win when a ship has come to the target, else what they may expect.
  Shares shares(const Ships& ships) const;

 private:
  /// What a round may bring the owners.
  struct Gain {
    Ships points{};
    float probability = 0;
  };

  void add_gains(Ships points, std::size_t prize, float probability);
  Shares worked_out(const Ships& ships) const;
  Shares expected(const Ships& ships) const;
  Ships ships_at(std::size_t slot) const;
  std::size_t slot_of(const Ships& ships) const;

  std::size_t owners_;
  std::size_t target_;
  std::vector<Gain> gains_;
  std::vector<Shares> table_;  ///< of the scores below the target
};

}  // namespace septem::seas
