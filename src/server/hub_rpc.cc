// The JSON-RPC envelope around the hub's methods.
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/request.h"
#include "notation/text.h"
#include "server/hub.h"
#include "server/hub_parts.h"

namespace septem::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostInBatch = 20;
/// Of a message in bytes; the methods that carry records or files take what the socket takes.
constexpr std::size_t kMostMessage = std::size_t{16} * 1024;
constexpr std::size_t kLongPerCredit = std::size_t{4} * 1024;

bool takes_long_messages(std::string_view method) {
  return method == "create" || method == "replay" || method == "verify" || method == "fork";
}

Refused too_long() {
  return refused(
      Fault{Code::kInvalidRequest, "only create, replay, verify and fork take messages of more than 16 KiB"});
}

double cost_of(std::string_view method) {
  // A whole game is played again: some milliseconds in which everybody else waits.
  if (method == "history" || method == "replay" || method == "verify" || method == "fork") return 30;
  if (method == "create" || method == "rematch") return 20;
  if (method == "chat" || method == "record" || method == "lobby" || method == "tables") return 5;
  if (method == "mute" || method == "slow") return 5;  // like the chat that they are about
  if (method == "watch" || method == "hello") return 2;
  return 1;
}

}  // namespace

std::string Hub::error_text(const json::value& id, const Refused& refusal) {
  json::object data{{"why", refusal.why},
                    {"ruling", refusal.ruling.empty() ? json::value(nullptr) : json::value(refusal.ruling)}};
  if (refusal.line > 0) data["line"] = refusal.line;
  json::object error{{"code", refusal.code}, {"message", refusal.message}, {"data", std::move(data)}};
  return json::serialize(json::object{{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

std::string Hub::refuse(const json::value& id, const Refused& refusal) {
  const auto count = counts_.refusals.find(refusal.why);
  ++(count == counts_.refusals.end() ? counts_.refusals[refusal.why] : count->second);
  return error_text(id, refusal);
}

/// Its own debts cut a connection off; what it shares with others only makes it wait.
bool Hub::pay(Client& client, double cost) {
  if (!client.credits.pay(cost, limits_.per_connection(), now_)) return false;
  if (client.of_person && !client.of_person->spend(cost, limits_.per_person(), now_)) return false;
  return !client.of_network || client.of_network->spend(cost, limits_.per_network(), now_);
}

std::shared_ptr<Credits> Hub::shared_credits(const std::string& owner, const Allowance& allowed) {
  auto& credits = shared_credits_[owner];
  if (!credits) credits = std::make_shared<Credits>(allowed, now_);
  return credits;
}

void Hub::received(ClientId id, std::string_view text, Millis now) {
  now_ = now;
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  Client& client = *found->second;
  ++counts_.messages;
  if (client.credits.is_hopeless(limits_.per_connection())) return world_.drop(id, "too many messages");
  const bool is_long = text.size() > kMostMessage;
  if (is_long) (void)pay(client, static_cast<double>(text.size() / kLongPerCredit));

  std::array<unsigned char, 4096> buffer;
  json::monotonic_resource memory(buffer.data(), buffer.size());
  json::error_code error;
  const json::value message = json::parse(text, error, &memory);
  if (error) {
    (void)pay(client, 1);
    return send(id, refuse(nullptr, refused(Fault{Code::kParseError, "this is not JSON: " + error.message()})), "null");
  }
  const json::array* batch = message.if_array();
  if (!batch) {
    const auto request = read_request(message);
    const bool is_too_long = is_long && !(request && takes_long_messages(request->method));
    std::string answer = is_too_long ? refuse(request && request->id ? *request->id : json::value(nullptr), too_long())
                                     : answer_request(client, request);
    if (answer.empty()) return;
    return send(id, std::move(answer), json::serialize(request ? *request->id : request.error()));
  }
  if (is_long || batch->empty() || batch->size() > kMostInBatch) {
    (void)pay(client, 1);
    const Fault fault{Code::kInvalidRequest, "a batch has 1 to 20 requests"};
    return send(id, refuse(nullptr, is_long ? too_long() : refused(fault)), "null");
  }
  std::string answers;
  for (const json::value& request : *batch) {
    const std::string answer = answer_request(client, read_request(request));
    if (!answer.empty()) (answers += answers.empty() ? "[" : ",") += answer;
  }
  if (!answers.empty()) send(id, answers + "]", "[");
}

std::string Hub::answer_request(Client& client, const Result<Request, json::value>& request) {
  if (!request) {
    (void)pay(client, 1);
    return refuse(request.error(), refused(Fault{Code::kInvalidRequest, std::string(kNoRequest)}));
  }
  const json::value* id = request->id;
  auto answer = call(client, request->method, request->params, id != nullptr);
  if (!answer) {
    const std::string text = refuse(id ? *id : json::value(nullptr), answer.error());
    return id ? text : std::string{};
  }
  if (!id) return {};
  return R"({"jsonrpc":"2.0","id":)" + json::serialize(*id) + R"(,"result":)" + *answer + '}';
}

Hub::Answer Hub::call(Client& client, std::string_view name, const json::value* given, bool wants_answer) {
  static constexpr std::pair<std::string_view, Method> kMethods[] = {
      {"move", &Hub::move},         {"watch", &Hub::watch},     {"legal", &Hub::legal},   {"view", &Hub::view},
      {"hello", &Hub::hello},       {"create", &Hub::create},   {"lobby", &Hub::lobby},   {"tables", &Hub::tables},
      {"unwatch", &Hub::unwatch},   {"sit", &Hub::sit},         {"bot", &Hub::bot},       {"leave", &Hub::leave},
      {"mix", &Hub::mix},           {"start", &Hub::start},     {"undo", &Hub::undo},     {"agree", &Hub::agree},
      {"chat", &Hub::chat},         {"rematch", &Hub::rematch}, {"record", &Hub::record}, {"history", &Hub::history},
      {"replay", &Hub::replay},     {"verify", &Hub::verify},   {"fork", &Hub::fork},     {"withdraw", &Hub::withdraw},
      {"turn-out", &Hub::turn_out}, {"mute", &Hub::mute},       {"slow", &Hub::slow},     {"close", &Hub::close},
  };
  if (!pay(client, cost_of(name))) {
    return failure(refused(ServerCode::kTooFast, "too-fast", "too many commands; wait a little"));
  }
  const auto* found = std::find_if(std::begin(kMethods), std::end(kMethods),
                                   [&](const auto& method) { return method.first == name; });
  if (found == std::end(kMethods)) {
    return failure(refused(Fault{Code::kNoSuchMethod, "there is no method '" + shortened(name, 60) + "'"}));
  }
  static const json::object none;
  if (given && !given->is_object()) return failure(bad_params("'params' must be an object"));
  const auto count = counts_.commands.find(name);
  ++(count == counts_.commands.end() ? counts_.commands[std::string(name)] : count->second);
  Call call{client, Params(given ? given->get_object() : none), wants_answer};
  return (this->*found->second)(call);
}

}  // namespace septem::server
