// Why the server refused a command: code, message key, ruling and an English sentence.
#pragma once

#include <string>
#include <string_view>

#include "engine/fault.h"

namespace septem::server {

/// Codes beyond the engine's (engine/fault.h). docs/server-protocol.md lists them all.
enum class ServerCode : int {
  kNotAllowed = 20,     ///< this person may not do that
  kNotNow = 21,         ///< not in this state of the table
  kSeatTaken = 22,      ///< somebody sits there
  kConflict = 23,       ///< the table has moved on
  kUnknownPerson = 24,  ///< `hello` comes first
  kTooFast = 25,        ///< the credits are used up
  kTooMany = 26,        ///< a limit on tables, seats or messages
  kStorage = 27,        ///< the database could not be written
  kSetApart = 28,       ///< what the disk has of this table cannot be used
};

struct Refused {
  int code = 0;
  std::string why;      ///< message key
  std::string message;  ///< English
  std::string ruling;   ///< where a rule of the game is the reason
  int line = 0;         ///< where a line of a record is the reason
};

Refused refused(ServerCode code, std::string_view why, std::string_view message);
/// A refusal of the engine; those that no rule explains get the key of their code.
Refused refused(const Fault& fault);
Refused bad_params(std::string_view message);
Refused turned_out_refusal();

/// Texts that are given instead of files take room like tables do.
Refused too_many_editions();

}  // namespace septem::server
