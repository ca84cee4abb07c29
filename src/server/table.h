// One table: who sits where, the game, its clocks. A table changes by `apply` alone, live and in recovery, so that replaying its
// events gives the same table. Pure: no sockets, no threads; the time is given.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/table_state.h"

namespace septem::server {

/// What somebody is called who has not said their name.
inline constexpr std::string_view kNameless = "Guest";

class Table {
 public:
  /// A table from its first event. Option files are read only where the event does not bring them along; from then on it does.
  static Result<Table, Refused> create(std::string id, Created created, Millis at, Opener open);
  /// A table from all its events. The failure names the event that does not fit.
  static Result<Table, std::string> replay(std::string id, const StoredEvents& events, const Opener& open);

  /// After a refusal nothing has changed.
  std::optional<Refused> apply(const Event& event, Millis at);
  /// Why one more event of this kind would be too much. Asked before an event is written: a table that has more is read all the same.
  std::optional<Refused> why_full(const Event& event) const;

  const std::string& id() const { return now_.id; }
  /// The number of the last event; the first one is 1.
  std::uint64_t seq() const { return now_.book.seq(); }
  Millis changed_at() const { return now_.book.changed_at(); }
  const TableBook& book() const { return now_.book; }

  Stage stage() const { return now_.stage; }
  const Origin& origin() const { return now_.origin; }
  const Settings& settings() const { return now_.settings; }
  /// The option files that the game was made with.
  const FileTexts& files() const { return now_.files; }
  /// The event that changes what was agreed about the table, with the option files in it; or why that cannot be.
  Result<Changed, Refused> change_to(Settings settings) const;

  const Chairs& chairs() const { return now_.chairs; }
  const KnownPeople& known() const { return now_.known; }
  const std::deque<ChatLine>& chat() const { return now_.chat; }

  /// The game; only from the start on.
  const AnyGame& game() const { return *now_.game; }
  bool has_game() const { return now_.game != nullptr; }
  SeatSet to_act() const { return now_.to_act(); }
  const Clocks& clocks() const { return now_.clocks; }
  const Decisions& decisions() const { return now_.decisions; }
  /// Who has to agree before the seat's last decision goes back, or why it may not; see table_undo.h.
  Result<SeatSet, Refused> asked_about_undo(Seat seat) const;

  const TableEnding& ending() const { return now_.ending; }
  /// The complete record with the proof of the deal. Only when the game is over, or was given up: then it has no result.
  std::string record() const;

 private:
  explicit Table(TableState state) : now_(std::move(state)) {}

  TableState now_;
};

/// What they are called at this table: by their name, unless somebody else's looks like it.
std::string name_at(const Table& table, const Person& person, const std::string& name);

}  // namespace septem::server
