#include "notation/scoring.h"

#include <boost/json/object.hpp>

#include "notation/json.h"

namespace septem {
namespace {

namespace json = boost::json;

json::object line_json(const ScoringLine& line) {
  return {{"key", line.key},
          {"seats", seats_json(line.seats)},
          {"amount", line.amount},
          {"figure", line.figure ? json::value(*line.figure) : json::value(nullptr)},
          {"cards", json::array(line.cards.begin(), line.cards.end())},
          {"against", seats_json(line.against)}};
}

}  // namespace

json::array scoring_json(const Scoring& scoring) {
  json::array lines;
  for (const ScoringLine& line : scoring) lines.push_back(line_json(line));
  return lines;
}

json::array scorings_json(const std::vector<Scoring>& scorings) {
  json::array array;
  for (const Scoring& scoring : scorings) array.push_back(scoring_json(scoring));
  return array;
}

}  // namespace septem
