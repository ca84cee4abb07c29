// A program that is talked to in lines, and never waited for longer than it may take.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

#include "bots/limits.h"
#include "core/result.h"

namespace septem {

class Process {
 public:
  using Clock = std::chrono::steady_clock;

  /// The failure at a deadline.
  static constexpr std::string_view kTooLong = "it took too long";

  Process() = default;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  /// Ends it, and whatever it has started.
  ~Process() { end(); }

  /// A command of the shell; its standard error stays ours. Empty, or why not.
  std::string start(const std::string& command);
  bool is_running() const { return id_ > 0; }
  void end();

  /// Both give up at the deadline, at a stop, or when the program is gone; the failure says which.
  Result<void, std::string> write_line(std::string_view line, Clock::time_point deadline, const StopToken& stop);
  /// Also reads the answer; lines that were there before the question are passed over.
  Result<std::string, std::string> ask(std::string_view line, Clock::time_point deadline, const StopToken& stop);

 private:
  /// Empty when there is something to read or room to write.
  std::string wait(int descriptor, short event, Clock::time_point deadline, const StopToken& stop) const;
  Result<std::string, std::string> read_line(Clock::time_point deadline, const StopToken& stop);
  /// Forgets the lines that nobody asked for.
  void skip_lines();
  /// That it is gone, and how it ended.
  std::string gone();

  pid_t id_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string read_;  ///< but not handed out yet
};

}  // namespace septem
