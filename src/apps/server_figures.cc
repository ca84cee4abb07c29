#include "apps/server_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "server/net/client_socket.h"

namespace septem {

std::string ServerFigures::bots() const {
  const double thoughts = figure("septem_bot_thoughts_total");
  const double seconds = figure("septem_bot_seconds_total");
  return fmt::format("bots: {:.0f} thoughts, {:.0f} of them cut short, {:.1f} ms each", thoughts,
                     figure("septem_bot_thoughts_cut_total"), seconds * 1000 / std::max(thoughts, 1.0));
}

double ServerFigures::figure(const std::string& name) const {
  const std::string metrics = server::fetch(host_, port_, "/metrics");
  const std::size_t at = metrics.find("\n" + name + " ");
  return at == std::string::npos ? 0 : std::strtod(metrics.c_str() + at + name.size() + 2, nullptr);
}

}  // namespace septem
