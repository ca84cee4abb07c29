// A chance outcome as the protocol writes it: a text, or a list of texts and `[id, weight]` pairs.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "core/result.h"
#include "engine/any_game.h"

namespace septem {

/// In the words of a record: `["coral-key", 83]` becomes `coral-key=83`.
Result<GivenOutcome, std::string> given_outcome(const boost::json::value& given);

}  // namespace septem
