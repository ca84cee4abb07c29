// What can happen at a table. A table is the sequence of its events; everything else follows from them.
//
// An event is stored as one line of JSON with short keys. It holds the whole truth (the seed, hashes of tokens): what anybody is shown of
// it is decided in visibility.h and nowhere else.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "notation/data_files.h"
#include "server/secrets.h"
#include "server/settings.h"

namespace septem::server {

/// A command's id chosen by the client, so that a command sent twice is done once. Empty: none was given.
using Key = std::string;

/// A table that goes on from a position of a record: the record up to there, and how many steps of the whole one that is.
struct Fork {
  std::string record;
  std::uint64_t step = 0;
};

/// The table is made. The seed is the server's part of the deal; its commitment is shown from here on.
struct Created {
  Settings settings;
  Person host;
  std::string name;
  Seed seed;
  std::int64_t wall = 0;  ///< milliseconds since 1970
  Key key;
  std::optional<Fork> fork{};
  FileTexts files{};  ///< the option files, so that none has to stay where it was
  /// A mark of the network that it was made from: equal for equal networks while the server runs, and nothing else can be told from it.
  std::string network{};
};
/// A person takes a seat, perhaps from another seat of theirs.
struct Sat {
  Seat seat;
  Person person;
  std::string name;
  Key key;
};
/// The host puts a bot into an empty seat, or takes it away (no level).
struct BotSat {
  Seat seat;
  std::optional<std::string> level;
};
/// Before the start: the seat is free again. Later: a bot plays on until the person comes back.
struct Left {
  Seat seat;
};
/// A seat adds a number of its own to the deal, before the start.
struct Mixed {
  Seat seat;
  std::string number;
};
struct Started {
  std::int64_t wall = 0;
};
struct Moved {
  Seat seat;
  std::string action;
  bool by_bot = false;
  Key key;
};
/// The seat's time is up: a bot makes this move (time per move) or plays on (time per game).
struct TimedOut {
  Seat seat;
};
struct UndoAsked {
  Seat seat;
  Key key{};
  SeatSet asked{};  ///< who has to agree
};
struct UndoAnswered {
  Seat seat;
  bool agrees = false;
};
/// Who asked does not ask any more.
struct UndoWithdrawn {
  Seat seat;
};
/// The seat's last decision goes back, and all that came after it.
struct Undone {
  Seat seat;
  Key key{};  ///< when nobody was asked
};
struct Chatted {
  std::optional<Seat> seat;  ///< nothing: a spectator
  std::string name;
  std::string text;
  Key key{};
  Person person{};
};
/// Away longer than the table allows: a bot stands in.
struct WentAway {
  Seat seat;
};
struct CameBack {
  Seat seat;
};
/// The same people go on at another table.
struct Rematched {
  std::string table;
};
/// Nobody came, or nobody came back, or who may do so closed it: the table is over without a result.
struct Closed {
  std::string reason{};  ///< in the words of who closed it; empty: none was given
  std::string why{};     ///< a message key, where the server or the host did
};
/// Why a table is closed whose last player gave the game up.
inline constexpr std::string_view kResigned = "server.resigned";

/// The host turns a person out, for good: a free seat before the start, later a bot plays on.
struct TurnedOut {
  std::optional<Seat> seat;  ///< nothing: a spectator
  Person person;
  std::string name;
};
/// The host takes a person's word at this table, or gives it back.
struct Muted {
  std::optional<Seat> seat;
  Person person;
  std::string name;
  bool is_muted = true;
};
/// The host says how many seconds lie between two messages of a person.
struct Slowed {
  std::int64_t seconds = 0;
};

/// The host changes what was agreed about the table, before the start.
struct Changed {
  Settings settings;
  FileTexts files{};  ///< the option files, as in Created
};

using Event =
    std::variant<Created, Sat, BotSat, Left, Mixed, Started, Moved, TimedOut, UndoAsked, UndoAnswered, Undone, Chatted,
                 WentAway, CameBack, Rematched, Closed, UndoWithdrawn, TurnedOut, Muted, Slowed, Changed>;

/// `created`, `sat`, ... as in the log, the protocol and the metrics.
std::string_view kind_of(const Event& event);
std::string_view kind_name(std::size_t index);

/// What was said about it, the same for everybody and for the log.
boost::json::object said_at_closing(const Closed& event);

std::string write_event(const Event& event);
/// The failure says what is wrong.
Result<Event, std::string> read_event(std::string_view text);

/// An event as logs keep it: when it was, and its text by `write_event`.
struct StoredEvent {
  Millis at = 0;
  std::string text;
  friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};
/// All of a table, in their order.
using StoredEvents = std::vector<StoredEvent>;

}  // namespace septem::server
