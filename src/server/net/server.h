// The server around the hub: sockets, disk, bots, signals.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "notation/data_files.h"
#include "server/limits.h"

namespace septem::server {

struct ServerOptions {
  std::string address = "0.0.0.0";
  std::uint16_t port = 7777;  ///< 0: any free one
  std::filesystem::path data;
  std::string public_url;             ///< empty: http://localhost:PORT
  std::vector<std::string> origins;   ///< further pages that may connect, besides the public URL and the host itself
  bool trusts_proxy = false;          ///< take a client's address from X-Forwarded-For
  bool shows_metrics_to_all = false;  ///< otherwise to this machine only
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 200;  ///< not counted for the machine itself
  unsigned bot_threads = 0;                   ///< 0: one less than there are cores, at least one
  std::string log_level = "info";
  Limits limits;
};

/// Runs until SIGTERM or SIGINT. Gives the exit status; what is wrong at the start is said on standard error.
int serve(const ServerOptions& options, const DataFiles& files);

}  // namespace septem::server
