#include "notation/sevens_moves.h"

#include "games/sevens/card_text.h"
#include "notation/text.h"

namespace septem::sevens {
namespace {

std::string landing_text(Move move) {
  return std::string(card_name(move.card())) + ">" + std::string(type_name(move.column()));
}

std::string call_text(Call call) {
  return call.is_number() ? std::to_string(call.number()) : std::string(colour_name(call.colour()));
}

std::string look_text(Look look) {
  std::string text = "look";
  if (look.deck() > 0) text += " deck=" + std::to_string(look.deck());
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::from_index(i);
    if (look.of(seat) > 0) text += " " + seat_name(seat) + "=" + std::to_string(look.of(seat));
  }
  return text;
}

std::string stack_text(const Stacking& stacking) {
  std::string text = "stack";
  for (int i = 0; i < stacking.count; ++i) {
    text += " " + std::string(card_name(stacking.cards[static_cast<std::size_t>(i)]));
  }
  return text;
}

using Landing = Move (*)(Card card, Type column);

std::optional<Move> parse_landing(std::string_view text, Landing landing) {
  const std::size_t arrow = text.find('>');
  if (arrow == std::string_view::npos) return std::nullopt;
  const auto card = parse_card(text.substr(0, arrow));
  const auto column = parse_type(text.substr(arrow + 1));
  return card && column ? std::optional(landing(*card, *column)) : std::nullopt;
}

std::optional<Move> parse_sin(std::string_view text) {
  const auto seat = parse_seat(text, kMaxSeats);
  return seat ? std::optional(Move::sin(*seat)) : std::nullopt;
}

std::optional<Move> parse_call(std::string_view text) {
  if (text.size() == 1 && text[0] >= '1' && text[0] <= '7') return Move::call(Call::number(text[0] - '0'));
  const auto colour = parse_colour(text);
  return colour ? std::optional(Move::call(Call::colour(*colour))) : std::nullopt;
}

std::optional<Move> parse_take(std::string_view text) {
  const auto column = parse_type(text);
  return column ? std::optional(Move::take(*column)) : std::nullopt;
}

std::optional<Move> parse_look(std::string_view text) {
  Look look;
  for (const std::string_view part : split(text, ' ')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos || part.size() != equals + 2) return std::nullopt;
    const int count = part.back() - '0';
    if (count < 0 || count > Look::kMost) return std::nullopt;
    const std::string_view place = part.substr(0, equals);
    const auto seat = parse_seat(place, kMaxSeats);
    if (!seat && place != "deck") return std::nullopt;
    look = seat ? look.with(*seat, count) : look.with_deck(count);
  }
  return Move::look(look);
}

std::optional<Move> parse_stack(std::string_view text) {
  Stacking stacking;
  for (const std::string_view word : split(text, ' ')) {
    const auto card = parse_card(word);
    if (!card || stacking.count == Look::kMost) return std::nullopt;
    stacking.cards[static_cast<std::size_t>(stacking.count++)] = *card;
  }
  return Move::stack(stacking);
}

}  // namespace

std::string move_text(Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return landing_text(move);
    case Move::Kind::kSin:
      return "sin " + seat_name(move.victim());
    case Move::Kind::kPlace:
      return "place " + landing_text(move);
    case Move::Kind::kCall:
      return "call " + call_text(move.call());
    case Move::Kind::kTake:
      return "take " + std::string(type_name(move.column()));
    case Move::Kind::kLook:
      return look_text(move.look());
    case Move::Kind::kStack:
      return stack_text(move.stacking());
  }
  return {};
}

std::optional<Move> parse_leniently(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return parse_landing(text, &Move::play);
  const std::string_view word = text.substr(0, blank);
  const std::string_view rest = text.substr(blank + 1);
  if (word == "sin") return parse_sin(rest);
  if (word == "place") return parse_landing(rest, &Move::place);
  if (word == "call") return parse_call(rest);
  if (word == "take") return parse_take(rest);
  if (word == "look") return parse_look(rest);
  return word == "stack" ? parse_stack(rest) : std::nullopt;
}

}  // namespace septem::sevens
