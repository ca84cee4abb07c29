#include "terminal/far_scoring.h"

#include "notation/text.h"
#include "terminal/face.h"

namespace septem::terminal {
namespace {

namespace json = boost::json;

SeatSet seats_at(const json::object& line, std::string_view key) {
  SeatSet seats;
  for (const std::string& name : words_at(line, key))
    if (const auto seat = parse_seat(name, Seat::kMaxPlayers)) seats.add(*seat);
  return seats;
}

/// The key points into the line.
ScoringLine scoring_line(const json::object& line) {
  ScoringLine read{.key = word_at(line, "key"),
                   .seats = seats_at(line, "seats"),
                   .amount = static_cast<int>(number_at(line, "amount"))};
  const json::value* figure = line.if_contains("figure");
  if (figure && figure->is_int64()) read.figure = static_cast<int>(figure->get_int64());
  read.cards = words_at(line, "cards");
  read.against = seats_at(line, "against");
  return read;
}

}  // namespace

std::vector<std::vector<std::string>> far_scorings(const json::array& scorings, const Shown& shown) {
  const Face& face = face_of(word_at(shown.view, "game"));
  std::vector<std::vector<std::string>> all;
  for (const json::value& each : scorings) {
    if (!each.is_array()) continue;
    Scoring lines;
    for (const json::value& line : each.get_array())
      if (line.is_object()) lines.push_back(scoring_line(line.get_object()));
    all.push_back(tell_scoring(face, shown, lines));
  }
  return all;
}

}  // namespace septem::terminal
