// Who sits where at a table, and what each seat mixed into the deal.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/seat.h"
#include "server/fair.h"
#include "server/secrets.h"

namespace septem::server {

/// Who sits on a seat.
struct Chair {
  enum class Kind : std::uint8_t { kEmpty, kPerson, kBot };

  Kind kind = Kind::kEmpty;
  Person person{};
  std::string name{};
  std::string level{};         ///< of a bot
  bool has_left = false;       ///< a person who left a running game
  bool is_away = false;        ///< a bot stands in
  bool is_flagged = false;     ///< no time left for this game
  bool is_late = false;        ///< no time left for this move
  bool was_bot_last = false;   ///< who made the seat's last decision
  bool is_turned_out = false;  ///< a person who left because the host wanted it, and does not come back
  bool is_person() const { return kind == Kind::kPerson; }
  /// Whether a bot decides for this seat now.
  bool is_played_by_bot() const { return kind == Kind::kBot || has_left || is_away || is_flagged || is_late; }
};

class Chairs {
 public:
  explicit Chairs(int count) : count_(count) {}

  SeatSet seats() const { return SeatSet::first_n(count_); }
  const Chair& operator[](Seat seat) const { return chairs_[static_cast<std::size_t>(seat.index())]; }
  /// Nothing also for who was turned out.
  std::optional<Seat> seat_of(const Person& person) const;
  std::optional<Seat> first_empty() const;
  /// Whether nobody else sits here.
  bool has_nobody_but(const Person& person) const;
  /// The seat that who sat down last gave up for it.
  std::optional<Seat> given_up() const { return given_up_; }
  const Mixes& mixes() const { return mixes_; }

  Chair& at(Seat seat) { return chairs_[static_cast<std::size_t>(seat.index())]; }
  void set_count(int count) { count_ = count; }
  /// From another seat of theirs, or anew.
  void sit_down(Seat seat, const Person& person, const std::string& name);
  /// To the seat that they left to a bot.
  void come_back(Seat seat);
  void get_up(Seat seat);
  void mix(Seat seat, const std::string& number) { mixes_[seat] = number; }

 private:
  int count_;
  std::array<Chair, Seat::kMaxPlayers> chairs_{};
  std::optional<Seat> given_up_;
  Mixes mixes_;
};

}  // namespace septem::server
