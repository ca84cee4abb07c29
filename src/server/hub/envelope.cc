#include "server/hub/envelope.h"

#include <boost/json/object.hpp>

#include "engine/request.h"

namespace septem::server {

namespace json = boost::json;

std::string error_text(const json::value& id, const Refused& refusal) {
  json::object data{{"why", refusal.why},
                    {"ruling", refusal.ruling.empty() ? json::value(nullptr) : json::value(refusal.ruling)}};
  if (refusal.line > 0) data["line"] = refusal.line;
  return rpc_error(id, {{"code", refusal.code}, {"message", refusal.message}, {"data", std::move(data)}});
}

std::string refusal_text(Core& core, const json::value& id, const Refused& refusal) {
  const auto count = core.counts.refusals.find(refusal.why);
  ++(count == core.counts.refusals.end() ? core.counts.refusals[refusal.why] : count->second);
  return error_text(id, refusal);
}

std::string answer_text(Core& core, const json::value* id, const Answer& answer) {
  if (!answer) {
    std::string text = refusal_text(core, id ? *id : json::value(nullptr), answer.error());
    return id ? text : std::string{};
  }
  return id ? rpc_result(*id, *answer) : std::string{};
}

}  // namespace septem::server
