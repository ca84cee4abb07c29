// JSON-RPC: the shape of requests and of their answers, the same for the engine, the server and its steward.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
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

/// The answer to a request; `result` is JSON already.
std::string rpc_result(const boost::json::value& id, std::string_view result);
std::string rpc_error(const boost::json::value& id, boost::json::object error);

/// The list of a batch's answers grows, without its end: nothing for those that are empty.
void add_to_batch(std::string& answers, std::string_view answer);

}  // namespace septem
