// Boost.JSON and what it needs of Boost, compiled as a part of the module: Debian has no such library for WebAssembly.
#include <boost/throw_exception.hpp>
#include <cstdlib>

// The warnings are for our own code.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#include <boost/json/src.hpp>
#pragma clang diagnostic pop

namespace boost {

// Nothing can be thrown here; all input is parsed with error codes, so that only running out of memory comes this way.
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
