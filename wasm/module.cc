// The WebAssembly module: the hub and the engine as functions over text (docs/offline.md).
//
// The caller writes its text to where `septem_input` says, calls a function, and reads what `septem_output` shows until the next
// call. Times are milliseconds, numbers are doubles because JavaScript's are.
#include <boost/json/serialize.hpp>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "coach/coach.h"
#include "engine/engine.h"
#include "engine/question.h"
#include "notation/text.h"
#include "wasm/page_world.h"

#define SEPTEM_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace septem::page {
namespace {

using server::Millis;

/// One person at home, and nobody to be protected from. Unfinished tables are taken up at each start: a millisecond each.
server::Limits limits_of_one_person() {
  server::Limits limits;
  limits.tables_per_person = 200;
  limits.bot_delay = 0;  // the page itself shows one move after the other
  limits.credits_at_most = 1e12;
  return limits;
}

struct Module {
  NoDataFiles files;
  PageWorld world;
  server::Hub hub{world.parts(), open_with(files), limits_of_one_person(), ""};
  Engine engine{files, &entropy};
  std::unique_ptr<ReviewedGame> review;  ///< the record that is looked back on
  std::string input;
  std::string output;

  void show_lines() { output = world.take_lines(); }
  /// All of it: nobody else waits.
  void work(Millis now) {
    do {
      while (hub.has_work()) hub.work(now);
      for (auto& table : world.take_known()) hub.was_read(table.table, std::move(table.events));
      for (const auto& person : world.take_listed()) hub.was_listed(person, world.tables_of(person));
    } while (hub.has_work());
    show_lines();
  }
};

Module& module() {
  static Module one;
  return one;
}

Millis millis(double now) { return static_cast<Millis>(now); }

/// A table as the page keeps it: a line with its name and the people's hashes, then a line `AT EVENT` for each event.
server::ArchivedTable read_table(std::string_view text) {
  server::ArchivedTable table;
  for (const std::string_view line : split(text, '\n')) {
    const std::size_t space = std::min(line.find(' '), line.size());
    if (table.table.empty()) {
      const auto words = split(line, ' ');
      table.table = words[0];
      for (std::size_t i = 1; i < words.size(); ++i) table.people.push_back({std::string(words[i])});
    } else if (space < line.size()) {
      Millis at = 0;
      std::from_chars(line.data(), line.data() + space, at);
      table.events.push_back({at, std::string(line.substr(space + 1))});
    }
  }
  return table;
}

struct BotAnswer {
  server::BotTurn turn;
  std::string action;
};

std::optional<BotAnswer> read_answer(std::string_view text) {
  const auto words = split(text, ' ');
  const auto seat = words.size() > 3 ? parse_seat(words[1], Seat::kMaxPlayers) : std::nullopt;
  if (!seat) return std::nullopt;
  std::uint64_t turn = 0;
  std::from_chars(words[2].data(), words[2].data() + words[2].size(), turn);
  return BotAnswer{{std::string(words[0]), *seat, turn},
                   std::string(text.substr(static_cast<std::size_t>(words[3].data() - text.data())))};
}

/// The thought as JSON, or `{"failure": WHY}`.
std::string answer_to(std::string_view text) {
  const auto question = read_question(text);
  const auto advice = question ? think(*question) : Result<Advice, std::string>(failure(question.error()));
  return boost::json::serialize(advice ? advice_json(*advice) : boost::json::object{{"failure", advice.error()}});
}

/// What `ask` makes of a question, or `{"failure": WHY}`.
template <class Ask>
std::string coached(std::string_view text, Ask ask) {
  const auto question = read_question(text);
  const auto answer = question ? ask(*question) : decltype(ask(*question))(failure(question.error()));
  return boost::json::serialize(answer ? *answer : boost::json::object{{"failure", answer.error()}});
}

/// Opens a record to be looked back on: how many steps it has, and which seats win together.
std::string open_review(std::unique_ptr<ReviewedGame>& review, std::string_view record) {
  auto opened = ReviewedGame::open(record, NoDataFiles{});
  review = opened ? std::move(*opened) : nullptr;
  if (!review) return boost::json::serialize(boost::json::object{{"failure", opened.error().message}});
  const Owners owners = review->owners();
  return boost::json::serialize(
      boost::json::object{{"steps", review->steps()}, {"owners", boost::json::array(owners.begin(), owners.end())}});
}

}  // namespace
}  // namespace septem::page

using septem::page::millis;
using septem::page::module;

// --- text in, text out

SEPTEM_EXPORT(septem_input) char* septem_input(std::size_t size) {
  module().input.resize(size);
  return module().input.data();
}
SEPTEM_EXPORT(septem_output) const char* septem_output() { return module().output.data(); }
SEPTEM_EXPORT(septem_output_size) std::size_t septem_output_size() { return module().output.size(); }

// --- the hub; the output of each is a list of lines

/// Input: what links to tables begin with.
SEPTEM_EXPORT(septem_begin) void septem_begin() { module().hub.set_public_url(module().input); }

/// Input: a table that is not archived. A line `bad TABLE WHY` says that it cannot be used.
SEPTEM_EXPORT(septem_restore) void septem_restore(double now) {
  auto& m = module();
  const auto table = septem::page::read_table(m.input);
  if (const auto why = m.hub.restore(table.table, table.events, millis(now))) {
    m.world.say("bad " + table.table + ' ' + *why);
  }
  m.show_lines();
}

/// Input: the first line of an archived table.
SEPTEM_EXPORT(septem_archived) void septem_archived() { module().world.keep(septem::page::read_table(module().input)); }

/// Input: the table that a line `read` asked for; its name alone when it is not there.
SEPTEM_EXPORT(septem_was_read) void septem_was_read(double now) {
  auto& m = module();
  auto table = septem::page::read_table(m.input);
  m.hub.was_read(table.table, table.events.empty() ? std::nullopt : std::optional(std::move(table.events)));
  m.work(millis(now));
}

SEPTEM_EXPORT(septem_opened) void septem_opened(double client, double now) {
  auto& m = module();
  m.hub.opened(static_cast<septem::server::ClientId>(client), "127.0.0.1", millis(now));
  m.show_lines();
}

SEPTEM_EXPORT(septem_closed) void septem_closed(double client, double now) {
  auto& m = module();
  m.hub.closed(static_cast<septem::server::ClientId>(client), millis(now));
  m.show_lines();
}

/// Input: one message of the client.
SEPTEM_EXPORT(septem_received) void septem_received(double client, double now) {
  auto& m = module();
  m.hub.received(static_cast<septem::server::ClientId>(client), m.input, millis(now));
  m.work(millis(now));
}

/// Everything up to this number is stored.
SEPTEM_EXPORT(septem_committed) void septem_committed(double number) {
  auto& m = module();
  m.hub.committed(static_cast<std::uint64_t>(number));
  m.show_lines();
}

/// Clocks, absence, and bots that shall be asked.
SEPTEM_EXPORT(septem_tick) void septem_tick(double now) {
  auto& m = module();
  m.hub.tick(millis(now));
  m.show_lines();
}

/// Input: `TABLE SEAT TURN ACTION`, the answer to a line `think`.
SEPTEM_EXPORT(septem_bot_answered) void septem_bot_answered(double now) {
  auto& m = module();
  if (const auto answer = septem::page::read_answer(m.input)) {
    m.hub.bot_answered(answer->turn, answer->action, millis(now));
  }
  m.show_lines();
}

/// When `septem_tick` is wanted: the moment, or -1 for not at all as things are.
SEPTEM_EXPORT(septem_next_tick) double septem_next_tick() {
  const auto alarm = module().hub.next_alarm();
  return alarm ? static_cast<double>(*alarm) : -1;
}

/// Whether the time has to be kept, because a clock runs.
SEPTEM_EXPORT(septem_has_running_clocks) bool septem_has_running_clocks() {
  return module().hub.rooms().has_running_clocks();
}

// --- without a table

/// Input: a question to a bot; output: what it thinks, or why the question cannot be answered.
SEPTEM_EXPORT(septem_think) void septem_think() { module().output = septem::page::answer_to(module().input); }

/// Input: a question, whose bot is not looked at; output: the best moves with their chances and reasons.
SEPTEM_EXPORT(septem_advise) void septem_advise() {
  module().output = septem::page::coached(module().input,
                                          [](const auto& question) { return septem::advise(question); });
}

/// The same; output: where the cards may be that the seat does not see.
SEPTEM_EXPORT(septem_count_cards) void septem_count_cards() {
  module().output = septem::page::coached(module().input, septem::count_cards);
}

/// Input: a record; output: how many steps it has and which seats win together, or why it cannot be read.
SEPTEM_EXPORT(septem_review) void septem_review() {
  module().output = septem::page::open_review(module().review, module().input);
}

/// Output: what the coach says of a step of that record, which must have so many.
SEPTEM_EXPORT(septem_review_step) void septem_review_step(double number) {
  const auto& review = module().review;
  SEPTEM_CHECK(review && number < static_cast<double>(review->steps()));
  module().output = boost::json::serialize(septem::reviewed_step_json(review->step(static_cast<std::size_t>(number))));
}

/// Input: one line of the engine's protocol; output: the answer, or nothing.
SEPTEM_EXPORT(septem_engine) void septem_engine() { module().output = module().engine.answer(module().input); }
