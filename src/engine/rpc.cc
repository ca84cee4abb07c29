// The JSON-RPC envelope around the engine's methods.
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/engine.h"
#include "engine/request.h"

namespace septem {
namespace {

namespace json = boost::json;

json::object error_json(const Fault& fault) {
  json::object error{{"code", static_cast<int>(fault.code)}, {"message", fault.message}};
  if (!fault.refusal.why.empty()) error["data"] = {{"why", fault.refusal.why}, {"ruling", fault.refusal.ruling}};
  return error;
}

std::string parse_error(const std::string& message) {
  return rpc_error(nullptr, error_json({Code::kParseError, message}));
}

/// A batch may ask for much more than it says: beyond this the rest of it is refused.
constexpr std::size_t kMostAnswered = std::size_t{64} << 20;

}  // namespace

std::string Engine::answer_request(const json::value& message, bool is_too_much) {
  const auto request = read_request(message);
  if (!request) return rpc_error(request.error(), error_json({Code::kInvalidRequest, std::string(kNoRequest)}));
  auto answer = is_too_much
                    ? Answer(failure(Fault{Code::kTooMuch, "the answers before this one are too long; send it again"}))
                    : call(request->method, request->params);
  if (!request->id) return {};
  if (!answer) return rpc_error(*request->id, error_json(answer.error()));
  return rpc_result(*request->id, json::serialize(*answer));
}

std::string Engine::answer(std::string_view line) {
  if (line.size() > kMaxLine) return answer_overlong();
  std::array<unsigned char, 8192> buffer;
  json::monotonic_resource memory(buffer.data(), buffer.size());
  json::error_code error;
  const json::value message = json::parse(line, error, &memory);
  if (error) return parse_error("this line is not JSON in UTF-8: " + error.message());

  const json::array* batch = message.if_array();
  if (!batch || batch->empty()) return answer_request(message, false);
  std::string answers;
  for (const json::value& request : *batch) {
    add_to_batch(answers, answer_request(request, answers.size() > kMostAnswered));
  }
  return answers.empty() ? answers : answers + ']';
}

std::string Engine::answer_overlong() { return parse_error("a line has at most 1 MiB"); }

}  // namespace septem
