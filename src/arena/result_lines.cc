#include "arena/result_lines.h"

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <cmath>
#include <stdexcept>

#include "notation/sha256.h"
#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;

json::object contest_json(const ContestOrder& order) {
  json::array bots;
  for (const BotSpec& bot : order.bots) bots.emplace_back(bot.text);
  return {{"game", order.game},
          {"seats", order.seats},
          {"options", options_json(order.options)},
          {"bots", std::move(bots)},
          {"seed", order.seed},
          {"exec_ms", order.exec_ms},
          {"scores", order.has_categories}};
}

json::object head_json(const RunHead& head) {
  json::array contests;
  for (const ContestOrder* order : head.contests) contests.push_back(contest_json(*order));
  json::object files;
  for (const auto& [name, text] : head.files) files[name] = sha256_hex(text);
  return {{"septem_arena", 1},       {"version", head.version},         {"program", head.program},
          {"command", head.command}, {"contests", std::move(contests)}, {"files", std::move(files)}};
}

/// Shares as people write them: 1, 0.5, 0.3333.
void put_share(std::string& out, double share) {
  std::array<char, 32> digits;
  out.append(digits.data(),
             std::to_chars(digits.data(), digits.data() + digits.size(), share, std::chars_format::general, 4).ptr);
}
/// Shares are one of a whole number of winners.
double share_of(double written) { return written > 0 ? 1.0 / static_cast<double>(std::lround(1 / written)) : 0; }

/// `[a,b,c]`, each written by `put`.
template <class Items, class Put>
void put_list(std::string& out, const Items& items, Put put) {
  out += '[';
  bool is_first = true;
  for (const auto& item : items) {
    if (!is_first) out += ',';
    is_first = false;
    put(item);
  }
  out += ']';
}

void put_game(std::string& out, const GameResult& game) {
  out += "{\"shares\":";
  put_list(out, game.returns, [&](const Return& seat) { put_share(out, seat.share); });
  out += ",\"points\":";
  put_list(out, game.returns, [&](const Return& seat) { out += std::to_string(seat.points); });
  out += ",\"moves\":" + std::to_string(game.moves);
  if (game.forfeit) {
    out += ",\"lost\":" +
           json::serialize(json::object{{"seat", seat_name(game.forfeit->seat)}, {"why", game.forfeit->why}});
  }
  if (!game.categories.empty()) {
    json::object scores;
    for (const CategoryScore& category : game.categories)
      scores[category.key] = json::array(category.amounts.begin(), category.amounts.end());
    out += ",\"scores\":" + json::serialize(scores);
  }
  out += '}';
}

Forfeit read_forfeit(const json::object& lost, int seats) {
  const auto seat = parse_seat(std::string_view(lost.at("seat").as_string()), seats);
  if (!seat) throw std::runtime_error("there is no such seat");
  return {*seat, std::string(lost.at("why").as_string())};
}

GameResult read_game(const json::object& game) {
  GameResult result;
  const json::array& shares = game.at("shares").as_array();
  const json::array& points = game.at("points").as_array();
  if (shares.size() != points.size() || shares.size() > Seat::kMaxPlayers) throw std::runtime_error("seats differ");
  for (std::size_t i = 0; i < shares.size(); ++i)
    result.returns.push_back({share_of(shares[i].to_number<double>()), points[i].to_number<int>()});
  result.moves = game.at("moves").to_number<int>();
  if (const auto* lost = game.if_contains("lost")) {
    result.forfeit = read_forfeit(lost->as_object(), static_cast<int>(shares.size()));
  }
  if (const auto* scores = game.if_contains("scores")) {
    for (const auto& [key, amounts] : scores->as_object()) {
      CategoryScore& category = result.categories.emplace_back(CategoryScore{std::string(key), {}});
      for (const json::value& amount : amounts.as_array()) category.amounts.push_back(amount.to_number<int>());
      category.amounts.resize(shares.size());
    }
  }
  return result;
}

DealLine read_line(const json::object& line) {
  DealLine read;
  read.contest = line.at("contest").to_number<std::size_t>();
  read.result.deal = line.at("deal").to_number<std::uint64_t>();
  for (const json::value& game : line.at("games").as_array()) read.result.games.push_back(read_game(game.as_object()));
  for (const json::value& value : line.at("efforts").as_array()) {
    const json::object& effort = value.as_object();
    read.result.efforts.push_back({effort.at("moves").to_number<std::int64_t>(),
                                   effort.at("work").to_number<std::int64_t>(),
                                   effort.at("ns").to_number<std::int64_t>()});
  }
  return read;
}

}  // namespace

std::string head_line(const RunHead& head) { return json::serialize(head_json(head)); }

std::string why_other_run(const RunHead& head, std::string_view line) {
  json::error_code error;
  json::value value = json::parse(json::string_view(line.data(), line.size()), error);
  json::object* found = error ? nullptr : value.if_object();
  if (!found || !found->contains("septem_arena")) return "it is no result of an arena";
  json::object expected = head_json(head);
  expected.erase("command");
  found->erase("command");
  for (const auto& [key, part] : expected) {
    const json::value* other = found->if_contains(key);
    if (!other || !(*other == part)) {
      return "it belongs to another run: '" + std::string(key) + "' is " +
             (other ? shortened(json::serialize(*other), 300) : "missing") + ", not " +
             shortened(json::serialize(part), 300);
    }
  }
  return {};
}

std::string command_of(std::string_view line) {
  json::error_code error;
  const json::value value = json::parse(json::string_view(line.data(), line.size()), error);
  const json::object* object = error ? nullptr : value.if_object();
  const json::value* command = object ? object->if_contains("command") : nullptr;
  return command && command->is_string() ? std::string(command->get_string()) : std::string{};
}

std::string command_line(const RunHead& head) { return json::serialize(json::object{{"command", head.command}}); }

std::string deal_line(std::size_t contest, const DealResult& result) {
  std::string out = "{\"contest\":" + std::to_string(contest) + ",\"deal\":" + std::to_string(result.deal) +
                    ",\"games\":";
  put_list(out, result.games, [&](const GameResult& game) { put_game(out, game); });
  out += ",\"efforts\":";
  put_list(out, result.efforts, [&](const Effort& effort) {
    out += "{\"moves\":" + std::to_string(effort.moves) + ",\"work\":" + std::to_string(effort.work) +
           ",\"ns\":" + std::to_string(effort.nanoseconds) + "}";
  });
  return out + "}";
}

Result<DealLine, std::string> read_deal_line(std::string_view line) {
  json::error_code error;
  const json::value value = json::parse(json::string_view(line.data(), line.size()), error);
  if (error || !value.is_object()) return failure(std::string("it is no JSON object"));
  try {
    return read_line(value.get_object());
  } catch (const std::exception&) {
    return failure(std::string("it is no result of a deal"));
  }
}

}  // namespace septem
