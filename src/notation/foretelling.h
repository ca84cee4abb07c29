// What can be told to a player before a decision, in words that every client can use: what each action would do, and how one stands.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "notation/scoring.h"

namespace septem {

struct ForetoldAction {
  std::string action;
  std::string_view key;  ///< a message key: `sevens.foretell.ends`
  std::string word{};    ///< what the message is about: a number or a name; none where it needs none
};

struct Foretelling {
  std::vector<ForetoldAction> actions{};  ///< those of which there is something to tell
  Scoring standing{};                     ///< the lines of a scoring now, as far as one can know
};

/// `{"actions": {ACTION: {"key", "word"}, ...}, "standing": [...]}`, see docs/protocol.md.
boost::json::object foretelling_json(const Foretelling& foretelling);

}  // namespace septem
