// The address that other machines of the local network know this one by.
#pragma once

#include <optional>
#include <string>

#include "server/net/listener.h"

namespace septem::server {

/// Nothing without a network.
std::optional<std::string> lan_address();

/// What links begin with, at a listener as it was asked for and as it is. "localhost" in a link would lead a friend to their own machine.
std::string link_base(const ListenerOptions& asked, const ListenerOptions& real);

}  // namespace septem::server
