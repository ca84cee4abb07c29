// The hub's own pieces, shared by the files it is made of.
#pragma once

#include <algorithm>

#include "server/chat_pace.h"
#include "server/hub.h"
#include "server/seat_pace.h"

namespace septem::server {

/// A message that waits for the disk.
struct Hub::Held {
  /// What becomes of it when the disk refuses.
  enum class Kind : std::uint8_t {
    kNews,    ///< forgotten: it tells of what never was
    kFact,    ///< told all the same
    kAnswer,  ///< an error takes its place
  };

  std::uint64_t after = 0;  ///< the event that it depends on
  Kind kind = Kind::kNews;
  std::string text;
  std::string id{};         ///< of the request answered, as JSON
  Stamp asked{};            ///< when that came
  std::uint64_t until = 0;  ///< the event that it waits for: perhaps a later one, behind a batch
};

/// Work that takes longer than a moment: a game is played again. Done a part at a time, so that nobody waits for it but who asked.
class Hub::Job {
 public:
  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;
  /// Plays at most `kEventsPerTurn` events or steps again. Nothing: there is more to do.
  /// Or the client awaits a table of the archive, and there is nothing to do before.
  virtual std::optional<Called> work(Hub& hub, Client& client) = 0;
};

/// A batch of which some answers are still to come.
struct Hub::Batch {
  void add(const std::string& answer);

  std::string answers;
  std::size_t missing = 0;
  std::uint64_t after = 0;
};

/// A job and whom it is for.
struct Hub::Task {
  std::unique_ptr<Job> job;
  std::optional<boost::json::value> id;  ///< nothing: is not answered
  std::shared_ptr<Batch> batch;          ///< nothing: a request of its own
  std::uint64_t after = 0;               ///< what the answer waits for
  Stamp asked{};
};

/// Where a page of a history ended.
struct Hub::Bookmark {
  std::string table;
  History history;
  Millis at = 0;
};

/// What the archive has of a table.
struct Hub::Archived {
  bool is_there = false;
  StoredEvents events{};
};

struct Hub::Client {
  ClientId id = 0;
  std::string address;
  Credits credits;
  std::shared_ptr<Credits> of_network{};  ///< none for this machine
  std::shared_ptr<Credits> of_person{};
  std::optional<Person> person{};
  std::string name{};
  std::vector<std::string> followed{};
  std::vector<Held> held{};  ///< in the order in which they were made
  std::size_t held_bytes = 0;
  std::uint64_t next_release = 0;  ///< the event that the first of them to go waits for
  std::uint64_t not_before = 0;    ///< a batch waits for this event: nothing overtakes it
  bool is_cut_off = false;
  std::deque<Task> jobs{};
  bool is_in_turn = false;         ///< among those with jobs
  std::string awaited{};           ///< the table of the archive that the first of them needs
  std::optional<Archived> read{};  ///< and what came of it
  std::unique_ptr<Bookmark> bookmark{};
};

struct Hub::Watcher {
  Client* client = nullptr;
  Audience audience = Audience::spectator();
  bool wants_legal = false;
};

/// A table as the lobby shows it, and what it needs to find its place there.
struct Hub::Listing {
  Table::Stage stage = Table::Stage::kWaiting;
  Millis changed_at = 0;
  boost::json::object shown;
};

/// A table with what is only true while the server runs.
struct Hub::Room {
  explicit Room(Table t) : table(std::move(t)) { gone_since.fill(kHere); }

  static constexpr Millis kHere = -1;

  Table table;
  std::vector<Watcher> watchers{};
  std::array<std::optional<std::string>, Audience::kCount> shown{};  ///< the views last sent
  std::array<Millis, Seat::kMaxPlayers> gone_since{};                ///< per seat: when its person went
  /// Per seat: since when others have waited for its person, who is there and has given no sign.
  std::array<std::optional<Millis>, Seat::kMaxPlayers> idle_since{};
  std::array<std::optional<Millis>, Seat::kMaxPlayers> bot_at{};  ///< when a bot shall be asked
  SeatSet present{};                                              ///< as last told
  SeatSet thinking{};                                             ///< bots asked, not yet answered
  std::array<std::uint64_t, Seat::kMaxPlayers> asked_turn{};      ///< which turn of theirs
  std::uint64_t number = 0;  ///< of the last event, counted through all tables; 0: it was there at the start
  std::uint64_t committed_seq = 0;
  std::optional<Listing> on_disk{};  ///< while events wait for the disk: the table before them
  std::optional<Millis> alarm{};
  bool is_archived = false;        ///< never to change again
  bool is_archiving_lost = false;  ///< perhaps: the disk failed after it was archived
  ChatPace chat_pace{};
  SeatPace seat_pace{};
  std::string answer{};  ///< the last step as the one who made it is told
};

inline bool Hub::is_waiting(const Room& room) const { return room.number > committed_; }
inline void Hub::depend_on(const Room& room) { after_ = std::max(after_, room.number); }

struct Hub::Call {
  Client& client;
  Params params;
  bool wants_answer = true;
  bool came_back = false;              ///< by this very command
  std::unique_ptr<Job> job{};          ///< leads to the answer
  bool may_open = true;                ///< tables of the archive
  std::vector<std::string> to_open{};  ///< have to be read before, if they are there
};

/// The parameters, for when the message that they were read from is gone: a copy would use its memory.
inline boost::json::object kept(const Params& params) { return {params.all(), boost::json::storage_ptr()}; }

inline constexpr std::string_view kEmotes[] = {"hello", "thanks",   "well-played", "good-luck",
                                               "oops",  "thinking", "hurry",       "bye"};

/// A parameter that is true or false.
inline bool flag(Params& params, std::string_view key, bool fallback) {
  if (!params.has(key)) return fallback;
  const bool* found = params.value(key).if_bool();
  if (!found) params.refuse("parameter '" + std::string(key) + "' must be true or false");
  return found && *found;
}

/// A word mistyped would leave a table as nobody wanted it: whatever is neither a setting nor one of these is refused.
std::optional<Refused> why_unknown_setting(const Params& params, std::string_view method,
                                           std::initializer_list<std::string_view> others);

inline Refused too_fast() { return refused(ServerCode::kTooFast, "too-fast", "too many commands; wait a little"); }

inline Refused need_hello() {
  return refused(ServerCode::kUnknownPerson, "say-hello", "say 'hello' with a name first");
}

}  // namespace septem::server
