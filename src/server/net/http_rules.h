// What HTTP requests are allowed, who makes them, and how browsers shall treat the answers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/beast.h"

namespace septem::server {

/// Whether the page that wants to connect is the public one, one of those allowed, or the server's own: the host that was asked.
/// Any name can be made to lead here, so when the public URL is known (`is_named`) a host that is a name has to be that one.
/// Programs that are no browser have no origin.
bool is_origin_allowed(const HttpRequest& request, std::string_view public_url, bool is_named,
                       const std::vector<std::string>& allowed);

/// Came through a proxy.
bool is_forwarded(const HttpRequest& request);
/// Whom a request is from, when everybody comes through so many proxies of ours: each adds the address that it was asked from at the end
/// of X-Forwarded-For, and what stands before is anybody's claim. Where there is no address it is the one at the other end, `peer`.
std::string client_address(const HttpRequest& request, const std::string& peer, unsigned proxies);

void set_strict_headers(HttpResponse& response, const HttpRequest& request);

}  // namespace septem::server
