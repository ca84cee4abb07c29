// The decisions that stand at a table, and the plea to take one of them back.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/seat.h"

namespace septem::server {

/// An undo that others have to agree to.
struct Plea {
  std::uint64_t number = 0;  ///< of the event in which it was made
  Seat seat;
  SeatSet asked;
  SeatSet agreed{};
};

class Decisions {
 public:
  /// Changes whenever what the seat was asked is settled or taken back: tells whether a bot's answer is still wanted.
  std::uint64_t turn(Seat seat) const { return turns_[index(seat)]; }
  const std::optional<Plea>& plea() const { return plea_; }
  bool is_plea_granted() const { return plea_ && plea_->agreed.has_all(plea_->asked); }
  /// Whether the others said no to this seat since the last decision.
  bool has_been_declined(Seat seat) const { return declined_at_[index(seat)] == standing_.size(); }
  /// Whether the last ones, so many, were made before somebody was turned out.
  bool are_fixed(std::size_t depth) const { return standing_.size() - depth < fixed_; }
  /// The people who made the last ones themselves.
  SeatSet people_of_last(std::size_t depth) const;

  void add(Seat seat, bool by_bot);
  void take_back(std::size_t depth);
  /// What was decided until now stays.
  void fix() { fixed_ = standing_.size(); }

  void plead(const Plea& plea) { plea_ = plea; }
  void agree(Seat seat) { plea_->agreed.add(seat); }
  void decline();
  void end_plea() { plea_.reset(); }
  void end_plea_of(Seat seat) {
    if (plea_ && plea_->seat == seat) plea_.reset();
  }

 private:
  struct Decision {
    Seat seat;
    bool by_bot = false;
  };
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  std::vector<Decision> standing_;
  std::size_t fixed_ = 0;  ///< as many of them as there were when somebody was turned out
  std::array<std::uint64_t, Seat::kMaxPlayers> turns_{};
  std::optional<Plea> plea_;
  /// Per seat: how many decisions there were when its plea was declined.
  std::array<std::optional<std::size_t>, Seat::kMaxPlayers> declined_at_{};
};

}  // namespace septem::server
