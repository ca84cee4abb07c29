// The parts of the module. Each adds its classes and functions.
#pragma once

#include <pybind11/pybind11.h>

namespace septem::python {

void bind_errors(pybind11::module_& module);
void bind_game(pybind11::module_& module);
void bind_state(pybind11::module_& module);
void bind_bot(pybind11::module_& module);
void bind_vector(pybind11::module_& module);
void bind_arena(pybind11::module_& module);

}  // namespace septem::python
