// A command in work, and what its method declares that it needs.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/params.h"
#include "server/hub/envelope.h"
#include "server/hub/house.h"
#include "server/hub/job.h"

namespace septem::server {

/// What there must be before a method is run; whoever lacks it is refused by the door.
struct Needs {
  enum class TableNamed : std::uint8_t {
    kNo,
    kYes,
    kAsSignOfLife,  ///< to name it shows that the person is there
  };
  enum class Who : std::uint8_t {
    kAnybody,
    kPerson,  ///< has said hello
    kSeated,
    kPlaying,  ///< seated, and has not left it to a bot
    kHost,     ///< who made the table
    kEyes,     ///< may see a game there
  };

  TableNamed table = TableNamed::kNo;
  Who who = Who::kAnybody;
  bool key = false;  ///< reads `key`: the command is done once, however often it is sent
};

struct Method;

struct Call {
  House& house;
  Client& client;
  Params params;
  bool wants_answer = true;
  bool has_turn = false;               ///< it is a job that runs it
  bool may_open = true;                ///< tables of the archive
  std::vector<std::string> to_open{};  ///< these have to be looked for there first, and then the method run again
  std::optional<Person> to_list{};     ///< and so have the tables of this person,
  std::optional<std::vector<std::string>> listed{};  ///< which are these
  // What the method needs:
  Room* found = nullptr;
  std::optional<Seat> own_seat{};
  Key key{};
  bool has_come_back = false;  ///< to the table, by this very command

  Room& room() const { return *found; }
  Table& table() const { return found->table; }
  Seat seat() const { return *own_seat; }
  const Person& person() const { return *client.person; }
};

struct Method {
  std::string_view name;
  Called (*run)(Call& call);
  Needs needs{};
  double cost = 1;             ///< in credits
  bool takes_records = false;  ///< so that its messages may be long
};

/// Nothing when there is no such method. docs/server-protocol.md describes them all.
const Method* find_method(std::string_view name);

/// A table in memory, or nothing. One that may be in the archive is put down to be looked for there.
Room* find_room(Call& call, const std::string& table);

/// The archived tables of a person; nothing: they have to be looked for first.
const std::vector<std::string>* archived_tables_of(Call& call, const Person& person);

/// Why the call cannot be answered now; afterwards it depends on this table.
std::optional<Refused> depend_on(Call& call, const Room& room);

/// Finds what the method needs. Why it is refused, if it is.
std::optional<Refused> why_unmet(Call& call, const Needs& needs);

/// The first thing that was wrong with the parameters.
inline std::optional<Refused> bad(const Params& params) {
  return params.fault() ? std::optional(refused(*params.fault())) : std::nullopt;
}

/// The parameters, for when the message that they were read from is gone: a copy would use its memory.
inline boost::json::object kept(const Params& params) { return {params.all(), boost::json::storage_ptr()}; }

/// A parameter that is true or false.
bool flag(Params& params, std::string_view key, bool fallback);

}  // namespace septem::server
