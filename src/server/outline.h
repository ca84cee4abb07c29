// A table in a few words, for who runs the server: which game, who sits there, how long nothing has happened. Nothing of the cards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/params.h"
#include "server/table.h"

namespace septem::server {

struct Outline {
  struct Guest {
    Person person;
    std::string name;
  };

  std::string table;
  std::string game;
  int seats = 0;
  Stage stage = Stage::kWaiting;
  bool is_archived = false;
  Guest host{};
  std::vector<Guest> guests{};  ///< the people on its seats
  std::uint64_t events = 0;
  std::int64_t made = 0;  ///< milliseconds since 1970
  Millis changed_at = 0;  ///< in the server's own time, which stands still while it does not run
};

Outline outline_of(const Table& table);
/// Of an archived table, from its events and without playing it again: there may be very many. Nothing when they cannot be read.
std::optional<Outline> outline_of_archived(const std::string& table, const std::vector<StoredEvent>& events);

/// Which tables somebody asks for; what is left out does not matter.
struct TableFilter {
  std::optional<std::string> game{};
  std::optional<Stage> stage{};
  std::optional<Millis> older_than{};   ///< nothing has happened for so long
  std::optional<std::string> person{};  ///< a name, or the beginning of the hash: four digits or more

  bool takes(const Outline& outline, Millis now) const;
};

/// Reads `game?, stage?, older_than?, person?`; what is wrong is the fault of `params`.
TableFilter read_filter(Params& params);

}  // namespace septem::server
