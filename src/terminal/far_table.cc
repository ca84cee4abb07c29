#include "terminal/far_table.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <chrono>

#include "notation/text.h"
#include "terminal/face.h"
#include "terminal/far_scoring.h"

namespace septem::terminal {
namespace {

namespace json = boost::json;
using server::CallFailure;

constexpr auto kPause = std::chrono::milliseconds(500);  ///< between two tries to come back

const json::object& object_in(const json::object& object, std::string_view key) {
  static const json::object kNothing;
  const json::value* value = object.if_contains(json::string_view(key.data(), key.size()));
  return value && value->is_object() ? value->get_object() : kNothing;
}

/// Keys that no earlier run of the program has used.
std::string key_text(int number) {
  static const auto begun = std::chrono::system_clock::now().time_since_epoch().count();
  return fmt::format("t{}-{}", begun, number);
}

std::string event_words(const json::object& event) {
  const std::string_view what = word_at(event, "is");
  const std::string name(word_at(event, "name"));
  if (what == "chatted") return name + " says: " + std::string(word_at(event, "text"));
  if (what == "sat") return name + " sits down.";
  if (what == "undo-asked") return "Somebody asks to take a move back: answer agree or decline.";
  if (what == "undone") return "A move was taken back.";
  if (what == "closed") return "The table was closed. " + std::string(word_at(event, "reason"));
  if (what == "started") return "The game begins.";
  return {};
}

}  // namespace

FarTable::FarTable(FarOrder order) : order_(std::move(order)) {}

FarTable::~FarTable() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    if (client_) client_->wake();
  }
  if (thread_.joinable()) thread_.join();
}

std::string FarTable::begin() {
  if (std::string why = connect(); !why.empty()) return why;
  if (order_.sits) {
    const auto seat = call("sit", {{"key", key_text(0)}});
    if (!seat) return seat.error().message;
  }
  if (!look()) return "the server does not show this table";
  look_at_history();
  go_on();
  thread_ = std::thread([this] { correspond(); });
  return {};
}

std::string FarTable::waiting() const {
  if (is_over()) return {};
  if (is_asking_) return "Waiting for the server.";
  if (stage_ == "waiting")
    return fmt::format("{} of {} seats are taken; the game has not begun.", taken_seats_, shown_.names.size());
  if (!shown_.legal.empty()) return {};
  std::vector<std::string> names;
  for (const std::string& seat : words_at(shown_.view, "to_act")) names.push_back(name_of(shown_, seat));
  return names.empty() ? "Waiting." : "Waiting for " + listed(names) + ".";
}

void FarTable::post(std::string method, json::object params) {
  params["table"] = order_.link.table;
  {
    const std::lock_guard lock(mutex_);
    requests_.push_back({std::move(method), std::move(params)});
    client_->wake();
  }
  is_asking_ = true;
}

std::string FarTable::act(std::string_view action) {
  if (!shown_.seat) return "You look on; only who has a seat plays.";
  post("move", {{"action", action}, {"seq", seq_}, {"key", key_text(++last_key_)}});
  return {};
}

std::string FarTable::why_no_undo() const {
  return shown_.seat && stage_ == "playing" ? std::string{} : "There is nothing to take back.";
}

std::string FarTable::undo() {
  post("undo", {{"key", key_text(++last_key_)}});
  return "The table is asked.";
}

bool FarTable::say(std::string_view words) {
  if (words == "start") return post("start", {}), true;
  if (words == "start bots") return post("start", {{"fill", true}}), true;
  if (words == "agree" || words == "decline")
    return post("agree", {{"plea", plea_}, {"agree", words == "agree"}}), true;
  constexpr std::string_view kSay = "say ";
  if (!words.starts_with(kSay)) return false;
  post("chat", {{"text", words.substr(kSay.size())}, {"key", key_text(++last_key_)}});
  return true;
}

bool FarTable::go_on() {
  waker_.rest();
  std::deque<Report> reports;
  {
    const std::lock_guard lock(mutex_);
    reports.swap(reports_);
  }
  for (Report& report : reports) {
    if (report.log) shown_.log = std::move(*report.log);
    if (report.table) take_in(*report.table);
    if (report.scorings) scorings_ = far_scorings(*report.scorings, shown_);
    if (report.is_answered) is_asking_ = false;
    for (std::string& news : report.news) news_.push_back(std::move(news));
  }
  return !reports.empty();
}

void FarTable::take_in(const json::object& table) {
  stage_ = word_at(table, "stage");
  seq_ = number_at(table, "seq");
  plea_ = number_at(object_in(table, "undo"), "plea");
  shown_.view = object_in(table, "view");
  shown_.legal = words_at(table, "legal");
  shown_.seat = parse_seat(word_at(table, "you"), Seat::kMaxPlayers);
  shown_.names.clear();
  taken_seats_ = 0;
  const json::value* seats = table.if_contains("seats");
  if (!seats || !seats->is_array()) return;
  for (const json::value& seat : seats->get_array()) {
    const std::string_view name = seat.is_object() ? word_at(seat.get_object(), "name") : std::string_view{};
    shown_.names.emplace_back(name.empty() ? "nobody" : name);
    if (!name.empty()) ++taken_seats_;
  }
}

std::string FarTable::farewell() const {
  if (stage_ == "closed") return "The table was closed.";
  if (stage_ == "over") return {};
  return order_.sits ? "Your seat stays yours: septem join with the same link comes back to it." : std::string{};
}

// From here on the thread, but for the first time.

void FarTable::tell(Report report) {
  {
    const std::lock_guard lock(mutex_);
    reports_.push_back(std::move(report));
  }
  waker_.wake();
}

Result<json::value, CallFailure> FarTable::call(std::string_view method, json::object params) {
  params["table"] = order_.link.table;
  return client_->call(method, params);
}

std::string FarTable::connect() {
  auto client = std::make_unique<server::TableClient>();
  if (std::string why = client->connect(order_.link); !why.empty()) return why;
  json::object params{{"name", order_.name}};
  if (!order_.token.empty()) params["token"] = order_.token;
  const auto hello = client->call("hello", params);
  if (!hello) return hello.error().message;
  if (hello->is_object())
    if (const std::string_view token = word_at(hello->get_object(), "token"); !token.empty()) order_.token = token;
  const std::lock_guard lock(mutex_);
  client_ = std::move(client);
  return {};
}

void FarTable::correspond() {
  constexpr auto kLong = std::chrono::minutes(10);
  while (true) {
    {
      const std::lock_guard lock(mutex_);
      if (is_ending_) return;
    }
    if (client_->is_gone()) {
      come_back();
      continue;
    }
    send_requests();
    if (client_->is_gone()) continue;
    static_cast<void>(client_->wait(kLong));
    const auto messages = client_->take_messages();
    for (const json::object& message : messages) hear(message);
    if (!messages.empty()) look();
  }
}

void FarTable::come_back() {
  tell({.news = {"The connection is gone; trying again."}});
  while (!connect().empty()) {
    std::this_thread::sleep_for(kPause);
    const std::lock_guard lock(mutex_);
    if (is_ending_) return;
  }
  if (!look()) return;
  look_at_history();
  tell({.news = {"The connection is back."}});
}

bool FarTable::look() {
  const auto table = call("watch", {{"legal", true}});
  if (!table || !table->is_object()) return false;
  Report report{.table = table->get_object(), .log = heard_};
  const json::object& view = object_in(table->get_object(), "view");
  const json::value* scores = view.if_contains("scores");
  const std::size_t scored = (scores && scores->is_array() ? scores->get_array().size() : 0) +
                             (is_true_at(view, "over") ? 1 : 0);
  if (scored > scored_) {
    scored_ = scored;
    const auto scoring = call("scoring", {});
    const json::value* all = scoring && scoring->is_object() ? scoring->get_object().if_contains("scorings") : nullptr;
    if (all && all->is_array()) report.scorings = all->get_array();
  }
  tell(std::move(report));
  return true;
}

void FarTable::look_at_history() {
  std::vector<std::string> steps;
  std::int64_t from = 0;
  do {
    const auto history = from > 0 ? call("history", {{"from", from}}) : call("history", {});
    if (!history || !history->is_object()) break;
    const json::value* list = history->get_object().if_contains("steps");
    for (const json::value& step : list && list->is_array() ? list->get_array() : json::array{}) {
      if (!step.is_array() || step.get_array().size() < 2) continue;
      auto seen = words_in(step.get_array()[1]);
      // Nothing seen: something was taken back; the log keeps that it happened.
      if (seen.empty()) steps.emplace_back(kUndone);
      steps.insert(steps.end(), seen.begin(), seen.end());
    }
    from = number_at(history->get_object(), "next");
  } while (from > 0);
  heard_ = steps;
  tell({.log = std::move(steps)});
}

void FarTable::hear(const json::object& message) {
  const json::value* params = message.if_contains("params");
  if (!params) return;
  if (word_at(message, "method") == "step" && params->is_array() && params->get_array().size() > 2) {
    for (std::string& step : words_in(params->get_array()[2])) heard_.push_back(std::move(step));
  }
  if (word_at(message, "method") == "turned-out") tell({.news = {"You may not see this table any more."}});
  if (word_at(message, "method") != "event" || !params->is_object()) return;
  const json::object& event = params->get_object();
  for (std::string& step : words_at(event, "steps")) heard_.push_back(std::move(step));
  if (word_at(event, "is") == "undone") heard_.emplace_back(kUndone);
  if (std::string words = event_words(event); !words.empty()) tell({.news = {std::move(words)}});
}

void FarTable::send_requests() {
  while (true) {
    Request request;
    {
      const std::lock_guard lock(mutex_);
      if (requests_.empty()) return;
      request = requests_.front();
    }
    const auto answer = client_->call(request.method, request.params);
    // Not answered: it is sent again when the connection is back.
    if (!answer && answer.error().code == CallFailure::kGone) return;
    {
      const std::lock_guard lock(mutex_);
      requests_.pop_front();
    }
    if (answer && answer->is_array() && answer->get_array().size() > 2)
      for (std::string& step : words_in(answer->get_array()[2])) heard_.push_back(std::move(step));
    Report report{.is_answered = true};
    if (!answer) report.news.push_back(answer.error().message);
    look();
    tell(std::move(report));
  }
}

}  // namespace septem::terminal
