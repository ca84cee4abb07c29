#include "notation/sevens.h"

#include "core/check.h"
#include "games/sevens/card_text.h"
#include "notation/explain.h"
#include "notation/json.h"
#include "notation/json_text.h"
#include "notation/sevens_moves.h"
#include "notation/text.h"

namespace septem {
namespace {

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
    {"sevens.victim-has-no-card", "that opponent has no card: choose one who has"},
    {"sevens.must-place", "Deadly Sins: the picked card must be placed"},
    {"sevens.card-not-picked", "that is not the card that was picked"},
    {"sevens.must-call", "Lucky Gods: a number or a colour must be called"},
    {"sevens.must-take", "Seas: the top card of a column must be taken"},
    {"sevens.not-from-seas", "the card just played lies on the Seas column: take from another one"},
    {"sevens.nothing-to-take", "there is no card on that column: take from another one"},
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
    {"sevens.score.card", "a card in hand"},
    {"sevens.score.wild", "a card in hand of the wild colour"},
    {"sevens.score.disabled", "a card in hand whose value is disabled"},
    {"sevens.score.ending", "the card that ended the game"},
    {"sevens.score.ending-wild", "the card that ended the game, of the wild colour"},
    {"sevens.score.ending-disabled", "the card that ended the game; its value is disabled"},
    {"sevens.score.lucky", "cards won by Lucky Gods"},
    {"sevens.score.hidden", "cards in hand that are not shown"},
    {"sevens.score.lowest", "a tie: the lowest single value in hand decides"},
};

template <class Cards>
void put_names(JsonText& out, const Cards& cards) {
  for (const Card card : cards) out.text(card_name(card));
}

template <class Cards>
void write_cards(JsonText& out, const Cards& cards) {
  out.list([&] { put_names(out, cards); });
}

/// A hand or the deck: its cards for those who see them, else how many.
template <class Pile>
void write_pile(JsonText& out, const Pile& pile) {
  pile.cards ? write_cards(out, *pile.cards) : out.number(pile.size);
}

void write_columns(JsonText& out, const Columns& columns) {
  out.object([&] {
    for_each_type(columns.opened(), [&](Type type) { write_cards(out.key(type_name(type)), columns.cards(type)); });
  });
}

void write_colour(JsonText& out, Colour colour) {
  colour == Colour::kNone ? out.null() : out.text(colour_name(colour));
}

void write_ending(JsonText& out, const std::optional<Ending>& ending) {
  if (!ending) return out.null();
  out.object([&] {
    out.key("card").text(card_name(ending->card));
    out.key("column").text(type_name(ending->column));
    out.key("seat").seat(ending->seat);
  });
}

/// The deck's cards top first, then those of hands.
void write_looking(JsonText& out, const std::optional<Looking>& looking) {
  if (!looking) return out.null();
  out.list([&] {
    put_names(out, looking->deck);
    for (const CardSet hand : looking->hands) put_names(out, hand);
  });
}

void write_known_deck(JsonText& out, const Knowledge& knowledge) {
  if (const auto& all = knowledge.view.deck.cards) return write_cards(out, *all);
  const auto& known = knowledge.known_deck;
  const auto is_known = [](const auto& card) { return card.has_value(); };
  const auto end = std::find_if(std::rbegin(known), std::rend(known), is_known).base();
  out.list([&] {
    for (auto card = std::begin(known); card != end; ++card) *card ? out.text(card_name(**card)) : out.null();
  });
}

void write_scores(JsonText& out, const std::optional<Scores>& scores, int seats) {
  if (!scores) return out.null();
  out.list_of(seats, [&](std::size_t i) { out.number((*scores)[i]); });
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
  return read_data("square", name, files, kSentences, parse_square);
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

std::string_view SevensNotation::card(int index) { return card_name(Card::from_index(index)); }

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

std::string SevensNotation::view(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  JsonText out(1500);
  out.object([&] {
    put_common(out, phase_name(view.phase), view.to_act, view.phase == Phase::kOver, view.winners);
    out.key("turn").seat(view.phase == Phase::kDeck ? std::nullopt : view.turn);
    write_columns(out.key("columns"), view.columns);
    write_colour(out.key("wild"), view.wild);
    out.key("hands").list_of(setup.seats, [&](std::size_t i) { write_pile(out, view.hands[i]); });
    write_pile(out.key("deck"), view.deck);
    out.key("lucky").list_of(setup.seats, [&](std::size_t i) { write_cards(out, view.lucky[i]); });
    write_cards(out.key("gone"), view.gone);
    write_ending(out.key("ending"), view.ending);
    out.key("picked");
    view.picked ? out.text(card_name(*view.picked)) : out.null();
    write_looking(out.key("looking"), view.looking);
    out.key("known").list_of(setup.seats, [&](std::size_t i) { write_cards(out, knowledge.known[i]); });
    write_known_deck(out.key("known_deck"), knowledge);
    out.key("disabled").number(view.disabled);
    write_scores(out.key("scores"), view.scores, setup.seats);
  });
  return std::move(out).take();
}

std::string SevensNotation::sight(const Setup&, const Sight& sight) {
  const std::string seat = seat_name(sight.seat);
  switch (sight.kind) {
    case Sight::Kind::kFirst:
      return "* first " + seat;
    case Sight::Kind::kDeck:
      return "* deck";
    case Sight::Kind::kSinned:
      return "* sin " + (sight.card ? std::string(card_name(*sight.card)) : "?");
    case Sight::Kind::kWonder:
      return "* wonder ?";
    case Sight::Kind::kMove:
      return seat + " " + move_text(sight.move);
    case Sight::Kind::kStack:
      break;
  }
  if (!sight.looking) return seat + " stack ?";
  std::string text = seat + " stack";
  for (const Card card : sight.looking->deck) text += " " + std::string(card_name(card));
  return text;
}

DataCheck SevensNotation::check(std::string_view text) {
  Mistakes mistakes;
  (void)read_square(text, mistakes);
  return in_words(kSentences, mistakes);
}

std::string SevensNotation::own_view(std::string_view text) {
  const auto square = parse_square(text);
  SEPTEM_CHECK(square);
  boost::json::object of_card;
  for (const Card card : kAllCards) of_card[card_name(card)] = colour_name(square->of(card));
  return R"("colours":)" + boost::json::serialize(of_card);
}

std::string_view SevensNotation::explain(std::string_view key) { return sentence(kSentences, key); }

}  // namespace septem
