#include <pybind11/stl.h>

#include "engine/replay.h"
#include "notation/text.h"
#include "python/module/bind.h"
#include "python/module/convert.h"
#include "python/module/refused.h"
#include "python/module/values.h"

namespace septem::python {
namespace {

int least_seats(const std::string& id) {
  const GameEntry* entry = find_game(id);
  return entry ? entry->min_seats : 0;
}

GameValue make_game(const std::string& id, py::handle seats, py::handle files, const py::dict& options) {
  const std::int64_t count = seats.is_none() ? least_seats(id) : whole_number(seats, "seats");
  if (count < 0 || count > Seat::kMaxPlayers) refuse("no game has " + std::to_string(count) + " seats");
  return GameValue(checked(make_rules(id, static_cast<int>(count), options_of(options), files_of(files))));
}

StateValue new_state(const GameValue& game, py::handle seed_given) {
  const std::optional<Seed> seed = seed_of(seed_given);
  return {game.rules, game.rules->begin(seed), seed};
}

/// A record says which game it is of: the rules are made while it is opened.
StateValue read_record(const std::string& text, py::handle files_given) {
  const FileTexts files = files_of(files_given);
  RulesPtr rules;
  const Opener open = [&](const GameEntry& entry,
                          const TableOrder& order) -> Result<std::unique_ptr<AnyGame>, std::string> {
    auto made = make_rules(entry.id, order.seats, order.options, files);
    if (!made) return failure(std::move(made.error().message));
    rules = std::move(*made);
    const NoDataFiles none;
    return entry.open({order.seats, order.options, order.seed, files}, none);
  };
  auto game = checked(replay(text, open));
  auto table = rules->adopt(std::move(game));
  return {std::move(rules), std::move(table)};
}

std::string repr(const GameValue& game) {
  return "Game('" + game.rules->id() + "', seats=" + std::to_string(game.rules->seats()) + ", " +
         options_text(game.rules->options()) + ")";
}

py::list all_games() {
  py::list games;
  for (const GameEntry& entry : game_entries()) games.append(std::string(entry.id));
  return games;
}

}  // namespace

void bind_game(py::module_& module) {
  py::class_<GameValue>(module, "Game", "A game with its seats and options: what tables are made from.")
      .def(py::init([](const std::string& id, py::object seats, py::object files, const py::kwargs& options) {
             return make_game(id, seats, files, options);
           }),
           py::arg("id"), py::arg("seats") = py::none(), py::arg("files") = py::none(),
           "Game(id, seats=None, files=None, **options): a game by its id. Without seats it has as few as it may.")
      .def_property_readonly("id", [](const GameValue& game) { return game.rules->id(); })
      .def_property_readonly("title", [](const GameValue& game) { return std::string(game.rules->title()); })
      .def_property_readonly("seats", [](const GameValue& game) { return game.rules->seats(); })
      .def_property_readonly(
          "sides", [](const GameValue& game) { return game.rules->sides(); },
          "How many win together or apart: the seats, or the teams.")
      .def_property_readonly("options", [](const GameValue& game) { return options_object(game.rules->options()); })
      .def_property_readonly(
          "num_moves", [](const GameValue& game) { return game.rules->moves(); },
          "Dense move numbers go from 0 to num_moves - 1.")
      .def_property_readonly(
          "feature_names", [](const GameValue& game) { return game.rules->features(); },
          "The name of every byte of an observation, in order.")
      .def("new_state", &new_state, py::arg("seed") = py::none(),
           "A new table. With a seed chance draws by itself; without one every outcome is given or drawn.")
      .def("__eq__",
           [](const GameValue& game, py::handle other) {
             return py::isinstance<GameValue>(other) && game.rules->is_same(*py::cast<const GameValue&>(other).rules);
           })
      .def("__hash__",
           [](const GameValue& game) {
             return py::hash(py::str(game.rules->id() + " " + std::to_string(game.rules->seats()) + " " +
                                     options_text(game.rules->options())));
           })
      .def("__repr__", &repr)
      .def("__reduce__", [](const GameValue& game) {
        const Rules& rules = *game.rules;
        return py::make_tuple(
            restore_with("restore_game"),
            py::make_tuple(rules.id(), rules.seats(), files_object(rules.files()), options_object(rules.options())));
      });
  module.def("_restore_game", &make_game);
  module.def("games", &all_games, "The ids of all games.");
  module.def("read_record", &read_record, py::arg("text"), py::arg("files") = py::none(),
             "The state that a record leads to, with manual chance.");
}

}  // namespace septem::python
