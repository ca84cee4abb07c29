// The page /metrics in Prometheus' text format. Written by hand: it is a list of numbers that exist anyway, and a library would bring
// its own registry, locks and web server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "server/event_log.h"
#include "server/histogram.h"
#include "server/hub.h"
#include "server/net/bot_pool.h"
#include "server/net/listener.h"

namespace septem::server {

struct Measured {
  const Hub& hub;
  const LogFigures& log;
  const NetFigures& net;
  const Histogram& latency;  ///< from a command to its answer
  BotFigures bots{};
  std::uint64_t dropped_log_lines = 0;
};

std::string metrics_text(const Measured& measured);

}  // namespace septem::server
