#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <memory>

#include "notation/text.h"
#include "python/module/bind.h"
#include "python/module/convert.h"
#include "python/module/mover.h"
#include "python/module/refused.h"
#include "python/module/values.h"

namespace septem::python {
namespace {

AnyGame& words(StateValue& state) { return state.table->words(); }
const AnyGame& words(const StateValue& state) { return std::as_const(*state.table).words(); }

std::vector<int> indices(SeatSet seats) {
  std::vector<int> all;
  for (const Seat seat : seats) all.push_back(seat.index());
  return all;
}

py::object actor(const StateValue& state) {
  const SeatSet to_act = words(state).status().to_act;
  return to_act.is_empty() ? py::object(py::none()) : py::int_(to_act.first().index());
}

std::vector<int> legal_moves(const StateValue& state, py::handle seat) {
  if (seat.is_none() && words(state).status().to_act.is_empty()) return {};
  return state.table->legal_numbers(mover(state, seat));
}
std::vector<std::string> legal_texts(const StateValue& state, py::handle seat) {
  if (seat.is_none() && words(state).status().to_act.is_empty()) return {};
  return words(state).legal(mover(state, seat));
}

void apply(StateValue& state, py::handle move, py::handle seat_given) {
  const Seat seat = mover(state, seat_given);
  if (py::isinstance<py::str>(move)) return check(words(state).act(seat, py::cast<std::string>(move)));
  check(state.table->take(seat, whole_number(move, "a move")));
}

/// A record does not show whether an outcome is a list of one or a single word.
void give_outcome(StateValue& state, const std::vector<std::string>& outcome) {
  auto fault = words(state).chance({true, outcome});
  if (fault && outcome.size() == 1) fault = words(state).chance({false, outcome});
  check(std::move(fault));
}
void apply_outcome(StateValue& state, py::handle outcome) {
  if (!py::isinstance<py::str>(outcome)) return give_outcome(state, py::cast<std::vector<std::string>>(outcome));
  const auto text = py::cast<std::string>(outcome);
  std::vector<std::string> all;
  for (const std::string_view word : split(text, ' ')) all.emplace_back(word);
  give_outcome(state, all);
}

std::vector<std::pair<std::string, double>> chance_outcomes(const StateValue& state) {
  const auto outcomes = checked(state.table->outcomes());
  double ways = 0;
  for (const Chance& chance : outcomes) ways += chance.ways;
  std::vector<std::pair<std::string, double>> all;
  for (const Chance& chance : outcomes) all.emplace_back(chance.outcome, chance.ways / ways);
  return all;
}

std::vector<double> returns(const StateValue& state) {
  std::vector<double> all;
  for (const Return& one : checked(state.table->returns())) all.push_back(one.share);
  return all;
}
std::vector<int> points(const StateValue& state) {
  std::vector<int> all;
  for (const Return& one : checked(state.table->returns())) all.push_back(one.points);
  return all;
}

py::object view(const StateValue& state, py::handle viewer) {
  return py::module_::import("json").attr("loads")(words(state).view(viewer_of(viewer, state.rules->seats())));
}

std::string record(const StateValue& state) {
  if (state.origin) refuse("a sampled state has no record: nobody played the game up to it");
  return words(state).record();
}

void go_on_with(StateValue& state, py::handle given) {
  const auto seed = seed_of(given);
  if (!seed) throw py::type_error("a seed is a whole number, not None");
  state.seed = seed;
  words(state).go_on_with(*seed);
}

std::shared_ptr<KnowledgeValue> knowledge(const StateValue& state, Viewer viewer) {
  return std::make_shared<KnowledgeValue>(state, viewer);
}

py::array_t<std::uint8_t> observation(const Knowing& knowing) {
  const auto features = checked(knowing.observation());
  return py::array_t<std::uint8_t>(static_cast<py::ssize_t>(features.size()), features.data());
}

StateValue sample(const std::shared_ptr<KnowledgeValue>& known, std::uint64_t number) {
  if (!known) refuse("this knowledge was never made");
  Rng rng(number);
  auto table = checked(known->knowing->sample(rng));
  return {known->source->rules, std::move(table), std::nullopt, Origin{known, number}};
}

py::tuple kept_state(const StateValue& state) {
  py::list steps;
  for (const StepWords& step : state.table->steps()) steps.append(py::make_tuple(step.who, step.what));
  py::object origin = py::none();
  if (state.origin)
    origin = py::make_tuple(std::const_pointer_cast<KnowledgeValue>(state.origin->known), state.origin->number);
  return py::make_tuple(GameValue(state.rules), origin, seed_object(state.seed), steps);
}

StateValue started(const GameValue& game, py::handle origin) {
  if (origin.is_none()) return {game.rules, game.rules->begin(std::nullopt)};
  const auto [known, number] = py::cast<std::pair<std::shared_ptr<KnowledgeValue>, py::object>>(origin);
  return sample(known, number_from(number));
}

/// Plays it again: whatever was kept, only what the rules allow comes out.
StateValue restored_state(const GameValue& game, py::handle origin, py::handle seed,
                          const std::vector<std::pair<std::string, std::string>>& steps) {
  StateValue state = started(game, origin);
  for (const auto& [who, what] : steps) {
    if (who == "*") {
      apply_outcome(state, py::str(what));
    } else {
      const auto seat = parse_seat(who, state.rules->seats());
      if (!seat) refuse("there is no seat '" + who + "'");
      check(words(state).act(*seat, what));
    }
  }
  if (!seed.is_none()) go_on_with(state, seed);
  return state;
}

std::string repr(const StateValue& state) {
  const Status status = words(state).status();
  return "<State of " + state.rules->id() + ": " + std::string(status.phase) +
         (status.is_over ? ", over>" : ", to act: " + join(seat_names(status.to_act), " ") + ">");
}

void bind_knowledge(py::module_& module) {
  using Known = std::shared_ptr<KnowledgeValue>;
  py::class_<KnowledgeValue, Known>(
      module, "Knowledge", "What a viewer knows who remembers everything: an information set, with equality and hash.")
      .def_property_readonly("viewer", [](const KnowledgeValue& known) { return viewer_object(known.viewer); })
      .def_property_readonly("game", [](const KnowledgeValue& known) { return GameValue{known.source->rules}; })
      .def_property_readonly(
          "key", [](const KnowledgeValue& known) { return known.knowing->hash(); },
          "64 bits, the same for equal knowledge on every platform and in every run.")
      .def("view", [](const KnowledgeValue& known) { return view(*known.source, viewer_object(known.viewer)); })
      .def(
          "observation", [](const KnowledgeValue& known) { return observation(*known.knowing); },
          "The features of the seat: uint8, as Game.feature_names lists them.")
      .def(
          "sample", [](const Known& known, py::handle rng) { return sample(known, number_from(rng)); }, py::arg("rng"),
          "A state that agrees with it, each in proportion to its likelihood. rng: a number, or a generator of numpy "
          "or random. Only the viewer remembers what came before; chance is manual.")
      .def("__eq__",
           [](const KnowledgeValue& known, py::handle other) {
             return py::isinstance<KnowledgeValue>(other) &&
                    known.knowing->equals(*py::cast<const KnowledgeValue&>(other).knowing);
           })
      .def("__hash__", [](const KnowledgeValue& known) { return py::hash(py::int_(known.knowing->hash())); })
      .def("__reduce__", [](const KnowledgeValue& known) {
        return py::make_tuple(restore_with("restore_knowledge"),
                              py::make_tuple(known.source->clone(), viewer_object(known.viewer)));
      });
  module.def("_restore_knowledge", [](const StateValue& state, py::handle viewer) {
    return knowledge(state, viewer_of(viewer, state.rules->seats()));
  });
}

void bind_questions(py::class_<StateValue>& state) {
  state.def_property_readonly("game", [](const StateValue& one) { return GameValue{one.rules}; })
      .def_property_readonly("seed", [](const StateValue& one) { return seed_object(one.seed); })
      .def(
          "to_act", [](const StateValue& one) { return indices(words(one).status().to_act); },
          "The seats that have a decision to make now; several where they decide at once.")
      .def("actor", &actor, "The first of to_act(), or None.")
      .def("phase", [](const StateValue& one) { return std::string(words(one).status().phase); })
      .def("is_over", [](const StateValue& one) { return words(one).status().is_over; })
      .def(
          "is_chance", [](const StateValue& one) { return words(one).status().due.has_value(); },
          "Whether an outcome is due, which apply_outcome() gives or draw() draws.")
      .def("legal_moves", &legal_moves, py::arg("seat") = py::none(),
           "The dense numbers of all legal moves of a seat (of the actor, if none is named).")
      .def("legal_texts", &legal_texts, py::arg("seat") = py::none(), "The same moves as texts, in the same order.")
      .def(
          "move_text",
          [](const StateValue& one, py::handle move, py::handle seat) {
            return checked(one.table->text_of(mover(one, seat), whole_number(move, "a move")));
          },
          py::arg("move"), py::arg("seat") = py::none(), "The text of a move number, as the seat means it now.")
      .def(
          "move_number",
          [](const StateValue& one, const std::string& text, py::handle seat) {
            return checked(one.table->number_of(mover(one, seat), text));
          },
          py::arg("text"), py::arg("seat") = py::none(), "The dense number of a legal move.")
      .def("chance_outcomes", &chance_outcomes,
           "What chance may bring, with probabilities; an empty list where there is too much to list (a deal).")
      .def("returns", &returns, "Each seat's share of the win, when the game is over.")
      .def("points", &points, "The points that decided, when the game is over.")
      .def(
          "winners", [](const StateValue& one) { return indices(words(one).winners()); },
          "Who won; seat 7 is the interloper of 7 Seize. Nobody until the game is over.")
      .def("view", &view, py::arg("viewer"), "What a seat, 'spectator' or 'referee' is shown, as a dict.")
      .def(
          "knowledge",
          [](const StateValue& one, py::handle viewer) {
            return knowledge(one, viewer_of(viewer, one.rules->seats()));
          },
          py::arg("viewer"), "What a seat (or 'spectator', 'referee') knows: an information set.")
      .def(
          "observation",
          [](const StateValue& one, py::handle seat) { return observation(*one.table->knowledge(mover(one, seat))); },
          py::arg("seat") = py::none(), "The features of a seat: uint8, as Game.feature_names lists them.")
      .def("record", &record, "The game so far as a record (.7gr).")
      .def("__repr__", &repr);
}

}  // namespace

void bind_state(py::module_& module) {
  bind_knowledge(module);
  py::class_<StateValue> state(module, "State", "One table: the whole truth, and what everybody knows of it.");
  bind_questions(state);
  state
      .def("apply", &apply, py::arg("move"), py::arg("seat") = py::none(),
           "Plays a move, given as its dense number or its text. What is refused changes nothing.")
      .def("apply_outcome", &apply_outcome, py::arg("outcome"), "Gives the outcome that is due, as a record writes it.")
      .def(
          "draw",
          [](StateValue& one, py::handle rng) {
            Rng own(number_from(rng));
            check(one.table->draw(own));
          },
          py::arg("rng"), "Draws the outcome that is due.")
      .def("go_on_with", &go_on_with, py::arg("seed"), "From here on chance draws by itself.")
      .def("clone", [](const StateValue& one) { return one.clone(); })
      .def("__copy__", [](const StateValue& one) { return one.clone(); })
      .def(
          "__deepcopy__", [](const StateValue& one, py::handle) { return one.clone(); }, py::arg("memo"))
      .def("__reduce__",
           [](const StateValue& one) { return py::make_tuple(restore_with("restore_state"), kept_state(one)); });
  module.def("_restore_state", &restored_state);
}

}  // namespace septem::python
