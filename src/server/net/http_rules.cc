#include "server/net/http_rules.h"

#include <algorithm>

namespace septem::server {
namespace {

std::string_view origin_of(std::string_view url) {
  const std::size_t scheme = url.find("://");
  const std::size_t path = scheme == std::string_view::npos ? scheme : url.find('/', scheme + 3);
  return url.substr(0, path);
}

std::string_view host_of(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

/// Where the page may connect to. Not every browser takes 'self' for WebSockets, too.
std::string connect_sources(std::string_view host) {
  const bool is_plain = !host.empty() && std::all_of(host.begin(), host.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-.:[]").find(c) != std::string_view::npos;
  });
  const std::string name(is_plain ? host : std::string_view{});
  return is_plain ? "'self' ws://" + name + " wss://" + name : "'self'";
}

}  // namespace

bool is_origin_allowed(const Request& request, std::string_view public_url, const std::vector<std::string>& allowed) {
  if (request.find(http::field::origin) == request.end()) return true;
  const std::string_view origin = header(request, http::field::origin);
  if (origin == origin_of(public_url)) return true;
  for (const std::string& one : allowed)
    if (origin == origin_of(one)) return true;
  return request.find(http::field::host) != request.end() && host_of(origin) == header(request, http::field::host);
}

std::string forwarded_address(std::string_view list) {
  constexpr std::size_t kLongestAddress = 45;
  const std::size_t comma = list.rfind(',');
  const std::size_t begin = list.find_first_not_of(' ', comma == std::string_view::npos ? 0 : comma + 1);
  return std::string(begin == std::string_view::npos ? std::string_view{} : list.substr(begin, kLongestAddress));
}

void set_strict_headers(Response& response, const Request& request) {
  response.set(http::field::server, "Septem");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
               "font-src 'self'; connect-src " +
                   connect_sources(header(request, http::field::host)) +
                   "; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                   "frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

}  // namespace septem::server
