// Lines for somebody who may not read them. Whoever writes never waits: a thread of its own does, and what is too much meanwhile is
// dropped and counted.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace septem::server {

class LineWriter {
 public:
  /// Writes to the descriptor, which stays the caller's; at most so many bytes wait.
  LineWriter(int descriptor, std::size_t most_waiting);
  /// Does not wait: what is not written by then is written as long as the process lives.
  ~LineWriter();
  LineWriter(const LineWriter&) = delete;
  LineWriter& operator=(const LineWriter&) = delete;

  /// From any thread.
  void put(std::string line);
  /// Waits until everything is written, but not longer than that. Whether it is.
  bool flush(std::chrono::milliseconds most);
  std::uint64_t dropped() const;

 private:
  struct State;
  std::shared_ptr<State> state_;  ///< the thread's too: nobody can wait for a thread that waits for a reader
};

}  // namespace septem::server
