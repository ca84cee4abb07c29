// A table as a text that can be kept or handed on.
#pragma once

#include <string>

#include "server/table.h"

namespace septem::server {

/// Whether hidden cards of a game that is not over are left out.
enum class Secrets : std::uint8_t { kHidden, kShown };

/// The record of a finished game. Of another table what a spectator sees, as JSON, or with its secrets the record as far as it goes.
std::string exported_game(const Table& table, Secrets secrets, Millis now);
/// One line of JSON for each event, as spectators saw it; of a finished game with all cards.
std::string exported_events(const Table& table, const Opener& open, Secrets secrets);

}  // namespace septem::server
