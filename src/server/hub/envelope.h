// The hub's answers as JSON-RPC.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "core/result.h"
#include "server/hub/core.h"
#include "server/refusal.h"

namespace septem::server {

/// The text of a result, or why not.
using Answer = Result<std::string, Refused>;

std::string error_text(const boost::json::value& id, const Refused& refusal);
/// The same, counted.
std::string refusal_text(Core& core, const boost::json::value& id, const Refused& refusal);
/// Empty where nobody wants an answer: without an id.
std::string answer_text(Core& core, const boost::json::value* id, const Answer& answer);

}  // namespace septem::server
