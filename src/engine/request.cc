#include "engine/request.h"

#include <boost/json/serialize.hpp>
#include <cmath>

namespace septem {
namespace {

namespace json = boost::json;

// Up to kExact every multiple of 1 / kParts is itself as a double, and as its text.
constexpr double kParts = 1024;
constexpr double kExact = 1e12;

/// Whether an answer can repeat it: other numbers would come back as their neighbours, or as no JSON at all.
bool is_id(const json::value& id) {
  if (const double* number = id.if_double())
    return std::abs(*number) <= kExact && std::trunc(*number * kParts) == *number * kParts;
  return id.is_string() || id.is_number() || id.is_null();
}

}  // namespace

Result<Request, json::value> read_request(const json::value& message) {
  const json::object* object = message.if_object();
  if (!object) return failure(json::value(nullptr));
  const json::value* id = object->if_contains("id");
  const json::value* version = object->if_contains("jsonrpc");
  const json::value* method = object->if_contains("method");
  const bool has_good_id = !id || is_id(*id);
  if (!has_good_id || !version || *version != "2.0" || !method || !method->is_string()) {
    return failure(id && has_good_id ? *id : json::value(nullptr));
  }
  return Request{method->get_string(), object->if_contains("params"), id};
}

std::string rpc_result(const json::value& id, std::string_view result) {
  std::string text = R"({"jsonrpc":"2.0","id":)" + json::serialize(id) + R"(,"result":)";
  return (text += result) += '}';
}

std::string rpc_error(const json::value& id, json::object error) {
  return json::serialize(json::object{{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

void add_to_batch(std::string& answers, std::string_view answer) {
  if (!answer.empty()) (answers += answers.empty() ? '[' : ',') += answer;
}

}  // namespace septem
