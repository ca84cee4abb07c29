// What a server says of itself, for who puts load on it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace septem {

class ServerFigures {
 public:
  ServerFigures(std::string host, std::uint16_t port) : host_(std::move(host)), port_(port) {}

  /// In bytes.
  double memory() const { return figure("process_resident_memory_bytes"); }
  /// Of its processors, in seconds.
  double time() const { return figure("process_cpu_seconds_total"); }
  /// What its bots have done since it started, in a line.
  std::string bots() const;

 private:
  /// Of its metrics; 0 when they cannot be had.
  double figure(const std::string& name) const;

  std::string host_;
  std::uint16_t port_;
};

}  // namespace septem
