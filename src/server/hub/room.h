// A table with what is only true while the server runs: who follows it, who is there, which bots think.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/chat_pace.h"
#include "server/hub/client.h"
#include "server/seat_pace.h"
#include "server/table.h"
#include "server/visibility.h"

namespace septem::server {

struct Watcher {
  Client* client = nullptr;
  Audience audience = Audience::spectator();
  bool wants_legal = false;
};

/// A table as the lobby shows it, and what it needs to find its place there.
struct Listing {
  Stage stage = Stage::kWaiting;
  Millis changed_at = 0;
  boost::json::object shown;
};

/// What a bot does on a seat.
struct BotSeat {
  std::optional<Millis> ask_at{};       ///< when it shall be asked
  std::uint64_t turn = 0;               ///< which turn of the seat it was asked about
  Millis move_at = 0;                   ///< not before: people want to follow, and it thinks meanwhile
  std::optional<std::string> action{};  ///< what it has decided, until then
};

struct Room {
  static constexpr Millis kHere = -1;

  explicit Room(Table t) : table(std::move(t)) { gone_since.fill(kHere); }

  Audience audience_of(const Client& client) const;
  /// By the host, from a table that is not over.
  bool has_turned_out(const Client& client) const;
  /// Who has no seat sees a running table only if it has spectators or is theirs.
  bool may_be_seen_by(const Client& client) const;
  Listing listing() const;

  void add(Client& client, bool wants_legal);
  void remove(Client& client);
  /// A person who sat down or got up sees the table with other eyes.
  void seats_changed();
  /// Patches need the view that they change.
  void keep_view(Audience audience);
  void renew_views();

  bool is_played() const { return table.stage() == Stage::kPlaying && !is_archived; }
  /// How many people look on without a seat; who has not said hello is somebody else on each connection.
  std::size_t watching() const;
  /// The people who are there and play: not those who only look on at what a bot does on the seat they left.
  SeatSet attending() const;
  /// Whether the question that a bot was asked for this seat is still to be answered.
  bool is_asked(Seat seat) const;
  // With who is attending:
  bool should_bot_play(Seat seat, SeatSet attending) const;
  /// Whether somebody who is there and has nothing to decide waits for this person, who is there, too. A clock measures that itself.
  bool is_waited_for(Seat seat, SeatSet attending) const;
  /// When the seat's person has been gone, or idle, for too long.
  std::optional<Millis> patience_ends(Seat seat, SeatSet attending) const;

  Table table;
  std::vector<Watcher> watchers{};
  SeatSet here{};                                                    ///< whose people are among them
  std::array<std::optional<std::string>, Audience::kCount> shown{};  ///< the views last sent
  std::array<Millis, Seat::kMaxPlayers> gone_since{};                ///< per seat: when its person went
  /// Per seat: since when others have waited for its person, who is there and has given no sign.
  std::array<std::optional<Millis>, Seat::kMaxPlayers> idle_since{};
  std::array<BotSeat, Seat::kMaxPlayers> bots{};
  SeatSet present{};                     ///< as last told
  std::size_t watching_told = 0;         ///< how many look on, as last told
  std::optional<Millis> watching_due{};  ///< when it is told anew
  SeatSet thinking{};                    ///< bots asked, that have not moved yet
  std::uint64_t number = 0;  ///< of the last event, counted through all tables; 0: it was there at the start
  std::uint64_t committed_seq = 0;
  std::optional<Listing> on_disk{};  ///< while events wait for the disk: the table before them
  std::optional<Millis> alarm{};
  bool is_archived = false;        ///< never to change again
  bool is_archiving_lost = false;  ///< perhaps: the disk failed after it was archived
  ChatPace chat_pace{};
  SeatPace seat_pace{};
};

inline std::size_t index_of(Seat seat) { return static_cast<std::size_t>(seat.index()); }

}  // namespace septem::server
