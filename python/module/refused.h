// Refusals on their way to Python: a Fault becomes an exception of septem.errors, which carries its ruling.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "core/result.h"
#include "engine/fault.h"

namespace septem::python {

class Refused : public std::exception {
 public:
  explicit Refused(Fault fault) : fault_(std::move(fault)) {}
  const Fault& fault() const { return fault_; }
  const char* what() const noexcept override { return fault_.message.c_str(); }

 private:
  Fault fault_;
};

[[noreturn]] inline void refuse(std::string message) { throw Refused({Code::kBadParams, std::move(message)}); }

/// Throws what was refused.
inline void check(std::optional<Fault> fault) {
  if (fault) throw Refused(std::move(*fault));
}
template <class T>
T checked(Result<T, Fault> result) {
  if (!result) throw Refused(std::move(result.error()));
  return std::move(*result);
}

}  // namespace septem::python
