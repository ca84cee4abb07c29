// What is agreed about a table until its game starts.
#pragma once

#include "server/table_state.h"

namespace septem::server {

/// Why the game cannot be played at this table: there is none, or it has other seats. Nothing when it can.
std::optional<Fault> why_no_game(const Settings& settings);

/// Whether the table's game can be opened with what was agreed; then its option files, which the first event brings along from then on.
Result<FileTexts, Refused> files_of(const Created& created, const Opener& open);

/// Takes the texts out that options were given instead of files' names; the settings then say `own`. Or why they cannot be.
Result<FileTexts, Refused> take_own(Settings& settings);

/// The event that changes what was agreed about the table, with the option files in it; or why that cannot be.
Result<Changed, Refused> change_to(const TableState& table, Settings settings);

}  // namespace septem::server
