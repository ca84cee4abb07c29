// The shape of a JSON-RPC request, the same for the engine and the server.
#pragma once

#include <boost/json/value.hpp>
#include <string_view>

#include "core/result.h"

namespace septem {

/// Looks into the JSON it was read from.
struct Request {
  std::string_view method;
  const boost::json::value* params = nullptr;  ///< nothing: left out
  const boost::json::value* id = nullptr;      ///< nothing: a notification, which is not answered
};

/// What is wrong with a message that is no request, in words.
inline constexpr std::string_view kNoRequest =
    R"(a request is an object with "jsonrpc": "2.0", a text "method" and an "id" (text, whole number or null))";

/// A request, or the id for the answer that refuses it: null where it has none that an answer can repeat.
Result<Request, boost::json::value> read_request(const boost::json::value& message);

}  // namespace septem
