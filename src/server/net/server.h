// The server around the hub: sockets, disk, bots, signals.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include "notation/data_files.h"
#include "server/limits.h"
#include "server/net/listener.h"

namespace septem::server {

struct ServerOptions {
  ListenerOptions listener;
  std::filesystem::path data;
  std::string log{};                  ///< address of a PostgreSQL database that has the tables; empty: a file in `data`
  bool shows_metrics_to_all = false;  ///< otherwise to this machine only
  unsigned bot_threads = 0;           ///< 0: one less than there are cores, at least one
  std::string log_level = "info";
  std::chrono::days keep_finished{0};  ///< finished tables; 0: for ever
  Limits limits;
};

/// Runs until SIGTERM or SIGINT. Gives the exit status; what is wrong at the start is said on standard error.
int serve(const ServerOptions& options, const DataFiles& files);

}  // namespace septem::server
