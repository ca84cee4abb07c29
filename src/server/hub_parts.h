// The hub's own pieces, shared by the files it is made of.
#pragma once

#include <algorithm>

#include "server/chat_pace.h"
#include "server/hub.h"

namespace septem::server {

struct Hub::Client {
  ClientId id = 0;
  std::string address;
  Credits credits;
  std::shared_ptr<Credits> of_network{};  ///< none for this machine
  std::shared_ptr<Credits> of_person{};
  std::optional<Person> person{};
  std::string name{};
  std::vector<std::string> followed{};
};

struct Hub::Watcher {
  Client* client = nullptr;
  Audience audience = Audience::spectator();
  bool wants_legal = false;
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
  std::uint64_t committed_seq = 0;
  std::optional<Millis> alarm{};
  bool is_filed = false;        ///< never to change again
  bool is_filing_lost = false;  ///< perhaps: the disk failed after it was filed
  ChatPace chat_pace{};
  std::string answer{};  ///< the last step as the one who made it is told
};

struct Hub::Call {
  Client& client;
  Params params;
  bool wants_answer = true;
  bool came_back = false;  ///< by this very command
};

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

inline Refused need_hello() {
  return refused(ServerCode::kUnknownPerson, "say-hello", "say 'hello' with a name first");
}

}  // namespace septem::server
