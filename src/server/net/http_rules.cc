#include "server/net/http_rules.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <optional>

#include "notation/text.h"

namespace septem::server {
namespace {

constexpr std::string_view kForwardedFor = "X-Forwarded-For";

std::string_view origin_of(std::string_view url) {
  const std::size_t scheme = url.find("://");
  const std::size_t path = scheme == std::string_view::npos ? scheme : url.find('/', scheme + 3);
  return url.substr(0, path);
}

std::string_view host_of(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
  const std::size_t colon = host.find(':');
  const bool has_port = colon != std::string_view::npos && host.find(':', colon + 1) == std::string_view::npos;
  return has_port ? host.substr(0, colon) : host;
}

/// As we write it ourselves; some proxies add the port. Nothing for what is no address.
std::optional<std::string> read_address(std::string_view text) {
  error_code error;
  const auto address = asio::ip::make_address(std::string(without_port(trimmed(text))), error);
  return error ? std::nullopt : std::optional(address.to_string());
}

/// An address, or this machine's own name: no page of a stranger has that.
bool is_no_name(std::string_view host) { return without_port(host) == "localhost" || read_address(host); }

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

bool is_origin_allowed(const HttpRequest& request, std::string_view public_url, bool is_named,
                       const std::vector<std::string>& allowed) {
  if (request.find(http::field::origin) == request.end()) return true;
  const std::string_view origin = header(request, http::field::origin);
  if (origin == origin_of(public_url)) return true;
  for (const std::string& one : allowed)
    if (origin == origin_of(one)) return true;
  const std::string_view host = header(request, http::field::host);
  return !host.empty() && host_of(origin) == host && (!is_named || is_no_name(host));
}

bool is_forwarded(const HttpRequest& request) { return request.find(kForwardedFor) != request.end(); }

std::string client_address(const HttpRequest& request, const std::string& peer, unsigned proxies) {
  if (proxies == 0) return peer;
  std::vector<std::string_view> entries;
  const auto [begin, end] = request.equal_range(kForwardedFor);  // some proxies add a line instead of an entry
  for (auto line = begin; line != end; ++line) {
    for (const std::string_view entry : split({line->value().data(), line->value().size()}, ',')) {
      entries.push_back(entry);
    }
  }
  if (entries.empty()) return peer;
  const std::size_t from_end = std::min<std::size_t>(proxies, entries.size());
  return read_address(entries[entries.size() - from_end]).value_or(peer);
}

void set_strict_headers(HttpResponse& response, const HttpRequest& request) {
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
