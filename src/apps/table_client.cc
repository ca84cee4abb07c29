#include "apps/table_client.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <sys/poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <memory>
#include <optional>
#include <utility>

namespace septem {
namespace {

namespace json = boost::json;

/// The numbers of a host's IPv4 address; empty when it has none.
std::string address_of(const std::string& host) {
  addrinfo wanted{};
  wanted.ai_family = AF_INET;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (::getaddrinfo(host.c_str(), nullptr, &wanted, &found) != 0) return {};
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> owner(found, ::freeaddrinfo);
  sockaddr_in address{};
  std::copy_n(reinterpret_cast<const char*>(found->ai_addr), sizeof address, reinterpret_cast<char*>(&address));
  std::array<char, INET_ADDRSTRLEN> text{};
  return ::inet_ntop(AF_INET, &address.sin_addr, text.data(), text.size());
}

CallFailure refused(const json::value& error) {
  return {error.at("code").to_number<int>(), std::string(error.at("message").as_string())};
}

}  // namespace

Result<TableLink, std::string> parse_table_link(std::string_view url) {
  const std::string why = "a table is named by its link, as http://localhost:7777/t/k3jd8";
  constexpr std::string_view kScheme = "http://";
  constexpr std::string_view kPath = "/t/";
  const std::size_t path = url.find(kPath);
  if (!url.starts_with(kScheme) || path == std::string_view::npos) return failure(why);
  TableLink link;
  std::string_view host = url.substr(kScheme.size(), path - kScheme.size());
  link.table = url.substr(path + kPath.size());
  if (const std::size_t colon = host.find(':'); colon != std::string_view::npos) {
    const std::string_view port = host.substr(colon + 1);
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), link.port);
    if (error != std::errc{} || end != port.data() + port.size()) return failure(why);
    host = host.substr(0, colon);
  }
  link.host = host;
  if (link.host.empty() || link.table.empty()) return failure(why);
  return link;
}

std::string TableClient::connect(const TableLink& link) {
  const std::string address = address_of(link.host);
  if (address.empty()) return "there is no host '" + link.host + "'";
  std::string why = socket_.connect(address, link.port);
  is_gone_ = !why.empty();
  return why;
}

bool TableClient::wait(int ms) {
  if (!messages_.empty()) return true;
  if (is_gone_) return false;
  pollfd wanted{socket_.descriptor(), POLLIN, 0};
  if (::poll(&wanted, 1, ms) <= 0) return false;
  is_gone_ = !socket_.receive([this](std::string_view text, std::size_t) {
    json::error_code error;
    json::value message = json::parse(json::string_view(text.data(), text.size()), error);
    if (!error && message.is_object()) messages_.push_back(std::move(message.get_object()));
  });
  return !messages_.empty();
}

Result<json::value, CallFailure> TableClient::call(std::string_view method, const json::object& params) {
  constexpr int kPatience = 30'000;  // milliseconds
  const std::int64_t id = ++last_id_;
  const json::object request{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
  if (is_gone_ || !socket_.send(json::serialize(request)))
    return failure(CallFailure{CallFailure::kGone, "the connection is gone"});
  std::vector<json::object> others = take_messages();
  std::optional<json::object> answer;
  while (!answer && wait(kPatience)) {
    for (json::object& message : take_messages()) {
      const json::value* answered = message.if_contains("id");
      if (answered && answered->is_int64() && answered->get_int64() == id) {
        answer = std::move(message);
      } else {
        others.push_back(std::move(message));
      }
    }
  }
  messages_ = std::move(others);
  if (answer) {
    if (const json::value* error = answer->if_contains("error")) return failure(refused(*error));
    return std::move((*answer)["result"]);
  }
  is_gone_ = true;
  return failure(CallFailure{CallFailure::kGone, "the server does not answer"});
}

std::vector<json::object> TableClient::take_messages() { return std::exchange(messages_, {}); }

}  // namespace septem
