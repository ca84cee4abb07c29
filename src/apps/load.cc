#include "apps/load.h"

#include <fmt/format.h>

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdio>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "apps/file_limit.h"
#include "apps/history_askers.h"
#include "apps/load_report.h"
#include "apps/load_step.h"
#include "apps/server_figures.h"
#include "core/rng.h"
#include "server/net/client_socket.h"

namespace septem {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

double millis(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

struct Pair;

struct Player {
  explicit Player(server::ClientLoop& loop) : socket(loop) {}

  server::ClientSocket socket;
  Pair* pair = nullptr;
  bool is_first = false;
  std::int64_t last_id = 0;
  Clock::time_point sent_at{};
  std::vector<std::string> legal;  ///< not empty: it is this player's move
};

struct Pair {
  Pair(Player* one, Player* other) : first(one), second(other) {}

  Player* first;
  Player* second;  ///< nobody: a bot
  std::string table;
  Clock::time_point moved_at{};
};

class Load {
 public:
  explicit Load(LoadOptions options) : options_(std::move(options)) {}

  int run() {
    const double memory_before = server_.memory();
    const auto begin = Clock::now();
    if (!connect_all()) return 1;
    std::printf("%d clients connected in %.1f s\n", options_.clients, millis(Clock::now() - begin) / 1000);
    if (options_.is_idle) return idle(memory_before);
    print_memory(memory_before);
    seat_all();
    return play();
  }

 private:
  // --- set-up

  bool connect_all() {
    const auto lost = [this] { ++lost_; };
    std::string why;
    for (int i = 0; i < options_.clients && why.empty(); ++i) {
      players_.push_back(std::make_unique<Player>(loop_));
      Player& player = *players_.back();
      why = player.socket.connect(
          options_.host, options_.port,
          [this, &player](std::string_view text, std::size_t wire) { take(player, text, wire); }, lost);
    }
    for (int i = 0; i < options_.askers && why.empty(); ++i) why = askers_.connect(lost);
    if (!why.empty()) std::fprintf(stderr, "septem: client %zu: %s\n", players_.size(), why.c_str());
    return why.empty();
  }

  void seat_all() {
    const std::size_t people = options_.level.empty() ? 2 : 1;
    for (std::size_t i = 0; i + people <= players_.size(); i += people) {
      auto pair = std::make_unique<Pair>(players_[i].get(), people == 2 ? players_[i + 1].get() : nullptr);
      pair->first->is_first = true;
      for (Player* player : {pair->first, pair->second}) {
        if (!player) continue;
        player->pair = pair.get();
        ask(*player, R"("hello","params":{"name":"Load"})");
      }
      ask(*pair->first, create_);
      pairs_.push_back(std::move(pair));
    }
  }

  // --- the report

  int idle(double memory_before) {
    const auto begin = Clock::now();
    for (auto& player : players_) ask(*player, R"("hello","params":{"name":"Idle"})");
    while (answered_ < players_.size() && millis(Clock::now() - begin) < 30'000)
      loop_.wait(std::chrono::milliseconds(100));
    const double took = millis(Clock::now() - begin);
    std::printf("%zu of %zu clients answered, the last after %.0f ms\n", answered_, players_.size(), took);
    print_memory(memory_before);
    return answered_ == players_.size() ? 0 : 1;
  }

  void print_memory(double before) const {
    const double memory = server_.memory();
    if (memory > 0) std::printf("server memory per connection: %.1f kB\n", (memory - before) / 1024 / options_.clients);
  }

  // --- playing

  int play() {
    next_slot_ = Clock::now();
    const auto warm = next_slot_ + std::chrono::milliseconds(1000);  // tables are made meanwhile
    go_on_until(warm);
    measure();
    if (!askers_.is_empty()) {
      askers_.print();
      is_asking_ = true;
      measure();
      askers_.print_answers();
    }
    if (!options_.level.empty()) std::printf("%s\n", server_.bots().c_str());
    if (lost_ > 0) std::fprintf(stderr, "septem: %d connections were lost\n", lost_);
    return lost_ == 0 && report_.moves > 0 ? 0 : 1;
  }

  void go_on_until(Clock::time_point end) {
    const bool has_pace = options_.rate > 0 || is_asking_;
    while (Clock::now() < end && (options_.moves == 0 || report_.moves < options_.moves) && lost_ == 0) {
      loop_.wait(std::chrono::milliseconds(has_pace ? 1 : 100));
      if (options_.rate > 0) release();
      if (is_asking_) askers_.ask([this](std::size_t asker) { return asked_table(asker); });
    }
  }

  /// Plays for as long as was asked for, and reports.
  void measure() {
    start_measuring();
    go_on_until(measured_from_ + std::chrono::microseconds(static_cast<std::int64_t>(options_.seconds * 1e6)));
    const double seconds = millis(Clock::now() - measured_from_) / 1000;
    report_.print(seconds, server_.time() - server_time_before_, tables_, refusals_);
  }

  std::string asked_table(std::size_t asker) const {
    return options_.asked_table.empty() ? pairs_[asker % pairs_.size()]->table : options_.asked_table;
  }

  void start_measuring() {
    is_measuring_ = true;
    measured_from_ = Clock::now();
    report_ = {};
    server_time_before_ = server_.time();
  }

  /// With a rate: lets players move who are due by now.
  void release() {
    const auto gap = std::chrono::nanoseconds(static_cast<std::int64_t>(1e9 / options_.rate));
    const auto now = Clock::now();
    while (next_slot_ <= now) {
      next_slot_ += gap;
      if (ready_.empty()) continue;
      Player* player = ready_.front();
      ready_.pop_front();
      move(*player);
    }
  }

  void ask(Player& player, std::string_view method_and_params) {
    player.socket.send(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":{}}})", ++player.last_id, method_and_params));
  }

  void move(Player& player) {
    if (player.legal.empty()) return;
    const std::string& action = player.legal[rng_.below(static_cast<std::uint32_t>(player.legal.size()))];
    player.sent_at = player.pair->moved_at = Clock::now();
    ask(player, fmt::format(R"("move","params":{{"table":"{}","action":"{}","key":"{}"}})", player.pair->table, action,
                            player.last_id + 1));
    player.legal.clear();
  }

  void take(Player& player, std::string_view text, std::size_t wire) {
    if (options_.is_idle) return take_hello(text);
    std::array<unsigned char, 4096> buffer;
    json::monotonic_resource memory(buffer.data(), buffer.size());
    const json::value message = json::parse(text, &memory);
    const json::object& object = message.get_object();
    if (object.contains("error")) {
      ++refusals_;
      return;
    }
    if (const json::value* method = object.if_contains("method")) {
      if (*method == "step") return take_step(player, object.at("params").as_array(), wire, false);
      if (*method == "event") take_event(player, object.at("params").as_object());
      return;
    }
    const json::value& result = object.at("result");
    if (const json::array* step = result.if_array()) return take_step(player, *step, wire, true);
    const json::object* answer = result.if_object();
    if (!answer) return;
    if (player.is_first && answer->contains("commitment")) {  // made the table
      player.pair->table = std::string(answer->at("table").as_string());
      ++tables_;
      seat_other(*player.pair);
    } else if (!player.is_first && answer->contains("seat")) {
      ask(*player.pair->first, fmt::format(R"("start","params":{{"table":"{}"}})", player.pair->table));
    }
  }

  void seat_other(Pair& pair) {
    if (pair.second)
      return ask(*pair.second, fmt::format(R"("sit","params":{{"table":"{}","legal":true}})", pair.table));
    ask(*pair.first, fmt::format(R"("start","params":{{"table":"{}","fill":true}})", pair.table));
  }

  void take_event(Player& player, const json::object& event) {
    if (event.at("is") != "started") return;
    take_legal(player, event.if_contains("legal"));
  }

  void take_legal(Player& player, const json::value* legal) {
    if (!legal || legal->as_array().empty()) return;
    player.legal.clear();
    for (const json::value& action : legal->as_array()) player.legal.emplace_back(action.as_string());
    if (options_.rate > 0) {
      ready_.push_back(&player);
    } else {
      move(player);
    }
  }

  void take_step(Player& player, const json::array& step, std::size_t wire, bool is_answer) {
    if (is_measuring_) count(player, step, wire, is_answer);
    if (ends_game(step)) {
      ask(player, fmt::format(R"("unwatch","params":{{"table":"{}"}})", player.pair->table));
      if (player.is_first) ask(player, create_);
      return;
    }
    take_legal(player, legal_of(step));
  }

  void count(const Player& player, const json::array& step, std::size_t wire, bool is_answer) {
    const auto now = Clock::now();
    if (is_answer) {
      ++report_.moves;
      report_.answer_times.add(millis(now - player.sent_at));
      report_.answer_wire.add(static_cast<double>(wire));
    } else {
      report_.step_times.add(millis(now - player.pair->moved_at));
      report_.step_wire.add(static_cast<double>(wire));
      report_.step_bytes.add(static_cast<double>(wire - legal_bytes(step)));
    }
  }

  void take_hello(std::string_view text) { answered_ += text.find("\"result\"") != std::string_view::npos ? 1 : 0; }

  LoadOptions options_;
  ServerFigures server_{options_.host, options_.port};
  /// Asks for a table.
  std::string create_ = fmt::format(R"("create","params":{{"game":"seas","seats":2,"legal":true,"level":"{}"}})",
                                    options_.level.empty() ? "medium" : options_.level);
  server::ClientLoop loop_;
  Rng rng_{7};
  std::vector<std::unique_ptr<Player>> players_;
  HistoryAskers askers_{loop_, options_};
  std::vector<std::unique_ptr<Pair>> pairs_;
  std::deque<Player*> ready_;
  Clock::time_point next_slot_{};
  Clock::time_point measured_from_ = Clock::now();
  double server_time_before_ = 0;
  bool is_measuring_ = false, is_asking_ = false;
  LoadReport report_{};
  std::int64_t tables_ = 0, refusals_ = 0;
  int lost_ = 0;
  std::size_t answered_ = 0;  ///< of those that do nothing but say hello
};

}  // namespace

int run_load(const LoadOptions& options) {
  if (!options.host.starts_with("127.") && !options.is_remote_allowed) {
    std::fputs("septem: load is made on this machine only; --allow-remote says that the other one is yours\n", stderr);
    return 1;
  }
  raise_file_limit();
  return Load(options).run();
}

}  // namespace septem
