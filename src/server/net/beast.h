// Boost.Beast as the sockets use it. For the .cc files of this folder alone: it takes long to compile.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http.hpp>
#include <string_view>

#include "server/net/asio.h"

namespace septem::server {

namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using beast::error_code;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using HttpRequest = http::request<http::empty_body>;
using HttpResponse = http::response<http::string_body>;

/// Empty when the request has no such header.
inline std::string_view header(const HttpRequest& request, http::field name) {
  const auto found = request.find(name);
  return found == request.end() ? std::string_view{} : std::string_view(found->value().data(), found->value().size());
}

}  // namespace septem::server
