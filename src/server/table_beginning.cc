// How a table comes to be: new, or again from its events; what is agreed anew until the start; and the start of its game.
#include "engine/replay.h"
#include "notation/text.h"
#include "server/table.h"

namespace septem::server {
namespace {

Result<TableOrder, std::string> order_for(const Settings& settings, std::optional<Seed> seed) {
  if (const auto fault = why_no_game(settings)) return failure(fault->message);
  auto options = read_options(*find_game(settings.game)->options, settings.seats, settings.options);
  if (!options) return failure(options.error());
  return TableOrder{settings.seats, std::move(*options), seed};
}

/// The game of a record at its last step. From there on it is dealt from the seed.
Result<std::unique_ptr<AnyGame>, std::string> open_fork(const Fork& fork, std::optional<Seed> seed,
                                                        const Opener& open) {
  auto game = replay(fork.record, open);
  if (!game) return failure(game.error().message);
  if ((*game)->status().is_over) return failure(std::string("the game is over at this step"));
  if (seed) (*game)->go_on_with(*seed);
  return std::move(*game);
}

Result<std::unique_ptr<AnyGame>, std::string> open_game(const Settings& settings, const std::optional<Fork>& fork,
                                                        std::optional<Seed> seed, const Opener& open) {
  if (fork) return open_fork(*fork, seed, open);
  const auto order = order_for(settings, seed);
  if (!order) return failure(order.error());
  return open(*find_game(settings.game), *order);
}

}  // namespace

std::optional<Fault> why_no_game(const Settings& settings) {
  const GameEntry* entry = find_game(settings.game);
  if (!entry) return Fault{Code::kBadParams, "there is no game '" + shortened(settings.game, 60) + "'; see 'hello'"};
  if (settings.seats >= entry->min_seats && settings.seats <= entry->max_seats) return std::nullopt;
  return Fault{Code::kBadOption, settings.game + " has " + std::to_string(entry->min_seats) + " to " +
                                     std::to_string(entry->max_seats) + " seats"};
}

Table::Table(std::string id, const Created& created, Opener open)
    : id_(std::move(id)),
      settings_(created.settings),
      host_(created.host),
      host_name_(created.name),
      network_(created.network),
      people_{created.host.hash},
      seed_(created.seed),
      fork_(created.fork),
      files_(created.files),
      open_(std::move(open)),
      clocks_(created.settings.clock) {}

Result<Table, Refused> Table::create(std::string id, Created created, Millis at, Opener open) {
  const auto game = open_game(created.settings, created.fork, std::nullopt, open_again(open, created.files));
  if (!game) return failure(refused(Fault{Code::kBadOption, game.error()}));
  created.files = (*game)->files();
  Table table(std::move(id), created, std::move(open));
  table.remember(created.host, created.key);
  table.events_.push_back({at, write_event(created)});
  table.count(created);
  return table;
}

Result<Event, std::string> TableReplay::take(const StoredEvent& stored) {
  const std::string where = "event " + std::to_string(seq() + 1) + ": ";
  auto event = read_event(stored.text);
  if (!event) return failure(where + event.error());
  if (table_) {
    if (const auto why = table_->apply(*event, stored.at)) return failure(where + why->message);
    return event;
  }
  const Created* created = std::get_if<Created>(&*event);
  if (!created) return failure(std::string("the first event does not make a table"));
  auto table = Table::create(id_, *created, stored.at, open_);
  if (!table) return failure(where + table.error().message);
  table_ = std::move(*table);
  return event;
}

Result<Table, std::string> Table::replay(std::string id, const StoredEvents& events, const Opener& open) {
  if (events.empty()) return failure(std::string("a table has events"));
  TableReplay replay(std::move(id), open);
  for (const StoredEvent& stored : events) {
    if (auto event = replay.take(stored); !event) return failure(event.error());
  }
  return replay.take_table();
}

std::optional<Refused> Table::take(const Created&, Millis) {
  return refused(ServerCode::kNotNow, "already-made", "the table is made already");
}

/// Nobody loses their seat by it, and a game that goes on from a record is the record's.
std::optional<Refused> Table::why_not_agreed(const Settings& settings) const {
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (settings.game != settings_.game)
    return bad_params("the game of a table stays; make another table for another game");
  if (const auto fault = why_no_game(settings)) return refused(*fault);
  if (fork_ && (settings.seats != settings_.seats || settings.options != settings_.options)) {
    return refused(ServerCode::kNotAllowed, "rules-of-record", "this game goes on from a record and keeps its rules");
  }
  for (int place = settings.seats; place < settings_.seats; ++place) {
    const Seat seat = Seat::from_index(place);
    if (chair(seat).kind == Chair::Kind::kEmpty) continue;
    return refused(ServerCode::kSeatTaken, "seats-in-use",
                   "somebody sits on " + seat_name(seat) + "; seats in use stay");
  }
  return std::nullopt;
}

Result<Changed, Refused> Table::change_to(Settings settings) const {
  if (auto why = why_not_agreed(settings)) return failure(std::move(*why));
  const bool are_options_same = settings.options == settings_.options;
  const auto game = open_game(settings, fork_, std::nullopt, are_options_same ? open_again(open_, files_) : open_);
  if (!game) return failure(refused(Fault{Code::kBadOption, game.error()}));
  return Changed{std::move(settings), (*game)->files()};
}

std::optional<Refused> Table::take(const Changed& event, Millis) {
  if (auto why = why_not_agreed(event.settings)) return why;
  settings_ = event.settings;
  files_ = event.files;
  clocks_ = Clocks(settings_.clock);
  return std::nullopt;
}

std::optional<Refused> Table::take(const Started&, Millis at) {
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (const auto seat = empty_seat()) {
    return refused(ServerCode::kNotNow, "seats-empty", "nobody sits on " + seat_name(*seat));
  }
  auto game = open_game(settings_, fork_, deal_seed(seed_, mixes_), open_again(open_, files_));
  if (!game) return refused(Fault{Code::kBadOption, game.error()});
  game_ = std::move(*game);
  Players players;
  for (const Seat seat : seats()) players.emplace_back(seat, chair(seat).name);
  game_->set_players(std::move(players));
  stage_ = Stage::kPlaying;
  go_on(at);
  return std::nullopt;
}

}  // namespace septem::server
