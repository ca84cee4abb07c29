// What somebody was told of a game of Seven7s becomes knowledge again. Its views say all that is known of hands and deck; only what a
// power is about has to be taken from the step.
#include <array>

#include "games/sevens/card_text.h"
#include "notation/sevens.h"
#include "notation/text.h"
#include "notation/view_reader.h"

namespace septem {
namespace {

using namespace sevens;
using Value = ViewReader::Value;

/// What is heard of a step and stands in no view.
struct Heard {
  std::optional<Move> move{};   ///< open to all
  std::optional<Seat> first{};  ///< who was drawn to start
};

std::optional<Heard> read_step(const Setup& setup, std::string_view text) {
  constexpr std::string_view kFirst = "* first ";
  if (text.starts_with(kFirst)) {
    const auto seat = parse_seat(text.substr(kFirst.size()), setup.seats);
    return seat ? std::optional(Heard{.first = seat}) : std::nullopt;
  }
  if (text.starts_with("* ")) return Heard{};
  const auto said = parse_said(text, setup.seats);
  if (!said) return std::nullopt;
  if (said->what.starts_with("stack ")) return Heard{};
  const auto move = SevensNotation::parse_move(setup, said->what);
  return move ? std::optional(Heard{.move = move}) : std::nullopt;
}

bool is(const Heard& heard, Move::Kind kind) { return heard.move && heard.move->kind() == kind; }

/// Which chance is due is clear from what came before it.
Phase chance_after(const Heard& heard) {
  if (is(heard, Move::Kind::kSin)) return Phase::kSinned;
  return is(heard, Move::Kind::kLook) ? Phase::kWonder : Phase::kDeck;
}

Phase read_phase(ViewReader& in, const Heard& heard) {
  constexpr std::array<std::pair<std::string_view, Phase>, 8> kPhases = {{{"play", Phase::kPlay},
                                                                          {"sin", Phase::kSin},
                                                                          {"place", Phase::kPlace},
                                                                          {"call", Phase::kCall},
                                                                          {"take", Phase::kTake},
                                                                          {"look", Phase::kLook},
                                                                          {"stack", Phase::kStack},
                                                                          {"over", Phase::kOver}}};
  const std::string_view name = in.text(in.at("phase"));
  for (const auto& [known, phase] : kPhases)
    if (known == name) return phase;
  if (name != "chance") in.refuse("there is no such phase");
  return chance_after(heard);
}

CardSet read_cards(ViewReader& in, const Value& value) { return in.items<CardSet>(value, parse_card); }

std::optional<Card> read_card(ViewReader& in, const Value& value) {
  if (value.is_null()) return std::nullopt;
  const auto card = parse_card(in.text(value));
  if (!card) in.refuse("there is no such card");
  return card;
}

Hand read_hand(ViewReader& in, const Value& value) {
  if (!value.is_array()) return {in.number(value, 0, Card::kCount), std::nullopt};
  const CardSet cards = read_cards(in, value);
  return {cards.size(), cards};
}

/// A column that is empty has been opened all the same.
void read_column(ViewReader& in, Type type, const Value& value, Columns& columns) {
  const auto cards = in.items<FixedList<Card, Columns::kMostUpright>>(value, parse_card);
  for (const Card card : cards) columns.push(type, card);
  if (!cards.is_empty()) return;
  columns.push(type, {});
  columns.pop(type);
}

Columns read_columns(ViewReader& in) {
  Columns columns;
  const auto* given = in.at("columns").if_object();
  if (!given) in.refuse("there are no columns");
  if (!given) return columns;
  for (const auto& [name, cards] : *given) {
    const auto type = parse_type(name);
    type ? read_column(in, *type, cards, columns) : in.refuse("there is no such column");
  }
  return columns;
}

Colour read_colour(ViewReader& in) {
  const Value& value = in.at("wild");
  if (value.is_null()) return Colour::kNone;
  const auto colour = parse_colour(in.text(value));
  if (!colour) in.refuse("there is no such colour");
  return colour.value_or(Colour::kNone);
}

std::optional<Ending> read_ending(ViewReader& in) {
  const Value& value = in.at("ending");
  if (value.is_null()) return std::nullopt;
  const auto card = read_card(in, in.at(value, "card"));
  const auto column = parse_type(in.text(in.at(value, "column")));
  const auto seat = in.seat(in.at(value, "seat"));
  if (card && column && seat) return Ending{*card, *column, *seat};
  in.refuse("the ending card cannot be read");
  return std::nullopt;
}

/// One list: the deck's cards top first, then those of hands, as many of each as were asked for.
std::optional<Looking> read_looking(ViewReader& in, Look look) {
  const Value& value = in.at("looking");
  if (value.is_null()) return std::nullopt;
  const auto cards = in.items<FixedList<Card, Look::kMost>>(value, parse_card);
  Looking looking;
  if (static_cast<int>(cards.size()) != look.total()) {
    in.refuse("other cards are looked at than were asked for");
    return looking;
  }
  const Card* next = cards.begin();
  for (int i = 0; i < look.deck(); ++i) looking.deck.push_back(*next++);
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    for (int count = look.of(Seat::from_index(static_cast<int>(i))); count > 0; --count) looking.hands[i].add(*next++);
  }
  return looking;
}

/// The parts that say what a power is about.
void read_power(ViewReader& in, const View& before, const Heard& heard, View& view) {
  if (view.phase == Phase::kSinned || view.phase == Phase::kPlace) {
    view.victim = is(heard, Move::Kind::kSin) ? std::optional(heard.move->victim()) : before.victim;
  }
  view.picked = read_card(in, in.at("picked"));
  if (view.phase == Phase::kWonder || view.phase == Phase::kStack) {
    view.look = is(heard, Move::Kind::kLook) ? heard.move->look() : before.look;
  }
  view.looking = read_looking(in, view.look);
}

View read_view(const Setup& setup, const View& before, const Heard& heard, ViewReader& in) {
  const auto seats = static_cast<std::size_t>(setup.seats);
  View view;
  view.viewer = before.viewer;
  view.phase = read_phase(in, heard);
  view.to_act = in.seats(in.at("to_act"));
  view.winners = in.seats(in.at("winners"));
  view.turn = view.phase == Phase::kDeck ? heard.first : in.seat(in.at("turn"));
  view.columns = read_columns(in);
  view.wild = read_colour(in);
  in.each(in.at("hands"), seats, [&](const Value& hand, std::size_t i) { view.hands[i] = read_hand(in, hand); });
  view.deck.size = in.number(in.at("deck"), 0, Card::kCount);
  in.each(in.at("lucky"), seats, [&](const Value& cards, std::size_t i) { view.lucky[i] = read_cards(in, cards); });
  view.gone = read_cards(in, in.at("gone"));
  view.ending = read_ending(in);
  read_power(in, before, heard, view);
  view.disabled = in.number(in.at("disabled"), 0, kValues);
  if (const Value& scores = in.at("scores"); !scores.is_null()) {
    view.scores.emplace();
    in.each(scores, seats, [&](const Value& score, std::size_t i) {
      (*view.scores)[i] = static_cast<std::uint8_t>(in.number(score, 0, 255));
    });
  }
  return view;
}

void read_known(const Setup& setup, ViewReader& in, Knowledge& knowledge) {
  in.each(in.at("known"), static_cast<std::size_t>(setup.seats),
          [&](const Value& cards, std::size_t i) { knowledge.known[i] = read_cards(in, cards); });
  const auto* deck = in.at("known_deck").if_array();
  if (!deck || deck->size() > knowledge.known_deck.size()) return in.refuse("nobody knows so much of the deck");
  for (std::size_t i = 0; i < deck->size(); ++i) knowledge.known_deck[i] = read_card(in, (*deck)[i]);
}

}  // namespace

std::optional<std::string> SevensNotation::hear(const Setup& setup, Knowledge& knowledge, std::string_view told,
                                                const boost::json::object& shown) {
  const auto heard = read_step(setup, told);
  if (!heard) return "'" + shortened(told, 60) + "' is no step of this game";
  ViewReader in(shown, setup.seats);
  Knowledge after;
  after.view = read_view(setup, knowledge.view, *heard, in);
  read_known(setup, in, after);
  knowledge = after;
  return in.fault();
}

}  // namespace septem
