// The address that other machines of the local network know this one by.
#pragma once

#include <optional>
#include <string>

namespace septem::server {

/// Nothing without a network.
std::optional<std::string> lan_address();

}  // namespace septem::server
