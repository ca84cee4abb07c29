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
  void histogram(std::string_view name, std::string_view help, const Histogram& histogram) {
    head(name, "histogram", help);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i) {
      count += histogram.buckets()[i];
      text_ += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, Histogram::kBounds[i], count);
    }
    count += histogram.buckets().back();
    text_ += fmt::format("{}_bucket{{le=\"+Inf\"}} {}\n{}_sum {}\n{}_count {}\n", name, count, name, histogram.sum(),
                         name, count);
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

double number(auto value) { return static_cast<double>(value); }

void put_connections(Text& text, const NetFigures& net) {
  text.one("septem_connections", "gauge", "Open connections", number(net.connections));
  text.one("septem_connections_accepted_total", "counter", "Connections accepted", number(net.accepted));
  text.head("septem_connections_refused_total", "counter", "Connections refused by kind of limit");
  text.line("septem_connections_refused_total", R"(why="all")", net.refused_for_all);
  text.line("septem_connections_refused_total", R"(why="network")", net.refused_for_network);
  text.line("septem_connections_refused_total", R"(why="origin")", net.refused_origins);
  text.head("septem_connections_cut_total", "counter", "Connections cut by kind of misuse");
  text.line("septem_connections_cut_total", R"(why="half-request")", net.half_requests);
  text.line("septem_connections_cut_total", R"(why="slow-reader")", net.slow_readers);
  text.line("septem_connections_cut_total", R"(why="flood")", net.floods);
  text.one("septem_accept_failures_total", "counter", "Connections that the system refused",
           number(net.accept_failures));
  text.one("septem_received_bytes_total", "counter", "Bytes of messages received", number(net.bytes_in));
  text.one("septem_sent_bytes_total", "counter", "Bytes of messages sent", number(net.bytes_out));
}

void put_commands(Text& text, const Hub& hub) {
  text.one("septem_messages_total", "counter", "Messages received", number(hub.counts().messages));
  text.head("septem_refusals_total", "counter", "Commands refused by message key");
  for (const auto& [why, count] : hub.counts().refusals) {
    text.line("septem_refusals_total", fmt::format("why=\"{}\"", why), count);
  }
  text.head("septem_commands_total", "counter", "Commands by method");
  for (const auto& [method, count] : hub.counts().commands) {
    text.line("septem_commands_total", fmt::format("method=\"{}\"", method), count);
  }
}

void put_events(Text& text, const Hub& hub) {
  text.head("septem_events_total", "counter", "Events by kind and game");
  for (const auto& [game, kinds] : hub.counts().events) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (kinds[i] == 0) continue;
      text.line("septem_events_total", fmt::format(R"(kind="{}",game="{}")", kind_name(i), game), kinds[i]);
    }
  }
}

void put_tables(Text& text, const Hub& hub) {
  text.head("septem_tables", "gauge", "Tables in memory by stage");
  for (const auto& [stage, count] : hub.rooms().count_by_stage()) {
    text.line("septem_tables", fmt::format("stage=\"{}\"", stage), count);
  }
  text.head("septem_table_set_apart", "gauge", "Tables that cannot be used");
  for (const auto& [table, why] : hub.set_apart()) {
    text.line("septem_table_set_apart", fmt::format("table=\"{}\"", table), 1);
  }
  text.one("septem_tables_set_apart", "gauge", "How many tables cannot be used", number(hub.set_apart().size()));
}

void put_waiting(Text& text, const Measured& measured) {
  const Hub& hub = measured.hub;
  text.histogram("septem_answer_seconds", "From a command to its answer, fsync included", measured.latency);
  text.one("septem_held_messages", "gauge", "Messages that wait for the disk", number(hub.outbox().held_messages()));
  text.one("septem_waiting_writes", "gauge", "Events that are not on disk yet", number(hub.waiting_writes()));
  text.one("septem_oldest_write_seconds", "gauge", "How long the oldest of them has waited", measured.log.oldest_write);
  text.one("septem_dropped_log_lines_total", "counter", "Lines of the log that nobody read",
           number(measured.dropped_log_lines));
  text.one("septem_bot_moves_total", "counter", "Moves made by bots", number(hub.counts().bot_moves));
  text.one("septem_bots_waiting", "gauge", "Bots that wait for a thread", number(measured.bots.waiting));
  text.one("septem_bot_thoughts_total", "counter", "Questions that bots have answered", number(measured.bots.thoughts));
  text.one("septem_bot_thoughts_cut_total", "counter",
           "Those that took too long, so that the level played below its strength", number(measured.bots.cut));
  text.one("septem_bot_seconds_total", "counter", "Time that bots have thought", measured.bots.seconds);
}

void put_log(Text& text, const LogFigures& log) {
  text.one("septem_events_missing", "gauge", "Events that were not in the database any more at the start",
           number(log.missing));
  text.one("septem_swept_events_total", "counter", "Events of finished tables taken out of the log", number(log.swept));
  text.one("septem_deleted_tables_total", "counter", "Finished tables deleted after the time they are kept",
           number(log.deleted));
  text.one("septem_commits_total", "counter", "Transactions on disk", number(log.commits));
  text.one("septem_commit_failures_total", "counter", "Transactions that failed", number(log.failures));
  text.one("septem_committed_events_total", "counter", "Events on disk", number(log.events));
  text.histogram("septem_commit_seconds", "Time of a transaction, fsync included", log.times);
}

}  // namespace

std::string metrics_text(const Measured& measured) {
  Text text;
  put_connections(text, measured.net);
  put_commands(text, measured.hub);
  put_waiting(text, measured);
  put_tables(text, measured.hub);
  put_events(text, measured.hub);
  put_log(text, measured.log);
  text.one("process_resident_memory_bytes", "gauge", "Resident memory", number(resident_bytes()));
  text.one("process_cpu_seconds_total", "counter", "Processor time used", cpu_seconds());
  return text.take();
}

}  // namespace septem::server
