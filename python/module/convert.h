// Values of Python as ours. What has the wrong type is a TypeError, what has the wrong value is refused.
#pragma once

#include <pybind11/pybind11.h>

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "core/rng.h"
#include "core/seat.h"
#include "notation/data_files.h"
#include "notation/options.h"

namespace septem::python {

namespace py = pybind11;

/// A whole number of Python or numpy; no bool, no float.
std::int64_t whole_number(py::handle given, const char* what);
/// From 0 to `seats` - 1.
Seat seat_of(py::handle given, int seats);
/// A seat, "spectator" or "referee".
Viewer viewer_of(py::handle given, int seats);
py::object viewer_object(Viewer viewer);

/// Nothing for None, else a whole number of up to 256 bits.
std::optional<Seed> seed_of(py::handle given);
py::object seed_object(const std::optional<Seed>& seed);
/// A number of up to 64 bits: given as such, or drawn from a generator of numpy or of the module random.
std::uint64_t number_from(py::handle rng);

/// For `__reduce__`, which pickles of every protocol ask first: without it the old ones reach a base class that ends the process. A pickle
/// names functions of Python only; these call ours.
inline py::object restore_with(const char* name) { return py::module_::import("septem.pickling").attr(name); }
/// The same for what cannot be pickled.
[[noreturn]] inline void cannot_pickle(py::handle self) {
  throw py::type_error("cannot pickle '" + std::string(py::str(py::type::handle_of(self).attr("__name__"))) +
                       "' objects");
}

boost::json::object options_of(const py::dict& given);
py::dict options_object(const Options& options);
FileTexts files_of(py::handle given);
py::dict files_object(const FileTexts& files);

}  // namespace septem::python
