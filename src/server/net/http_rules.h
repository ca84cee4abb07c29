// What HTTP requests are allowed, and how browsers shall treat the answers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/beast.h"

namespace septem::server {

/// Whether the page that wants to connect is the server's own, the public one, or one of those allowed. Programs that are no browser have no origin.
bool is_origin_allowed(const Request& request, std::string_view public_url, const std::vector<std::string>& allowed);

/// The address that our own proxy added last; those before it are anybody's claim.
std::string forwarded_address(std::string_view list);

void set_strict_headers(Response& response, const Request& request);

}  // namespace septem::server
