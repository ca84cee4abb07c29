#include "server/net/metrics.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

namespace septem::server {
namespace {

class Text {
 public:
  void head(std::string_view name, std::string_view type, std::string_view help) {
    text_ += fmt::format("# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
  }
  void one(std::string_view name, std::string_view type, std::string_view help, double value) {
    head(name, type, help);
    text_ += fmt::format("{} {}\n", name, value);
  }
  void line(std::string_view name, std::string_view labels, std::uint64_t value) {
    text_ += fmt::format("{}{{{}}} {}\n", name, labels, value);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

/// The second number of /proc/self/statm, in pages.
std::uint64_t resident_bytes() {
  std::ifstream stream("/proc/self/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  stream >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

double cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

std::string metrics_text(const Hub& hub, const Store::Figures& store, const NetFigures& net, std::size_t bots_waiting) {
  Text text;
  const auto number = [](auto value) { return static_cast<double>(value); };
  text.one("septem_connections", "gauge", "Open connections", number(net.connections));
  text.one("septem_connections_accepted_total", "counter", "Connections accepted", number(net.accepted));
  text.one("septem_connections_refused_total", "counter", "Connections beyond a limit",
           number(net.refused_connections));
  text.one("septem_slow_readers_total", "counter", "Connections cut because they did not read",
           number(net.slow_readers));
  text.one("septem_received_bytes_total", "counter", "Bytes of messages received", number(net.bytes_in));
  text.one("septem_sent_bytes_total", "counter", "Bytes of messages sent", number(net.bytes_out));
  text.one("septem_messages_total", "counter", "Messages received", number(hub.counts().messages));
  text.one("septem_refusals_total", "counter", "Commands refused", number(hub.counts().refusals));
  text.one("septem_bot_moves_total", "counter", "Moves made by bots", number(hub.counts().bot_moves));
  text.one("septem_bots_waiting", "gauge", "Bots that wait for a thread", number(bots_waiting));
  text.head("septem_tables", "gauge", "Tables in memory by stage");
  for (const auto& [stage, count] : hub.tables_by_stage()) {
    text.line("septem_tables", fmt::format("stage=\"{}\"", stage), count);
  }
  text.head("septem_commands_total", "counter", "Commands by method");
  for (const auto& [method, count] : hub.counts().commands) {
    text.line("septem_commands_total", fmt::format("method=\"{}\"", method), count);
  }
  text.head("septem_events_total", "counter", "Events by kind and game");
  for (const auto& [game, kinds] : hub.counts().events) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (kinds[i] == 0) continue;
      text.line("septem_events_total", fmt::format(R"(kind="{}",game="{}")", kind_name(i), game), kinds[i]);
    }
  }
  text.one("septem_commits_total", "counter", "Transactions on disk", number(store.commits));
  text.one("septem_commit_failures_total", "counter", "Transactions that failed", number(store.failures));
  text.one("septem_committed_events_total", "counter", "Events on disk", number(store.events));
  text.one("septem_commit_seconds_total", "counter", "Time in transactions", store.seconds);
  text.one("process_resident_memory_bytes", "gauge", "Resident memory", number(resident_bytes()));
  text.one("process_cpu_seconds_total", "counter", "Processor time used", cpu_seconds());
  return text.take();
}

}  // namespace septem::server
