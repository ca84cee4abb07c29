#include "notation/foretelling.h"

#include <utility>

namespace septem {

namespace json = boost::json;

json::object foretelling_json(const Foretelling& foretelling) {
  json::object actions;
  for (const ForetoldAction& told : foretelling.actions)
    actions.emplace(told.action, json::object{{"key", told.key}, {"word", told.word}});
  return {{"actions", std::move(actions)}, {"standing", scoring_json(foretelling.standing)}};
}

}  // namespace septem
