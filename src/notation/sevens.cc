#include "notation/sevens.h"

#include "games/sevens/card_text.h"
#include "notation/explain.h"
#include "notation/json.h"
#include "notation/sevens_moves.h"
#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;
using namespace sevens;
using OptionList = septem::Options;  // sevens::Options are those of a decision

constexpr std::pair<std::string_view, std::string_view> kSentences[] = {
    {"sevens.not-your-turn", "it is not this seat's turn"},
    {"sevens.must-play", "a card of the hand must be played on a column"},
    {"sevens.card-not-in-hand", "that card is not in this hand"},
    {"sevens.own-column-only", "only Ages of Man and cards of the wild colour go to another type's column"},
    {"sevens.column-not-open", "there is no such column yet; only a card of its own type opens it"},
    {"sevens.must-choose-victim", "Deadly Sins: an opponent must be chosen"},
    {"sevens.no-opponent", "that seat is no opponent"},
    {"sevens.victim-has-no-card", "that opponent has no card"},
    {"sevens.must-place", "Deadly Sins: the picked card must be placed"},
    {"sevens.card-not-picked", "that is not the card that was picked"},
    {"sevens.must-call", "Lucky Gods: a number or a colour must be called"},
    {"sevens.must-take", "Seas: the top card of a column must be taken"},
    {"sevens.not-from-seas", "the card just played lies on the Seas column: take from another one"},
    {"sevens.nothing-to-take", "there is no card on that column"},
    {"sevens.must-look", "Wonders: say how many cards to see from the deck and from which opponents"},
    {"sevens.not-three-in-all", "Wonders show three cards in all, fewer only where fewer exist"},
    {"sevens.not-in-own-hand", "Wonders show the deck's and the opponents' cards, not one's own"},
    {"sevens.not-so-many", "there are not so many cards there"},
    {"sevens.must-stack", "Wonders: the deck's cards must go back on top"},
    {"sevens.not-the-seen-cards", "exactly the deck cards that were seen go back, each once"},
    {"sevens.first-is-due", "the seat that starts is due"},
    {"sevens.no-such-seat", "there is no such seat at this table"},
    {"sevens.deck-is-due", "the deck is due"},
    {"sevens.not-all-cards", "a deck names each of the 49 cards once"},
    {"sevens.sin-is-due", "the card picked out of the victim's hand is due"},
    {"sevens.card-not-in-victims-hand", "that card is not in the victim's hand"},
    {"sevens.wonder-is-due", "the cards picked out of the opponents' hands are due"},
    {"sevens.cards-not-in-hands-looked-at",
     "expected as many different cards of each hand as are looked at, in the order of the seats"},
    {"sevens.nothing-is-due", "no outcome is due"},
    {"sevens.square.no-such-type", "expected the letter of a type: A, C, D, H, L, S or W"},
    {"sevens.square.type-twice", "this type has its colours already"},
    {"sevens.square.not-a-row", "expected a type's letter and its seven colours, for the values 1 to 7"},
    {"sevens.square.no-such-colour",
     "there is no such colour; colours are red, orange, yellow, green, blue, indigo, violet"},
    {"sevens.square.colour-twice-in-type", "a type has each colour once, and this one comes twice"},
    {"sevens.square.colour-twice-for-value", "no two cards of the same value share a colour, and this one is taken"},
    {"sevens.square.type-missing", "the file ends, and this type has no colours"},
};

template <class Cards>
json::array cards_json(const Cards& cards) {
  json::array array;
  for (const Card card : cards) array.emplace_back(card_name(card));
  return array;
}

json::value hand_json(const Hand& hand) {
  return hand.cards ? json::value(cards_json(*hand.cards)) : json::value(hand.size);
}

json::value deck_json(const Deck& deck) {
  return deck.cards ? json::value(cards_json(*deck.cards)) : json::value(deck.size);
}

json::object columns_json(const Columns& columns) {
  json::object object;
  for_each_type(columns.opened(), [&](Type type) { object[type_name(type)] = cards_json(columns.cards(type)); });
  return object;
}

json::value colour_json(Colour colour) {
  return colour == Colour::kNone ? json::value(nullptr) : json::value(colour_name(colour));
}

json::value ending_json(const std::optional<Ending>& ending) {
  if (!ending) return nullptr;
  return {{"card", card_name(ending->card)}, {"column", type_name(ending->column)}, {"seat", seat_name(ending->seat)}};
}

/// The deck's cards top first, then those of hands.
json::value looking_json(const std::optional<Looking>& looking) {
  if (!looking) return nullptr;
  json::array array = cards_json(looking->deck);
  for (const CardSet hand : looking->hands)
    for (const Card card : hand) array.emplace_back(card_name(card));
  return array;
}

json::array known_deck_json(const Knowledge& knowledge) {
  if (const auto& all = knowledge.view.deck.cards) return cards_json(*all);
  json::array array;
  for (const auto& card : knowledge.known_deck) {
    array.emplace_back(card ? json::value(card_name(*card)) : json::value(nullptr));
  }
  while (!array.empty() && array.back().is_null()) array.pop_back();
  return array;
}

json::value scores_json(const std::optional<Scores>& scores, int seats) {
  if (!scores) return nullptr;
  return array_of(seats, [&](std::size_t i) { return json::value(static_cast<int>((*scores)[i])); });
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::kFirst:
    case Phase::kDeck:
    case Phase::kSinned:
    case Phase::kWonder:
      return "chance";
    case Phase::kPlay:
      return "play";
    case Phase::kSin:
      return "sin";
    case Phase::kPlace:
      return "place";
    case Phase::kCall:
      return "call";
    case Phase::kTake:
      return "take";
    case Phase::kLook:
      return "look";
    case Phase::kStack:
      return "stack";
    case Phase::kOver:
      return "over";
  }
  return {};
}

Result<Square, std::string> square_of(const OptionList& options, const DataFiles& files) {
  const std::string& name = options.word("square");
  if (name == "default") return default_square();
  const auto text = files.read(name);
  if (!text) return failure("option 'square': " + text.error());
  const auto square = parse_square(*text);
  if (!square) return failure("square file '" + name + "', " + explain(kSentences, square.error()));
  return *square;
}

std::size_t cards_due(const State& state) {
  switch (state.phase) {
    case Phase::kSinned:
      return 1;
    case Phase::kWonder:
      return static_cast<std::size_t>(state.look.from_hands());
    default:
      return Card::kCount;
  }
}

Outcome without_cards(const State& state) {
  switch (state.phase) {
    case Phase::kSinned:
      return {Outcome::Kind::kSin};
    case Phase::kWonder:
      return {Outcome::Kind::kWonder};
    default:
      return {Outcome::Kind::kDeck};
  }
}

}  // namespace

const OptionSpecs& SevensNotation::options() {
  static const OptionSpecs specs = {
      {"first", {std::string("random")}, true},
      {"square", {std::string("default")}, false, true},
  };
  return specs;
}

Result<Setup, std::string> SevensNotation::setup(int seats, const OptionList& options, const DataFiles& files) {
  const auto square = square_of(options, files);
  if (!square) return failure(square.error());
  return Setup{.seats = seats, .first = parse_seat(options.word("first"), seats), .square = *square};
}

std::string_view SevensNotation::phase(const State& state) { return phase_name(state.phase); }

Due SevensNotation::due(const State& state) {
  switch (state.phase) {
    case Phase::kFirst:
      return {"first", false};
    case Phase::kSinned:
      return {"sin", false};
    case Phase::kWonder:
      return {"wonder", true};
    default:
      return {"deck", true};
  }
}

std::string SevensNotation::move(const Setup&, Move move) { return move_text(move); }

std::optional<Move> SevensNotation::parse_move(const Setup&, std::string_view text) {
  const auto move = parse_leniently(text);
  return move && move_text(*move) == text ? move : std::nullopt;
}

std::string SevensNotation::outcome(const Setup&, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kFirst) return seat_name(outcome.seat);
  std::string text;
  for (const Card card : outcome.list()) {
    if (!text.empty()) text += ' ';
    text += card_name(card);
  }
  return text;
}

Result<Outcome, std::string> SevensNotation::parse_outcome(const Setup& setup, const State& state, OutcomeWords words) {
  if (state.phase == Phase::kFirst) {
    const auto seat = parse_seat(words.front(), setup.seats);
    if (!seat) return failure("'" + std::string(words.front().substr(0, 20)) + "' is not a seat of this table");
    return Outcome::first(*seat);
  }
  if (words.size() != cards_due(state)) {
    return failure("outcome '" + std::string(due(state).kind) + "' has " + std::to_string(cards_due(state)) +
                   " cards, not " + std::to_string(words.size()));
  }
  Outcome outcome = without_cards(state);
  for (const std::string_view word : words) {
    const auto card = parse_card(word);
    if (!card) return failure("'" + std::string(word.substr(0, 20)) + "' is not a card");
    outcome.add(*card);
  }
  return outcome;
}

json::object SevensNotation::view(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  json::object object;
  put_common(object, phase_name(view.phase), view.to_act, view.phase == Phase::kOver, view.winners);
  object["turn"] = seat_json(view.phase == Phase::kDeck ? std::nullopt : view.turn);
  object["columns"] = columns_json(view.columns);
  object["wild"] = colour_json(view.wild);
  object["hands"] = array_of(setup.seats, [&](std::size_t i) { return hand_json(view.hands[i]); });
  object["deck"] = deck_json(view.deck);
  object["lucky"] = array_of(setup.seats, [&](std::size_t i) { return cards_json(view.lucky[i]); });
  object["gone"] = cards_json(view.gone);
  object["ending"] = ending_json(view.ending);
  object["picked"] = view.picked ? json::value(card_name(*view.picked)) : json::value(nullptr);
  object["looking"] = looking_json(view.looking);
  object["known"] = array_of(setup.seats, [&](std::size_t i) { return cards_json(knowledge.known[i]); });
  object["known_deck"] = known_deck_json(knowledge);
  object["disabled"] = view.disabled;
  object["scores"] = scores_json(view.scores, setup.seats);
  return object;
}

std::string_view SevensNotation::explain(std::string_view key) { return sentence(kSentences, key); }

}  // namespace septem
