// Who may see what. Everything that leaves the server about a table (to a seat, a spectator, a replay, the log, the metrics) is made
// here; there is no second way out.
//
// Inside the game it builds on the two ways out of a State that the rules allow, View and Sight. Of the table itself nobody is shown the
// seed before the end, nor ever the hash of a token.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "server/outline.h"
#include "server/table.h"

namespace septem::server {

class Audience {
 public:
  enum class Kind : std::uint8_t { kSeat, kSpectator, kReplay, kLog };

  static Audience of_seat(Seat seat) { return Audience(Kind::kSeat, seat); }
  static Audience spectator() { return Audience(Kind::kSpectator, {}); }
  /// Who looks at a finished game: sees all cards.
  static Audience replay() { return Audience(Kind::kReplay, {}); }
  static Audience log() { return Audience(Kind::kLog, {}); }

  Kind kind() const { return kind_; }
  bool is_seat() const { return kind_ == Kind::kSeat; }
  Seat seat() const { return seat_; }
  /// 0 to 6 for the seats, 7 for spectators; the others have none.
  std::size_t index() const { return is_seat() ? static_cast<std::size_t>(seat_.index()) : Seat::kMaxPlayers; }
  static constexpr std::size_t kCount = Seat::kMaxPlayers + 1;
  friend bool operator==(const Audience&, const Audience&) = default;

 private:
  Audience(Kind kind, Seat seat) : kind_(kind), seat_(seat) {}
  Kind kind_;
  Seat seat_;
};

/// With whose eyes an audience looks at a game.
Viewer viewer_of(Audience audience);
/// Who looks back at a finished game sees all of it.
Audience looking_back(const Table& table, Audience audience);

/// An event as this audience may see it, right after it was applied. A seat and a spectator get what they need to follow; the log
/// gets the kind, the table and the seat.
boost::json::object shown(const Table& table, const Event& event, Audience audience);
/// Whether who follows is shown the whole game with it.
bool has_view(const Event& event);
/// The text of `object` and of such an event, with the view where it has one.
std::string shown_text(boost::json::object object, const Table& table, const Event& event, Audience audience);
/// All that the metrics may tell of an event: its game and its kind.
struct MetricLabels {
  const std::string& game;
  std::size_t kind = 0;  ///< see `kind_name`
};
MetricLabels shown_to_metrics(const Table& table, const Event& event);

/// What a seat or a spectator saw of the last decision and the outcomes it led to.
std::vector<std::string> shown_steps(const Table& table, Audience audience);
/// The text of the game as a seat or a spectator may see it; `null` before the start.
std::string shown_view(const Table& table, Audience audience);
/// The part of it that can change, from the start on; patches are made of it.
std::string shown_changes(const Table& table, Audience audience);
/// What is left on each seat's clock, in milliseconds; null without clocks.
boost::json::value shown_clocks(const Table& table, Millis now);

/// The whole table but for its view, for who comes or has missed something. `here`: the seats whose people are connected.
boost::json::object shown_table(const Table& table, Audience audience, SeatSet here, Millis now);
/// A table as the lobby and a person's own list show it.
boost::json::object shown_in_list(const Table& table, SeatSet here);
/// In one's own list, as text, with what one wants to know before going there: how it stands (where there is room for a view), since when
/// nothing has happened, how it ended.
std::string shown_in_own_list(const Table& table, const std::optional<Seat>& seat, SeatSet here, Millis now,
                              bool has_room);

/// A table as who runs the server is shown it. Of a person the name and the first digits of the hash, which is enough to know one again.
boost::json::object shown_outline(const Outline& outline, Millis now);

/// Every scoring so far, explained as far as the audience could know; after the end with all cards open.
boost::json::array shown_scorings(const Table& table, Audience audience);

/// The record for a replay: everything, but only when the game is over.
Result<std::string, Refused> shown_record(const Table& table);

/// The game as far as it was played, with every hidden card: for who runs the server and asks for just that. Nothing before the start.
std::optional<std::string> shown_in_full(const Table& table);

std::string_view stage_name(Stage stage);

}  // namespace septem::server
