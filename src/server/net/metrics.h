// The page /metrics in Prometheus' text format. Written by hand: it is a list of numbers that exist anyway, and a library would bring
// its own registry, locks and web server.
#pragma once

#include <cstddef>
#include <string>

#include "server/hub.h"
#include "server/net/listener.h"
#include "server/store/store.h"

namespace septem::server {

std::string metrics_text(const Hub& hub, const Store::Figures& store, const NetFigures& net, std::size_t bots_waiting);

}  // namespace septem::server
