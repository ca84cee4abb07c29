#include "apps/bot_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <memory>
#include <thread>
#include <utility>

#include "apps/data_commands.h"
#include "apps/exit_codes.h"
#include "apps/interrupt.h"
#include "arena/bot_spec.h"
#include "arena/exec/bot_protocol.h"
#include "arena/exec/process.h"
#include "notation/text.h"
#include "server/net/table_client.h"

namespace septem {
namespace {

namespace json = boost::json;
using server::CallFailure;
using server::parse_table_link;
using server::TableClient;
using server::TableLink;

std::vector<std::string> texts_of(const json::value& list) {
  std::vector<std::string> texts;
  for (const json::value& text : list.as_array()) texts.emplace_back(text.as_string());
  return texts;
}

/// The program, told of one game in the words of the server.
class Program {
 public:
  Program(std::string command, int ms, StopToken stop)
      : command_(std::move(command)), ms_(ms), stop_(std::move(stop)) {}

  /// Empty, or why not.
  std::string begin(const json::object& view, const std::string& seat) {
    if (process_.is_running()) return {};
    if (std::string why = process_.start(command_); !why.empty()) return why;
    const int seats = view.at("seats").to_number<int>();
    const std::string options = json::serialize(view.at("options"));
    const auto own = parse_seat(seat, seats);
    const std::string game(view.at("game").as_string());
    if (!own) return "the server names no seat";
    const auto done = process_.write_line(game_line({game, seats, options, *own, ms_}), deadline(), stop_);
    return done ? std::string{} : done.error();
  }

  Result<std::string, std::string> ask(const std::vector<std::string>& sights, const json::object& view,
                                       const std::vector<std::string>& legal) {
    const std::string text = json::serialize(view);
    auto line = process_.ask(ask_line({sights, text}, legal), deadline(), stop_);
    return line ? read_answer(*line) : Result<std::string, std::string>(failure(std::move(line.error())));
  }

  void tell_end(const std::vector<std::string>& sights, const json::object& view) {
    // Whether it listens does not matter any more.
    static_cast<void>(process_.write_line(over_line({sights, json::serialize(view)}), deadline(), stop_));
  }

 private:
  Process::Clock::time_point deadline() const { return Process::Clock::now() + std::chrono::milliseconds(ms_); }

  std::string command_;
  int ms_;
  StopToken stop_;
  Process process_;
};

class Guest {
 public:
  Guest(const BotCommand& order, TableLink link, std::string command, StopToken stop)
      : order_(order), link_(std::move(link)), stop_(stop), program_(std::move(command), order.ms, std::move(stop)) {}

  int run() {
    if (const std::string why = connect(); !why.empty()) return fail(why);
    const auto seat = call("sit", {{"key", "sit"}});
    if (!seat) return fail(seat.error().message);
    fmt::print("{} has a seat; the game begins when the table does\n", order_.name);
    std::fflush(stdout);
    while (!stop_.is_stopped()) {
      const auto table = call("watch", {});
      if (!table && !come_back()) return fail(table.error().message);
      if (!table) continue;
      const json::object& shown = table->get_object();
      if (const auto status = play(shown)) return *status;
    }
    static_cast<void>(call("leave", {}));
    return 1;
  }

 private:
  Result<json::value, CallFailure> call(std::string_view method, json::object params) {
    params["table"] = link_.table;
    return client_->call(method, params);
  }

  /// Empty, or why not. The same person again, with the token of the first time.
  std::string connect() {
    client_ = std::make_unique<TableClient>();
    if (std::string why = client_->connect(link_); !why.empty()) return why;
    json::object params{{"name", order_.name}};
    if (!token_.empty()) params["token"] = token_;
    const auto hello = client_->call("hello", params);
    if (!hello) return hello.error().message;
    if (const json::value* token = hello->get_object().if_contains("token")) token_ = token->as_string();
    return {};
  }

  /// After the connection is gone; not after a refusal.
  bool come_back() {
    constexpr int kTries = 30;
    for (int i = 0; i < kTries && client_->is_gone() && !stop_.is_stopped(); ++i) {
      if (connect().empty()) return true;
      std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    return false;
  }

  /// One look at the table: a decision, or waiting for something to happen. The exit status at the end.
  std::optional<int> play(const json::object& shown) {
    const std::string stage(shown.at("stage").as_string());
    if (stage == "closed") return fail("the table was closed");
    const json::value& view = shown.at("view");
    if (stage != "waiting") {
      const std::string why = program_.begin(view.get_object(), std::string(shown.at("you").as_string()));
      if (!why.empty()) return give_up(why);
    }
    if (stage == "over") return end(view.get_object());
    const json::value* legal = shown.if_contains("legal");
    if (legal && !legal->get_array().empty()) return decide(view.get_object(), texts_of(*legal), shown.at("seq"));
    wait();
    return std::nullopt;
  }

  std::optional<int> decide(const json::object& view, const std::vector<std::string>& legal, const json::value& seq) {
    const auto action = program_.ask(std::exchange(sights_, {}), view, legal);
    if (!action) return give_up(action.error());
    const auto moved = call("move", {{"action", *action}, {"seq", seq}});
    if (moved) {
      hear_step(moved->get_array());
      return std::nullopt;
    }
    constexpr int kMovedOn = 23;
    // The table may have gone on, or taken something back, while it thought.
    if (moved.error().code == kMovedOn || moved.error().code == CallFailure::kGone) return std::nullopt;
    return give_up("it answered '" + shortened(*action, 60) + "': " + moved.error().message);
  }

  /// Until something happens at the table.
  void wait() {
    constexpr auto kLook = std::chrono::milliseconds(200);
    while (!stop_.is_stopped() && !client_->is_gone() && !client_->wait(kLook)) {
    }
    for (const json::object& message : client_->take_messages()) {
      const json::value* method = message.if_contains("method");
      if (method && *method == "step") hear_step(message.at("params").as_array());
      if (method && *method == "event") hear_event(message.at("params").as_object());
    }
  }
  void hear_step(const json::array& step) {
    if (step.size() > 2)
      for (std::string& text : texts_of(step[2])) sights_.push_back(std::move(text));
  }
  void hear_event(const json::object& event) {
    if (const json::value* steps = event.if_contains("steps"))
      for (std::string& text : texts_of(*steps)) sights_.push_back(std::move(text));
  }

  int end(const json::object& view) {
    program_.tell_end(sights_, view);
    fmt::print("the game is over; winners: {}\n", join(texts_of(view.at("winners")), ", "));
    return 0;
  }
  int give_up(const std::string& why) {
    static_cast<void>(call("leave", {}));
    return fail(order_.bot + " leaves the table: " + why);
  }

  const BotCommand& order_;
  TableLink link_;
  StopToken stop_;
  Program program_;
  std::unique_ptr<TableClient> client_;
  std::string token_;
  std::vector<std::string> sights_;  ///< since the program was told last
};

}  // namespace

const CLI::App* add_bot_command(CLI::App& app, BotCommand& order) {
  CLI::App* bot = app.add_subcommand("bot", "let a program of yours sit down at a table of a server");
  bot->add_option("URL", order.link, "the link of the table, as http://localhost:7777/t/k3jd8")->required();
  bot->add_option("BOT", order.bot, "the program, as 'exec:python3 bot.py'")->required();
  bot->add_option("--name", order.name, "what the others read at its seat")->capture_default_str();
  bot->add_option("--exec-ms", order.ms, "how many milliseconds it may take for an answer")
      ->check(CLI::Range(1, 3'600'000))
      ->capture_default_str();
  return bot;
}

int run_bot(const BotCommand& order) {
  auto link = parse_table_link(order.link);
  if (!link) return fail(link.error(), kUsage);
  const auto spec = parse_bot_spec(order.bot);
  if (!spec) return fail(spec.error(), kUsage);
  if (spec->kind != BotSpec::Kind::kExec)
    return fail("the bots of the program sit down by themselves; this is for exec:COMMAND", kUsage);
  return Guest(order, std::move(*link), spec->command, stop_at_interrupt()).run();
}

}  // namespace septem
