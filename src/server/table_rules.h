// What each kind of event does to a table, or why it cannot be; after a refusal nothing has changed. The events of one matter are
// in one file: table_beginning.cc, table_seats.cc, table_play.cc, table_undo.cc, table_talk.cc, table_ending.cc.
#pragma once

#include <optional>

#include "server/table_state.h"

namespace septem::server {

std::optional<Refused> take(TableState& table, const Created& event, Millis at);
std::optional<Refused> take(TableState& table, const Changed& event, Millis at);
std::optional<Refused> take(TableState& table, const Started& event, Millis at);

std::optional<Refused> take(TableState& table, const Sat& event, Millis at);
std::optional<Refused> take(TableState& table, const BotSat& event, Millis at);
std::optional<Refused> take(TableState& table, const Left& event, Millis at);
std::optional<Refused> take(TableState& table, const Mixed& event, Millis at);
std::optional<Refused> take(TableState& table, const WentAway& event, Millis at);
std::optional<Refused> take(TableState& table, const CameBack& event, Millis at);
std::optional<Refused> take(TableState& table, const TurnedOut& event, Millis at);

std::optional<Refused> take(TableState& table, const Moved& event, Millis at);
std::optional<Refused> take(TableState& table, const TimedOut& event, Millis at);

std::optional<Refused> take(TableState& table, const UndoAsked& event, Millis at);
std::optional<Refused> take(TableState& table, const UndoAnswered& event, Millis at);
std::optional<Refused> take(TableState& table, const UndoWithdrawn& event, Millis at);
std::optional<Refused> take(TableState& table, const Undone& event, Millis at);

std::optional<Refused> take(TableState& table, const Chatted& event, Millis at);
std::optional<Refused> take(TableState& table, const Muted& event, Millis at);
std::optional<Refused> take(TableState& table, const Slowed& event, Millis at);

std::optional<Refused> take(TableState& table, const Rematched& event, Millis at);
std::optional<Refused> take(TableState& table, const Closed& event, Millis at);

/// Why the host cannot do something to this person, who sits there or, without a seat, looks on.
std::optional<Refused> why_not_at(const TableState& table, const std::optional<Seat>& seat, const Person& person);

}  // namespace septem::server
