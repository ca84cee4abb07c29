#include "python/module/convert.h"

#include <type_traits>
#include <variant>

#include "python/module/refused.h"

namespace septem::python {
namespace {

constexpr int kSeedBytes = 32;

std::string type_name(py::handle given) { return py::str(py::type::handle_of(given).attr("__name__")); }

py::int_ index_of(py::handle given, const char* what) {
  if (PyBool_Check(given.ptr()) || !PyIndex_Check(given.ptr()))
    throw py::type_error(std::string(what) + " is a whole number, not " + type_name(given));
  PyObject* index = PyNumber_Index(given.ptr());
  if (!index) throw py::error_already_set();
  return py::reinterpret_steal<py::int_>(index);
}

}  // namespace

std::int64_t whole_number(py::handle given, const char* what) {
  const py::int_ index = index_of(given, what);
  int overflow = 0;
  const long long number = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
  if (overflow != 0) refuse(std::string(what) + " is out of range");
  if (number == -1 && PyErr_Occurred()) throw py::error_already_set();
  return number;
}

Seat seat_of(py::handle given, int seats) {
  const std::int64_t number = whole_number(given, "a seat");
  if (number < 0 || number >= seats)
    refuse("there is no seat " + std::to_string(number) + "; seats are 0 to " + std::to_string(seats - 1));
  return Seat::from_index(static_cast<int>(number));
}

Viewer viewer_of(py::handle given, int seats) {
  if (!py::isinstance<py::str>(given)) return seat_of(given, seats);
  const auto word = py::cast<std::string>(given);
  if (word == "spectator") return Viewer::spectator();
  if (word == "referee") return Viewer::referee();
  refuse("a viewer is a seat, 'spectator' or 'referee'");
}

py::object viewer_object(Viewer viewer) {
  if (viewer.is_seat()) return py::int_(viewer.seat().index());
  return py::str(viewer.is_spectator() ? "spectator" : "referee");
}

std::optional<Seed> seed_of(py::handle given) {
  if (given.is_none()) return std::nullopt;
  const py::int_ index = index_of(given, "a seed");
  if (py::cast<bool>(index.attr("__lt__")(0)) || py::cast<std::int64_t>(index.attr("bit_length")()) > 8 * kSeedBytes)
    refuse("a seed is a number from 0 to 2**256 - 1");
  const auto bytes = py::cast<std::string>(index.attr("to_bytes")(kSeedBytes, "little"));
  Seed seed;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    seed.words[i / 8] |= std::uint64_t{static_cast<std::uint8_t>(bytes[i])} << (8 * (i % 8));
  return seed;
}

py::object seed_object(const std::optional<Seed>& seed) {
  if (!seed) return py::none();
  std::string bytes;
  for (std::size_t i = 0; i < kSeedBytes; ++i) bytes += static_cast<char>(seed->words[i / 8] >> (8 * (i % 8)) & 0xff);
  return py::type::of(py::int_(0)).attr("from_bytes")(py::bytes(bytes), "little");
}

std::uint64_t number_from(py::handle rng) {
  if (py::hasattr(rng, "integers")) return number_from(rng.attr("integers")(std::int64_t{1} << 62));
  if (py::hasattr(rng, "getrandbits")) return number_from(rng.attr("getrandbits")(63));
  const std::optional<Seed> seed = seed_of(rng.is_none() ? py::handle(Py_True) : rng);
  if ((seed->words[1] | seed->words[2] | seed->words[3]) != 0) refuse("a random number is below 2**64");
  return seed->words[0];
}

boost::json::object options_of(const py::dict& given) {
  boost::json::object options;
  for (const auto& [key, value] : given) {
    const auto name = py::cast<std::string>(key);
    if (py::isinstance<py::bool_>(value)) {
      options[name] = py::cast<bool>(value);
    } else if (py::isinstance<py::str>(value)) {
      options[name] = py::cast<std::string>(value);
    } else {
      options[name] = whole_number(value, ("option '" + name + "'").c_str());
    }
  }
  return options;
}

py::dict options_object(const Options& options) {
  py::dict all;
  for (const auto& [key, value] : options.all())
    all[py::str(key)] = std::visit([](const auto& one) { return py::object(py::cast(one)); }, value);
  return all;
}

FileTexts files_of(py::handle given) {
  FileTexts files;
  if (given.is_none()) return files;
  if (!py::isinstance<py::dict>(given)) throw py::type_error("files is a dict from names to texts");
  for (const auto& [name, text] : py::reinterpret_borrow<py::dict>(given))
    files[py::cast<std::string>(name)] = py::cast<std::string>(text);
  return files;
}

py::dict files_object(const FileTexts& files) {
  py::dict all;
  for (const auto& [name, text] : files) all[py::str(name)] = text;
  return all;
}

}  // namespace septem::python
