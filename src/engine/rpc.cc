// The JSON-RPC envelope around the engine's methods.
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/engine.h"

namespace septem {
namespace {

namespace json = boost::json;

json::object error_json(const Fault& fault) {
  json::object error{{"code", static_cast<int>(fault.code)}, {"message", fault.message}};
  if (!fault.refusal.why.empty()) error["data"] = {{"why", fault.refusal.why}, {"ruling", fault.refusal.ruling}};
  return error;
}

json::object error_answer(const json::value& id, const Fault& fault) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", error_json(fault)}};
}

std::string parse_error(const std::string& message) {
  return json::serialize(error_answer(nullptr, {Code::kParseError, message}));
}

bool is_id(const json::value& id) { return id.is_string() || id.is_number() || id.is_null(); }

}  // namespace

json::value Engine::answer_request(const json::value& request) {
  const json::object* object = request.if_object();
  const json::value* id = object ? object->if_contains("id") : nullptr;
  const json::value* version = object ? object->if_contains("jsonrpc") : nullptr;
  const json::value* method = object ? object->if_contains("method") : nullptr;
  const bool is_valid = version && *version == "2.0" && method && method->is_string() && (!id || is_id(*id));
  if (!is_valid) {
    const json::value known_id = id && is_id(*id) ? *id : json::value(nullptr);
    return error_answer(known_id, {Code::kInvalidRequest,
                                   "a request is an object with \"jsonrpc\": \"2.0\", a text "
                                   "\"method\" and an \"id\" (text, number or null)"});
  }
  auto answer = call(method->get_string(), object->if_contains("params"));
  if (!id) return nullptr;
  if (!answer) return error_answer(*id, answer.error());
  return json::object{{"jsonrpc", "2.0"}, {"id", *id}, {"result", std::move(*answer)}};
}

std::string Engine::answer(std::string_view line) {
  if (line.size() > kMaxLine) return answer_overlong();
  std::array<unsigned char, 8192> buffer;
  json::monotonic_resource memory(buffer.data(), buffer.size());
  json::error_code error;
  const json::value message = json::parse(line, error, &memory);
  if (error) return parse_error("this line is not JSON in UTF-8: " + error.message());

  const json::array* batch = message.if_array();
  if (!batch || batch->empty()) {
    const json::value answer = answer_request(message);
    return answer.is_null() ? std::string{} : json::serialize(answer);
  }
  json::array answers;
  for (const json::value& request : *batch) {
    json::value answer = answer_request(request);
    if (!answer.is_null()) answers.push_back(std::move(answer));
  }
  return answers.empty() ? std::string{} : json::serialize(answers);
}

std::string Engine::answer_overlong() { return parse_error("a line has at most 1 MiB"); }

}  // namespace septem
