// What a seat knows, built again from a question; and a bot asked about it. The bot is given that knowledge and nothing else.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <optional>
#include <string>
#include <utility>

#include "bots/bots.h"
#include "bots/order.h"
#include "engine/question.h"
#include "notation/notation.h"
#include "notation/text.h"

namespace septem {

template <Hearable G>
struct Rebuilt {
  typename G::Setup setup;
  typename G::Knowledge knowledge;
};

/// One step more. The failure says what is wrong.
template <Hearable G>
std::optional<std::string> hear(Rebuilt<G>& rebuilt, const boost::json::value& step, boost::json::object& view) {
  const auto* pair = step.if_array();
  const bool is_step = pair && pair->size() == 2 && (*pair)[0].is_string() && (*pair)[1].is_object();
  if (!is_step) return "a step is a list of what was seen of it and what changed in the view";
  for (const auto& [key, value] : (*pair)[1].get_object()) view[key] = value;
  return Notation<G>::hear(rebuilt.setup, rebuilt.knowledge, (*pair)[0].get_string(), view);
}

/// What the seat knows before anything has happened: no secret.
template <Hearable G>
Result<Rebuilt<G>, std::string> rebuilt_start(const BotQuestion& question) {
  const auto options = read_options(Notation<G>::options(), question.seats, question.options);
  if (!options) return failure(options.error());
  const NoDataFiles none;
  auto setup = Notation<G>::setup(question.seats, *options, KeptFiles(question.files, none));
  if (!setup) return failure(std::move(setup.error()));
  const auto start = G::view(*setup, G::begin(*setup), question.seat);
  return Rebuilt<G>{*setup, G::know(*setup, start)};
}

inline constexpr std::string_view kStopped = "stopped before there was anything to decide";

/// The failure says what is wrong with the question, or kStopped: the token is looked at before each step.
template <Hearable G>
Result<Rebuilt<G>, std::string> rebuild(const BotQuestion& question, const StopToken& stop = {}) {
  auto rebuilt = rebuilt_start<G>(question);
  if (!rebuilt || stop.is_stopped()) return rebuilt ? failure(std::string(kStopped)) : std::move(rebuilt);
  boost::json::error_code error;
  const auto told = boost::json::parse(question.told, error);
  if (error || !told.is_array()) return failure(std::string("'told' is a list of steps"));
  boost::json::object view;
  std::size_t number = 0;
  for (const auto& step : told.get_array()) {
    if (stop.is_stopped()) return failure(std::string(kStopped));
    ++number;
    if (auto why = hear(*rebuilt, step, view)) return failure("step " + std::to_string(number) + ": " + *why);
  }
  return rebuilt;
}

/// Why nothing can be asked of this seat: it is not to act, or no table could look like this.
template <Hearable G>
std::optional<std::string> why_no_decision(const Rebuilt<G>& rebuilt, Seat seat) {
  const auto& [setup, knowledge] = rebuilt;
  Rng rng(0);
  const bool is_possible = knowledge.view.to_act.has(seat) && G::is_possible(setup, knowledge);
  if (!is_possible) return "what was told leaves no decision to " + seat_name(seat);
  const typename G::State world = G::sample(setup, knowledge, rng);
  const bool is_true = G::is_sound(setup, world) && G::view(setup, world, seat) == knowledge.view;
  return is_true ? std::nullopt : std::optional<std::string>("no game comes to what was told");
}

template <Game G>
Result<std::unique_ptr<Bot<G>>, std::string> bot_named(std::string_view name) {
  if (auto bot = make_bot<G>(name)) return bot;
  const std::vector<std::string> names(kBotNames.begin(), kBotNames.end());
  return failure("there is no bot '" + shortened(name, 60) + "'; there are: " + join(names, ", "));
}

template <Notated G>
Advice in_words(const typename G::Setup& setup, const Thought<G>& thought) {
  Advice advice{.action = Notation<G>::move(setup, thought.move), .work = thought.work};
  for (const auto& [move, value, visits] : thought.options) {
    advice.options.push_back({Notation<G>::move(setup, move), value, visits});
  }
  for (const auto& move : thought.line) advice.line.push_back(Notation<G>::move(setup, move));
  if constexpr (CardNotated<G>) {
    for (const auto& [seat, card, chance] : thought.beliefs) {
      advice.beliefs.push_back({seat, std::string(Notation<G>::card(card)), chance});
    }
  }
  return advice;
}

/// `rng` is the bot's own chance.
template <Hearable G>
Result<Advice, std::string> think_about(const BotQuestion& question, const StopToken& stop, Rng& rng) {
  auto order = parse_bot_order(question.bot);
  if (!order) return failure(std::move(order.error()));
  const auto bot = bot_named<G>(order->name);
  if (!bot) return failure(bot.error());
  const auto rebuilt = rebuild<G>(question, stop);
  if (!rebuilt) return failure(rebuilt.error());
  if (stop.is_stopped()) return failure(std::string(kStopped));
  if (auto why = why_no_decision(*rebuilt, question.seat)) return failure(std::move(*why));
  order->limits.stop = stop;
  const auto& [setup, knowledge] = *rebuilt;
  return in_words<G>(setup, (*bot)->think({setup, knowledge, question.seat}, order->limits, rng));
}

}  // namespace septem
