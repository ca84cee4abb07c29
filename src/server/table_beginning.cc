#include "server/table_beginning.h"

#include <algorithm>

#include "engine/replay.h"
#include "notation/text.h"
#include "server/table_rules.h"

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

Result<FileTexts, Refused> files_of(const Created& created, const Opener& open) {
  const auto game = open_game(created.settings, created.fork, std::nullopt, open_again(open, created.files));
  if (!game) return failure(refused(Fault{Code::kBadOption, game.error()}));
  return (*game)->files();
}

Result<FileTexts, Refused> take_own(Settings& settings) {
  const auto options = read_options(*find_game(settings.game)->options, settings.seats, settings.options);
  if (!options) return failure(refused(Fault{Code::kBadOption, options.error()}));
  for (auto& option : settings.options)
    if (option.value().is_object()) option.value() = kOwn;
  return options->own();
}

std::optional<Refused> take(TableState&, const Created&, Millis) {
  return refused(ServerCode::kNotNow, "already-made", "the table is made already");
}

namespace {

/// Nobody loses their seat by it, and a game that goes on from a record is the record's.
std::optional<Refused> why_not_agreed(const TableState& table, const Settings& settings) {
  if (auto why = table.why_not_in(Stage::kWaiting)) return why;
  if (settings.game != table.settings.game)
    return bad_params("the game of a table stays; make another table for another game");
  if (const auto fault = why_no_game(settings)) return refused(*fault);
  const bool has_same_rules = settings.seats == table.settings.seats && settings.options == table.settings.options;
  if (table.origin.fork && !has_same_rules) {
    return refused(ServerCode::kNotAllowed, "rules-of-record", "this game goes on from a record and keeps its rules");
  }
  for (int place = settings.seats; place < table.settings.seats; ++place) {
    const Seat seat = Seat::from_index(place);
    if (table.chairs[seat].kind == Chair::Kind::kEmpty) continue;
    return refused(ServerCode::kSeatTaken, "seats-in-use",
                   "somebody sits on " + seat_name(seat) + "; seats in use stay");
  }
  return std::nullopt;
}

bool has_own(const boost::json::object& options) {
  return std::any_of(options.begin(), options.end(), [](const auto& option) {
    const boost::json::string* word = option.value().if_string();
    return word && *word == kOwn;
  });
}

/// The texts that need not be read again: what the table was just given, or what it has already.
FileTexts files_after(const TableState& table, const Settings& settings, FileTexts given) {
  if (!given.empty()) return given;
  if (settings.options == table.settings.options) return table.files;
  const auto own = table.files.find(kOwn);
  return own != table.files.end() && has_own(settings.options) ? FileTexts{*own} : FileTexts{};
}

}  // namespace

Result<Changed, Refused> change_to(const TableState& table, Settings settings) {
  if (auto why = why_not_agreed(table, settings)) return failure(std::move(*why));
  auto own = take_own(settings);
  if (!own) return failure(own.error());
  const auto game = open_game(settings, table.origin.fork, std::nullopt,
                              open_again(table.open, files_after(table, settings, std::move(*own))));
  if (!game) return failure(refused(Fault{Code::kBadOption, game.error()}));
  return Changed{std::move(settings), (*game)->files()};
}

std::optional<Refused> take(TableState& table, const Changed& event, Millis) {
  if (auto why = why_not_agreed(table, event.settings)) return why;
  table.settings = event.settings;
  table.chairs.set_count(event.settings.seats);
  table.files = event.files;
  table.clocks = Clocks(event.settings.clock);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Started&, Millis at) {
  if (auto why = table.why_not_in(Stage::kWaiting)) return why;
  if (const auto seat = table.chairs.first_empty()) {
    return refused(ServerCode::kNotNow, "seats-empty", "nobody sits on " + seat_name(*seat));
  }
  const Seed seed = deal_seed(table.origin.seed, table.chairs.mixes());
  auto game = open_game(table.settings, table.origin.fork, seed, open_again(table.open, table.files));
  if (!game) return refused(Fault{Code::kBadOption, game.error()});
  table.game = std::move(*game);
  Players players;
  for (const Seat seat : table.chairs.seats()) players.emplace_back(seat, table.chairs[seat].name);
  table.game->set_players(std::move(players));
  table.stage = Stage::kPlaying;
  table.go_on(at);
  return std::nullopt;
}

}  // namespace septem::server
