#include "arena/exec/bot_protocol.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/json_text.h"
#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;

constexpr int kProtocol = 1;

std::string list(const std::vector<std::string>& texts) {
  return json::serialize(json::array(texts.begin(), texts.end()));
}

std::string news_line(std::string_view type, const BotNews& news) {
  return "{\"type\":\"" + std::string(type) + "\",\"sights\":" + list(news.sights) +
         ",\"view\":" + std::string(news.view);
}

std::string table_of(const BotGame& game) {
  return "\"game\":\"" + std::string(game.game) + "\",\"seats\":" + std::to_string(game.seats) +
         ",\"options\":" + std::string(game.options);
}

}  // namespace

std::string game_line(const BotGame& game) {
  return "{\"type\":\"game\",\"protocol\":" + std::to_string(kProtocol) + "," + table_of(game) + ",\"seat\":\"" +
         seat_name(game.seat) + "\",\"ms\":" + std::to_string(game.ms) + "}";
}

std::string ask_line(const BotNews& news, const std::vector<std::string>& legal) {
  return news_line("ask", news) + ",\"legal\":" + list(legal) + "}";
}

std::string over_line(const BotNews& news) { return news_line("over", news) + "}"; }

std::string whole_view(const BotGame& game, std::string_view changing_view) {
  return septem::whole_view(table_of(game), changing_view);
}

Result<std::string, std::string> read_answer(std::string_view line) {
  json::error_code error;
  const json::value answer = json::parse(json::string_view(line.data(), line.size()), error);
  const json::object* object = error ? nullptr : answer.if_object();
  const json::value* action = object ? object->if_contains("action") : nullptr;
  if (action && action->is_string()) return std::string(action->get_string());
  return failure("it answered '" + shortened(line, 60) + R"(', not {"action": "..."})");
}

}  // namespace septem
