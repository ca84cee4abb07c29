#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "bots/bots.h"
#include "python/module/bind.h"
#include "python/module/convert.h"
#include "python/module/refused.h"
#include "python/module/tables.h"
#include "python/module/values.h"

namespace septem::python {
namespace {

constexpr std::int64_t kMostTables = 1 << 20;
constexpr std::int64_t kMostThreads = 256;

/// Keeps its rules alive, which its tables refer to.
struct VectorValue : Blank {
  Made<RulesPtr> rules;
  Made<std::unique_ptr<Tables>> tables;
  Made<std::unique_ptr<std::atomic<bool>>> is_busy = std::make_unique<std::atomic<bool>>(false);

  VectorValue(RulesPtr of, std::unique_ptr<Tables> made) : rules(std::move(of)), tables(std::move(made)) {}
};

/// While Python's lock is released, another thread may come back: it is refused.
class Busy {
 public:
  explicit Busy(const VectorValue& vector) : flag_(*vector.is_busy) {
    if (flag_.exchange(true)) refuse("another thread is stepping these tables");
  }
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;
  ~Busy() { flag_ = false; }

 private:
  std::atomic<bool>& flag_;
};

unsigned threads_of(py::handle given) {
  const std::int64_t threads = whole_number(given, "threads");
  if (threads < 0 || threads > kMostThreads) refuse("threads are 0 (all cores) to " + std::to_string(kMostThreads));
  return threads == 0 ? std::max(1U, std::thread::hardware_concurrency()) : static_cast<unsigned>(threads);
}

std::vector<std::optional<BotOrder>> opponents_of(py::handle given, int seats) {
  std::vector<std::optional<BotOrder>> opponents(static_cast<std::size_t>(seats));
  if (given.is_none()) return opponents;
  if (!py::isinstance<py::dict>(given)) throw py::type_error("opponents is a dict from seats to bots");
  for (const auto& [seat, text] : py::reinterpret_borrow<py::dict>(given)) {
    auto order = parse_bot_order(py::cast<std::string>(text));
    if (!order) refuse(order.error());
    opponents[static_cast<std::size_t>(seat_of(seat, seats).index())] = std::move(*order);
  }
  if (std::all_of(opponents.begin(), opponents.end(), [](const auto& one) { return one.has_value(); }))
    refuse("one seat at least is not played by an opponent");
  return opponents;
}

VectorValue make_vector(const GameValue& game, py::handle n, py::handle seed, bool observations, bool masks,
                        bool mask_in_observations, py::handle opponents, py::handle threads, bool auto_reset) {
  const std::int64_t count = whole_number(n, "n");
  if (count < 1 || count > kMostTables) refuse("n is 1 to " + std::to_string(kMostTables));
  const TablesOrder order{.count = static_cast<std::size_t>(count),
                          .seed = number_from(seed),
                          .threads = threads_of(threads),
                          .is_observed = observations || mask_in_observations,
                          .is_masked = masks,
                          .has_masks_in_observations = mask_in_observations,
                          .is_reset = auto_reset,
                          .opponents = opponents_of(opponents, game.rules->seats())};
  const py::gil_scoped_release others_may_run;
  return {game.rules, checked(game.rules->begin_many(order))};
}

/// Whole numbers, one for each table.
py::array_t<std::int64_t> choices_of(py::handle given) {
  const py::array any = py::array::ensure(given);
  if (!any) throw py::type_error("choices are an array of whole numbers");
  if (any.dtype().kind() != 'i' && any.dtype().kind() != 'u')
    throw py::type_error("choices are whole numbers, not of type " + std::string(py::str(any.dtype())));
  if (any.ndim() != 1) refuse("choices are one-dimensional, one for each table");
  return py::array_t < std::int64_t, py::array::c_style | py::array::forcecast > (any);
}

std::span<const std::int64_t> span_of(const py::array_t<std::int64_t>& numbers) {
  return {numbers.data(), static_cast<std::size_t>(numbers.size())};
}

template <class Step>
void step_with(VectorValue& vector, py::handle given, Step step) {
  const auto numbers = choices_of(given);
  const Busy busy(vector);
  MaybeFault fault;
  {
    const py::gil_scoped_release others_may_run;
    fault = step(*vector.tables, span_of(numbers));
  }
  check(std::move(fault));
}

/// Looks at the memory itself; it lives as long as the tables, which the array keeps, and cannot be written through it.
py::array look_at(py::handle owner, const py::dtype& type, const void* data, std::vector<py::ssize_t> shape) {
  py::array array(type, std::move(shape), data, owner);
  array.attr("setflags")(py::arg("write") = false);
  return array;
}

const VectorValue& vector_of(py::handle self) { return py::cast<const VectorValue&>(self); }
py::ssize_t rows(const VectorValue& vector) { return static_cast<py::ssize_t>(vector.tables->size()); }

py::object features_array(py::handle self) {
  const VectorValue& vector = vector_of(self);
  const Arrays& all = vector.tables->arrays();
  if (all.feature_count == 0) return py::none();
  return look_at(self, py::dtype::of<std::uint8_t>(), all.features.data(),
                 {rows(vector), static_cast<py::ssize_t>(all.feature_count)});
}
py::object masks_array(py::handle self) {
  const VectorValue& vector = vector_of(self);
  const Arrays& all = vector.tables->arrays();
  if (all.masks.empty()) return py::none();
  return look_at(self, py::dtype::of<bool>(), all.masks.data(), {rows(vector), vector.rules->moves()});
}

void set_state(VectorValue& vector, py::handle at_given, const StateValue& state) {
  const std::int64_t at = whole_number(at_given, "a table");
  if (at < 0 || at >= rows(vector)) refuse("there is no table " + std::to_string(at));
  if (!vector.rules->is_same(*state.rules)) refuse("the state is of another game");
  if (state.origin && vector.tables->has_knowing_opponents())
    refuse("in a sampled state only the seat that it was sampled for remembers enough to ask a bot");
  const Busy busy(vector);
  check(vector.tables->set(static_cast<std::size_t>(at), *state.table));
}

void bind_arrays(py::class_<VectorValue>& vector) {
  const auto one_each = [](auto member, const py::dtype& type) {
    return [member, type](py::handle self) {
      const VectorValue& value = vector_of(self);
      return look_at(self, type, (value.tables->arrays().*member).data(), {rows(value)});
    };
  };
  const auto one_a_seat = [](auto member, const py::dtype& type) {
    return [member, type](py::handle self) {
      const VectorValue& value = vector_of(self);
      return look_at(self, type, (value.tables->arrays().*member).data(), {rows(value), value.rules->seats()});
    };
  };
  vector.def_property_readonly("legal_counts", one_each(&Arrays::counts, py::dtype::of<std::int32_t>()))
      .def_property_readonly("actors", one_each(&Arrays::actors, py::dtype::of<std::int8_t>()))
      .def_property_readonly("dones", one_each(&Arrays::dones, py::dtype::of<bool>()))
      .def_property_readonly("returns", one_a_seat(&Arrays::returns, py::dtype::of<double>()))
      .def_property_readonly("points", one_a_seat(&Arrays::points, py::dtype::of<std::int32_t>()))
      .def_property_readonly("observations", &features_array)
      .def_property_readonly("masks", &masks_array);
}

}  // namespace

void bind_vector(py::module_& module) {
  py::class_<VectorValue> vector(module, "VectorTables", "Many tables of one game that step together.");
  vector.def(py::init(&make_vector), py::arg("game"), py::arg("n"), py::arg("seed"), py::arg("observations"),
             py::arg("masks"), py::arg("mask_in_observations"), py::arg("opponents"), py::arg("threads"),
             py::arg("auto_reset"));
  bind_arrays(vector);
  vector
      .def(
          "step",
          [](VectorValue& self, py::handle choices) {
            step_with(self, choices, [](Tables& tables, auto numbers) { return tables.step(numbers); });
          },
          py::arg("choices"))
      .def(
          "step_moves",
          [](VectorValue& self, py::handle moves) {
            step_with(self, moves, [](Tables& tables, auto numbers) { return tables.step_numbers(numbers); });
          },
          py::arg("moves"))
      .def(
          "move_numbers",
          [](const VectorValue& self, py::handle choices) {
            const auto given = choices_of(choices);
            const Busy busy(self);
            const auto numbers = checked(self.tables->numbers(span_of(given)));
            return py::array_t<std::int64_t>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
          },
          py::arg("choices"))
      .def(
          "reset",
          [](VectorValue& self, py::handle seed) {
            const std::uint64_t number = number_from(seed);
            const Busy busy(self);
            const py::gil_scoped_release others_may_run;
            self.tables->reset(number);
          },
          py::arg("seed"))
      .def("__reduce__", &cannot_pickle)
      .def("set_state", &set_state, py::arg("table"), py::arg("state"));
}

}  // namespace septem::python
