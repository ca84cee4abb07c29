#include "server/net/server.h"

#include <sodium.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "server/hub.h"
#include "server/log/open_log.h"
#include "server/net/answers.h"
#include "server/net/bot_pool.h"
#include "server/net/descriptors.h"
#include "server/net/host_system.h"
#include "server/net/lan_address.h"
#include "server/net/local_socket.h"
#include "server/net/log.h"
#include "server/net/metrics.h"
#include "server/net/stop_signal.h"
#include "server/network.h"
#include "server/running_time.h"
#include "server/steward.h"

namespace septem::server {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr auto kTick = 20ms;
/// From the signal to the end, whatever is going on; SIGTERM promises two seconds. What is acknowledged is on disk before.
constexpr auto kStopWithin = 1700ms;
constexpr auto kFlushWithin = 100ms;
/// Messages that wait until it is known whether the log is still ours.
constexpr std::size_t kMostHeld = 10'000;

LogPlace place_of(const ServerOptions& options) { return {options.data, options.log}; }

/// Ties the hub to sockets, disk and bots.
class Server : public Clients, public Thinker, public Visitors {
 public:
  Server(const ServerOptions& options, const DataFiles& files, std::unique_ptr<OwnedLog> log)
      : options_(options),
        log_(std::move(log)),
        listener_(options.listener, *this),
        hub_({*this, *log_, *this, system_}, open_with(files), options.limits, options.listener.public_url) {}

  ~Server() override { log_->stop(); }  // its threads speak to the others
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::optional<std::string> listen() {
    auto why = listener_.listen();
    hub_.set_public_url(link_base(options_.listener, listener_.options()));
    return why;
  }
  void recover();
  /// Until a signal, or until another server has the log. Whether it was a signal.
  bool run(StopSignal& signal);

  // Clients, Thinker
  void send(ClientId client, std::string text) override { listener_.send(client, std::move(text)); }
  void drop(ClientId client, std::string_view why) override {
    log(LogLevel::kInfo, {{"event", "dropped"}, {"client", client}, {"why", why}});
    listener_.drop(client);
  }
  void think(BotTask task) override { bots_->add(std::move(task)); }
  void stop_thinking(const BotTurn& turn) override { bots_->call_off(turn); }
  Stamp stamp() override { return arrived_; }
  void answered(Stamp asked) override {
    latency_.add(std::chrono::duration<double>(RunningTime::Clock::now() - asked).count());
  }

  // Visitors
  void opened(ClientId client, const std::string& address) override { hub_.opened(client, address, now()); }
  void received(ClientId client, std::string_view text) override;
  void closed(ClientId client) override { hub_.closed(client, now()); }
  PageAnswer page(const PageRequest& request) override;
  void cannot_accept(const std::string& why) override { tell_of_no_descriptors(why, listener_.figures().connections); }
  bool is_done() override { return hub_.waiting_writes() == 0; }

 private:
  Millis now() {
    arrived_ = RunningTime::Clock::now();
    return time_.look(arrived_);
  }
  void greet() const;
  void open_local_socket();
  void tick();
  void go_on_working();
  LogCallbacks callbacks();
  std::string damage_text() const;

  ServerOptions options_;
  std::unique_ptr<OwnedLog> log_;
  Listener listener_;
  HostSystem system_;
  Hub hub_;
  Steward steward_{hub_, [this](Erasure erasure) { log_->erase(std::move(erasure)); }};
  std::unique_ptr<LocalSocket> local_;
  std::optional<BotPool> bots_;
  RunningTime time_;
  RunningTime::Clock::time_point arrived_{};  ///< what is being worked on
  Histogram latency_;
  bool is_working_ = false;
  Millis last_moment_ = 0;
  std::vector<std::pair<ClientId, std::string>> held_;  ///< messages while the log may be another's
  bool is_lost_ = false;
};

void Server::recover() {
  const auto found = log_->claim();
  log_->start(callbacks());  // to keep it, however long the rest takes
  last_moment_ = found.moment > 0 ? found.moment : system_.wall_clock();
  time_.start(last_moment_, RunningTime::Clock::now());
  for (const std::string& finding : log_->findings()) log(LogLevel::kError, {{"event", "damage"}, {"what", finding}});
  for (const auto& [id, one] : found.set_apart) hub_.set_apart(id, one.why, one.events);
  for (const auto& [id, events] : found.tables) (void)hub_.restore(id, events, now());
  log(LogLevel::kInfo, {{"event", "recovered"},
                        {"tables", found.tables.size()},
                        {"set_apart", hub_.set_apart().size()},
                        {"missing", log_->figures().missing}});
}

void Server::greet() const {
  const std::string own = listener_.options().public_url;
  const std::string others = link_base(options_.listener, listener_.options());
  std::printf("Septem is at %s", own.c_str());
  if (others != own) std::printf(", for others on this network at %s", others.c_str());
  std::printf(" (database %s)\n", name_of(place_of(options_))->c_str());
  std::fflush(stdout);
}

/// People can play without it, so a server that cannot have it says so and runs.
void Server::open_local_socket() {
  auto socket = LocalSocket::open(options_.data, [this](std::string line, LocalSocket::Reply reply) {
    listener_.post([this, line = std::move(line), reply = std::move(reply)]() mutable {
      steward_.received(line, now(), std::move(reply));
    });
  });
  if (!socket) return log(LogLevel::kWarning, {{"event", "no-local-socket"}, {"why", socket.error()}});
  local_ = std::move(*socket);
}

LogCallbacks Server::callbacks() {
  return {[this](std::uint64_t number) {
            listener_.post([this, number] {
              hub_.committed(number);
              steward_.committed();
            });
          },
          [this](const std::string& why) {
            listener_.post([this, why] {
              log(LogLevel::kError, {{"event", "storage"}, {"why", why}});
              hub_.commit_failed(why, now());
              steward_.commit_failed(why);
              go_on_working();  // who waited behind what is lost
            });
          },
          [this](const std::string& table, std::optional<StoredEvents> events) {
            listener_.post([this, table, events = std::move(events)] {
              hub_.was_read(table, events);
              steward_.was_read(table, events);
              go_on_working();
            });
          },
          [this](const Person& person, std::vector<std::string> tables) {
            listener_.post([this, person, tables = std::move(tables)] {
              hub_.was_listed(person, tables);
              go_on_working();
            });
          },
          [this](const std::string& why) {
            listener_.post([this, why] {
              log(LogLevel::kError, {{"event", "lost"}, {"why", why}});
              is_lost_ = true;
              listener_.stop();
            });
          }};
}

bool Server::run(StopSignal& signal) {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = options_.bot_threads > 0 ? options_.bot_threads : std::max(1U, cores - 1);
  bots_.emplace(threads, &decide, [this](const BotTurn& turn, std::string action) {
    listener_.post([this, turn, action = std::move(action)] { hub_.bot_answered(turn, action, now()); });
  });
  listener_.every(kTick, [this] { tick(); });
  open_local_socket();
  greet();
  json::object listening{{"event", "listening"}, {"port", listener_.options().port}};
  if (const auto port = listener_.options().health_port) listening["health_port"] = *port;
  log(LogLevel::kInfo, listening);
  warn_of_few_descriptors(options_.listener.connections);
  signal.on_stop([this] { listener_.stop(); });
  listener_.run();
  local_.reset();
  bots_.reset();
  log_->set_moment(now());
  log_->stop();
  log(LogLevel::kInfo, {{"event", "stopped"}});
  return !is_lost_;
}

/// Another server may have the log, and know better: what is asked waits until it is ours for certain.
void Server::received(ClientId client, std::string_view text) {
  const bool has_to_wait = !held_.empty() || !log_->is_ours();
  if (has_to_wait && held_.size() == kMostHeld) return listener_.drop(client);
  if (has_to_wait) return (void)held_.emplace_back(client, text);
  hub_.received(client, text, now());
  go_on_working();
}

/// A part of the work in each round of the listener's loop, so that everything else has its turn in between.
void Server::go_on_working() {
  if (is_working_ || !hub_.has_work()) return;
  is_working_ = true;
  listener_.post([this] {
    hub_.work(now());
    is_working_ = false;
    go_on_working();
  });
}

void Server::tick() {
  if (!log_->is_ours()) return;
  for (const auto& [client, text] : std::exchange(held_, {})) received(client, text);
  hub_.tick(now());
  constexpr Millis kMomentEvery = 1'000;
  if (now() - last_moment_ < kMomentEvery) return;
  last_moment_ = now();
  if (hub_.rooms().has_running_clocks()) log_->set_moment(last_moment_);
}

/// What a host should look at, though the server goes on.
std::string Server::damage_text() const {
  std::string text;
  for (const std::string& finding : log_->findings()) text += finding + "\n";
  for (const auto& [table, why] : hub_.set_apart()) text += "table " + table + " is set apart: " + why + "\n";
  if (const auto missing = log_->figures().missing; missing > 0) {
    text += std::to_string(missing) + " events are missing from the database; see 'septem check'\n";
  }
  return text;
}

PageAnswer Server::page(const PageRequest& request) {
  if (!is_about_health(request)) return page_answer(request);
  const LogFigures figures = log_->figures();
  const bool is_for_host = options_.shows_metrics_to_all || request.is_for_health ||
                           (request.is_direct && is_local(request.address));
  const auto metrics = [&] {
    return metrics_text({hub_, figures, listener_.figures(), latency_, bots_->figures(), dropped_log_lines()});
  };
  return health_answer(request, {figures, is_for_host, [this] { return damage_text(); }, metrics});
}

int fail(const std::string& why) {
  std::fprintf(stderr, "septem: %s\n", why.c_str());
  return 1;
}

}  // namespace

int serve(const ServerOptions& options, const DataFiles& files) {
  if (sodium_init() < 0) return fail("no randomness from the operating system");
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file at its size limit is an error to report, not an end
  std::atomic<bool> is_told_to_stop = false;
  StopSignal signal(kStopWithin, [] {
    log(LogLevel::kError,
        {{"event", "stopped"}, {"why", "something did not end in time; nothing acknowledged is lost"}});
    flush_log(kFlushWithin);
  });
  set_up_log(options.log_level);
  if (const auto name = name_of(place_of(options)); !name) return fail("--log: " + name.error());
  signal.on_stop([&is_told_to_stop] { is_told_to_stop = true; });
  bool has_to_wait = false;
  auto held = open_log(place_of(options), {options.keep_finished, [&] {
                                             if (!std::exchange(has_to_wait, true))
                                               log(LogLevel::kInfo,
                                                   {{"event", "waiting"}, {"why", "another server has the log"}});
                                             return is_told_to_stop.load();
                                           }});
  if (!held) return fail(held.error());
  if (!held->log) return 0;  // told to stop before it was our turn
  Server server(options, files, std::move(held->log));
  server.recover();
  if (const auto why = server.listen()) return fail(*why);
  const bool was_told_to_stop = server.run(signal);
  flush_log(kFlushWithin);
  return was_told_to_stop ? 0 : 1;
}

}  // namespace septem::server
