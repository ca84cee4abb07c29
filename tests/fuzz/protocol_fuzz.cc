// Any bytes as lines of the engine protocol: every answer is one line of JSON in UTF-8, and an error leaves the tables
// as they were.
#include <algorithm>
#include <boost/json/parse.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/check.h"
#include "engine/engine.h"

namespace septem {
namespace {

namespace json = boost::json;

constexpr int kMostLines = 60;

std::string ask(Engine& engine, std::string_view line) {
  const std::string answer = engine.answer(line);
  if (answer.empty()) return answer;
  json::error_code error;
  const json::value value = json::parse(answer, error);
  SEPTEM_CHECK(!error);
  SEPTEM_CHECK(value.is_object() || value.is_array());
  SEPTEM_CHECK(answer.find('\n') == std::string::npos);
  return answer;
}

/// What the first two tables show.
std::string shown(Engine& engine) {
  std::string all;
  for (const auto table : {"1", "2"}) {
    for (const auto method : {"view", "record"}) {
      all += engine.answer(R"({"jsonrpc":"2.0","id":1,"method":")" + std::string(method) + R"(","params":{"table":)" +
                           table + "}}");
    }
  }
  return all;
}

bool is_error(std::string_view answer) {
  // Of one request: a batch may hold both.
  return answer.starts_with('{') && answer.find("\"error\":{\"code\":") != std::string_view::npos;
}

void converse(std::string_view text) {
  const NoDataFiles files;
  Engine engine(files, [] { return Seed::from_number(1); });
  ask(engine, R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"seas","seats":3,"seed":1}})");
  ask(engine, R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"seas","seats":2,"chance":"manual"}})");
  for (int i = 0; i < kMostLines && !text.empty(); ++i) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    const std::string before = shown(engine);
    if (is_error(ask(engine, text.substr(0, length)))) SEPTEM_CHECK(shown(engine) == before);
    text.remove_prefix(std::min(length + 1, text.size()));
  }
}

}  // namespace
}  // namespace septem

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  septem::converse({reinterpret_cast<const char*>(data), size});
  return 0;
}
