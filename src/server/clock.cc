#include "server/clock.h"

#include <boost/json/object.hpp>

namespace septem::server {
namespace {

namespace json = boost::json;

constexpr Millis kSecond = 1000;
constexpr std::int64_t kMostSeconds = 60LL * 24 * 3600;

std::optional<std::int64_t> seconds(const json::object& object, std::string_view key, std::int64_t least) {
  const json::value* value = object.if_contains(key);
  const std::int64_t* number = value ? value->if_int64() : nullptr;
  if (!number || *number < least || *number > kMostSeconds) return std::nullopt;
  return *number;
}

}  // namespace

Result<ClockRule, std::string> read_clock(const json::value& given) {
  using Kind = ClockRule::Kind;
  if (given.is_null()) return ClockRule{};
  if (const json::object* object = given.if_object()) {
    const auto move = seconds(*object, "move", 1);
    if (move && object->size() == 1) return ClockRule{Kind::kMove, *move * kSecond, 0};
    const auto game = seconds(*object, "game", 1);
    const auto increment = object->contains("increment") ? seconds(*object, "increment", 0) : 0;
    const std::size_t keys = object->contains("increment") ? 2 : 1;
    if (game && increment && object->size() == keys) {
      return ClockRule{Kind::kGame, *game * kSecond, *increment * kSecond};
    }
  }
  return failure(std::string(R"('clock' is null, {"move": seconds} or {"game": seconds, "increment": seconds})"));
}

json::value clock_json(const ClockRule& rule) {
  switch (rule.kind) {
    case ClockRule::Kind::kNone:
      return nullptr;
    case ClockRule::Kind::kMove:
      return json::object{{"move", rule.time / kSecond}};
    case ClockRule::Kind::kGame:
      return json::object{{"game", rule.time / kSecond}, {"increment", rule.increment / kSecond}};
  }
  return nullptr;
}

void Clocks::set_running(SeatSet seats, Millis now) {
  if (!is_used()) return;
  for (int i = 0; i < Seat::kCount; ++i) {
    const Seat seat = Seat::from_index(i);
    const bool runs = since_[at(seat)] != kStands;
    if (runs == seats.has(seat)) continue;
    if (runs) {
      left_[at(seat)] = left(seat, now);
      since_[at(seat)] = kStands;
    } else {
      if (rule_.kind == ClockRule::Kind::kMove && !continuing_.has(seat)) left_[at(seat)] = rule_.time;
      continuing_.remove(seat);
      since_[at(seat)] = now;
    }
  }
}

void Clocks::pressed(Seat seat, Millis now) {
  if (!is_used()) return;
  before_[at(seat)] = left(seat, now);
  left_[at(seat)] = before_[at(seat)] + rule_.increment;
  since_[at(seat)] = kStands;
}

void Clocks::taken_back(Seat seat) {
  if (!is_used()) return;
  left_[at(seat)] = before_[at(seat)];
  since_[at(seat)] = kStands;
  continuing_.add(seat);
}

Millis Clocks::left(Seat seat, Millis now) const {
  const Millis since = since_[at(seat)];
  const Millis rest = left_[at(seat)] - (since == kStands ? 0 : now - since);
  return rest < 0 ? 0 : rest;
}

std::optional<Millis> Clocks::deadline(Seat seat) const {
  if (!is_used() || since_[at(seat)] == kStands) return std::nullopt;
  return since_[at(seat)] + left_[at(seat)];
}

}  // namespace septem::server
