#include "server/net/log.h"

#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <boost/json/serialize.hpp>
#include <memory>
#include <mutex>

#include "server/net/line_writer.h"

namespace septem::server {
namespace {

constexpr std::size_t kMostWaiting = std::size_t{1} << 20;

/// Formats where the line is made, writes elsewhere.
class QueueSink : public spdlog::sinks::base_sink<std::mutex> {
 public:
  LineWriter writer{STDERR_FILENO, kMostWaiting};

 protected:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    writer.put({line.data(), line.size()});
  }
  void flush_() override {}
};

std::shared_ptr<QueueSink>& sink() {
  static std::shared_ptr<QueueSink> made;
  return made;
}

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::kInfo:
      return spdlog::level::info;
    case LogLevel::kWarning:
      return spdlog::level::warn;
    case LogLevel::kError:
      return spdlog::level::err;
  }
  return spdlog::level::err;
}

}  // namespace

void set_up_log(const std::string& level) {
  sink() = std::make_shared<QueueSink>();
  auto logger = std::make_shared<spdlog::logger>("septem", sink());
  logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
  logger->set_level(spdlog::level::from_str(level));
  spdlog::set_default_logger(std::move(logger));
}

void log(LogLevel level, const boost::json::object& line) {
  if (!spdlog::should_log(level_of(level))) return;
  const std::string text = boost::json::serialize(line);
  spdlog::log(level_of(level), "{}", std::string_view(text).substr(1, text.size() - 2));
}

std::uint64_t dropped_log_lines() { return sink() ? sink()->writer.dropped() : 0; }

void flush_log(std::chrono::milliseconds most) {
  if (sink()) sink()->writer.flush(most);
}

}  // namespace septem::server
