// The page /metrics in Prometheus' text format. Written by hand: it is a list of numbers that exist anyway, and a library would bring
// its own registry, locks and web server.
#pragma once

#include <cstdint>
#include <string>

#include "server/hub.h"
#include "server/store/store.h"

namespace septem::server {

struct NetFigures {
  std::size_t connections = 0;
  std::uint64_t accepted = 0;
  std::uint64_t refused_connections = 0;
  std::uint64_t slow_readers = 0;
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
  std::size_t bots_waiting = 0;
};

std::string metrics_text(const Hub& hub, const Store::Figures& store, const NetFigures& net);

}  // namespace septem::server
