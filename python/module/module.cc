// The module septem._septem; the package in python/septem is what people import.
#include <pybind11/pybind11.h>

#include "python/module/bind.h"

PYBIND11_MODULE(_septem, module) {
  module.doc() = "The rules, bots and arena of Septem; use the package septem, which is made of it.";
  module.attr("__version__") = SEPTEM_VERSION;
  septem::python::bind_errors(module);
  septem::python::bind_game(module);
  septem::python::bind_state(module);
  septem::python::bind_bot(module);
  septem::python::bind_vector(module);
  septem::python::bind_arena(module);
}
