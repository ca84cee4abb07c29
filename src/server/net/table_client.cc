#include "server/net/table_client.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <optional>
#include <utility>

namespace septem::server {
namespace {

namespace json = boost::json;

CallFailure refused(const json::value& error) {
  return {error.at("code").to_number<int>(), std::string(error.at("message").as_string())};
}

}  // namespace

Result<TableLink, std::string> parse_table_link(std::string_view url) {
  const std::string why = "a table is named by its link, as http://localhost:7777/t/k3jd8";
  constexpr std::string_view kScheme = "http://";
  constexpr std::string_view kSecretScheme = "https://";
  constexpr std::string_view kPath = "/t/";
  const std::size_t path = url.find(kPath);
  TableLink link;
  link.is_secret = url.starts_with(kSecretScheme);
  if ((!link.is_secret && !url.starts_with(kScheme)) || path == std::string_view::npos) return failure(why);
  if (link.is_secret) link.port = 443;
  const std::size_t scheme = link.is_secret ? kSecretScheme.size() : kScheme.size();
  if (path < scheme) return failure(why);
  std::string_view host = url.substr(scheme, path - scheme);
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
  const auto take_text = [this](std::string_view text, std::size_t) { take(text); };
  return link.is_secret ? socket_.connect_secretly(link.host, link.port, take_text)
                        : socket_.connect(link.host, link.port, take_text);
}

void TableClient::take(std::string_view text) {
  json::error_code error;
  json::value message = json::parse(json::string_view(text.data(), text.size()), error);
  if (!error && message.is_object()) messages_.push_back(std::move(message.get_object()));
}

bool TableClient::wait(std::chrono::milliseconds most) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + most;
  while (messages_.empty() && !is_gone() && Clock::now() < end && !is_woken_.exchange(false)) {
    loop_.wait(std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()));
  }
  return !messages_.empty();
}

Result<json::value, CallFailure> TableClient::call(std::string_view method, const json::object& params) {
  constexpr auto kPatience = std::chrono::seconds(30);
  const std::int64_t id = ++last_id_;
  const json::object request{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
  if (is_gone()) return failure(CallFailure{CallFailure::kGone, "the connection is gone"});
  socket_.send(json::serialize(request));
  std::vector<json::object> others = take_messages();
  std::optional<json::object> answer;
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!answer && !is_gone() && std::chrono::steady_clock::now() < end) {
    static_cast<void>(wait(kPatience));
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
  socket_.cut();
  return failure(CallFailure{CallFailure::kGone, "the server does not answer"});
}

void TableClient::wake() {
  is_woken_ = true;
  loop_.wake();
}

std::vector<json::object> TableClient::take_messages() { return std::exchange(messages_, {}); }

}  // namespace septem::server
