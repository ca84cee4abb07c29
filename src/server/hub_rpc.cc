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
  // A whole game is played again.
  if (method == "history" || method == "replay" || method == "verify" || method == "fork") return 30;
  if (method == "create" || method == "rematch") return 20;
  if (method == "chat" || method == "record" || method == "scoring" || method == "lobby" || method == "tables")
    return 5;
  if (method == "mute" || method == "slow") return 5;  // like the chat that they are about
  if (method == "watch" || method == "hello") return 2;
  return 1;
}

Refused no_request() { return refused(Fault{Code::kInvalidRequest, std::string(kNoRequest)}); }

/// The message that it was read from will be gone.
std::optional<json::value> kept_id(const Request& request) {
  return request.id ? std::optional<json::value>(json::value(*request.id, json::storage_ptr())) : std::nullopt;
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

std::string Hub::envelope(const json::value* id, const Answer& answer) {
  if (!answer) {
    std::string text = refuse(id ? *id : json::value(nullptr), answer.error());
    return id ? text : std::string{};
  }
  if (!id) return {};
  return R"({"jsonrpc":"2.0","id":)" + json::serialize(*id) + R"(,"result":)" + *answer + '}';
}

void Hub::received(ClientId id, std::string_view text, Millis now) {
  now_ = now;
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  Client& client = *found->second;
  ++counts_.messages;
  if (client.is_cut_off) return;
  if (client.credits.is_hopeless(limits_.per_connection())) return world_.clients.drop(id, "too many messages");
  after_ = 0;
  asked_ = world_.clients.stamp();
  const bool is_long = text.size() > kMostMessage;
  if (is_long) (void)pay(client, static_cast<double>(text.size() / kLongPerCredit));

  std::array<unsigned char, 4096> buffer;
  json::monotonic_resource memory(buffer.data(), buffer.size());
  json::error_code error;
  const json::value message = json::parse(text, error, &memory);
  if (error) {
    return refuse_message(client, nullptr, refused(Fault{Code::kParseError, "this is not JSON: " + error.message()}));
  }
  const json::array* batch = message.if_array();
  if (batch && is_long) return refuse_message(client, nullptr, too_long());
  if (batch) return received_batch(client, *batch);
  const auto request = read_request(message);
  if (!request) return refuse_message(client, request.error(), no_request());
  if (is_long && !takes_long_messages(request->method)) {
    return refuse_message(client, request->id ? *request->id : json::value(nullptr), too_long());
  }
  Called called = call(client, *request);
  if (const Answer* result = std::get_if<Answer>(&called)) {
    std::string made = envelope(request->id, *result);
    if (!made.empty()) answer(client, std::move(made), *request->id);
  } else {
    add_job(client, {std::get<std::unique_ptr<Job>>(std::move(called)), kept_id(*request), nullptr});
  }
}

/// A message that is no request, or too long for one.
void Hub::refuse_message(Client& client, const json::value& id, const Refused& refusal) {
  (void)pay(client, 1);
  answer(client, refuse(id, refusal), id);
}

void Hub::received_batch(Client& client, const json::array& requests) {
  if (requests.empty() || requests.size() > kMostInBatch) {
    return refuse_message(client, nullptr, refused(Fault{Code::kInvalidRequest, "a batch has 1 to 20 requests"}));
  }
  const auto batch = std::make_shared<Batch>();
  for (const json::value& message : requests) {
    const auto request = read_request(message);
    if (!request) {
      (void)pay(client, 1);
      batch->add(refuse(request.error(), no_request()));
      continue;
    }
    Called called = call(client, *request);
    if (const Answer* result = std::get_if<Answer>(&called)) {
      batch->add(envelope(request->id, *result));
    } else {
      ++batch->missing;
      add_job(client, {std::get<std::unique_ptr<Job>>(std::move(called)), kept_id(*request), batch});
    }
  }
  batch->after = after_;
  if (batch->missing == 0 && !batch->answers.empty()) answer_batch(client, batch->answers + "]");
}

Hub::Method Hub::find_method(std::string_view name) {
  static constexpr std::pair<std::string_view, Method> kMethods[] = {
      {"move", &Hub::move},         {"watch", &Hub::watch},     {"legal", &Hub::legal},   {"view", &Hub::view},
      {"hello", &Hub::hello},       {"create", &Hub::create},   {"lobby", &Hub::lobby},   {"tables", &Hub::tables},
      {"unwatch", &Hub::unwatch},   {"sit", &Hub::sit},         {"bot", &Hub::bot},       {"leave", &Hub::leave},
      {"mix", &Hub::mix},           {"start", &Hub::start},     {"undo", &Hub::undo},     {"agree", &Hub::agree},
      {"chat", &Hub::chat},         {"rematch", &Hub::rematch}, {"record", &Hub::record}, {"history", &Hub::history},
      {"replay", &Hub::replay},     {"verify", &Hub::verify},   {"fork", &Hub::fork},     {"withdraw", &Hub::withdraw},
      {"turn-out", &Hub::turn_out}, {"mute", &Hub::mute},       {"slow", &Hub::slow},     {"close", &Hub::close},
      {"scoring", &Hub::scoring},
  };
  const auto* found = std::find_if(std::begin(kMethods), std::end(kMethods),
                                   [&](const auto& method) { return method.first == name; });
  return found == std::end(kMethods) ? nullptr : found->second;
}

Hub::Called Hub::call(Client& client, const Request& request) {
  if (!pay(client, cost_of(request.method))) return failure(too_fast());
  const Method method = find_method(request.method);
  if (!method) {
    return failure(refused(Fault{Code::kNoSuchMethod, "there is no method '" + shortened(request.method, 60) + "'"}));
  }
  static const json::object none;
  if (request.params && !request.params->is_object()) return failure(bad_params("'params' must be an object"));
  const auto count = counts_.commands.find(request.method);
  ++(count == counts_.commands.end() ? counts_.commands[std::string(request.method)] : count->second);
  Call call{client, Params(request.params ? request.params->get_object() : none), request.id != nullptr};
  return run(call, method);
}

/// The command's answer, or the job that leads to it.
Hub::Called Hub::run(Call& call, Method method) {
  Answer answer = (this->*method)(call);
  if (!call.to_open.empty()) call.job = opening_of(call, method);
  if (!call.job) return answer;
  const bool has_turn = !call.may_open;  // its own job leads to another one
  if (!has_turn && (call.client.jobs.size() >= limits_.jobs_per_client || jobs_ >= limits_.jobs)) {
    return failure(
        refused(ServerCode::kTooFast, "busy", "the server is busy; wait for the answers that you asked for"));
  }
  return std::move(call.job);
}

}  // namespace septem::server
