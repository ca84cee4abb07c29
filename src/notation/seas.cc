#include "notation/seas.h"

#include <array>

#include "core/check.h"
#include "games/seas/card_text.h"
#include "notation/explain.h"
#include "notation/json.h"
#include "notation/json_text.h"
#include "notation/text.h"

namespace septem {
namespace {

using namespace seas;

constexpr std::array<std::string_view, 3> kTeamsNames = {"none", "teams", "ultimate"};

constexpr std::pair<std::string_view, std::string_view> kSentences[] = {
    {"seas.not-your-turn", "it is not this seat's turn"},
    {"seas.must-play", "a card of the hand must be played"},
    {"seas.card-not-in-hand", "that card is not in this hand"},
    {"seas.card-not-in-display", "only cards that lie in the display can be taken"},
    {"seas.must-take-same-strength",
     "a card of the same strength lies in the display: exactly one such card must be taken"},
    {"seas.does-not-add-up", "the cards taken must add up to the strength of the card played"},
    {"seas.must-take-combination", "cards of the display add up to this card: one such combination must be taken"},
    {"seas.one-takes-a-ten", "a card of strength 1 takes one card of strength 10 or is laid down"},
    {"seas.kraken-takes-ten-or-all", "the kraken takes one card of strength 10, or the whole display, or is laid down"},
    {"seas.must-choose-source", "the display is cleared: choose where to nick from, or nick none"},
    {"seas.no-such-source", "there is no such chest; a team's chest is named by its lower seat"},
    {"seas.own-chest", "nobody nicks from their own chest"},
    {"seas.empty-source", "there is nothing to nick there: choose where cards lie, or nick none"},
    {"seas.must-pick", "a source was chosen: one of its cards must be picked"},
    {"seas.card-not-in-source", "that card is not in the source looked into"},
    {"seas.first-is-due", "the seat that starts is due"},
    {"seas.deal-is-due", "a deal is due"},
    {"seas.nothing-is-due", "no outcome is due"},
    {"seas.no-such-seat", "there is no such seat at this table"},
    {"seas.not-all-cards", "a deal names each of the 40 cards once"},
    {"seas.values.not-a-pair", "expected a card and its value, such as 'G7 7'"},
    {"seas.values.no-such-card", "there is no such card; cards are G1 to G10, C1.., R1.., X1.."},
    {"seas.values.card-twice", "this card has a value already"},
    {"seas.values.not-a-number", "a value is a whole number from -7 to 7"},
    {"seas.values.out-of-range", "a value is a whole number from -7 to 7"},
    {"seas.values.kraken", "the kraken X1 is worth -7"},
    {"seas.values.curse-not-negative", "a curse is worth less than 0"},
    {"seas.values.card-missing", "the file ends, and this card has no value"},
    {"seas.score.cards", "the most cards"},
    {"seas.score.coins", "the most coins"},
    {"seas.score.lady", "the pirate lady"},
    {"seas.score.king", "the pirate king"},
    {"seas.score.value", "the highest booty value"},
};

std::string cards_text(CardSet cards, std::string_view separator) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty()) text += separator;
    text += card_name(card);
  }
  return text;
}

std::optional<Move> parse_play(std::string_view text) {
  const std::size_t cross = text.find('x');
  const auto card = parse_card(text.substr(0, cross));
  if (!card) return std::nullopt;
  if (cross == std::string_view::npos) return Move::lay(*card);
  CardSet taken;
  for (const std::string_view word : split(text.substr(cross + 1), '+')) {
    const auto other = parse_card(word);
    if (!other) return std::nullopt;
    taken.add(*other);
  }
  return Move::capture(*card, taken);
}

std::optional<Place> parse_place(std::string_view text) {
  if (text == "harbour") return Place::harbour();
  if (text == "none") return Place::nowhere();
  const auto seat = parse_seat(text, kMaxSeats);
  return seat ? std::optional(Place::chest(static_cast<std::size_t>(seat->index()))) : std::nullopt;
}

std::string place_name(Place place) {
  if (place.is_harbour()) return "harbour";
  return place.is_nowhere() ? "none" : seat_name(Seat::from_index(place.index()));
}

std::optional<Move> parse_leniently(std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return parse_play(text);
  const std::string_view word = text.substr(0, blank);
  const std::string_view rest = text.substr(blank + 1);
  if (word == "nick") {
    const auto place = parse_place(rest);
    return place ? std::optional(Move::nick(*place)) : std::nullopt;
  }
  if (word != "pick") return std::nullopt;
  const auto card = parse_card(rest);
  return card ? std::optional(Move::pick(*card)) : std::nullopt;
}

void write_cards(JsonText& out, CardSet cards) {
  out.list([&] {
    for (const Card card : cards) out.text(card_name(card));
  });
}

void write_pile(JsonText& out, const Pile& pile) { pile.cards ? write_cards(out, *pile.cards) : out.number(pile.size); }

void write_aside(JsonText& out, const Aside& aside) {
  if (!aside.cards) return out.number(aside.size);
  out.list_of(aside.size, [&](std::size_t i) { out.text(card_name((*aside.cards)[i])); });
}

void write_score(JsonText& out, const RoundScore& score, int owners) {
  const auto put = [&](std::string_view key, const auto& of_owner) {
    out.key(key).list_of(owners, [&](std::size_t i) { out.number(of_owner[i]); });
  };
  out.object([&] {
    put("cards", score.cards);
    put("coins", score.coins);
    put("value", score.value);
    put("points", score.points);
    out.key("chests").list_of(owners, [&](std::size_t i) { write_cards(out, score.chests[i]); });
  });
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::kFirst:
    case Phase::kDeal:
      return "chance";
    case Phase::kPlay:
      return "play";
    case Phase::kNick:
      return "nick";
    case Phase::kPick:
      return "pick";
    case Phase::kOver:
      return "over";
  }
  return {};
}

std::optional<Seat> first_of(const Options& options, int seats) { return parse_seat(options.word("first"), seats); }

Teams teams_of(const Options& options) {
  for (std::size_t i = 0; i < kTeamsNames.size(); ++i)
    if (options.word("teams") == kTeamsNames[i]) return static_cast<Teams>(i);
  return Teams::kNone;
}

Result<Values, std::string> values_of(const Options& options, const DataFiles& files) {
  const std::string& name = options.word("values");
  if (name == "default") return default_values();
  return read_data("values", name, files, kSentences, parse_values);
}

}  // namespace

const OptionSpecs& SeasNotation::options() {
  static const OptionSpecs specs = {
      {"target", {std::int64_t{7}, std::int64_t{11}, std::int64_t{14}}},
      {"last_clears", {false, true}},
      {"teams", {std::string("none"), std::string("teams"), std::string("ultimate")}},
      {"values", {std::string("default")}, false, true},
      {"first", {std::string("p0"), std::string("random")}, true},
  };
  return specs;
}

Result<Setup, std::string> SeasNotation::setup(int seats, const Options& options, const DataFiles& files) {
  const Teams teams = teams_of(options);
  if (teams != Teams::kNone && seats != 4) {
    return failure(std::string("option 'teams': teams need four seats; with fewer it is \"none\""));
  }
  const auto values = values_of(options, files);
  if (!values) return failure(values.error());
  return Setup{.seats = seats,
               .target = static_cast<int>(options.number("target")),
               .last_clears = options.is_on("last_clears"),
               .teams = teams,
               .first = first_of(options, seats),
               .values = *values};
}

std::string_view SeasNotation::phase(const State& state) { return phase_name(state.phase); }

Due SeasNotation::due(const State& state) {
  return state.phase == Phase::kFirst ? Due{"first", false} : Due{"deal", true};
}

std::string_view SeasNotation::card(int index) { return card_name(Card::from_index(index)); }

std::string SeasNotation::move(const Setup&, Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay: {
      const std::string card(card_name(move.card()));
      return move.taken().is_empty() ? card : card + "x" + cards_text(move.taken(), "+");
    }
    case Move::Kind::kNick:
      return "nick " + place_name(move.source());
    case Move::Kind::kPick:
      return "pick " + std::string(card_name(move.card()));
  }
  return {};
}

std::optional<Move> SeasNotation::parse_move(const Setup& setup, std::string_view text) {
  const auto move = parse_leniently(text);
  return move && SeasNotation::move(setup, *move) == text ? move : std::nullopt;
}

std::string SeasNotation::outcome(const Setup&, const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::kFirst) return seat_name(outcome.seat);
  std::string text;
  for (const Card card : outcome.cards) {
    if (!text.empty()) text += ' ';
    text += card_name(card);
  }
  return text;
}

Result<Outcome, std::string> SeasNotation::parse_outcome(const Setup& setup, const State& state, OutcomeWords words) {
  if (state.phase == Phase::kFirst) {
    const auto seat = parse_seat(words.front(), setup.seats);
    if (!seat) return failure("'" + shortened(words.front(), 20) + "' is not a seat of this table");
    return Outcome::first(*seat);
  }
  if (words.size() != Card::kCount) {
    return failure("a deal has 40 cards, not " + std::to_string(words.size()));
  }
  Outcome outcome;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto card = parse_card(words[i]);
    if (!card) return failure("'" + shortened(words[i], 20) + "' is not a card");
    outcome.cards[i] = *card;
  }
  return outcome;
}

std::string SeasNotation::view(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  JsonText out(1000);
  out.object([&] {
    put_common(out, phase_name(view.phase), view.to_act, view.phase == Phase::kOver, view.winners);
    out.key("round").number(view.round);
    out.key("cycle").number(view.cycle);
    out.key("start").seat(view.start);
    out.key("turn").seat(view.turn);
    write_cards(out.key("display"), view.display);
    out.key("hands").list_of(setup.seats, [&](std::size_t i) { write_pile(out, view.hands[i]); });
    out.key("chests").list_of(setup.owners(), [&](std::size_t i) { write_pile(out, view.chests[i]); });
    write_pile(out.key("harbour"), view.harbour);
    write_aside(out.key("aside"), view.aside);
    out.key("ships").list_of(setup.owners(), [&](std::size_t i) { out.number(view.ships[i]); });
    out.key("last_taker").seat(view.last_taker);
    out.key("looking");
    view.looking ? write_cards(out, *view.looking) : out.null();
    out.key("scores").list([&] {
      for (const RoundScore& score : knowledge.scores) write_score(out, score, setup.owners());
    });
  });
  return std::move(out).take();
}

std::string SeasNotation::sight(const Setup& setup, const Sight& sight) {
  const std::string seat = seat_name(sight.seat);
  switch (sight.kind) {
    case Sight::Kind::kFirst:
      return "* first " + seat;
    case Sight::Kind::kDeal:
      return "* deal";
    case Sight::Kind::kPlay:
    case Sight::Kind::kNick:
      return seat + " " + SeasNotation::move(setup, sight.move);
    case Sight::Kind::kPick:
      return seat + " pick " + (sight.picked ? std::string(card_name(*sight.picked)) : "?");
  }
  return {};
}

DataCheck SeasNotation::check(std::string_view text) {
  Mistakes mistakes;
  (void)read_values(text, mistakes);
  return in_words(kSentences, mistakes);
}

std::string SeasNotation::own_view(std::string_view text) {
  const auto values = parse_values(text);
  SEPTEM_CHECK(values);
  boost::json::object of_card;
  for (const Card card : kAllCards) of_card[card_name(card)] = values->of(card);
  return R"("values":)" + boost::json::serialize(of_card);
}

std::string_view SeasNotation::explain(std::string_view key) { return sentence(kSentences, key); }

}  // namespace septem
