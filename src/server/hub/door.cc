#include "server/hub/door.h"

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "notation/text.h"
#include "server/hub/refusals.h"

namespace septem::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostInBatch = 20;
/// Of a message in bytes; the methods that carry records or files take what the socket takes.
constexpr std::size_t kMostMessage = std::size_t{16} * 1024;
constexpr std::size_t kLongPerCredit = std::size_t{4} * 1024;

Refused too_long() {
  return refused(
      Fault{Code::kInvalidRequest, "only create, replay, verify and fork take messages of more than 16 KiB"});
}

Refused no_request() { return refused(Fault{Code::kInvalidRequest, std::string(kNoRequest)}); }

/// The message that it was read from will be gone.
std::optional<json::value> kept_id(const Request& request) {
  return request.id ? std::optional<json::value>(json::value(*request.id, json::storage_ptr())) : std::nullopt;
}

bool takes_long_messages(std::string_view name) {
  const Method* method = find_method(name);
  return method && method->takes_records;
}

}  // namespace

void Door::received(Client& client, std::string_view text) {
  Core& core = house_.core;
  ++core.counts.messages;
  if (client.box->is_cut_off) return;
  if (client.credits.is_hopeless(core.limits.per_connection())) {
    return core.world.clients.drop(client.id, "too many messages");
  }
  house_.outbox.command() = {0, core.world.clients.stamp()};
  const bool is_long = text.size() > kMostMessage;
  if (is_long) (void)house_.people.pay(client, static_cast<double>(text.size() / kLongPerCredit));

  std::array<unsigned char, 4096> buffer;
  json::monotonic_resource memory(buffer.data(), buffer.size());
  json::error_code error;
  const json::value message = json::parse(text, error, &memory);
  if (error) return refuse(client, nullptr, not_json(error.message()));
  const json::array* batch = message.if_array();
  if (batch && is_long) return refuse(client, nullptr, too_long());
  if (batch) return received_batch(client, *batch);
  const auto request = read_request(message);
  if (!request) return refuse(client, request.error(), no_request());
  if (is_long && !takes_long_messages(request->method)) {
    return refuse(client, request->id ? *request->id : json::value(nullptr), too_long());
  }
  Called called = call(client, *request);
  if (const Answer* result = std::get_if<Answer>(&called)) {
    std::string made = answer_text(core, request->id, *result);
    if (!made.empty()) house_.outbox.answer(*client.box, std::move(made), *request->id);
  } else {
    house_.jobs.add(client, {std::get<std::unique_ptr<Job>>(std::move(called)), kept_id(*request), nullptr});
  }
}

void Door::refuse(Client& client, const json::value& id, const Refused& refusal) {
  (void)house_.people.pay(client, 1);
  house_.outbox.answer(*client.box, refusal_text(house_.core, id, refusal), id);
}

void Door::received_batch(Client& client, const json::array& requests) {
  if (requests.empty() || requests.size() > kMostInBatch) {
    return refuse(client, nullptr, refused(Fault{Code::kInvalidRequest, "a batch has 1 to 20 requests"}));
  }
  const auto batch = std::make_shared<Batch>();
  for (const json::value& message : requests) {
    const auto request = read_request(message);
    if (!request) {
      (void)house_.people.pay(client, 1);
      add_to_batch(batch->answers, refusal_text(house_.core, request.error(), no_request()));
      continue;
    }
    Called called = call(client, *request);
    if (const Answer* result = std::get_if<Answer>(&called)) {
      add_to_batch(batch->answers, answer_text(house_.core, request->id, *result));
    } else {
      ++batch->missing;
      house_.jobs.add(client, {std::get<std::unique_ptr<Job>>(std::move(called)), kept_id(*request), batch});
    }
  }
  batch->after = house_.outbox.command().after;
  if (batch->missing == 0 && !batch->answers.empty()) house_.outbox.answer_batch(*client.box, batch->answers + "]");
}

Called Door::call(Client& client, const Request& request) {
  const Method* method = find_method(request.method);
  if (!house_.people.pay(client, method ? method->cost : 1)) return failure(too_fast());
  if (!method) {
    return failure(no_such_method(request.method));
  }
  static const json::object none;
  if (request.params && !request.params->is_object()) return failure(bad_params("'params' must be an object"));
  auto& commands = house_.core.counts.commands;
  const auto count = commands.find(request.method);
  ++(count == commands.end() ? commands[std::string(request.method)] : count->second);
  Call call{house_, client, Params(request.params ? request.params->get_object() : none), request.id != nullptr};
  return run(call, *method);
}

}  // namespace septem::server
