#include "apps/load.h"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
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
#include "apps/load_socket.h"
#include "core/rng.h"

namespace septem {
namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

double millis(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

struct Pair;

struct Player {
  LoadSocket socket;
  Pair* pair = nullptr;
  bool is_first = false;
  std::int64_t last_id = 0;
  std::int64_t move_id = 0;  ///< of the move (or the question of an asker) that waits for its answer
  Clock::time_point sent_at{};
  std::vector<std::string> legal;  ///< not empty: it is this player's move
};

struct Pair {
  Player* first = nullptr;
  Player* second = nullptr;
  std::string table;
  Clock::time_point moved_at{};
};

class Load {
 public:
  explicit Load(LoadOptions options) : options_(std::move(options)), epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
  ~Load() { ::close(epoll_); }

  int run() {
    const double memory_before = server_memory();
    const auto begin = Clock::now();
    if (!connect_all()) return 1;
    std::printf("%d clients connected in %.1f s\n", options_.clients, millis(Clock::now() - begin) / 1000);
    if (options_.is_idle) return idle(memory_before);
    const double memory = server_memory();
    if (memory > 0)
      std::printf("server memory per connection: %.1f kB\n", (memory - memory_before) / 1024 / options_.clients);
    seat_all();
    return play();
  }

 private:
  // --- set-up

  bool connect_all() {
    for (int i = 0; i < options_.clients + options_.askers; ++i) {
      auto player = std::make_unique<Player>();
      const std::string why = player->socket.connect(options_.host, options_.port);
      if (!why.empty()) {
        std::fprintf(stderr, "septem: client %d: %s\n", i + 1, why.c_str());
        return false;
      }
      epoll_event event{};
      event.events = EPOLLIN | EPOLLET;  // each message is read at once: no need to be reminded
      event.data.ptr = player.get();
      epoll_ctl(epoll_, EPOLL_CTL_ADD, player->socket.descriptor(), &event);
      (i < options_.clients ? players_ : askers_).push_back(std::move(player));
    }
    return true;
  }

  void seat_all() {
    for (std::size_t i = 0; i + 1 < players_.size(); i += 2) {
      auto pair = std::make_unique<Pair>();
      pair->first = players_[i].get();
      pair->second = players_[i + 1].get();
      pair->first->pair = pair->second->pair = pair.get();
      pair->first->is_first = true;
      ask(*pair->first, R"("hello","params":{"name":"Load"})");
      ask(*pair->second, R"("hello","params":{"name":"Load"})");
      ask(*pair->first, kCreate);
      pairs_.push_back(std::move(pair));
    }
  }

  // --- the report

  /// A figure of the server's metrics; 0 when they cannot be had.
  double figure(const std::string& name) const {
    const std::string metrics = fetch(options_.host, options_.port, "/metrics");
    const std::size_t at = metrics.find("\n" + name + " ");
    return at == std::string::npos ? 0 : std::strtod(metrics.c_str() + at + name.size() + 2, nullptr);
  }
  double server_memory() const { return figure("process_resident_memory_bytes"); }
  double server_time() const { return figure("process_cpu_seconds_total"); }

  int idle(double memory_before) {
    std::size_t answered = 0;
    const auto begin = Clock::now();
    for (auto& player : players_) ask(*player, R"("hello","params":{"name":"Idle"})");
    while (answered < players_.size() && millis(Clock::now() - begin) < 30'000) {
      wait(100, [&](Player&, std::string_view text, std::size_t) {
        answered += text.find("\"result\"") != std::string_view::npos ? 1 : 0;
      });
    }
    const double took = millis(Clock::now() - begin);
    const double memory = server_memory();
    std::printf("%zu of %zu clients answered, the last after %.0f ms\n", answered, players_.size(), took);
    if (memory > 0) {
      std::printf("server memory per connection: %.1f kB\n",
                  (memory - memory_before) / 1024 / static_cast<double>(players_.size()));
    }
    return answered == players_.size() ? 0 : 1;
  }

  static double percentile(std::vector<float>& values, double share) {
    if (values.empty()) return 0;
    const std::size_t at = std::min(values.size() - 1,
                                    static_cast<std::size_t>(share * static_cast<double>(values.size())));
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
    return static_cast<double>(values[at]);
  }

  void report_times(const char* what, std::vector<float>& values) const {
    std::printf("%s: p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, p99.9 %.2f ms, max %.2f ms\n", what,
                percentile(values, 0.5), percentile(values, 0.9), percentile(values, 0.99), percentile(values, 0.999),
                percentile(values, 1));
  }

  // --- playing

  int play() {
    next_slot_ = Clock::now();
    const auto warm = next_slot_ + std::chrono::milliseconds(1000);  // tables are made meanwhile
    go_on_until(warm);
    measure();
    if (!askers_.empty()) {
      std::printf("beside %zu connections that ask for histories:\n", askers_.size());
      is_asking_ = true;
      measure();
      std::printf("%zu histories, %lld of them refused\n", history_times_.size(),
                  static_cast<long long>(asked_in_vain_));
      report_times("history               ", history_times_);
    }
    if (lost_ > 0) std::fprintf(stderr, "septem: %d connections were lost\n", lost_);
    return lost_ == 0 && moves_ > 0 ? 0 : 1;
  }

  void go_on_until(Clock::time_point end) {
    const bool has_pace = options_.rate > 0 || is_asking_;
    while (Clock::now() < end && (options_.moves == 0 || moves_ < options_.moves) && lost_ == 0) {
      wait(has_pace ? 1 : 100, [this](Player& p, std::string_view text, std::size_t wire) { take(p, text, wire); });
      if (options_.rate > 0) release();
      if (is_asking_) ask_for_histories();
    }
  }

  /// Plays for as long as was asked for, and reports.
  void measure() {
    start_measuring();
    go_on_until(measured_from_ + std::chrono::microseconds(static_cast<std::int64_t>(options_.seconds * 1e6)));
    const double seconds = millis(Clock::now() - measured_from_) / 1000;
    std::printf("%lld moves in %.2f s: %.0f moves/s; %lld tables, %lld refusals\n", static_cast<long long>(moves_),
                seconds, static_cast<double>(moves_) / seconds, static_cast<long long>(tables_),
                static_cast<long long>(refusals_));
    if (const double time = server_time() - server_time_before_; time > 0) {
      std::printf("server: %.1f s of processor time, %.0f moves a processor second\n", time,
                  static_cast<double>(moves_) / time);
    }
    report_times("answer to the mover   ", answer_times_);
    report_times("step at the other seat", step_times_);
    std::printf(
        "bytes on the wire: step %.0f on average, p99 %.0f, with the legal moves that this program asks for %.0f; "
        "answer %.0f\n",
        mean(step_bytes_), percentile(step_bytes_, 0.99), mean(step_wire_), mean(answer_wire_));
  }

  // --- who asks for histories

  /// As often as the server's credits allow: the next one when the last one is answered, and no more than three a second.
  void ask_for_histories() {
    constexpr auto kPause = std::chrono::milliseconds(310);
    const auto now = Clock::now();
    for (std::size_t i = 0; i < askers_.size(); ++i) {
      Player& asker = *askers_[i];
      const std::string& table = options_.asked_table.empty() ? pairs_[i % pairs_.size()]->table : options_.asked_table;
      if (asker.move_id != 0 || now - asker.sent_at < kPause || table.empty()) continue;
      asker.sent_at = now;
      asker.move_id = asker.last_id + 1;
      ask(asker, fmt::format(R"("history","params":{{"table":"{}"}})", table));
    }
  }

  void take_history(Player& asker, std::string_view text) {
    constexpr std::size_t kHead = 60;  // the answer is long, and its beginning says which it is
    asker.move_id = 0;
    history_times_.push_back(static_cast<float>(millis(Clock::now() - asker.sent_at)));
    if (text.substr(0, kHead).find("\"error\"") != std::string_view::npos) ++asked_in_vain_;
  }

  static double mean(const std::vector<float>& values) {
    double sum = 0;
    for (const float value : values) sum += static_cast<double>(value);
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
  }

  void start_measuring() {
    is_measuring_ = true;
    measured_from_ = Clock::now();
    moves_ = 0;
    for (auto* values : {&answer_times_, &step_times_, &step_bytes_, &step_wire_, &answer_wire_}) values->clear();
    server_time_before_ = server_time();
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

  template <class Take>
  void wait(int timeout, const Take& take) {
    std::array<epoll_event, 256> events;
    const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), timeout);
    for (int i = 0; i < count; ++i) {
      Player& player = *static_cast<Player*>(events[static_cast<std::size_t>(i)].data.ptr);
      const bool is_alive = player.socket.receive(
          [&](std::string_view text, std::size_t wire) { take(player, text, wire); });
      if (!is_alive) {
        ++lost_;
        epoll_ctl(epoll_, EPOLL_CTL_DEL, player.socket.descriptor(), nullptr);
      }
    }
  }

  void ask(Player& player, std::string_view method_and_params) {
    player.socket.send(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":{}}})", ++player.last_id, method_and_params));
  }

  void move(Player& player) {
    if (player.legal.empty()) return;
    const std::string& action = player.legal[rng_.below(static_cast<std::uint32_t>(player.legal.size()))];
    player.sent_at = player.pair->moved_at = Clock::now();
    player.move_id = player.last_id + 1;
    ask(player, fmt::format(R"("move","params":{{"table":"{}","action":"{}","key":"{}"}})", player.pair->table, action,
                            player.move_id));
    player.legal.clear();
  }

  void take(Player& player, std::string_view text, std::size_t wire) {
    if (!player.pair) return take_history(player, text);
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
      ask(*player.pair->second, fmt::format(R"("sit","params":{{"table":"{}","legal":true}})", player.pair->table));
    } else if (!player.is_first && answer->contains("seat")) {
      ask(*player.pair->first, fmt::format(R"("start","params":{{"table":"{}"}})", player.pair->table));
    }
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
    if (is_measuring_) {
      const auto now = Clock::now();
      if (is_answer) {
        ++moves_;
        answer_times_.push_back(static_cast<float>(millis(now - player.sent_at)));
        answer_wire_.push_back(static_cast<float>(wire));
      } else {
        step_times_.push_back(static_cast<float>(millis(now - player.pair->moved_at)));
        step_wire_.push_back(static_cast<float>(wire));
        step_bytes_.push_back(static_cast<float>(wire - legal_bytes(step)));
      }
    }
    if (step.size() > 3 && is_over_after(step[3].as_object())) {
      ask(player, fmt::format(R"("unwatch","params":{{"table":"{}"}})", player.pair->table));
      if (player.is_first) ask(player, kCreate);
      return;
    }
    take_legal(player, step.if_contains(kLegalAt));
  }

  /// A key of a patch may name several paths.
  static bool is_over_after(const json::object& patch) {
    return std::any_of(patch.begin(), patch.end(), [](const auto& line) {
      const std::string paths = "," + std::string(line.key()) + ",";
      return line.value() == true && paths.find(",over,") != std::string::npos;
    });
  }

  /// What the list of legal moves takes: people's pages know the rules and do not ask for it.
  static std::size_t legal_bytes(const json::array& step) {
    const json::value* legal = step.if_contains(kLegalAt);
    if (!legal) return 0;
    std::size_t bytes = std::string_view(",null,[]").size();
    for (const json::value& action : legal->as_array()) bytes += action.as_string().size() + 3;
    return bytes - (legal->as_array().empty() ? 0 : 1);
  }

  static constexpr std::size_t kLegalAt = 5;  ///< in a step: table, number, steps, patch, clock, legal actions
  static constexpr std::string_view kCreate = R"("create","params":{"game":"seas","seats":2,"legal":true})";

  LoadOptions options_;
  int epoll_;
  Rng rng_{7};
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<std::unique_ptr<Player>> askers_;
  std::vector<std::unique_ptr<Pair>> pairs_;
  std::deque<Player*> ready_;
  Clock::time_point next_slot_{};
  Clock::time_point measured_from_ = Clock::now();
  double server_time_before_ = 0;
  bool is_measuring_ = false;
  bool is_asking_ = false;
  std::int64_t moves_ = 0;
  std::int64_t tables_ = 0;
  std::int64_t refusals_ = 0;
  int lost_ = 0;
  std::vector<float> answer_times_;
  std::vector<float> step_times_;
  std::vector<float> step_bytes_;
  std::vector<float> step_wire_;
  std::vector<float> answer_wire_;
  std::vector<float> history_times_;
  std::int64_t asked_in_vain_ = 0;
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
