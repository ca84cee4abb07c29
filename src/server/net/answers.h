// What plain HTTP requests are answered: the files of the page, health and metrics.
#pragma once

#include <functional>
#include <string>

#include "server/event_log.h"
#include "server/net/listener.h"

namespace septem::server {

/// What the answers about health are made of.
struct Health {
  LogFigures figures;
  bool is_for_host = false;             ///< who asks is shown what is for who runs the server
  std::function<std::string()> damage;  ///< what a host should look at, though the server goes on
  std::function<std::string()> metrics;
};

bool is_about_health(const PageRequest& request);
/// Alive is not the same as able to write: whoever restarts what is not alive would make a full disk no better.
PageAnswer health_answer(const PageRequest& request, const Health& health);
/// A file of the page.
PageAnswer page_answer(const PageRequest& request);

}  // namespace septem::server
