// A load generator for the server: many people who play 7 Seas in pairs or against bots, from a process of its own.
#pragma once

#include <cstdint>
#include <string>

namespace septem {

struct LoadOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 7777;
  int clients = 1000;
  double rate = 0;  ///< moves a second in all; 0: as fast as the server answers
  double seconds = 10;
  std::int64_t moves = 0;   ///< stop after so many; 0: only time counts
  int askers = 0;           ///< more connections that ask for histories all the time, after as long without them
  std::string asked_table;  ///< of this table; empty: of those that are played
  std::string level;        ///< everybody plays alone against a bot of this level; empty: in pairs
  bool is_idle = false;     ///< connect and ask once, nothing else
  bool is_remote_allowed = false;
};

/// Plays, prints a report and gives the exit status.
int run_load(const LoadOptions& options);

}  // namespace septem
