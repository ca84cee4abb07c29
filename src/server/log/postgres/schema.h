// The tables in PostgreSQL, all in the schema `septem`, and how they come to be there.
//
//   events           every event of the tables in use, by table and number
//   archived         a finished table in one piece (archive.h), and the wall clock's time when it was archived
//   archived_people  who played at it
//   owner            one row: who may write. `epoch` counts who took the log over, `written` the owner's transactions, `lease` says until when
//                    nobody else takes it, `moment` is the server's own time
//   format           one row: the version of all this
//
// Every transaction of an owner calls `septem.go_on` with its epoch and the next number: it fails, and the transaction with it, when the log is
// somebody else's by now or the same transaction was committed before. So of two who both believe to have the log one can write, and a transaction
// that was sent twice is done once.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/log/postgres/connection.h"

namespace septem::server::postgres {

/// The code of the failure of `septem.go_on`.
inline constexpr std::string_view kNotOurs = "SP001";

/// Makes what is missing, step by step from whatever older version is there. Why that cannot be, or nothing: a newer version, no right to do so.
std::optional<std::string> make_ready(Connection& connection);

}  // namespace septem::server::postgres
