// Reads the parameters of a request. The first thing that is wrong is kept; readers after it give harmless values, so that a
// method reads what it needs and then looks once whether all was well.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/fault.h"

namespace septem {

class Params {
 public:
  explicit Params(const boost::json::object& object) : object_(object) {}

  bool has(std::string_view key) const { return object_.contains(key); }
  const boost::json::object& all() const { return object_; }
  std::string_view text(std::string_view key);
  std::int64_t integer(std::string_view key);
  /// A number that may be left out, but may not be negative.
  std::optional<std::int64_t> amount(std::string_view key);
  const boost::json::object& object(std::string_view key);
  const boost::json::value& value(std::string_view key);

  void refuse(std::string message);
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  const boost::json::value* find(std::string_view key);
  void refuse_type(std::string_view key, std::string_view expected);

  const boost::json::object& object_;
  std::optional<Fault> fault_;
};

}  // namespace septem
