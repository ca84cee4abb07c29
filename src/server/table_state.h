// A table as it is now, in its parts. Its rules (table_rules.h) change it, each by one kind of event; everybody else has a Table, which
// hands out what can be looked at.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "engine/any_game.h"
#include "server/chairs.h"
#include "server/clock.h"
#include "server/decisions.h"
#include "server/event.h"
#include "server/known_people.h"
#include "server/table_book.h"

namespace septem::server {

enum class Stage : std::uint8_t { kWaiting, kPlaying, kOver, kClosed };

/// Why what belongs to one stage cannot be done in another; nothing when it is the same.
std::optional<Refused> why_not_in(Stage wanted, Stage now);

inline bool is_live(Stage stage) { return stage == Stage::kWaiting || stage == Stage::kPlaying; }

/// What a table was made with, for good.
struct Origin {
  Person host;
  std::string host_name;
  std::string network;  ///< a mark of the network that it was made from, see Created
  Seed seed;
  std::optional<Fork> fork;  ///< where the game began, when it goes on from a record

  std::string commitment() const { return server::commitment(seed); }
};

/// How a table ended, and where its people went on.
struct TableEnding {
  std::optional<Closed> closing{};
  std::optional<std::string> rematch{};

  bool is_resigned() const { return closing && closing->why == kResigned; }
};

/// A line of the chat, with the number of its event.
struct ChatLine {
  std::uint64_t seq = 0;
  Chatted line;
};

struct TableState {
  TableState(std::string table, const Created& created, Opener opener);

  SeatSet to_act() const { return stage == Stage::kPlaying ? game->status().to_act : SeatSet{}; }
  std::optional<Refused> why_not_in(Stage wanted) const { return server::why_not_in(wanted, stage); }
  std::optional<Refused> why_no_seat(Seat seat) const;
  /// After every change of the game or of who plays: the clocks of the people who have to act run.
  void go_on(Millis at);

  std::string id;
  Origin origin;
  Settings settings;
  FileTexts files;  ///< the option files that the game was made with
  Opener open;      ///< without them, since they may change before the start
  Stage stage = Stage::kWaiting;
  Chairs chairs;
  KnownPeople known;
  std::deque<ChatLine> chat{};  ///< the last lines
  std::unique_ptr<AnyGame> game{};
  Clocks clocks;
  Decisions decisions{};
  TableEnding ending{};
  TableBook book{};
};

}  // namespace septem::server
