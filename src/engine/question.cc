#include "engine/question.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/any_game.h"
#include "engine/params.h"
#include "engine/seed_text.h"
#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;

/// The lines of a view, one for each key, without what stands between them. Nothing has none.
std::vector<std::string_view> lines_of(std::string_view view) {
  if (view.empty()) return {};
  std::vector<std::string_view> lines = split(view, '\n');
  lines.erase(lines.begin());  // the opening brace
  for (std::string_view& line : lines) line.remove_suffix(1);
  return lines;
}

void add_changes(const std::vector<std::string_view>& before, const std::vector<std::string_view>& after,
                 std::string& text) {
  text += '{';
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i < before.size() && before[i] == after[i]) continue;
    if (text.back() != '{') text += ',';
    text += after[i];
  }
  text += '}';
}

json::object files_json(const FileTexts& files) {
  json::object object;
  for (const auto& [name, text] : files) object[name] = text;
  return object;
}

FileTexts read_files(Params& params) {
  FileTexts files;
  if (!params.has("files")) return files;
  for (const auto& [name, text] : params.object("files")) {
    if (!text.is_string()) params.refuse("file '" + shortened(name, 60) + "' is not a text");
    if (text.is_string()) files.emplace(name, text.get_string());
  }
  return files;
}

/// What is played; without any seats where that is wrong.
void read_table(Params& params, BotQuestion& question) {
  question.game = params.text("game");
  const GameEntry* game = find_game(question.game);
  if (!game) params.refuse("there is no game '" + shortened(question.game, 60) + "'");
  const std::int64_t seats = params.integer("seats");
  const bool can_play = game && seats >= game->min_seats && seats <= game->max_seats;
  if (!can_play) params.refuse("so many seats do not play this game");
  question.seats = can_play ? static_cast<int>(seats) : 0;
  if (params.has("options")) question.options = params.object("options");
  question.files = read_files(params);
}

}  // namespace

void StoryText::add(Told step) {
  steps_ += steps_.empty() ? "[[" : ",[";
  (steps_ += json::serialize(json::string(step.sight))) += ',';
  add_changes(lines_of(view_), lines_of(step.view), steps_);
  steps_ += ']';
  view_ = std::move(step.view);
}

std::string question_text(const BotQuestion& question) {
  const json::object head{{"game", question.game},
                          {"seats", question.seats},
                          {"options", question.options},
                          {"files", files_json(question.files)},
                          {"seat", seat_name(question.seat)},
                          {"bot", question.bot},
                          {"seed", seed_text(question.seed)}};
  std::string text = json::serialize(head);
  text.pop_back();
  return text + ",\"told\":" + question.told + '}';
}

Result<BotQuestion, std::string> read_question(std::string_view text) {
  json::error_code error;
  const json::value given = json::parse(text, error);
  if (error || !given.is_object()) return failure(std::string("a question is an object in JSON"));
  Params params(given.get_object());
  BotQuestion question;
  read_table(params, question);
  const auto seat = parse_seat(params.text("seat"), question.seats);
  const auto seed = params.has("seed") ? parse_seed(params.value("seed")) : std::optional(Seed{});
  question.bot = params.text("bot");
  question.told = json::serialize(params.value("told"));
  if (!seat) params.refuse("'seat' names no seat of this table");
  if (!seed) params.refuse("'seed' is a whole number or up to 64 hex digits");
  if (params.fault()) return failure(params.fault()->message);
  question.seat = *seat;
  question.seed = *seed;
  return question;
}

json::object advice_json(const Advice& advice) {
  json::array options;
  for (const Advice::Option& option : advice.options) {
    options.push_back(json::object{{"action", option.action}, {"value", option.value}, {"visits", option.visits}});
  }
  json::object beliefs;
  for (const auto& [seat, card, chance] : advice.beliefs) {
    json::value& hand = beliefs[seat_name(seat)];
    if (!hand.is_object()) hand.emplace_object();
    hand.as_object()[card] = chance;
  }
  return {{"action", advice.action},
          {"options", std::move(options)},
          {"line", json::array(advice.line.begin(), advice.line.end())},
          {"beliefs", std::move(beliefs)},
          {"work", advice.work}};
}

Result<Advice, std::string> think(const BotQuestion& question, const StopToken& stop) {
  const GameEntry* game = find_game(question.game);
  if (!game) return failure("there is no game '" + shortened(question.game, 60) + "'");
  Rng rng = question.seed.stream(0);
  return game->think(question, stop, rng);
}

}  // namespace septem
