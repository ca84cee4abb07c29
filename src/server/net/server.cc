#include "server/net/server.h"

#include <sodium.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>
#include <thread>

#include "server/hub.h"
#include "server/log/sqlite_log.h"
#include "server/net/answers.h"
#include "server/net/bot_pool.h"
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
/// Besides those of clients: the database, the log, the ports.
constexpr rlim_t kOwnDescriptors = 64;

/// Ties the hub to sockets, disk and bots.
class Server : public Clients, public Thinker, public Visitors {
 public:
  Server(const ServerOptions& options, const DataFiles& files, std::unique_ptr<OwnedLog> log)
      : options_(options),
        log_(std::move(log)),
        listener_(options.listener, *this),
        hub_({*this, *log_, *this, system_}, open_with(files), options.limits, options.listener.public_url) {}

  std::optional<std::string> listen() {
    auto why = listener_.listen();
    hub_.set_public_url(link_base());
    return why;
  }
  void recover();
  void run(StopSignal& signal);

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
  void received(ClientId client, std::string_view text) override {
    hub_.received(client, text, now());
    go_on_working();
  }
  void closed(ClientId client) override { hub_.closed(client, now()); }
  PageAnswer page(const PageRequest& request) override;
  void cannot_accept(const std::string& why) override;
  bool is_done() override { return hub_.waiting_writes() == 0; }

 private:
  Millis now() {
    arrived_ = RunningTime::Clock::now();
    return time_.look(arrived_);
  }
  void warn_of_few_descriptors() const;
  std::string link_base() const;
  void greet() const;
  void open_local_socket();
  void tick();
  void go_on_working();
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
};

void Server::recover() {
  const auto found = log_->claim();
  last_moment_ = found.moment > 0 ? found.moment : system_.wall_clock();
  time_.start(last_moment_, RunningTime::Clock::now());
  for (const std::string& finding : log_->findings()) log(LogLevel::kError, {{"event", "damage"}, {"what", finding}});
  for (const auto& [id, one] : found.set_apart) hub_.set_apart(id, one.why, one.events);
  for (const auto& [id, events] : found.tables) (void)hub_.restore(id, events, now());
  const std::uint64_t missing = log_->figures().missing;
  log(LogLevel::kInfo, {{"event", "recovered"},
                        {"tables", found.tables.size()},
                        {"set_apart", hub_.set_apart().size()},
                        {"missing", missing}});
}

/// What links begin with. "localhost" in a link would lead a friend to their own machine.
std::string Server::link_base() const {
  const ListenerOptions& real = listener_.options();
  const bool is_for_others = real.address == "0.0.0.0" || real.address == "::";
  const auto lan = options_.listener.public_url.empty() && is_for_others ? lan_address() : std::nullopt;
  return lan ? "http://" + *lan + ":" + std::to_string(real.port) : real.public_url;
}

void Server::greet() const {
  const std::string own = listener_.options().public_url;
  const std::string others = link_base();
  std::printf("Septem is at %s", own.c_str());
  if (others != own) std::printf(", for others on this network at %s", others.c_str());
  std::printf(" (database %s)\n", database_in(options_.data).c_str());
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

void Server::run(StopSignal& signal) {
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = options_.bot_threads > 0 ? options_.bot_threads : std::max(1U, cores - 1);
  bots_.emplace(threads, &decide, [this](const BotTurn& turn, std::string action) {
    listener_.post([this, turn, action = std::move(action)] { hub_.bot_answered(turn, action, now()); });
  });
  log_->start({[this](std::uint64_t number) {
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
               }});
  listener_.every(kTick, [this] { tick(); });
  open_local_socket();
  greet();
  json::object listening{{"event", "listening"}, {"port", listener_.options().port}};
  if (const auto port = listener_.options().health_port) listening["health_port"] = *port;
  log(LogLevel::kInfo, listening);
  warn_of_few_descriptors();
  signal.on_stop([this] { listener_.stop(); });
  listener_.run();
  local_.reset();
  bots_.reset();
  log_->set_moment(now());
  log_->stop();
  log(LogLevel::kInfo, {{"event", "stopped"}});
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

void Server::cannot_accept(const std::string& why) {
  log(LogLevel::kError, {{"event", "cannot-accept"},
                         {"why", why},
                         {"connections", listener_.figures().connections},
                         {"help", "let the server open more files (LimitNOFILE, ulimit -n) or lower --connections"}});
}

void Server::warn_of_few_descriptors() const {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  if (limit.rlim_cur >= options_.listener.connections + kOwnDescriptors) return;
  log(LogLevel::kWarning, {{"event", "few-descriptors"},
                           {"most", limit.rlim_cur},
                           {"connections", options_.listener.connections},
                           {"help", "so many connections need more open files (LimitNOFILE, ulimit -n)"}});
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
  StopSignal signal(kStopWithin, [] {
    log(LogLevel::kError,
        {{"event", "stopped"}, {"why", "something did not end in time; nothing acknowledged is lost"}});
    flush_log(kFlushWithin);
  });
  set_up_log(options.log_level);
  // Two servers would write over each other's tables.
  const auto lock = lock_folder(options.data);
  if (!lock) return fail(lock.error());
  auto log = SqliteLog::open(options.data);
  if (!log) return fail(log.error());
  (*log)->keep_archived_for(options.keep_finished);
  Server server(options, files, std::move(*log));
  server.recover();
  if (const auto why = server.listen()) return fail(*why);
  server.run(signal);
  flush_log(kFlushWithin);
  return 0;
}

}  // namespace septem::server
