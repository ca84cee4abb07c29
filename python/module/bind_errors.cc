#include <string>

#include "python/module/bind.h"
#include "python/module/refused.h"

namespace septem::python {
namespace {

namespace py = pybind11;

void raise(const Fault& fault) {
  const py::object error = py::module_::import("septem.errors")
                               .attr("from_fault")(static_cast<int>(fault.code), fault.message,
                                                   std::string(fault.refusal.ruling), std::string(fault.refusal.why),
                                                   fault.line);
  PyErr_SetObject(py::type::handle_of(error).ptr(), error.ptr());
}

}  // namespace

void bind_errors(py::module_&) {
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Refused& refused) {
      raise(refused.fault());
    }
  });
}

}  // namespace septem::python
