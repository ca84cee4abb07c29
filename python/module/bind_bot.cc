#include <pybind11/stl.h>

#include <algorithm>

#include "bots/bots.h"
#include "python/module/bind.h"
#include "python/module/convert.h"
#include "python/module/mover.h"
#include "python/module/refused.h"
#include "python/module/values.h"

namespace septem::python {
namespace {

BotValue make_bot_value(const std::string& text, py::handle seed) {
  auto order = parse_bot_order(text);
  if (!order) refuse(order.error());
  if (std::find(kBotNames.begin(), kBotNames.end(), order->name) == kBotNames.end())
    refuse("there is no bot '" + order->name.substr(0, 60) + "'");
  return {text, std::move(*order), number_from(seed)};
}

/// Python goes on meanwhile: the bot thinks about a copy, with a generator of its own.
Verdict think(BotValue& bot, const StateValue& state, py::handle seat_given) {
  const Seat seat = mover(state, seat_given);
  const StateValue copy = state.clone();
  Rng rng(bot.rng.next());
  const py::gil_scoped_release others_may_run;
  return checked(copy.table->think(seat, bot.order, rng));
}

py::dict verdict_object(const Verdict& verdict) {
  py::list options;
  for (const auto& option : verdict.options)
    options.append(
        py::dict(py::arg("move") = option.number, py::arg("value") = option.value, py::arg("visits") = option.visits));
  return py::dict(py::arg("move") = verdict.number, py::arg("text") = verdict.text, py::arg("options") = options,
                  py::arg("line") = verdict.line, py::arg("work") = verdict.work);
}

}  // namespace

void bind_bot(py::module_& module) {
  py::class_<BotValue>(module, "Bot", "A bot as a policy: it decides from what its seat knows.")
      .def(py::init(&make_bot_value), py::arg("text"), py::arg("seed") = 0)
      .def_readonly("text", &BotValue::text)
      .def("__reduce__", &cannot_pickle)
      .def(
          "__call__",
          [](BotValue& bot, const StateValue& state, py::handle seat) { return think(bot, state, seat).number; },
          py::arg("state"), py::arg("seat") = py::none(), "The dense number of the move it would play.")
      .def(
          "think",
          [](BotValue& bot, const StateValue& state, py::handle seat) {
            return verdict_object(think(bot, state, seat));
          },
          py::arg("state"), py::arg("seat") = py::none(), "All it thinks: move, options, line, work.")
      .def("__repr__", [](const BotValue& bot) { return "bot('" + bot.text + "')"; });
  module.def(
      "bot_names", [] { return std::vector<std::string>(kBotNames.begin(), kBotNames.end()); },
      "The names of all bots.");
}

}  // namespace septem::python
