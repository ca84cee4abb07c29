#include "engine/engine.h"

#include <array>
#include <boost/json/parse.hpp>
#include <utility>

#include "bots/order.h"
#include "engine/outcome_json.h"
#include "engine/replay.h"
#include "engine/seed_text.h"
#include "notation/json.h"

namespace septem {
namespace {

namespace json = boost::json;

json::object status_json(const Status& status) {
  return {{"phase", status.phase},
          {"to_act", seats_json(status.to_act)},
          {"over", status.is_over},
          {"chance", status.due ? json::value{{"kind", *status.due}} : json::value(nullptr)}};
}

/// The game that this text is for, where it is for another one: of that game it has good lines, of this one none.
json::value other_game(const GameEntry& entry, std::string_view text) {
  for (const GameEntry& other : game_entries())
    if (&other != &entry && other.check && other.check(text).good_lines > 0) return json::string(other.id);
  return nullptr;
}

json::object edition_json(const GameEntry& entry, std::string_view text) {
  const DataCheck check = entry.check(text);
  json::array mistakes;
  for (const DataMistake& mistake : check.mistakes) {
    mistakes.push_back(json::object{
        {"line", mistake.line}, {"cell", mistake.cell}, {"why", mistake.why}, {"message", mistake.message}});
  }
  return {{"mistakes", std::move(mistakes)},
          {"other", check.good_lines == 0 ? other_game(entry, text) : json::value(nullptr)}};
}

json::object status_answer(const AnyGame& game) { return {{"status", status_json(game.status())}}; }

}  // namespace

Engine::Method Engine::find_method(std::string_view name) {
  static constexpr std::pair<std::string_view, Method> kMethods[] = {
      {"act", &Engine::act},         {"legal", &Engine::legal},       {"view", &Engine::view},
      {"status", &Engine::status},   {"chance", &Engine::chance},     {"new", &Engine::open},
      {"close", &Engine::close},     {"undo", &Engine::undo},         {"choose", &Engine::choose},
      {"record", &Engine::record},   {"replay", &Engine::replay},     {"hello", &Engine::hello},
      {"scoring", &Engine::scoring}, {"foretell", &Engine::foretell}, {"edition", &Engine::edition},
      {"tally", &Engine::tally},
  };
  for (const auto& [known, method] : kMethods)
    if (known == name) return method;
  return nullptr;
}

Engine::Answer Engine::call(std::string_view method, const json::value* given) {
  const Method found = find_method(method);
  if (!found) return failure(Fault{Code::kNoSuchMethod, "there is no method '" + shortened(method, 60) + "'"});
  static const json::object none;
  if (given && !given->is_object()) return failure(Fault{Code::kBadParams, "'params' must be an object"});
  Params params(given ? given->get_object() : none);
  return (this->*found)(params);
}

Engine::Answer Engine::hello(Params&) {
  json::array games;
  for (const GameEntry& entry : game_entries()) {
    games.push_back(json::object{{"id", entry.id},
                                 {"seats", json::array{entry.min_seats, entry.max_seats}},
                                 {"options", describe(*entry.options)}});
  }
  return json::object{{"name", "Septem"}, {"version", SEPTEM_VERSION}, {"protocol", 1}, {"games", std::move(games)}};
}

Result<AnyGame*, Fault> Engine::table(Params& params) {
  const std::int64_t number = params.integer("table");
  if (params.fault()) return failure(*params.fault());
  const auto found = tables_.find(number);
  if (found == tables_.end()) {
    return failure(Fault{Code::kNoSuchTable, "there is no open table " + std::to_string(number)});
  }
  return found->second.get();
}

Result<Seat, Fault> Engine::seat(Params& params, const AnyGame& game) {
  const auto seat = parse_seat(params.text("seat"), game.seats());
  if (!seat) params.refuse("parameter 'seat' must be \"p0\" to \"p" + std::to_string(game.seats() - 1) + '"');
  if (params.fault()) return failure(*params.fault());
  return *seat;
}

Result<Viewer, Fault> Engine::viewer(Params& params, const AnyGame& game) {
  if (!params.has("seat")) return Viewer::referee();
  const auto who = seat(params, game);
  if (!who) return failure(who.error());
  return Viewer(*who);
}

Engine::Answer Engine::keep(std::unique_ptr<AnyGame> game) {
  const std::int64_t number = ++last_table_;
  AnyGame& kept = *(tables_[number] = std::move(game));
  return json::object{{"table", number}, {"status", status_json(kept.status())}};
}

Seed Engine::seed(Params& params) {
  if (!params.has("seed")) return entropy_();
  const auto seed = parse_seed(params.value("seed"));
  if (!seed) params.refuse("parameter 'seed' must be an unsigned 64-bit number or a text of 1 to 64 hex digits");
  return seed.value_or(Seed{});
}

const GameEntry* Engine::game(Params& params) {
  const std::string_view name = params.text("game");
  const GameEntry* entry = find_game(name);
  if (!entry) params.refuse("there is no game '" + shortened(name, 60) + "'; see 'hello'");
  return entry;
}

Result<TableOrder, Fault> Engine::order(Params& params, const GameEntry& entry) {
  const std::int64_t seats = params.integer("seats");
  static const json::object no_options;
  const json::object& given = params.has("options") ? params.object("options") : no_options;
  if (params.fault()) return failure(*params.fault());
  if (seats < entry.min_seats || seats > entry.max_seats) {
    return failure(Fault{Code::kBadOption, std::string(entry.id) + " has " + std::to_string(entry.min_seats) + " to " +
                                               std::to_string(entry.max_seats) + " seats"});
  }
  auto options = read_options(*entry.options, static_cast<int>(seats), given);
  if (!options) return failure(Fault{Code::kBadOption, options.error()});
  return TableOrder{static_cast<int>(seats), std::move(*options)};
}

Engine::Answer Engine::open(Params& params) {
  const GameEntry* entry = game(params);
  const std::string_view mode = params.has("chance") ? params.text("chance") : "auto";
  if (mode != "auto" && mode != "manual") params.refuse("parameter 'chance' must be \"auto\" or \"manual\"");
  const Seed table_seed = seed(params);
  if (params.fault()) return failure(*params.fault());

  auto wanted = order(params, *entry);
  if (!wanted) return failure(wanted.error());
  if (tables_.size() >= kMaxTables) return failure(Fault{Code::kTooMuch, "10000 tables are open; close some"});
  if (mode == "auto") wanted->seed = table_seed;
  auto opened = entry->open(*wanted, files_);
  if (!opened) return failure(Fault{Code::kBadOption, opened.error()});
  return keep(std::move(*opened));
}

Engine::Answer Engine::edition(Params& params) {
  const GameEntry* entry = game(params);
  const std::string_view text = params.text("text");
  if (params.fault()) return failure(*params.fault());
  if (!entry->check) return failure(Fault{Code::kBadParams, "this game has no data of its own"});
  if (text.size() > kMostOwnBytes) {
    return failure(Fault{Code::kBadOption, "a text has at most " + std::to_string(kMostOwnBytes) + " bytes"});
  }
  return edition_json(*entry, text);
}

Engine::Answer Engine::tally(Params& params) {
  const GameEntry* entry = game(params);
  if (params.fault()) return failure(*params.fault());
  if (!entry->tally) return failure(Fault{Code::kBadParams, "this game is not counted"});
  const auto wanted = order(params, *entry);
  if (!wanted) return failure(wanted.error());
  const auto counted = entry->tally(*wanted, params.all());
  if (!counted) return failure(Fault{Code::kBadParams, counted.error()});
  return tally_json(*counted);
}

Engine::Answer Engine::status(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  return status_json((*game)->status());
}

Engine::Answer Engine::legal(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  const auto who = seat(params, **game);
  if (!who) return failure(who.error());
  json::array actions;
  for (const std::string& action : (*game)->legal(*who)) actions.emplace_back(action);
  return json::object{{"actions", std::move(actions)}};
}

Engine::Answer Engine::act(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  const std::string_view action = params.text("action");
  const auto who = seat(params, **game);
  if (!who) return failure(who.error());
  if (auto fault = (*game)->act(*who, action)) return failure(std::move(*fault));
  return status_answer(**game);
}

Engine::Answer Engine::chance(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  const json::value& given = params.value("outcome");
  if (params.fault()) return failure(*params.fault());
  const auto outcome = given_outcome(given);
  if (!outcome && !(*game)->status().is_over) return failure(Fault{Code::kImpossibleOutcome, outcome.error()});
  if (auto fault = (*game)->chance(outcome.value_or(GivenOutcome{}))) return failure(std::move(*fault));
  return status_answer(**game);
}

Engine::Answer Engine::view(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  const auto who = viewer(params, **game);
  if (!who) return failure(who.error());
  return json::parse((*game)->view(*who)).as_object();
}

Engine::Answer Engine::scoring(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  const auto who = viewer(params, **game);
  if (!who) return failure(who.error());
  return json::object{{"scorings", scorings_json((*game)->scorings(*who))}};
}

Engine::Answer Engine::foretell(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  const auto who = seat(params, **game);
  if (!who) return failure(who.error());
  return foretelling_json((*game)->foretell(*who));
}

Engine::Answer Engine::record(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  return json::object{{"record", (*game)->record()}};
}

Engine::Answer Engine::replay(Params& params) {
  const std::string_view text = params.text("record");
  if (params.fault()) return failure(*params.fault());
  if (tables_.size() >= kMaxTables) return failure(Fault{Code::kTooMuch, "10000 tables are open; close some"});
  auto game = septem::replay(text, files_);
  if (!game) return failure(std::move(game.error()));
  return keep(std::move(*game));
}

Engine::Answer Engine::undo(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  if (auto fault = (*game)->undo()) return failure(std::move(*fault));
  return status_answer(**game);
}

Engine::Answer Engine::choose(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  Params bot(params.object("bot"));
  const auto who = seat(params, **game);
  if (!who) return failure(who.error());
  auto order = parse_bot_order(bot.text("name"));
  const auto ms = bot.amount("ms");
  const auto iterations = bot.amount("iterations");
  Rng rng = seed(bot).stream(0);
  if (bot.fault()) return failure(*bot.fault());
  if (!order) return failure(Fault{Code::kBadParams, std::move(order.error())});
  if (ms) order->limits.ms = ms;
  if (iterations) order->limits.iterations = iterations;
  auto choice = (*game)->choose(*who, bot_order_text(*order), rng);
  if (!choice) return failure(std::move(choice.error()));
  return json::object{{"action", choice->advice.action},
                      {"info", {{"bot", order->name}, {"options", choice->options}}}};
}

Engine::Answer Engine::close(Params& params) {
  const auto game = table(params);
  if (!game) return failure(game.error());
  tables_.erase(params.integer("table"));
  return json::object{};
}

}  // namespace septem
